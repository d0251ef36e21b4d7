import { describe, expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import { sha256 } from '../../src/project/write-reports.ts'
import { lineHashes } from '../../src/reporters/fingerprints.ts'
import { annotate, logLines, MOST_LINES, stepCommand } from '../../src/reporters/github.ts'
import type { ReporterName } from '../../src/reporters/index.ts'
import { reporters } from '../../src/reporters/index.ts'
import { jobSummary } from '../../src/reporters/markdown.ts'
import { tool } from '../../src/reporters/tool-identity.ts'
import { current } from '../docs/current.ts'
import { lintOn, optionsFor, resultOf as result } from '../linting.ts'
import { exampleHost, memoryHost } from '../memory-host.ts'
import { printed } from './all-reporters.ts'
import { isReport, isSarif } from './report-schemas.ts'

const skills = {
  '.git/HEAD': '',
  'skills/excel/SKILL.md':
    '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\nSee [it](forms.md).\n',
  'skills/word/SKILL.md': '---\nname: word\ndescription: Reads files. Use when: asked\n---\nRead it.\n',
}

async function report(
  reporter: ReporterName,
  files: Parameters<typeof memoryHost>[0] = skills,
): Promise<string> {
  return (await lintOn(memoryHost(files), { outputs: [{ reporter, file: undefined }] })).stdout
}

/** A report whose snapshot need not change with each version of ours. */
function ofAnyVersion(text: string): string {
  return text.replaceAll(`"${tool.version}"`, '"of package.json"')
}

describe('every rule’s bad example', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s makes a valid JSON report and valid SARIF',
    async (_, rule) => {
      const outputs = (['json', 'sarif'] as const).map((reporter) => ({ reporter, file: undefined }))
      for (const output of outputs) {
        const { stdout } = await lintOn(exampleHost(rule.bad), { ...optionsFor(rule), outputs: [output] })
        const isValid = output.reporter === 'json' ? isReport : isSarif
        isValid(JSON.parse(stdout))
        expect(isValid.errors ?? []).toEqual([])
      }
    },
  )
})

