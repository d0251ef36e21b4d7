import type { Rule } from '../../../model.ts'
import { isMapping, kindOf } from '../../../text/fields.ts'
import { withLines } from '../example.ts'
import { reportEvent } from '../hook-faults.ts'
import type { Copilot } from '../parse.ts'

const SOURCE = 'https://code.visualstudio.com/docs/agents/reference/hooks-reference'

export const hooks: Rule<Copilot> = {
  id: 'copilot/hooks',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`hooks` has a list of commands for each event',
  why: 'VS Code runs each command of an event that it knows. It skips an event of another name, and an entry without `type: command` or without a command.',
  source: SOURCE,
  bad: withLines('hooks:', '  PreToolUse:', '    - command: ./check.sh'),
  good: withLines('hooks:', '  PreToolUse:', '    - type: command', '      command: ./check.sh'),
  check({ fields }, report) {
    const field = fields.get('hooks')
    if (field === undefined || field.value === null) return
    if (!isMapping(field.value))
      return report(
        field.range,
        `\`hooks\` is ${kindOf(field.value)}, not a mapping. Write an event such as \`PreToolUse\` with a list of commands.`,
      )
    for (const [event, entries] of field.value) reportEvent(event, entries, report)
  },
}
