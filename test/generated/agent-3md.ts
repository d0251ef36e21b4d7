import type { Dice, Generated } from './dice.ts'

/** An agent in one file, with mistakes. */
export function generateAgent3md(dice: Dice): Generated {
  const numbers = zOf(dice)
  const identity = dice.mostly('kind=identity', [''], 0.8)
  const planes = numbers.map((z, index) => `${directive(dice, z, index, identity)}\n${bodyOf(dice, numbers)}`)
  const preamble = dice.mostly(
    '',
    [
      'The preamble.\n',
      'See [[z=77]].\n',
      '```\n@plane z=9\n```\n',
      '```\n',
      ' @plane z=9\n',
      '@planes z=9\n',
    ],
    0.92,
  )
  const text = `${frontmatter(dice, numbers)}${preamble}${dice.mostly(planes, [[]], 0.96).join('')}`
  return {
    path: dice.mostly('agent.3md', ['ops.agent.3md']),
    text: dice.mostly(text, [text.replaceAll('\n', '\r\n'), `\ufeff${text}`, text.replace(/\n$/, '')], 0.92),
  }
}

function zOf(dice: Dice): readonly string[] {
  const usual = ['0', '1', '2', '3', '4'].slice(0, 1 + dice.below(5))
  return dice.mostly(
    usual,
    [
      usual.toReversed(),
      usual.toReversed(),
      usual.toReversed(),
      ['3', '1', '2'],
      ['1', '0', '2', '3'],
      [...usual, '1'],
      ['0', '-0', '1'],
      ['1', '1.0'],
      ['-1', ...usual],
      ['1', '0', '2'],
      ['0', '1e1', '10'],
      ['0', '.5', '+2'],
      ['0', '1.', '2'],
      ['0', 'one'],
      ['0', '0x1'],
      ['0', '1e999'],
      ['0', ''],
      ['0', '"1"'],
      ['10', '2', '1'],
    ],
    0.75,
  )
}

function frontmatter(dice: Dice, numbers: readonly string[]): string {
  const lines = [
    dice.mostly('3md: 1.0', ['3MD: 1.0', '3md:', '3md: "1.0"', '3md', '3md: ""', '', '3md : 2.0'], 0.9),
    dice.mostly('axis: skill', ['', 'axis: time', 'Axis: skill'], 0.8),
    dice.mostly(
      'agent: dev',
      [
        '',
        '',
        '',
        'title: Developer',
        'Title: Developer',
        'agent:',
        'agent: ""',
        'Agent: dev',
        "title: ''",
        'title: \nagent: dev',
        'agent: "',
        'agent: dev\nagent:',
      ],
      0.65,
    ),
    dice.mostly(
      'tools: rg, fd, git',
      [
        '',
        '',
        'tools:',
        'tools: rg',
        'tools: ,',
        'tools: [rg, fd]',
        'tools: "rg, fd"',
        'Tools: rg',
        'tools: RG',
      ],
      0.6,
    ),
    dice.mostly(
      '',
      [
        `entry: ${dice.pick(numbers)}`,
        `entry: ${dice.pick(numbers)}`,
        'entry: 7',
        'entry: x',
        'entry:',
        'entry: 1.0',
        'entry: -1',
        'entry: "1"',
        'entry: +1',
        'entry: " 1 "',
        'entry: 01',
        'Entry: 7',
      ],
      0.65,
    ),
    dice.mostly(
      '',
      [
        'model: any',
        '# a comment',
        'a line',
        'persona: Says: hi',
        ': value',
        '  version: 2',
        '-',
        '"quoted": x',
        '\tnote: y',
        'a line without',
        '#',
      ],
      0.8,
    ),
  ]
  const [before, open, close] = dice.mostly(
    ['', '---', '---'],
    [
      ['\n\n', '---', '---'],
      ['', ' --- ', '\t---'],
      ['', '---', ''],
      ['', '', '---'],
      ['', '----', '---'],
      ['text\n', '---', '---'],
      ['', '---', '----'],
      ['', '', ''],
    ],
    0.95,
  )
  return `${before}${open}\n${lines
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('')}${close}\n`
}

const LABELS = ['search', 'files', 'commits', 'pr', 'issues']

