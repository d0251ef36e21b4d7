import type { Details, Report } from '../../model.ts'
import { codePoints } from '../../wording/code-points.ts'
import { count } from '../../wording/wording.ts'
import type { Subject } from './table.ts'

/** The most characters of a field, and how a message speaks of it. */
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
  if (length > max)
    report(
      range,
      `${what} has ${count(length)} characters, ${count(length - max)} more than ${limit}. Shorten it to ${count(max)}.`,
      details?.(length),
    )
}
