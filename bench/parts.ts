import { discover } from '../src/files/discover.ts'
import type { Found } from '../src/files/found-path.ts'
import { directoryOf } from '../src/files/found-path.ts'
import { machine } from '../src/files/node-host.ts'
import { readFound } from '../src/files/read.ts'
import { openRepositories } from '../src/files/repository-files.ts'
import { formatOf, formatsNamed } from '../src/formats/names.ts'
import { allFormats } from '../src/formats/rules.ts'
import { checkOptionsOf } from '../src/lint/active-rules.ts'
import { lint } from '../src/lint/lint.ts'
import { LARGEST_FILE } from '../src/lint/reading.ts'
import { sourceOf } from '../src/lint/source.ts'
import type { Format, Report, Source } from '../src/model.ts'
import { sha256 } from '../src/project/write-reports.ts'
import { text } from '../src/reporters/text.ts'
import { plural } from '../src/wording/wording.ts'
import { readArguments, SUBJECTS, USAGE } from './arguments.ts'
import { median, milliseconds, table } from './figures.ts'
import { originals } from './originals.ts'
import { folderOf, trees } from './trees.ts'

/** What a rule may take of a file, in microseconds; a rule above it has its reason in bench/README.md. */
const BUDGET = 5
const SETTINGS = { preset: 'recommended', rules: new Map() } as const
const CHOICES = { dialect: 'agent-skills', agentFormat: undefined } as const

/** What each part took in one pass, in milliseconds, by the part's name. */
type Spent = Map<string, number>

function timed<T>(spent: Spent, part: string, work: () => T): T {
  const start = performance.now()
  const result = work()
  spent.set(part, (spent.get(part) ?? 0) + performance.now() - start)
  return result
}

/** One pass over a folder, a part after the other; nothing is kept between passes. */
async function pass(
  folder: string,
): Promise<{ readonly spent: Spent; readonly files: ReadonlyMap<string, number> }> {
  const spent: Spent = new Map()
  const { found } = timed(spent, 'scan', () =>
    discover([folder], { gitignore: true, isNamed: (path) => formatsNamed(path).length > 0 }, machine),
  )
  const sources = timed(spent, 'read', () => sourcesOf(found))
  const formatted = timed(spent, 'format', () =>
    sources.map((source) => ({ source, format: formatOf(source, CHOICES)! })),
  )
  const files = new Map([['', sources.length]])
  for (const format of allFormats) {
    const own = formatted.filter((file) => file.format === format).map(({ source }) => source)
    if (own.length > 0) lintAll(format, own, spent)
    files.set(format.name, own.length)
  }
  // After the parts that it is made of, since it leaves what is known of the files that are linked
  // to.
  const results = formatted.map(({ source, format }) => ({
    diagnostics: lint(source, format, SETTINGS).diagnostics,
    path: source.path,
    uri: source.path,
    format: format.name,
    text: source.text,
    tokens: undefined,
    diagram: undefined,
  }))
  timed(spent, 'report', () => text({ results, hidden: 0, color: false, sha256 }))
  return { spent, files }
}

function sourcesOf(found: readonly Found[]): readonly Source[] {
  const files = openRepositories(machine).filesOf(found[0]!.root)
  return found.flatMap((file) => {
    const reading = readFound(file, LARGEST_FILE, machine)
    return 'text' in reading
      ? sourceOf({ path: file.path, text: reading.text, directory: directoryOf(file, machine), files })
      : []
  })
}

/** Parses all files of a format, then asks all rules about one after the other. */
function lintAll(format: Format, sources: readonly Source[], spent: Spent): void {
  const { name } = format
  const documents = timed(spent, `parse ${name}`, () => sources.map((source) => format.parse(source)))
  const report: Report = () => {}
  const ruled = (id: string, work: () => void): void =>
    timed(spent, `rules ${name}`, () => timed(spent, `rule ${name} ${id}`, work))
  // The rules of one document in turn, as in a run: the first that asks for its Markdown reads it for all.
  for (const document of documents)
    for (const rule of format.applicable(document))
      ruled(rule.id, () => rule.check(document, report, checkOptionsOf(rule, SETTINGS)))
  const headers = timed(spent, `rest ${name}`, () =>
    documents.map((document) => ({ root: '', path: document.path, header: format.header(document) })),
  )
  for (const rule of format.repositoryRules)
    ruled(rule.id, () =>
      rule.checkAll(
        headers,
        () => {},
        () => ({}),
      ),
    )
}

async function main(): Promise<void> {
  const choices = readArguments(process.argv.slice(2))
  if (choices === undefined) return void process.stdout.write(USAGE)
  if (choices.check || choices.write || choices.vs.length > 0 || choices.only.length < SUBJECTS.length)
    throw new Error(
      'The parts have no limits and no commands. Leave out `--only`, `--vs`, `--check` and `--write`.',
    )
  const { title, files: all } = await originals(choices.corpus)
  const tree = trees(all, title, choices.small).get('mixed')!
  const folder = folderOf('mixed', tree, all)
  const { files } = await pass(folder)
  const passes: Spent[] = []
  while (passes.length < choices.runs) passes.push((await pass(folder)).spent)
  const spent = new Map(
    [...passes[0]!.keys()].map((part) => [part, median(passes.map((each) => each.get(part) ?? 0))]),
  )
  const row = (part: string, format: string): string[] => {
    const took = spent.get(`${part} ${format}`.trim()) ?? 0
    return [
      `${part} ${format}`.trim(),
      String(files.get(format)),
      milliseconds(took),
      `${((1000 * took) / files.get(format)!).toFixed(1)} µs`,
    ]
  }
  const parts = allFormats
    .filter(({ name }) => files.get(name)! > 0)
    .flatMap(({ name }) => ['parse', 'rules', 'rest'].map((part) => row(part, name)))
  const rules = [...spent]
    .flatMap(([part, took]) => {
      const [kind, format = '', id = ''] = part.split(' ')
      return kind === 'rule' ? [{ id: `${id} (${format})`, micro: (1000 * took) / files.get(format)! }] : []
    })
    .filter(({ micro }) => micro > BUDGET)
    .sort((a, b) => b.micro - a.micro)
  process.stdout.write(
    `Warm, medians of ${plural(choices.runs, 'round')} over ${plural(files.get('')!, 'file')}\n\n`,
  )
  process.stdout.write(
    `${table(['part', 'files', 'all', 'a file'], [row('scan', ''), row('read', ''), row('format', ''), ...parts, row('report', '')])}\n`,
  )
  process.stdout.write(
    table(
      [`rules above ${BUDGET} µs`, 'a file'],
      rules.map(({ id, micro }) => [id, `${micro.toFixed(1)} µs`]),
    ),
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