function directive(dice: Dice, z: string, index: number, identity: string): string {
  const attributes = [
    dice.mostly(`z=${z}`, ['', `Z=${z}`, `z="${z}"`, `z='${z}'`, `z=${z} z=${z}`, 'z', `z =${z}`], 0.98),
    dice.mostly(
      `label="${LABELS[index % 5]}"`,
      [
        '',
        'label=""',
        'label="  "',
        'label="search"',
        'label="files"',
        'label="files"',
        "label='commits'",
        'label=search',
        'label=" search "',
        'label="Search"',
        'label=look up',
        'LABEL="x"',
        'label="a\\"b"',
        'label="it\'s"',
      ],
      0.85,
    ),
    dice.mostly(
      index === 0 ? identity : 'kind=skill',
      [
        '',
        'kind="identity"',
        'kind=identity',
        'kind=identity',
        'kind=Identity',
        'kind=tool',
        'kind=',
        'KIND=skill',
      ],
      0.94,
    ),
    index === 0 && dice.chance(0.9)
      ? ''
      : dice.mostly(
          `triggers="look, ${LABELS[index % 5]}"`,
          ['', 'triggers=""', 'triggers=","', 'triggers=find', 'triggers=" "', 'triggers="!"'],
          0.88,
        ),
    ...(index === 0 && dice.chance(0.9) ? [] : command(dice)),
    dice.mostly(
      '',
      [
        'x=1',
        'x=left',
        'y=1e2',
        'cost=net',
        'cost',
        '=net',
        'note="a b"',
        'note="open',
        'note="open',
        "note='open",
        "note='a\\'b'",
        'note=a"b c"d',
        '"z"=1',
        'y=""',
        'x=+.5',
        'x=1_000',
      ],
      0.95,
    ),
  ]
  return dice.mostly(
    ['@plane', ...attributes.filter((attribute) => attribute !== '')].join(' '),
    [`@plane\t${attributes.join('\t')}  `],
    0.97,
  )
}

function command(dice: Dice): readonly string[] {
  const inputs = dice.mostly(
    dice.pick(['', 'pattern:string, path:string']),
    [
      'pattern',
      'pattern, path',
      'pattern:number, path:boolean?',
      'pattern:text',
      'pattern:string, pattern:number',
      'pattern, pattern',
      'path:String',
      'pattern: string , path :array',
      'pattern:',
      'pattern?',
      'path:object?,',
      'a:b:c',
      ':string',
      'path:str?',
      'path:array[]',
      'my-input:string',
      ',',
    ],
    0.6,
  )
  const tool = dice.mostly(
    dice.pick(['', 'rg --line {pattern} {path}']),
    [
      'rg {pattern}',
      'rg {pattern} {path} {flags}',
      'rg',
      '   ',
      'fd {path}',
      'ls {path}',
      'git log',
      'rg {Pattern} {path}',
      'rg {{pattern}} {path}',
      'rg { pattern } {path}',
      'rg ${pattern}{path}',
      'RG {pattern} {path}',
      ' rg {path}{pattern}',
      'rg {my-input}',
      'rg {} {1a} {_x}',
    ],
    0.6,
  )
  return [
    inputs === '' ? '' : `inputs="${inputs}"`,
    tool === '' ? dice.mostly('', ['tool=""'], 0.9) : `tool="${tool}"`,
  ]
}

function bodyOf(dice: Dice, numbers: readonly string[]): string {
  const links = Array.from({ length: dice.mostly(0, [1, 1, 2], 0.7) }, () =>
    dice.mostly(
      `See [[z=${dice.pick(numbers)}]].`,
      [
        'See [[z=9|nine]].',
        '[[z=1|one]]',
        '`[[z=8]]`',
        '```\n[[z=8]]\n```',
        '[[z=-1]]',
        '[[z=1.5]]',
        '[[z=01]]',
        '[[z=1',
        '[[z=2|]]',
        '[[x=9]]',
        '[[1]]',
        '[[z=1]][[z=2]]',
      ],
      0.5,
    ),
  )
  const block = dice.mostly(
    'Do it.',
    [
      '',
      '```\n@plane z=9 label="code"\n```',
      '~~~\n@plane z=8\n```\n~~~',
      '  ```js\n@plane z=8\n  ```',
      '````\n@plane z=7\n```',
      '```',
      ' @plane z=6',
      '@planes z=6',
      '```a```\n@plane z=5\n```',
      'Text @plane z=4',
    ],
    0.9,
  )
  return ['', `# Skill`, block, ...links, ''].join('\n')
}
