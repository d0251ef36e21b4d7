import { rules } from '../formats/rules.ts'
import type { Entry, Example, RuleInfo } from '../model.ts'
import { printJson } from '../reporters/json.ts'
import { ruleUrl, tool } from '../reporters/tool-identity.ts'
import { visible } from '../wording/escape-invisible.ts'
import { count, plural, table, wrapped } from '../wording/wording.ts'

/** In characters. */
const WIDTH = 80

interface Listing {
  readonly json: boolean
  /** Of these rules, or of all where there are none. */
  readonly ids?: readonly string[]
  /** Of the terminal; undefined where the lines go to a program, which wants each rule on one. */
  readonly width?: number | undefined
}

/** Rules with their severities, as a table or as JSON. */
export function listRules({ json, ids = [], width = Infinity }: Listing): string {
  const listed = ids.length === 0 ? rules : rules.filter(({ id }) => ids.includes(id))
  if (json)
    return printJson(
      listed.map(({ id, severity, fix, max, allow, summary, source }) => ({
        id,
        severity,
        fix,
        max,
        allow,
        summary,
        source,
        url: ruleUrl(id),
      })),
    )
  const rows = listed.map(({ id, severity }) => [id, severity.recommended, severity.strict])
  const starts = table([['rule', 'recommended', 'strict'], ...rows])
    .trimEnd()
    .split('\n')
  const start = Math.max(...starts.map((line) => line.length)) + 2
  return ['requirement', ...listed.map(({ summary }) => summary)]
    .flatMap((text, at) => wrapped(text, width, starts[at]!.padEnd(start)))
    .map((line) => `${line}\n`)
    .join('')
}

/** What one rule demands, why, by which source, what can be set, and its examples. `id` must be a rule's. */
export function explainRule(id: string): string {
  const rule = rules.find((candidate) => candidate.id === id)!
  const { summary, why, whenNot, fields = {}, source, bad, good } = rule
  return [
    ...wrapped(`${id}: ${summary}`, WIDTH),
    '',
    ...wrapped(why, WIDTH),
    '',
    ...Object.entries(fields).flatMap(([name, { why: purpose }]) =>
      wrapped(`${name}: ${purpose}`, WIDTH, '    ', 6),
    ),
    ...(Object.keys(fields).length === 0 ? [] : ['']),
    ...(whenNot === undefined ? [] : [...wrapped(`When not to use it: ${whenNot}`, WIDTH), '']),
    ...facts(rule).flatMap((fact) => wrapped(fact, WIDTH)),
    `${nameOfSource(source)}: ${source}`,
    `Docs: ${ruleUrl(id)}`,
    '',
    ...exampleLines('Bad', bad),
    ...goodLines(good, bad),
  ].join('\n')
}

/** What the source of a rule is called: one of our own is called so. */
export function nameOfSource(source: string): string {
  if (!source.startsWith(`${tool.homepage}/`)) return 'Source'
  if (source.endsWith('#specification')) return 'No published specification: our reading'
  return source.includes('/reference/clients.md') ? 'What clients do' : 'A feature of passmuster'
}

/** The severities of a rule, whether it offers fixes, and its options, one a line. */
export function facts({
  severity: { recommended, strict },
  fix,
  fixedIf,
  max,
  allow,
}: RuleInfo): readonly string[] {
  return [
    `recommended: ${recommended}, strict: ${strict}`,
    fix === undefined
      ? 'no fix'
      : `${fix} fix: \`${fix === 'safe' ? '--fix' : '--fix-suggestions'}\`${fixedIf === undefined ? '' : `, ${fixedIf}`}`,
    ...(max === undefined ? [] : [`option: \`max\`, by default ${count(max)}`]),
    ...(allow === undefined ? [] : [`option: \`allow\`, a list of globs of ${allow}`]),
  ]
}

function exampleLines(title: string, { path, text, files = {} }: Example): readonly string[] {
  return [...entryLines(title, path, text), ...besides(files)]
}

/** So many files of an example are shown: one of a whole library repeats itself. */
const MOST_FILES = 3

function besides(files: NonNullable<Example['files']>): readonly string[] {
  const entries = Object.entries(files)
  const rest = entries.length - MOST_FILES
  return [
    ...entries.slice(0, MOST_FILES).flatMap(([name, entry]) => entryLines('with', name, entry)),
    ...(rest > 0 ? [`and ${plural(rest, 'more file')}`, ''] : []),
  ]
}

function entryLines(title: string, path: string, entry: Entry): readonly string[] {
  const ends = typeof entry === 'string' && entry.includes('\r\n') ? ', lines end with CR LF' : ''
  return [`${title} (${visible(path)}${ends}):`, indent(entry), '']
}

/** The good example: of a file with the text of the bad one only what is different. */
function goodLines(good: Example, bad: Example): readonly string[] {
  if (good.text !== bad.text) return exampleLines('Good', good)
  const known = bad.files ?? {}
  const files = Object.entries(good.files ?? {}).filter(([name, entry]) => known[name] !== entry)
  const gone = Object.keys(known).filter((name) => good.files?.[name] === undefined)
  const where = good.path === bad.path ? '' : ` at ${visible(good.path)}`
  const without = gone.map((name) => `, without ${visible(name)}`).join('')
  return [`Good: the same file${where}${without}`, '', ...besides(Object.fromEntries(files))]
}

function indent(text: Entry): string {
  return describeEntry(text)
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n')
    .trimEnd()
}

/** An example's file as a reader sees it: its text, or what else it is. */
export function describeEntry(entry: Entry): string {
  if (typeof entry === 'string') return entry.length > 2000 ? `${entry.slice(0, 200)}…` : entry
  if (entry instanceof Uint8Array) return new TextDecoder().decode(entry)
  return 'link' in entry ? `(a symbolic link to ${entry.link})` : `(reading fails: ${entry.fails})`
}
