import type { Details, Range, Report, Severity } from '../../model.ts'
import { codePoints } from '../../wording/code-points.ts'
import { onlyOne } from '../../wording/compare.ts'
import { suggest } from '../../wording/fixes.ts'
import { nearestOne } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import { count, either } from '../../wording/wording.ts'
import type { Subject } from './table.ts'

/** What is right for a field, and how messages speak of it. */
export interface Values {
  readonly values: readonly string[]
  /** Whether another value is right, too. */
  readonly accepts?: (value: string) => boolean
  /** What a message adds to the values that it proposes. */
  readonly besides?: string
  /** What is surely meant by a value, if it is known. */
  readonly meant?: (value: string) => string | undefined
  /** A value that no message proposes, though clients know it. */
  readonly unproposed?: string
}

/** Reports a text that is none of some values. */
export function reportOther(
  { key, field }: Subject,
  { values, accepts, besides = '', meant: meantBy, unproposed }: Values,
  report: Report,
): void {
  if (typeof field.value !== 'string') return
  const name = field.value.trim()
  if (values.includes(name) || accepts?.(name) === true) return
  if (/^(?:memory|isolation)$/.test(key) && name === 'none') {
    const message = `\`none\` is not a value of \`${key}\`, and the same as no field. Remove the field.`
    return report(field.range, message, { severity: 'info' })
  }
  const near = nearestOne(name.replace(/^claude-/i, ''), values)
  const meant = meantBy?.(name) ?? (near === unproposed ? undefined : near)
  const problem = name === '' ? `\`${key}\` is empty.` : `${quote(field.value)} is not a value of \`${key}\`.`
  propose(field.range, { problem, meant, otherwise: `Use ${codes(values)}${besides}.` }, report)
}

/** What is wrong, in a sentence, and the value that was meant; where none is known, what to do otherwise. */
interface Proposal {
  readonly problem: string
  readonly meant: string | undefined
  /** Names that may be meant where none is known to be. */
  readonly alike?: readonly string[]
  readonly otherwise?: string
  /** How what was meant is written there, where that is not the word itself. */
  readonly write?: (meant: string) => string
  /** Whether the whole of the range is the wrong value, so that a fix can take its place. */
  readonly isFixable?: boolean
}

const MOST_OFFERED = 3

/** Reports a wrong value, with what was meant as a suggestion. */
export function propose(range: Range, proposal: Proposal, report: Report): void {
  const { problem, alike = [], otherwise, write = (name) => name, isFixable = true } = proposal
  const likely = proposal.meant === undefined ? alike.slice(0, MOST_OFFERED) : [proposal.meant]
  const advice =
    likely.length > 0 ? `Did you mean ${either(likely.map((name) => quote(name)))}?` : (otherwise ?? '')
  const meant = isFixable ? onlyOne(likely) : undefined
  const fix = meant === undefined ? {} : suggest(`Write ${quote(meant)}`, range, write(meant))
  report(range, `${problem} ${advice}`.trimEnd(), fix)
}

/** `a`, `b` or `c`, each as code. */
export function codes(values: readonly string[]): string {
  return either(values.map((value) => `\`${value}\``))
}

/** What `report` is for findings of one severity. */
export function reportAs(severity: Severity, report: Report): Report {
  return (range, message, details) => report(range, message, { ...details, severity })
}

interface Limit {
  readonly max: number
  readonly what?: string
  readonly limit?: string
  readonly details?: (length: number) => Details
}

/** Reports a text of too many characters; blank space around it does not count. */
export function reportLong(
  { key, field: { value, range } }: Subject,
  { max, what = `\`${key}\``, limit = 'are allowed', details }: Limit,
  report: Report,
): void {
  const length = typeof value === 'string' ? codePoints(value.trim()) : 0
  if (length > max) {
    const message = `${what} has ${count(length)} characters, ${count(length - max)} more than ${limit}. Shorten it to ${count(max)}.`
    report(range, message, details?.(length))
  }
}
