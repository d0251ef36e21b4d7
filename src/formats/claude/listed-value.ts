import type { Rule } from '../../model.ts'
import { textField } from '../../text/fields.ts'
import { suggest } from '../../text/fixes.ts'
import { nearestOf } from '../../text/near-names.ts'
import { quote } from '../../text/quote.ts'
import { either } from '../../text/wording.ts'
import { SUBAGENTS, withLines } from './example.ts'
import type { Subagent } from './parse.ts'

/** A field with a list of values. */
interface Listed {
  /** The name of the rule. */
  readonly rule: string
  readonly key: string
  readonly values: readonly string[]
  /** Whether another value is right, too. */
  readonly accepts?: (value: string) => boolean
  readonly why: string
  readonly bad: string
  readonly good: string
  readonly allow?: string
  /** What a message adds to the values that it proposes. */
  readonly besides?: string
  /** A value that no message proposes, though Claude Code knows it. */
  readonly unproposed?: string
}

/** The rule that a field of a subagent has one of the values that Claude Code knows. */
export function listedValue(listed: Listed): Rule<Subagent> {
  const { rule, key, values, accepts, why, bad, good, allow, besides = '', unproposed } = listed
  return {
    id: `claude/${rule}`,
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: `\`${key}\` has a value that Claude Code knows`,
    why,
    source: SUBAGENTS,
    ...(allow !== undefined && { allow }),
    bad: withLines(`${key}: ${bad}`),
    good: withLines(`${key}: ${good}`),
    check({ fields }, report, { allows }) {
      const field = textField(fields, key)
      if (field === undefined) return
      const { value, range } = field
      const name = value.trim()
      if (values.includes(name) || accepts?.(name) === true || allows(name)) return
      const [meant, ...others] = nearestOf(name.replace(/^claude-/i, ''), values)
      const problem = name === '' ? `\`${key}\` is empty.` : `${quote(value)} is not a value of \`${key}\`.`
      if (meant !== undefined && others.length === 0 && meant !== unproposed)
        return report(
          range,
          `${problem} Did you mean \`${meant}\`?`,
          suggest(`Write \`${meant}\``, range, meant),
        )
      report(range, `${problem} Use ${either(values.map((each) => `\`${each}\``))}${besides}.`)
    },
  }
}
