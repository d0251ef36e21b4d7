import { readdirSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { check } from 'recheck'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { atLength } from '../at-length.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const SOURCE = new URL('../../src/', import.meta.url)

/** Expressions that are slow on long texts, but never see one. */
const SLOW: Readonly<Record<string, string>> = {
  'formats/skill/rules/unreferenced-file.ts /(?<=.)\\.[\\w.]+$/':
    'quadratic; reads the name of one file, 255 units at most',
  'syntax/fields.ts /(?:^|[\\s,[{])(!\\S*)(?:\\s+(?:&\\S+\\s+)?)?$/':
    'quadratic; reads at most the FURTHEST_TAG units, 256, before a value',
  'syntax/yaml.ts /!\\S*(?=\\s+(?:&\\S+\\s+)?$)/':
    'quadratic; reads at most the FURTHEST_PROPERTY units, 256, before a value',
  'wording/wording.ts /\\B(?=(?:\\d{3})+$)/g': 'quadratic; reads the digits of one number, 21 at most',
}

/** Expressions that are no literals. The checker does not know the flag `v`. */
const CONSTRUCTED: Readonly<Record<string, string>> = {
  "formats/agent/icon.ts new RegExp('^\\\\p{RGI_Emoji}$', 'v')":
    'a property of strings with a longest one, held at both ends',
  "formats/names.ts new RegExp([...new Set(formats.map(({ pattern }) => pattern.source))].join('|'), 'i')":
    'the patterns of the formats side by side, each of which is checked as a literal',
  "formats/plane/example.ts new RegExp(`^${key}:.*\\n`, 'm')":
    'reads only our own example, with a key that stands in the source',
}

interface Expression {
  /** The file below src and the expression as it is written. */
  readonly name: string
  readonly source: string
  readonly flags: string
}

/** What the source of a module has of regular expressions: the literals, and the calls that make others. */
function expressionsOf(
  file: string,
  text: string,
): { readonly literals: readonly Expression[]; readonly constructed: readonly string[] } {
  const literals: Expression[] = []
  const constructed: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      literals.push({
        name: `${file} ${node.text}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      })
    }
    if (ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeReferenceNode(node.parent))
      constructed.push(`${file} ${node.parent.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return { literals, constructed }
}

const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.c?ts$/.test(path) && !path.endsWith('.d.cts'))
const found = modules.sort().map((path) => expressionsOf(path, readFileSync(new URL(path, SOURCE), 'utf8')))
const literals = [
  ...new Map(found.flatMap((each) => each.literals).map((each) => [each.name, each])).values(),
]

/** Without a repetition that may go on, each place is looked at a number of times that is small. */
const mayGoOn = ({ source }: Expression): boolean => /[*+]|,(?:\d{3,})?\}/.test(source)

/** What the checker decides in a moment. It tries out the others, which takes seconds: they wait for tests at length. */
const isDecided = ({ source }: Expression): boolean =>
  source.length <= 50 && !/\(\?<?[=!]|\\[1-9B]/.test(source)

/** What is slow takes V8 most of a second or more of such a text, what is not less than ten milliseconds. */
const SLOW_MS = 300

/** Whether V8 is slow, too: a long list of alternatives looks slow to a checker that counts steps. */
function isSlow({ source, flags }: Expression, text: string): boolean {
  try {
    runInNewContext(
      'expression.test(text)',
      { expression: new RegExp(source, flags), text },
      { timeout: SLOW_MS },
    )
    return false
  } catch {
    return true
  }
}

/** What is wrong with an expression: how slow it may become and on what, or why nobody knows. */
async function problemOf(expression: Expression): Promise<readonly string[]> {
  const { name, source, flags } = expression
  const verdict = await check(source, flags, { timeout: 60_000 })
  if (verdict.status === 'safe') return []
  if (verdict.status === 'vulnerable' && !isSlow(expression, verdict.attack.string)) return []
  return [
    verdict.status === 'vulnerable'
      ? `${name} is ${verdict.complexity.summary}, for instance on ${verdict.attack.pattern}`
      : `${name} is unknown: ${verdict.error.kind}`,
  ]
}

describe('regular expressions', () => {
  test('of the source take linear time, or see short texts alone', { timeout: 600_000 }, async () => {
    const checked = literals.filter(
      (each) => !(each.name in SLOW) && mayGoOn(each) && (atLength || isDecided(each)),
    )
    expect(checked.length).toBeGreaterThan(150)
    expect(await problemsOf(checked)).toEqual([])
  })

  test('that are excused are still there, and still slow', { timeout: 600_000 }, async () => {
    const excused = literals.filter(({ name }) => name in SLOW)
    expect(excused.map(({ name }) => name).sort()).toEqual(Object.keys(SLOW).sort())
    if (atLength) expect(await problemsOf(excused)).toHaveLength(excused.length)
  })

  test('are literals but for those that are listed', () => {
    expect(found.flatMap((each) => each.constructed)).toEqual(Object.keys(CONSTRUCTED))
  })

  test('that are slow are told, and so are those that are not understood', async () => {
    const {
      literals: [exponential, quadratic],
      constructed,
    } = expressionsOf('x.ts', 'const a = /^(a|a)*$/.test(b) || /x*y/u.test(b); const c: RegExp = RegExp(b)')
    expect(await problemOf(exponential!)).toEqual([
      expect.stringMatching(/^x\.ts \/\^\(a\|a\)\*\$\/ is exponential, for instance on 'a'\.repeat/),
    ])
    expect(await problemOf(quadratic!)).toEqual([
      expect.stringMatching(/^x\.ts \/x\*y\/u is 2nd degree polynomial, for instance on /),
    ])
    expect(await problemOf({ name: 'x', source: '(', flags: '' })).toEqual(['x is unknown: invalid'])
    expect(constructed).toEqual(['x.ts RegExp(b)'])
  })
})

async function problemsOf(expressions: readonly Expression[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const expression of expressions) problems.push(...(await problemOf(expression)))
  return problems
}

describe('a file that would keep a slow expression busy for hours is checked at once', () => {
  const description = 'description: Reads PDF files. Use when the user has a PDF.'
  test.each([
    [
      'comments that end with CRLF above a tagged key',
      `---\r\n${'# x\r\n'.repeat(200)}!!str ${description}\r\n---\r\nRead it.\r\n`,
      'skill/missing-field',
    ],
    [
      'a tool of nothing but opening parentheses',
      `---\nname: pdf\n${description}\nallowed-tools: a ${'('.repeat(60_000)}\n---\nRead it.\n`,
      'skill/allowed-tools',
    ],
    [
      'marks that are read in two ways',
      `---\nname: pdf\n${description}\nmetadata: a: x${':#'.repeat(60)}: y\n---\nRead it.\n`,
      'skill/frontmatter-yaml',
    ],
    [
      'a broken line without a colon',
      `---\nname: pdf\n${description}\n${'a'.repeat(60_000)}\n---\nRead it.\n`,
      'skill/frontmatter-yaml',
    ],
    [
      'nothing but carriage returns',
      `---\nname: pdf\n${description}\n${'\r'.repeat(500_000)}`,
      'skill/frontmatter-unclosed',
    ],
    [
      'flags of a shell that set nothing',
      `---\nname: pdf\n${description}\n---\nRead \`\${CLAUDE_SKILL_DIR}/rates.md\`.\n\nset${' -set'.repeat(100_000)}\n`,
      'skill/dead-path',
    ],
    [
      'paths with backslashes on one line',
      `---\nname: pdf\n${description}\n---\n${'`skills\\pdf\\SKILL.md` a\\b.c '.repeat(20_000)}\n[x](rates.md)\n`,
      'skill/dead-link',
    ],
    [
      'a variable many times',
      `---\nname: pdf\n${description}\n---\n${'$ARGUMENT '.repeat(50_000)}\n`,
      'skill/variable',
    ],
    [
      'a word of nothing but hyphens',
      `---\nname: pdf\ndescription: a${'-'.repeat(60_000)}b\n---\nRead it.\n`,
      'skill/description-vague',
    ],
  ])('%s', async (_, text, rule) => {
    const { stdout } = await lintOn(memoryHost({ '.git/HEAD': '', 'skills/pdf/SKILL.md': text }))
    expect(JSON.parse(stdout).diagnostics.map((each: { rule: string }) => each.rule)).toContain(rule)
  })
})
