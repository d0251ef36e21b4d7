import type { Entry } from '../../src/model.ts'

/** Files that grow with a number of UTF-16 code units, about as many as they hold. */
export interface Adversary {
  readonly title: string
  readonly files: (length: number) => Readonly<Record<string, Entry>>
}

const SKILL_HEAD = '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\n'
const PLANES_HEAD = '---\n3md: 1.0\nagent: dev\naxis: skill\n---\n@plane z=0 kind=identity\n'
const IGNORE = 'passmuster-ignore skill/dead-link: x'

/** A text of about so many code units; a string is a part that is repeated, in which `№` is its number, and `№+1` the next. */
type Text = string | ((length: number) => string)

/** The text, of a length. */
function textOf(text: Text, length: number): string {
  if (typeof text !== 'string') return text(length)
  if (text.includes('№'))
    return numbered((index) => text.replace(/№(?:\+(\d))?/g, (_, more = 0) => `${index + Number(more)}`))(
      length,
    )
  return text.repeat(Math.ceil(length / text.length))
}

/** Parts, each made of its number, until they have a length together. */
function numbered(part: (index: number) => string): (length: number) => string {
  return (length) => {
    const parts: string[] = []
    for (let index = 0, sum = 0; sum < length; index++) {
      const next = part(index)
      sum += next.length
      parts.push(next)
    }
    return parts.join('')
  }
}

function between(before: string, text: Text, after = ''): Text {
  return (length) => before + textOf(text, length) + after
}

/** Two texts that share a length. */
function halves(first: Text, second: Text): Text {
  return (length) => textOf(first, length / 2) + textOf(second, length / 2)
}

/** All that opens, then all that closes. */
function nested(opening: string, closing: string): Text {
  return (length) => opening.repeat(length / 2) + closing.repeat(length / 2)
}

function fileAt(path: string, title: string, text: Text): Adversary {
  return { title: `${path}: ${title}`, files: (length) => ({ [path]: textOf(text, length) }) }
}

type Titled = (title: string, text: Text) => Adversary

/** Files of which all but a part is the same. */
function within(path: string, before: string, after: string): Titled {
  return (title, text) => fileAt(path, title, between(before, text, after))
}

/** Longer frontmatter is not read, so fields of the longest of lengths are shorter than that. */
function fieldsIn(path: string, before: string, after: string): Titled {
  return (title, fields) => fileAt(path, title, (length) => before + textOf(fields, length / 8.8) + after)
}

const AGENT = 'agents/dev_x.agent.md'
const COPILOT = '.github/agents/a.agent.md'

const yaml = fieldsIn('pdf/SKILL.md', '---\nname: pdf\n', '\n---\nRead it.\n')
const copilot = fieldsIn(COPILOT, '---\nname: a\n', '\n---\nDo it.\n')
const agent = fieldsIn(AGENT, '---\nversion: 1.0.0\nicon: x\n', '\n---\n# X\n\nDoes x.\n')
const markdown = within('pdf/SKILL.md', SKILL_HEAD, '')
const planes = within('agent.3md', PLANES_HEAD, '')
const planeFields = within('agent.3md', '---\n3md: 1.0\n', '---\n')
const tools = within(AGENT, '---\nversion: 1.0.0\n---\n# X\n\nDoes x.\n\n## Tools\n```js\n', '\n```\n')
const attribute = (title: string, name: string, value: Text): Adversary =>
  planes(title, between(`@plane z=1 label=a triggers=a ${name}="`, value, '"\n'))

/** A file that says how twenty skills are checked. */
const beside =
  (what: string, path: string): Titled =>
  (title, text) => ({
    title: `${what}: ${title}`,
    files: (length) => ({ ...SKILLS, [path]: textOf(text, length) }),
  })
const config = beside('config', 'passmuster.yaml')
const gitignore = beside('.gitignore', '.gitignore')

/** So many files, each made of its number. */
const filesOf = (number: number, file: (index: number) => readonly [path: string, text: string]) =>
  Object.fromEntries(Array.from({ length: number }, (_, index) => file(index)))

/** Parts that grow with their number. */
const growing = (part: (index: number) => string) => (length: number) =>
  Array.from({ length: Math.sqrt(2 * length) }, (_, index) => part(index)).join('')

