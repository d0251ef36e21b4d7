import { isList } from '../../../syntax/fields.ts'
import { copilotRule, GITHUB, withLines } from '../example.ts'

export const toolNone = copilotRule({
  id: 'copilot/tool-none',
  severity: { recommended: 'info', strict: 'info' },
  summary: '`tools` leaves the agent a tool',
  why: 'An empty list switches off all tools: the agent can read, edit and run nothing. Without the line, or with `["*"]`, it has all of them.',
  whenNot: 'The agent only talks.',
  source: `${GITHUB}#tools`,
  bad: withLines('tools: []'),
  good: withLines('tools: ["*"]'),
  check({ fields }, report) {
    const field = fields.get('tools')
    if (field === undefined || !isList(field.value) || field.value.length > 0) return
    const message =
      '`tools` is an empty list, so the agent has no tool. Name some, or remove the line to give it all of them.'
    report(field.range, message)
  },
})
