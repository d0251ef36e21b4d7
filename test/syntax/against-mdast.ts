// Compares the Markdown scanner with mdast, which implements all of CommonMark and takes 48 times as long. Run by
// .ci/steps/markdown.sh: node test/syntax/against-mdast.ts PATH-OF-mdast-util-from-markdown [FOLDER OF REAL FILES]
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Range } from '../../src/model.ts'
import { scanMarkdown } from '../../src/syntax/markdown/index.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'

/** What this reads of a node of mdast. */
interface Node {
  readonly type: string
  readonly url?: string
  readonly identifier?: string
  readonly depth?: number
  readonly position: { readonly start: { readonly offset: number } }
  readonly children?: readonly Node[]
}

/** What is compared: levels of headings, offsets of fences, distinct relative targets. */
interface Found {
  readonly headings: readonly number[]
  readonly fences: readonly number[]
  readonly targets: readonly string[]
}

const LINES = [
  '# Reads PDF files',
  '## See [a](b.md)',
  'Some text.',
  'Read [the forms](references/forms.md) first.',
  '![A picture](assets/a.png "title")',
  '[one](<a b.md>) and [two](b.md#c)',
  '```',
  '```js',
  '~~~',
  '````',
  '  ```',
  '> quoted [q](q.md)',
  '> ```',
  '- item',
  '  more [of it](it.md)',
  '1. one',
  '   two [2](2.md)',
  '    code [no](no.md)',
  '`code [no](no.md)`',
  '``a ` b``',
  '[site](https://a.example/b.md)',
  '[used]: used.md',
  '[used]',
  '[unused]: unused.md',
  '<!-- [no](no.md) -->',
  '',
  '',
  '',
  '---',
  '===',
  '| a | b |',
  '***',
  '\\[no](no.md)',
]

const [parser = '', folder] = process.argv.slice(2)
const { fromMarkdown } = await import(pathToFileURL(parser).href)

function isRelative(target: string): boolean {
  return !/^(?:[a-z][a-z0-9+.-]*:|[/#?]|$)/i.test(target)
}

function sorted(targets: readonly string[]): readonly string[] {
  return [...new Set(targets.filter(isRelative))].sort()
}

function byMdast(text: string): Found {
  const root: Node = fromMarkdown(text)
  const nodes: Node[] = [root]
  for (const node of nodes) nodes.push(...(node.children ?? []))
  const ofType = (...types: readonly string[]): readonly Node[] =>
    nodes.filter(({ type }) => types.includes(type))
  const labels = new Set(ofType('linkReference', 'imageReference').map(({ identifier }) => identifier))
  const definitions = new Map(
    ofType('definition')
      .toReversed()
      .map((node) => [node.identifier, node.url!]),
  )
  const used = [...definitions].filter(([identifier]) => labels.has(identifier)).map(([, url]) => url)
  const fences = ofType('code').map(({ position }) => position.start.offset)
  return {
    headings: (root.children ?? []).flatMap(({ type, depth }) => (type === 'heading' ? depth! : [])),
    fences: fences
      .filter((offset) => /^(?:`{3}|~{3})/.test(text.slice(offset, offset + 3)))
      .sort((a, b) => a - b),
    targets: sorted([...ofType('link', 'image').map(({ url }) => url!), ...used]),
  }
}

function byScanner(text: string): Found {
  const range: Range = [0, text.length]
  const { headings, fences, links } = scanMarkdown(text, range)
  return {
    headings: headings.map(({ level }) => level),
    fences: fences.map(({ opening }) => opening[0]),
    targets: sorted(links.map(({ target }) => target)),
  }
}

/** The scanner takes an indented line below a definition for code, and CommonMark for text; nobody writes it. */
function someText(random: Random): string {
  const text = Array.from({ length: 1 + random.below(14) }, () => random.pick(LINES)).join('\n')
  return text.replace(/(?<=^\[\w+\]: .*\n) {4}/gm, '')
}

function* generated(count: number): Iterable<readonly [string, string]> {
  const random = randomOf(Number(process.env['FUZZ_SEED'] ?? 1))
  for (let index = 0; index < count; index++) yield [`generated ${index}`, someText(random)]
}

function* real(from: string): Iterable<readonly [string, string]> {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    // Frontmatter is no Markdown.
    if (entry.isFile() && /\.md$/.test(entry.name))
      yield [path, readFileSync(path, 'utf8').replace(/^---\r?\n[^]*?\n---\r?\n/, '')]
  }
}

let [compared, different, targets, fences, headings] = [0, 0, 0, 0, 0]
for (const [name, text] of folder === undefined ? generated(20_000) : real(folder)) {
  const [ours, theirs] = [byScanner(text), byMdast(text)]
  compared++
  targets += theirs.targets.length
  fences += theirs.fences.length
  headings += theirs.headings.length
  if (JSON.stringify(ours) === JSON.stringify(theirs)) continue
  different++
  console.error(
    `${name}: mdast ${JSON.stringify(theirs)}, the scanner ${JSON.stringify(ours)}\n${text.slice(0, 300)}`,
  )
}
console.log(
  `${compared} texts with ${targets} relative targets, ${fences} fences and ${headings} headings: ${different} differ`,
)
process.exitCode = different > 0 ? 1 : 0
