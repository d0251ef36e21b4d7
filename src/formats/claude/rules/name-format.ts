import { codePoints } from '../../../wording/code-points.ts'
import { quote } from '../../../wording/quote.ts'
import { count } from '../../../wording/wording.ts'
import { goodSubagent, subagentRule } from '../example.ts'

/** Claude Code 2.1.330 refuses a longer one. */
const LONGEST = 256

export const nameFormat = subagentRule({
  id: 'claude/name-format',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The name is lowercase letters, digits and hyphens',
  why: 'Claude Code refuses a name that starts with `-` or has a `:`, which separates a plugin from its agent. It loads a name with capitals or spaces, but people and models must then write it exactly so: a warning.',
  bad: { path: goodSubagent.path, text: goodSubagent.text.replace('name: reviewer', 'name: review:code') },
  check({ name }, report) {
    if (name === undefined) return
    const shown = quote(name.value)
    const normal = name.value.normalize('NFKC')
    const fault = normal.includes(':')
      ? 'has a `:`, which separates a plugin from its agent'
      : name.value.trim().startsWith('-')
        ? 'starts with a hyphen, as an option does'
        : undefined
    if (fault !== undefined)
      return report(
        name.range,
        `${shown} ${fault}, so Claude Code skips the agent. Remove ${normal.includes(':') ? 'the `:`' : 'the hyphen'}.`,
      )
    if (codePoints(name.value) > LONGEST)
      return report(
        name.range,
        `The name has ${count(codePoints(name.value))} characters; Claude Code skips an agent with more than ${LONGEST}. Shorten it.`,
      )
    const strange = name.value !== name.value.toLowerCase() ? 'capital letters' : strangeIn(name.value)
    if (strange !== undefined)
      report(name.range, `${shown} has ${strange}. Use lowercase letters, digits and hyphens.`, {
        severity: 'warning',
      })
  },
})

function strangeIn(name: string): string | undefined {
  if (/\s/.test(name)) return 'white space'
  if (name.includes('_')) return 'underscores'
  const strange = /[^\p{L}\p{N}-]/u.exec(name)?.[0]
  return strange === undefined ? undefined : `the character ${quote(strange)}`
}
