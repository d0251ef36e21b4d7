import type { Rule } from '../../../model.ts'
import { kindOf } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { nearestOf } from '../../../text/near-names.ts'
import { quote } from '../../../text/quote.ts'
import { GITHUB, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

const TARGETS = ['vscode', 'github-copilot']

export const target: Rule<Copilot> = {
  id: 'copilot/target',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: '`target` is `vscode` or `github-copilot`',
  why: 'No client shows an agent with another target. Without `target`, both show it.',
  source: GITHUB,
  bad: withLines('target: vs-code'),
  good: withLines('target: vscode'),
  check({ fields }, report) {
    const field = fields.get('target')
    if (field === undefined || field.value === null || TARGETS.includes(String(field.value))) return
    const { value, range } = field
    const [nearest] = typeof value === 'string' ? meantBy(value) : []
    const message = `${typeof value === 'object' ? `\`target\` is ${kindOf(value)}, not a target` : `${quote(String(value))} is not a target`}. ${nearest === undefined ? 'Use `vscode` or `github-copilot`.' : `Did you mean \`${nearest}\`?`}`
    report(range, message, nearest === undefined ? {} : suggest(`Write \`${nearest}\``, range, nearest))
  },
}

function meantBy(value: string): readonly string[] {
  return /^(?:copilot|github)$/i.test(value) ? ['github-copilot'] : nearestOf(value, TARGETS)
}
