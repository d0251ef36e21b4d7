import type { Rule } from '../../../model.ts'
import { isList } from '../../../text/fields.ts'
import { readTools } from '../../tool-list.ts'
import { skillWith } from '../example.ts'
import type { Skill } from '../parse.ts'

export const allowedToolsForm: Rule<Skill> = {
  id: 'skill/allowed-tools-form',
  severity: { recommended: 'off', strict: 'warning' },
  summary: '`allowed-tools` is one text with spaces between the tools',
  why: 'Agent Skills define a text with spaces between the tools. No form works in every client: Claude Code also reads commas and lists, Copilot CLI documents commas and lists only, and Mistral Vibe splits a text at blanks only. Off by default, since each form is right for somebody.',
  source: 'https://agentskills.io/specification#allowed-tools-field',
  bad: skillWith('allowed-tools: Bash(git add *), Read'),
  good: skillWith('allowed-tools: Bash(git add *) Read'),
  violations: ['allowed-tools-list', 'allowed-tools-comma'],
  check({ fields }, report) {
    const field = fields.get('allowed-tools')
    if (field === undefined) return
    const list = isList(field.value)
    const commas = typeof field.value === 'string' && readTools(field.value)?.commas === true
    if (!list && !commas) return
    report(
      field.range,
      `\`allowed-tools\` ${list ? 'is a list' : 'has commas'}; Agent Skills define text with spaces between the tools. Claude Code reads both, Copilot CLI only commas and lists. Use spaces for other clients.`,
      { punished: [list ? 'allowed-tools-list' : 'allowed-tools-comma'] },
    )
  },
}
