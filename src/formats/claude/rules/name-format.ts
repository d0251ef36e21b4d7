import type { Report } from '../../../model.ts'
import type { TextField } from '../../../syntax/fields.ts'
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
  why: 'In a project, Claude Code skips an agent if its name starts with `-`, has a `:` or has more than 256 characters. In a plugin, it loads it. It also loads names with capitals, spaces and other characters, but people and models must then write them exactly so: such names are an info.',
  bad: { path: goodSubagent.path, text: goodSubagent.text.replace('name: reviewer', 'name: review:code') },
  check({ name, plugin }, report) {
    if (name === undefined) return
    const fault = faultOf(name.value)
    if (fault === undefined) return reportStrange(name, report)
    const [problem, advice] = fault
    if (plugin === undefined)
      return report(name.range, `${problem}, so Claude Code skips the agent. ${advice}`)
    const message = `${problem}: in a project Claude Code skips such an agent. ${advice}`
    report(name.range, message, { severity: 'info' })
  },
})

function faultOf(name: string): readonly [problem: string, advice: string] | undefined {
  if (name.normalize('NFKC').includes(':'))
    return [`${quote(name)} has a \`:\`, which separates a plugin from its agent`, 'Write a hyphen instead.']
  if (name.trim().startsWith('-'))
    return [`${quote(name)} starts with a hyphen, as an option does`, 'Delete it.']
  if (codePoints(name) <= LONGEST) return undefined
  return [`The name has ${count(codePoints(name))} characters, more than ${LONGEST}`, 'Shorten it.']
}

function reportStrange({ value, range }: TextField, report: Report): void {
  const strange = value !== value.toLowerCase() ? 'capital letters' : strangeIn(value)
  if (strange !== undefined)
    report(range, `${quote(value)} has ${strange}. Use lowercase letters, digits and hyphens.`, {
      severity: 'info',
    })
}

function strangeIn(name: string): string | undefined {
  if (/\s/.test(name)) return 'white space'
  if (name.includes('_')) return 'underscores'
  const strange = /[^\p{L}\p{N}-]/u.exec(name)?.[0]
  return strange === undefined ? undefined : `the character ${quote(strange)}`
}