/** JavaScript that returns these tools. */
const returnedTools = (text: Text): Text => between('return { ', text, ' }')
const toolOf = (name: string): string =>
  `{ fn: async () => 1, scheme: { name: "${name}", description: "x", parameters: {} } }`
const ENTRY = '{"path":"a","rule":"skill/bom","count":1}'
const SKILLS = filesOf(20, (index) => [`s${index}/SKILL.md`, `${SKILL_HEAD}[x](gone.md)\n`])

/**
 * What costs time, if anything does: repeated, nested and left open, where each format looks for something.
 */
export const adversaries: readonly Adversary[] = [
  yaml('a long text', between('description: ', 'a')),
  yaml('a long text with blanks', between('description: ', 'a  ')),
  yaml('many words', between('description: ', 'use when ')),
  yaml('a list in a list', between('x: ', '[')),
  yaml('a list in a list, closed', between('x: ', nested('[', ']'))),
  yaml('a list in a list, in blocks', between('x:\n  ', '- ')),
  yaml('a mapping in a mapping', between('x: ', '{a: ')),
  yaml(
    'a mapping in a mapping, in blocks',
    between(
      'x:\n',
      growing((depth) => `${' '.repeat(depth + 1)}a:\n`),
    ),
  ),
  yaml('one key', 'a: b\n'),
  yaml('one name that is wrong', 'nmae: b\n'),
  yaml('keys', 'k№: b\n'),
  yaml(
    'keys and comments',
    numbered((index) => `k${index}: "b" # ${index % 2 === 0 ? IGNORE : 'x'}\n`),
  ),
  yaml('keys behind comments', halves('k№: b\n', `# ${IGNORE}\n`)),
  yaml('a list and comments', between('tags:\n', `  - "b№" # ${IGNORE}\n`)),
  yaml('a mapping and comments', between('metadata:\n', `  k№: b # ${IGNORE}\n`)),
  yaml('marks of comments in a text', between('x: |\n', `  # ${IGNORE}\n`)),
  yaml(
    'anchors and aliases',
    numbered((index) => `k${index}: &a${index} [b, *a${Math.max(index - 1, 0)}]\n`),
  ),
  yaml('aliases of one anchor', between('x: &a b\ny:\n', '  - *a\n')),
  yaml('tags', 'k№: !!str b\n'),
  yaml('unknown tags', 'k№: !t b\n'),
  yaml('an open quote', between('x: "', 'a\n')),
  yaml('quotes', between('x: ', '"')),
  yaml('open quotes', 'k№: "b\n'),
  yaml('escapes', between('x: "', '\\')),
  yaml('unquoted colons', 'k№: a: b\n'),
  yaml('colons in one line', between('x: ', 'a: ')),
  yaml('keys without a value', '? \n'),
  yaml('words', 'word\n'),
  yaml('blank lines', ' \n'),
  yaml('tabs', between('x:', '\t')),
  yaml('ends of documents', '...\n'),
  copilot('a list of texts', between('tools: [', 'a№, ', 'b]')),
  copilot('a list of one text', between('tools: [', 'edit, ', 'edit]')),
  yaml('a text as a list', between('allowed-tools: ', 'Bash(a:*) ')),
  yaml('tools that are no text', between('allowed-tools: [', '1, ', '1]')),
  yaml('one key again and again', between('x: &a b\n', 'a: b\n')),
  yaml('open brackets in a text', between('allowed-tools: ', 'Bash(')),
  agent('abilities', between('abilities:\n', '  - env:A№\n')),
  agent('nested abilities', between('abilities:\n', '  - net:№\n  - net\n')),
  agent('an environment', between('required:\n  env:\n', '    - KEY_№\n')),
  copilot('handoffs', between('handoffs:\n', '  - label: Go\n    agent: a№\n    prompt: Go\n')),
  copilot('servers', between('mcp-servers:\n', '  s№:\n    type: local\n    command: a\n    tools: ["*"]\n')),
  fileAt(COPILOT, 'references to files', between('---\ndescription: a\n---\n', '#file:a№.md `')),
  copilot('keys', 'k№: b\n'),
  agent('keys', 'k№: b\n'),
  agent('keys and comments', `k№: "b" # ${IGNORE}\n`),
  copilot('keys and comments', `k№: "b" # ${IGNORE}\n`),
  fileAt('pdf/SKILL.md', 'fields that nothing closes', between('---\n', 'k№: b\n')),
  fileAt('pdf/SKILL.md', 'fields below blank lines', between('', '\n', '---\nname: pdf\n---\n')),
  fileAt('pdf/SKILL.md', 'lines of fields that open nothing', between('Text\n', '---\n\n')),
  fileAt('pdf/SKILL.md', 'almost a block of fields', between('Text\n---\n', 'a\n', '---\n')),
  fileAt(AGENT, 'lines of fields that open nothing', between('Text\n', '---\n\n')),
  fileAt(AGENT, 'one line and blanks', between('Text\n---\n', ' \n')),
  fileAt('x.agent.md', 'fields that nothing closes', between('---\n', 'name: a\n')),
  fileAt('x.agent.md', 'fields that nothing closes, and blanks', between('---\n', '\n \t')),

  markdown('a long word', 'a'),
  markdown('blanks', ' '),
  markdown('line breaks', '\r\n'),
  markdown('links', '[a](b.md) '),
  markdown('a word in an open bracket', between('[b] (c.md) [d][e]\n\n[', 'a')),
  markdown('words in an open bracket', between('[b] (c.md) [d][e]\n\n[', 'a ')),
  {
    title: 'pdf/SKILL.md: what bundled files are nearly named',
    files: (length) => ({
      'pdf/SKILL.md': SKILL_HEAD + 'a'.repeat(length),
      ...filesOf(50, (index) => [`pdf/references/${'a'.repeat(index + 1)}.x${index}`, '']),
    }),
  },
  markdown('links to many files', '[a](b№.md)\n'),
  markdown('links to places further up', between('[a](', '../', 'b.md)')),
  markdown('links out of the skill', '[a](../x/b.md)\n'),
  markdown('links into many missing folders', '[a](d№/c№.md)\n'),
  markdown('links into one missing folder', '[a](d/c№.md)\n'),
  markdown('links to missing skills', '[a](../../s№/SKILL.md)\n'),
  markdown('links into a home directory', '[a](~/b/c№.md)\n'),
  markdown('links to hosts', '[a](b№.com)\n'),
  markdown('a long path', between('[a](', 'b/', 'c.md)')),
  markdown('long paths', `[a](${'b/'.repeat(200)}c.md)\n`),
  {
    title: 'pdf/SKILL.md: links that nearly lead to many files',
    files: (length) => ({
      'pdf/SKILL.md': SKILL_HEAD + textOf('[a](R/B№.MD) ', length),
      ...filesOf(Math.ceil(length / 64), (index) => [`pdf/r/b${index}.md`, '']),
    }),
  },
  {
    title: 'pdf/SKILL.md: links to places that git may leave out',
    files: (length) => ({
      'pdf/SKILL.md': SKILL_HEAD + textOf('[a](r/b№.tmp) ', length),
      '.gitignore': '*.tmp\n',
    }),
  },
  {
    title: 'SKILL.md: dead links below folders in folders',
    files: (length) => ({
      [`${'d/'.repeat(length / 512)}pdf/SKILL.md`]: SKILL_HEAD + textOf('[a](../b№/SKILL.md)\n', length / 16),
    }),
  },
  markdown('images', '![a](b.png)\n'),
  markdown('openings of links', '['),
  markdown('openings and ends of links', (length) => '['.repeat(length / 2) + '](a)'.repeat(length / 8)),
  markdown('targets that nothing closes', '[a]('),
  markdown('targets in angle brackets that nothing closes', '[a](<b'),
  markdown('titles that nothing closes', '[a](b "'),
  markdown('brackets in targets', between('[a](', nested('(', ')'), ')')),
  markdown('ends of links', ']('),
  markdown('links in links', (length) => '['.repeat(length / 5) + '](a)'.repeat(length / 5)),
  markdown('definitions', '[a№]: b№.md\n'),
  markdown('definitions of one name', '[a]: b.md\n'),
  markdown('uses of definitions', halves('[a№]: b№.md\n', between('\n', '[x][a№] '))),
  markdown('uses of no definition', '[a][b] '),
  markdown('addresses', '<https://a.example/b> '),
  markdown('openings of tags', '<'),
  markdown('tags that nothing closes', '<a b="'),
  markdown('tags', '<a href="b.md">c</a>'),
  markdown('comments', '<!-- a -->'),
  markdown('comments on lines', '<!-- a -->\n'),
  markdown('comments that nothing closes', '<!-- '),
  markdown('comments that nothing closes, on lines', 'a <!-- a\n\n'),
  markdown('declarations', '<!A '),
  markdown('instructions', '<? '),
  markdown('character data', '<![CDATA['),
  markdown('code', '`a` '),
  markdown('marks of code', '`'),
  markdown(
    'marks of code of all lengths',
    growing((index) => `${'`'.repeat(index + 1)} `),
  ),
  markdown('marks of code of two lengths', '`` ` a ``` '),
  markdown('fences', '```\na\n```\n'),
  markdown(
    'openings of fences',
    growing((index) => `${'~'.repeat(index + 3)}\n`),
  ),
  markdown('a fence that nothing closes', between('```\n', '[a](b.md)\n')),
  markdown('code by indentation', '\n    a\n'),
  markdown('headings', '# a\n'),
  markdown('many headings', '## a№\n\n'),
  markdown('underlined headings', 'a\n=\n'),
  markdown('marks of headings', '#'),
  markdown('ends of headings', between('# a', ' #')),
  markdown('emphasis', '*a '),
  markdown('two kinds of emphasis', '*a **b _c '),
  markdown('emphasis that closes', (length) => 'a**b'.repeat(length / 8) + 'c* '.repeat(length / 6)),
  markdown('marks of emphasis', '*'),
  markdown('underscores', '_'),
  markdown('quotations', '> a\n'),
  markdown('a quotation in a quotation', '> '),
  markdown('lists', '- a\n'),
  markdown('a list in a list', '- '),
  markdown('lists further and further in', (length) =>
    growing((depth) => `${' '.repeat(2 * depth)}- a\n`)(length).slice(0, length),
  ),
  markdown('numbers', '1. a\n'),
  markdown('rules', '---\n'),
  markdown('marks of rules', '- - -'),
  markdown('tables', '| a | b |\n|---|---|\n'),
  markdown('cells', '|'),
  markdown('entities', '&amp;'),
  markdown('ampersands', '&'),
  markdown('backslashes', '\\'),
  markdown('placeholders', '{{a}} <a> $A '),
  markdown('braces', '{'),
  markdown('controls', '\u0001\u202e'),
  markdown('characters of two units', '🧭a'),
  markdown('suppressions on one line', `<!-- ${IGNORE} -->`),
  markdown('suppressions on lines', `<!-- ${IGNORE} -->\n[a](b.md)\n`),
  markdown('suppressions and findings on one line', halves(`<!-- ${IGNORE} -->`, '[a](b.md)')),
  markdown(
    'suppressions of the file and findings',
    halves('<!-- passmuster-ignore-file skill/dead-link: x -->\n', '[a](b.md)\n'),
  ),
  markdown('suppressions of many names', '<!-- passmuster-ignore skill/dead-lnk№: x -->\n'),
  markdown(
    'names in one suppression',
    between('<!-- passmuster-ignore ', 'skill/a№ ', ': x -->\n[a](b.md)\n'),
  ),
  markdown(
    'a long name in a suppression',
    between('<!-- passmuster-ignore skill/', 'a', ': x -->\n[a](b.md)\n'),
  ),
  markdown(
    'names in one suppression, and findings',
    halves(between('<!-- passmuster-ignore-file ', 'skill/a№ ', ': x -->\n'), '[a](b.md)\n'),
  ),

  planes('planes', '@plane z=№+1 label=№ triggers=№\n'),
  planes('planes of one name', '@plane z=№+1 label=a triggers=a\n'),
  planes('planes in one place', '@plane z=1 label=a triggers=a\n'),
  planes('identities', '@plane z=1 kind=identity\n'),
  planes('planes that link to the next', '@plane z=№+1 label=№ triggers=№\n[[z=№+2]]\n'),
  planes(
    'planes that link to the next and to the first',
    '@plane z=№+1 label=№ triggers=№\n[[z=№+2]][[z=1]]\n',
  ),
  planes('planes that link to all', (length) => {
    const all = Array.from({ length: Math.ceil(Math.sqrt(length / 10)) }, (_, index) => index)
    const links = all.map((to) => `[[z=${to + 1}]]`).join('')
    return all.map((from) => `@plane z=${from + 1} label=${from} triggers=${from}\n${links}\n`).join('')
  }),
  planes('openings of links in many planes', '@plane z=№+1 label=№ triggers=№\n[[z=1|[[z=1\n'),
  planes('links', '[[z=1]]'),
  planes('links that lead nowhere', '[[z=№+9]] '),
  planes('openings of links', '[[z='),
  planes('openings of links with a label', '[[z=1|'),
  planes('links of Markdown', '[a](b.md)\n'),
  planes('fences', '```\n@plane\n```\n'),
  planes('fences that close each other', '```\n@plane z=1\n~~~\n'),
  planes('comments', `<!-- ${IGNORE} -->\n`),
  planes('digits', between('@plane z=', '1', '\n')),
  planes('quotes', between('@plane z=1 ', '"', '\n')),
  planes('bare words', between('@plane z=1 ', 'a ', '\n')),
  planes('attributes', between('@plane z=1 ', 'a№=b ', '\n')),
  planes('one attribute', between('@plane z=1 ', 'a=b ', '\n')),
  planes('marks of attributes', between('@plane z=1 ', '= ', '\n')),
  attribute('triggers', 'triggers', 'a№, '),
  attribute('one trigger', 'triggers', 'a, '),
  attribute('a long trigger', 'triggers', 'a '),
  attribute('commas', 'triggers', ','),
  planes('triggers of many planes', '@plane z=№+1 label=№ triggers="a, b, c№"\n'),
  attribute('inputs of one name', 'inputs', 'a:b,'),
  attribute('inputs', 'inputs', 'i№:string,'),
  attribute('inputs of many types', 'inputs', 'i№:t№,'),
  attribute('inputs in an escaped text', 'inputs', between('\\"', 'i№,')),
  attribute('braces', 'tool', nested('{', '}')),
  attribute('open braces', 'tool', '{a'),
  attribute('placeholders', 'tool', '{a} '),
  attribute('many placeholders', 'tool', '{a№} '),
  attribute('placeholders of inputs', 'tool', halves('{a№} ', between('" inputs="', 'a№,'))),
  attribute('dollars', 'tool', '${a}'),
  attribute('backslashes', 'label', '\\\\'),
  planeFields('fields', 'k№: b\n'),
  planeFields('one field', 'agent: b\n'),
  planeFields('fields of YAML', 'a: [b\n- c\n'),
  fileAt('agent.3md', 'fields that nothing closes', between('---\n', 'a: "b\n')),
  fileAt('agent.3md', 'lines without a colon', between('---\n', 'a\n', '---\n')),
  planeFields('blanks', between('a: ', halves(' ', between('#', ' \t')), '\n')),
  fileAt('agent.3md', 'blank lines', ' \n'),
  planeFields('comments', `# ${IGNORE}\n`),
  fileAt(
    'agent.3md',
    'binaries',
    halves(
      between('---\n3md: 1.0\naxis: skill\ntools: ', 'a№, ', '\n---\n@plane z=0 kind=identity\n'),
      '@plane z=№+1 label=a triggers=b tool="b№"\n',
    ),
  ),

  tools('words', 'a;'),
  tools('functions', 'function f№() { return env.A№ }\n'),
  tools('a function in a function', '() => '),
  tools('brackets', nested('(', ')')),
  tools('open brackets', '('),
  tools('open braces', '{'),
  tools('lists in lists', between('return ', nested('[', ']'))),
  tools('open quotes', '"a\n'),
  tools('open templates', '`${'),
  tools('tools', returnedTools(`t№: ${toolOf('t№')},\n`)),
  tools('tools of one name', returnedTools(`t: ${toolOf('t')},\n`)),
  tools(
    'schemes by name',
    halves('const s№ = { name: "t№" };\n', returnedTools('t№: { fn, scheme: s№ },\n')),
  ),
  tools(
    'names that stand for names',
    between('const a0 = 1;\n', 'const a№+1 = a№;\n', 'return { t: { fn: 1, scheme: a9 } }'),
  ),
  tools(
    'names that grow',
    between('const a0 = {};\n', 'const a№+1 = { x: a№, y: a№ };\n', 'return { t: { fn: 1, scheme: a9 } }'),
  ),
  tools(
    'properties',
    between(
      'return { t: { fn: 1, scheme: { name: "t", description: "x", parameters: { type: "object", properties: { ',
      'p№: { type: "string" },',
      ' } } } } }',
    ),
  ),
  tools('schemas in schemas', (length) => {
    const [open, close] = ['{ items: ', ' }'].map((part) => part.repeat(length / 11))
    return `return { t: { fn: 1, scheme: { name: "t", description: "x", parameters: ${open}{}${close} } } }`
  }),
  tools('sums', between('return ', '"a" + ', '"b"')),
  tools('environment', 'env.KEY_№;\n'),
  tools('returns', 'if (a) return {};\n'),
  tools('spread', between('return { ', '...a, ', ' }')),
  tools('regular expressions', '/(a|b)/;'),
  tools('comments', between('', '/* a */', ' let a b')),
  fileAt(AGENT, 'sections', between('# X\n\nDoes x.\n\n', '## S№\na\n')),
  fileAt(AGENT, 'one section', between('# X\n\nDoes x.\n\n', '## Rules\n- a\n')),
  fileAt(AGENT, 'fences of tools', between('# X\n\nDoes x.\n\n## Tools\n', '```js\nreturn {}\n```\n')),
  fileAt(AGENT, 'titles', '# X\n\nDoes x.\n\n'),
  fileAt(
    AGENT,
    'rules',
    halves(between('---\nrules:\n', '  - a\n', '---\n'), between('# X\n\nDoes x.\n\n## Rules\n', '- a\n')),
  ),

  config('globs to ignore', between('ignore:\n', '  - a№\n')),
  config('one glob to ignore', between('ignore:\n', '  - a\n')),
  config('a long glob to ignore', between('ignore:\n  - "', 'a', '"\n')),
  config('braces of a glob', between('ignore:\n  - "', '{', '"\n')),
  config('alternatives of a glob', between('ignore:\n  - "', '{a,b}', '"\n')),
  config('stars of a glob', between('ignore:\n  - "', 'a*', '"\n')),
  config('globs of a format', between('files:\n  skill:\n', '    - a№\n')),
  config('overrides', between('overrides:\n', '  - files: [a№]\n    preset: strict\n')),
  config('overrides for all files', between('overrides:\n', '  - files: [SKILL.md]\n    preset: strict\n')),
  config('requirements', between('require:\n', '  - { files: [s*/№], fields: [a] }\n')),
  config('fields that are required', between('require:\n  - files: [a]\n    fields:\n', '      - a№\n')),
  config('mirrors', between('mirrors:\n', '  - [a№, b№]\n')),
  config('an extended file with a long name', between('extends: ./', 'a/', 'b.passmuster.yaml\n')),
  beside('a page that lists skills', 'README.md')(
    'links',
    '[a](s№) [b](https://x.example/blob/main/s№) <a href="s№">\n',
  ),
  config('unknown rules', between('rules:\n', '  skill/a№: off\n')),
  config('unknown fields', 'prset№: strict\n'),
  gitignore('patterns', 'a№\n'),
  gitignore('one pattern', 'a\n'),
  gitignore('exceptions', 'a\n!a\n'),
  gitignore('a long pattern', 'a'),
  gitignore('stars', 'a*'),
  gitignore('brackets', '['),
  beside('baseline', 'passmuster-baseline.json')(
    'entries',
    between('{"version":1,"entries":[', `${ENTRY.replace('"a"', '"a№"')},`, `${ENTRY}]}`),
  ),
  {
    title: 'skills of one name',
    files: (length) => filesOf(length / 256, (index) => [`skills/s${index}/SKILL.md`, SKILL_HEAD]),
  },
  {
    title: 'skills of names of their own',
    files: (length) =>
      filesOf(length / 256, (index) => [`skills/s${index}/SKILL.md`, SKILL_HEAD.replace('pdf', `s${index}`)]),
  },
  {
    title: 'skills inside skills',
    files: (length) =>
      filesOf(Math.sqrt(length / 64), (depth) => [`${'s/'.repeat(depth)}SKILL.md`, SKILL_HEAD]),
  },
  {
    title: 'agents that hand off to one another',
    files: (length) =>
      filesOf(length / 256, (index) => [
        `.github/agents/a${index}.agent.md`,
        `---\ndescription: x\nhandoffs:\n  - label: Go\n    agent: b${index}\n    prompt: Go\n---\nDo it.\n`,
      ]),
  },
]
