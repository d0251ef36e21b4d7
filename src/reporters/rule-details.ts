import type { RuleInfo } from '../model.ts'
import { count, plural } from '../wording/wording.ts'
import { code, encodePath, prose } from './markdown-text.ts'
import type { Finding, Lines, Result } from './report.ts'
import type { RuleStatistics } from './statistics.ts'
import { ruleUrl } from './tool-identity.ts'

const MOST_PLACES = 50

const RESERVE = 100

interface RuleFindings {
  readonly row: RuleStatistics
  /** Those that are not in copies of a file before. */
  readonly findings: readonly Finding[]
  copiesOf(result: Result): readonly Result[]
  readonly lines: ReadonlyMap<string, Lines>
  readonly rule: RuleInfo | undefined
  /** The URL of the files, up to the path. */
  readonly blob: string | undefined
}

/** Details of one rule that take at most so many bytes, and how many findings they list, copies too; empty without room. */
export function ruleDetails(about: RuleFindings, room: number): { text: string; listed: number } {
  const { row, findings } = about
  const shown = findings.slice(0, MOST_PLACES)
  const folder = folderOf(shown)
  const head = headOf(about, folder)
  let left = room - Buffer.byteLength(head) - RESERVE
  const rows = shown.map((finding) => placeOf(finding, folder, about))
  const full = rows.findIndex((text) => (left -= Buffer.byteLength(text)) < 0)
  const kept = full === -1 ? rows : rows.slice(0, full)
  if (kept.length === 0) return { text: '', listed: 0 }
  const listed = shown
    .slice(0, kept.length)
    .reduce((sum, { result }) => sum + 1 + about.copiesOf(result).length, 0)
  const more = row.findings - listed
  const end = more > 0 ? `\n${count(more)} more.\n` : ''
  return { text: `${head}${kept.join('')}${end}\n</details>\n`, listed }
}

function headOf({ row, rule }: RuleFindings, folder: string): string {
  const { findings, files, severity } = row
  const title = `<b>${row.rule}</b>: ${plural(findings, severity)} in ${plural(files, 'file')}`
  const what = rule === undefined ? '' : `${prose(rule.summary)}. `
  const paths = folder === '' ? '' : ` Paths start at ${code(folder)}.`
  return `\n<details${severity === 'error' ? ' open' : ''}>\n<summary>${title}</summary>\n\n${what}[Why, with examples](${ruleUrl(row.rule)}).${paths}\n\n| place | finding |\n|---|---|\n`
}

function placeOf(
  { result, diagnostic }: Finding,
  folder: string,
  { blob, copiesOf, lines }: RuleFindings,
): string {
  const { range, message, fix } = diagnostic
  const { line, column } = lines.get(result.path)!.locate(range).start
  const place = `${line}:${column}`
  const link = blob === undefined ? place : `[${place}](${blob}/${encodePath(result.uri)}?plain=1#L${line})`
  const copies = copiesOf(result).length
  const others = copies === 0 ? '' : ` and ${plural(copies, 'more file')}`
  const how = fix === undefined ? '' : `<br>${fix.safe ? 'Fix' : 'Suggestion'}: ${prose(fix.title)}`
  return `| ${code(result.uri.slice(folder.length))} ${link}${others} | ${prose(message)}${how} |\n`
}

/** The folder that all these files lie in, with a slash at its end; empty for none, or for one file. */
function folderOf(findings: readonly Finding[]): string {
  const [first = [], ...others] = findings.map(({ result }) => result.uri.split('/').slice(0, -1))
  const common = others.reduce((folders, names) => {
    const end = folders.findIndex((name, index) => name !== names[index])
    return end === -1 ? folders : folders.slice(0, end)
  }, first)
  return others.length === 0 || common.length === 0 ? '' : `${common.join('/')}/`
}
