import type { FieldTable } from '../../lint/fields/table.ts'
import { goodSubagent, SUBAGENTS } from './example.ts'
import { FIELDS, IN_PLUGINS, READ, SKILL_FIELDS } from './field-rows.ts'

/** Fields of agents of Gemini CLI, which refuses others: who shares a file with it means them. */
const GEMINI_FIELDS =
  'display_name kind temperature max_turns timeout_mins policy mcp_servers agent_card_url auth'.split(' ')

/** What the rules on fields go by. The foreign ones are fields of Gemini CLI and of skills, which nobody means by `skills`. */
export const FIELD_TABLE: FieldTable = {
  group: 'claude',
  what: 'subagents',
  rows: FIELDS,
  accepted: READ,
  foreign: ['skill', 'mode', 'version', 'agent', 'agents', 'hook', ...GEMINI_FIELDS],
  elsewhere: [...SKILL_FIELDS, ...IN_PLUGINS],
  source: SUBAGENTS,
  good: goodSubagent,
}