describe('text', () => {
  test('groups findings by file, underlines the range and counts', async () => {
    expect(await report('text')).toMatchInlineSnapshot(`
      "skills/excel/SKILL.md
        2:7  error  The skill is named \`pdf\` but its directory is \`excel\`. Write \`excel\`, or rename the directory to \`pdf\`. Crush and Roo Code refuse the skill.  skill/name-directory
           2 │ name: pdf
             │       ^^^
           suggestion Write \`excel\`
        5:10  error  \`forms.md\` does not exist. Add the file or correct the path.  skill/dead-link
           5 │ See [it](forms.md).
             │          ^^^^^^^^

      skills/word/SKILL.md
        3:14  error  \`Reads files. Use when: asked\` has an unquoted \`: \`, so YAML reads a mapping. Quote the whole value. claude.ai, Copilot CLI, Goose and 6 more refuse the skill.  skill/frontmatter-yaml
           3 │ description: Reads files. Use when: asked
             │              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
           fix Quote the value

      3 errors, 0 warnings, 0 infos; 2 files checked; 1 fixable with --fix, 1 more with --fix-suggestions.
      Explain a rule: passmuster --explain RULE
      "
    `)
  })

  test('says that nothing was found, and in how many files', async () => {
    expect(
      await report('text', {
        '.git/HEAD': '',
        'skills/word/SKILL.md': skills['skills/word/SKILL.md'].replace('when: ', 'when '),
      }),
    ).toBe('No findings, 1 file checked.\n')
  })

  test('shows a window of a long line, around the range', () => {
    const text = printed(
      'text',
      result([{ range: [300, 304] }], `${'lorem ipsum '.repeat(25)}here${' dolor'.repeat(40)}\n`),
    )
    expect(text).toMatchInlineSnapshot(`
      "SKILL.md
        1:301  error  Bad. Mend it.  skill/name-format
           1 │ …ipsum lorem ipsum lorem ipsum here dolor dolor dolor dolor dolor dolor dolor dolor dolor dolor dolor…
             │                                ^^^^

      1 error, 0 warnings, 0 infos; 1 file checked.
      Explain a rule: passmuster --explain RULE
      "
    `)
  })

  test('aligns the underline below wide, combining and tab characters', () => {
    const source = '\t🧭 漢字 e\u0301 pdf\n'
    const start = source.indexOf('pdf')
    expect(printed('text', result([{ range: [start, start + 3] }], source))).toMatchInlineSnapshot(`
      "SKILL.md
        1:11  error  Bad. Mend it.  skill/name-format
           1 │  🧭 漢字 é pdf
             │            ^^^

      1 error, 0 warnings, 0 infos; 1 file checked.
      Explain a rule: passmuster --explain RULE
      "
    `)
  })

  test('cannot be made to steer the terminal or GitHub’s runner', () => {
    const hostile = '\u001b[31mred\u001b[0m \u202eevil ##[error]x \u0007'
    const text = printed(
      'text',
      result(
        [{ message: `Bad ${hostile}. Mend it.`, range: [0, 4] }],
        `${hostile}\n::error::x\n`,
        '::error::x\nSKILL.md',
      ),
    )
    expect(text).not.toMatch(/[\u001b\u202e\u0007]|##\[|^::/m)
    expect(text).toMatchInlineSnapshot(`
      "./::error::x<U+000A>SKILL.md
        1:1  error  Bad <U+001B>[31mred<U+001B>[0m <U+202E>evil ## [error]x <U+0007>. Mend it.  skill/name-format
           1 │ <U+001B>[31mred<U+001B>[0m <U+202E>evil ## [error]x <U+0007>
             │ ^^^^^^^^^^^

      1 error, 0 warnings, 0 infos; 1 file checked.
      Explain a rule: passmuster --explain RULE
      "
    `)
  })

  test('cannot be made to by a blank before a path, or by a mark that a range cuts', () => {
    const source = 'a ##[error]x\n'
    const text = printed('text', result([{ range: [4, 5] }], source, '\u2003 ::error::x/SKILL.md'))
    expect(text).not.toMatch(/##\[|^\s*::/m)
  })

  test('paints when it is asked to', () => {
    const text = reporters.text({ results: [result([{}])], hidden: 0, color: true, sha256 })
    expect(text).toContain('\u001b[31merror\u001b[0m')
    expect(text.replace(/\u001b\[\d+m/g, '')).toBe(printed('text', result([{}])))
  })
})

describe('json', () => {
  test('is the contract', async () => {
    current('test/reporters/expected/report.json', ofAnyVersion(await report('json')))
  })

  test('never holds what GitHub’s runner obeys', () => {
    const json = printed('json', result([{ message: 'Bad ##[error]x. Mend it.' }]))
    expect(json).not.toContain('##[')
    expect(JSON.parse(json).diagnostics[0].message).toBe('Bad ##[error]x. Mend it.')
  })
})

describe('sarif', () => {
  test('has what code scanning reads', async () => {
    current('test/reporters/expected/report.sarif', ofAnyVersion(await report('sarif')))
  })

  test('has an empty list of results when nothing was found', () => {
    const log = JSON.parse(printed('sarif', result([])))
    expect(log.runs[0].results).toEqual([])
    expect(isSarif(log)).toBe(true)
  })

  test('encodes paths by segment', () => {
    const log = JSON.parse(printed('sarif', result([{}], '', 'a b/ü#%?/SKILL.md')))
    expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      'a%20b/%C3%BC%23%25%3F/SKILL.md',
    )
  })

  test('makes no links of what a file says', () => {
    const [run] = JSON.parse(
      printed(
        'sarif',
        result([
          { message: 'The name `[a](https://a.example) [b][c](0) [d]` is wrong. Mend it.' },
          { message: 'The name `\\[a](https://a.example)` is wrong. Mend it.' },
          { message: 'The key `x[y[a](https://a.example)` is wrong. Mend it.' },
          { message: 'The key `a\\b[0] [x] (y)` is wrong. Mend it.' },
        ]),
      ),
    ).runs
    expect(run.results.map(({ message }: { message: { text: string } }) => message.text)).toEqual([
      'The name `\\[a](https://a.example) \\[b]\\[c](0) \\[d]` is wrong. Mend it.',
      'The name `\\\\\\[a](https://a.example)` is wrong. Mend it.',
      'The key `x\\[y\\[a](https://a.example)` is wrong. Mend it.',
      'The key `a\\b[0] [x] (y)` is wrong. Mend it.',
    ])
  })

  test('tells findings of one rule on one line apart by their column, which indentation does not change', () => {
    const text = '\ufeff  [a](b) [c](d)\n\t[a](b) [c](d)\n\n    \n'
    const ranges = [
      [3, 4],
      [10, 11],
      [18, 19],
      [25, 26],
      [1, 2],
      [33, 33],
      [36, 36],
    ] as const
    const [run] = JSON.parse(
      printed(
        'sarif',
        result(
          ranges.map((range) => ({ range })),
          text,
        ),
      ),
    ).runs
    const columns = run.results.map(
      (each: { partialFingerprints: Record<string, string> }) =>
        each.partialFingerprints['primaryLocationStartColumnFingerprint'],
    )
    expect(columns).toEqual(['0', '7', '0', '7', '-2', '-4', '-1'])
  })

  test('has no fix whose text no viewer would show', () => {
    const fixes = [4096, 4097].map((length) => ({
      fix: {
        title: 'Mend',
        safe: true,
        edits: [
          { range: [0, 1] as const, text: 'x'.repeat(length - 1) },
          { range: [2, 3] as const, text: 'y' },
        ],
      },
    }))
    const [run] = JSON.parse(printed('sarif', result(fixes))).runs
    expect(run.results.map((each: object) => 'fixes' in each)).toEqual([true, false])
  })

  test('keeps the most severe where code scanning takes no more, and says how many are left out', () => {
    const many = result([
      ...Array.from({ length: 25_000 }, () => ({ severity: 'warning' as const })),
      {},
      { severity: 'info' },
    ])
    const [run] = JSON.parse(printed('sarif', many)).runs
    expect(run.results).toHaveLength(25_000)
    expect(run.results[0].level).toBe('error')
    expect(run.invocations[0].executionSuccessful).toBe(true)
    expect(run.invocations[0].toolExecutionNotifications[0].message.text).toBe(
      '2 results left out: code scanning takes 25,000 results and 10 MB for each run, the most severe first.',
    )
  })
})

/** What a pull request may put into a file's name or text, to steer a log or forge a page. */
const HOSTILE =
  '::error::x ##[error]y %0A::set-output name=z::1 \u001b[31m <img src=x> | `tick` [link](https://example.com) **bold** @user :tada: \u202e &lt; www.example.com'

test('concise cannot be made to steer the terminal or GitHub’s runner', () => {
  const results = [result([{ message: 'Bad \u001b[31m.\n::error::x ##[error]y' }], '', ' ::a\u202e/SKILL.md')]
  expect(printed('concise', ...results)).toBe(
    './ ::a<U+202E>/SKILL.md:1:7: error skill/name-format: Bad <U+001B>[31m.<U+000A>::error::x ## [error]y\n',
  )
})

test('gitlab and sarif name a path with half a surrogate pair, which parsers of JSON and of URIs refuse', () => {
  const results = [result([{ message: 'Bad \ud800. Mend it.' }], '', '\udfff/SKILL.md')]
  const gitlab = printed('gitlab', ...results)
  expect(gitlab).not.toMatch(/\\ud[89a-f]/i)
  expect(JSON.parse(gitlab)[0]).toMatchObject({
    description: 'Bad \ufffd. Mend it.',
    location: { path: '\ufffd/SKILL.md' },
  })
  const sarif = printed('sarif', ...results)
  expect(JSON.parse(sarif).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    '%EF%BF%BD/SKILL.md',
  )
})

describe('github', () => {
  test('says what is of the whole step in one command, whatever the text', () => {
    expect(stepCommand('warning', 'a\r\n::error::b %0A, c: d')).toBe(
      '::warning::a%0D%0A::error::b %250A, c: d\n',
    )
  })

  test('annotates the place, and says where it is also in the message', async () => {
    expect(await report('github')).toMatchInlineSnapshot(`
      "::error file=skills/excel/SKILL.md,line=2,endLine=2,col=7,endColumn=10,title=skill/name-directory::The skill is named \`pdf\` but its directory is \`excel\`. Write \`excel\`, or rename the directory to \`pdf\`. Crush and Roo Code refuse the skill.%0Ahttps://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory
      ::error file=skills/excel/SKILL.md,line=5,endLine=5,col=10,endColumn=18,title=skill/dead-link::\`forms.md\` does not exist. Add the file or correct the path.%0Ahttps://github.com/passmuster/passmuster/blob/main/docs/skill.md#dead-link
      ::error file=skills/word/SKILL.md,line=3,endLine=3,col=14,endColumn=42,title=skill/frontmatter-yaml::\`Reads files. Use when: asked\` has an unquoted \`: \`, so YAML reads a mapping. Quote the whole value. claude.ai, Copilot CLI, Goose and 6 more refuse the skill.%0Ahttps://github.com/passmuster/passmuster/blob/main/docs/skill.md#frontmatter-yaml
      ::group::3 findings in full
      error skills/excel/SKILL.md:2:7 skill/name-directory: The skill is named \`pdf\` but its directory is \`excel\`. Write \`excel\`, or rename the directory to \`pdf\`. Crush and Roo Code refuse the skill.
      error skills/excel/SKILL.md:5:10 skill/dead-link: \`forms.md\` does not exist. Add the file or correct the path.
      error skills/word/SKILL.md:3:14 skill/frontmatter-yaml: \`Reads files. Use when: asked\` has an unquoted \`: \`, so YAML reads a mapping. Quote the whole value. claude.ai, Copilot CLI, Goose and 6 more refuse the skill.
      ::endgroup::
      passmuster: 3 errors, 0 warnings, 0 infos; 2 files checked; 1 fixable with --fix, 1 more with --fix-suggestions.
      "
    `)
  })

  test('sends the most severe first, keeps to what the runner keeps, and lists all', () => {
    const severities = ['info', 'warning', 'error'] as const
    const lines = printed(
      'github',
      result(Array.from({ length: 36 }, (_, index) => ({ severity: severities[index % 3]! }))),
    ).split('\n')
    const kinds = lines.map((line) => /^(?:::)?(?:\w+)/.exec(line)?.[0])
    expect(kinds).toEqual([
      ...Array(9).fill('::error'),
      ...Array(10).fill('::warning'),
      ...Array(10).fill('::notice'),
      '::group',
      ...Array(12).fill('error'),
      ...Array(12).fill('warning'),
      ...Array(12).fill('info'),
      '::endgroup',
      'passmuster',
      undefined,
    ])
    expect(lines).toContain('::group::36 findings in full; GitHub keeps 10 annotations of each kind')
  })

  test('lists ten thousand in the log, the most severe first, and counts the others', () => {
    const many = result([
      ...Array.from({ length: MOST_LINES + 4 }, () => ({ severity: 'info' as const })),
      ...Array.from({ length: 3 }, () => ({})),
    ])
    const last = '7 findings not shown: the log lists 10,000. Fix those first, and run again.'
    const plain = logLines([many]).split('\n')
    expect([plain.length, plain[2], plain[3], plain[MOST_LINES]]).toEqual([
      MOST_LINES + 2,
      expect.stringMatching(/^error /),
      expect.stringMatching(/^info /),
      last,
    ])
    const group = printed('github', many).split('\n')
    expect(group.slice(-5)).toEqual([
      expect.stringMatching(/^info /),
      last,
      '::endgroup::',
      'passmuster: 3 errors, 0 warnings, 10,004 infos; 1 file checked.',
      '',
    ])
    const more = result(Array.from({ length: MOST_LINES + 100 }, () => ({ severity: 'warning' as const })))
    expect(printed('github', more).split('\n').slice(-4)).toEqual([
      '100 findings not shown: the log lists 10,000. Fix those first, and run again.',
      '::endgroup::',
      'passmuster: 0 errors, 10,100 warnings, 0 infos; 1 file checked.',
      '',
    ])
  })

  test('names first what is asked for first, within a severity', () => {
    const results = [result([{}, { severity: 'warning' }], '', 'a'), result([{}], '', 'b')]
    const commands = annotate(results, { error: 1, warning: 1, info: 0 }, ({ path }) => path === 'b')
    const order = commands.match(/^.*?file=\w/gm)
    expect(order).toEqual(['::error file=b', '::warning file=a'])
  })

  test('leaves columns out where a finding spans lines, and cuts a message where the runner would', () => {
    const [first] = printed(
      'github',
      result([{ range: [0, 8], message: 'x'.repeat(5000) }], 'a: b\nc: d\n'),
    ).split('\n')
    expect(first).toMatch(
      /^::error file=SKILL\.md,line=1,endLine=2,title=skill\/name-format::x+…%0Ahttps:\/\/\S+\/docs\/skill\.md#name-format$/,
    )
    expect(first!.split('::')[2]!.replace('%0A', ' ')).toHaveLength(4096)
  })

  test('cannot be made to send other commands', () => {
    const lines = printed(
      'github',
      result([{ message: `${HOSTILE}\n::error::z` }, { severity: 'info' }], '', `${HOSTILE}\n::error::z`),
    ).split('\n')
    expect(lines).toHaveLength(8)
    expect(lines[0]).toMatch(
      /^::error file=[^:]*,line=1,endLine=1,col=7,endColumn=10,title=skill\/name-format::/,
    )
    expect(lines.join('\n')).not.toMatch(/##\[|[\u001b\u202e]/)
    const commands = lines.slice(0, 2).join('\n').replaceAll('%0Ahttps://github.com/', '')
    expect(commands).not.toContain('%0A')
    const rest = annotate([result([{}], '', '\t::error::x')], { error: 0, warning: 0, info: 0 }, () => true)
    expect(rest.split('\n')[1]).toBe('error <U+0009>::error::x:1:7 skill/name-format: Bad. Mend it.')
  })
})

describe('markdown', () => {
  test('is a page of counts, findings by severity, cures and rules', async () => {
    current('test/reporters/expected/report.md', await report('markdown'))
  })

  test('says that nothing was found, and what is not reported', () => {
    expect(jobSummary([result([])], rules, { note: 'Only *changed* files are reported.' })).toBe(
      '## passmuster: 0 errors, 0 warnings, 0 infos\n\n1 file checked. Only &#42;changed&#42; files are reported&#46;\n',
    )
  })

  test('links to the lines, whatever the path', () => {
    const page = jobSummary([result([{}], undefined, 'a b/(ü)#%?/[x]|`/SKILL.md')], rules, {
      blob: 'https://github.com/o/r/blob/abc',
    })
    expect(page).toContain(
      '</code> [1:7](https://github.com/o/r/blob/abc/a%20b/%28%C3%BC%29%23%25%3F/%5Bx%5D%7C%60/SKILL.md?plain=1#L1) | ',
    )
  })

  test('shows no markup of a file, and keeps its rows', () => {
    const page = printed(
      'markdown',
      result(
        [
          {
            message: `\`${HOSTILE.replaceAll('`', "'")}\` is ${HOSTILE}. Mend it.`,
            fix: { title: HOSTILE, safe: true, edits: [] },
          },
        ],
        '',
        HOSTILE,
      ),
    )
    const row = page.split('\n').find((line) => line.startsWith('| <code>'))!
    expect(row.match(/\|/g)).toHaveLength(3)
    const bare = row.replace(/<\/?code>|<br>/g, '')
    expect(bare).not.toMatch(/[<>`*@[\]]|::|##|www\.|%0A|[\u001b\u202e]/)
  })

  test('draws the agent whose planes form a cycle or lead nowhere, in a fence that nothing ends', () => {
    const drawn = {
      ...result([{}], '', 'agent.3md'),
      diagram: { rules: ['skill/name-format'], source: 'flowchart LR\n  p0["```\u202e##[error]"]\n\n' },
    }
    expect(printed('markdown', drawn)).toContain(
      '\n<code>agent&#46;3md</code>:\n\n````mermaid\nflowchart LR\n  p0["```<U+202E>## [error]"]\n````\n',
    )
    const runs = { ...drawn.diagram, source: '` '.repeat(200_000) }
    expect(printed('markdown', { ...drawn, diagram: runs })).toContain('1 error')
    expect(printed('markdown', { ...drawn, diagram: { ...drawn.diagram, rules: [] } })).not.toContain(
      'mermaid',
    )
  })

  test('draws real cycles', async () => {
    const cycle = rules.find(({ id }) => id === 'agent3md/cycle')!.bad
    const deadLink = rules.find(({ id }) => id === 'agent3md/dead-link')!.bad
    expect(await report('markdown', { '.git/HEAD': '', [cycle.path]: cycle.text })).toMatch(
      /```mermaid\nflowchart LR\n[^]* --> /,
    )
    expect(await report('markdown', { '.git/HEAD': '', [deadLink.path]: deadLink.text })).toMatch(
      /```mermaid\nflowchart LR\n[^]* -\.-> x0\["no plane z=9"\]/,
    )
  })
})

describe('line hashes', () => {
  test('are those that github/codeql-action computes', () => {
    const hashes = lineHashes('Lorem ipsum dolor sit amet.\n'.repeat(10))
    expect(hashes.slice(1)).toEqual([
      'a7f2ff13bc495cf2:1',
      'a7f2ff13bc495cf2:2',
      'a7f2ff13bc495cf2:3',
      'a7f2ff13bc495cf2:4',
      'a7f2ff13bc495cf2:5',
      'a7f2ff13bc495cf2:6',
      'a7f2ff1481e87703:1',
      'a9cf91f7bbf1862b:1',
      '55ec222b86bcae53:1',
      'cc97dc7b1d7d8f7b:1',
      'c129715d7a2bc9a3:1',
    ])
  })

  test('do not depend on blanks or line breaks', () => {
    const plain = lineHashes('a: b\n\nc\n')
    expect(lineHashes('\ta:  b \r\n  \r\n\tc\r\n')).toEqual(plain)
    expect(lineHashes('a:b\r\rc\r')).toEqual(plain)
  })
})
