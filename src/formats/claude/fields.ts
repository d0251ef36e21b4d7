import type { FieldTable } from '../../lint/fields/table.ts'
import { sameAs } from '../../wording/near-names.ts'
import { goodSubagent, SUBAGENTS } from './example.ts'
import { FIELDS } from './field-rows.ts'

/** What Claude Code 2.1.330 reads besides. */
const READ = ['autoCompactWindow', 'observer', 'observerMessage', 'observeToolResults', 'observeSubagents']

/** What Claude Code reads in agents of plugins where the description is missing. */
const IN_PLUGINS = ['when_to_use', 'when-to-use']

/** The field for the tools of a skill or command. It has a rule of its own. */
export const SKILL_FIELDS: readonly string[] = ['allowed-tools', 'allowed_tools', 'allowedTools']

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

const DOCUMENTED = Object.keys(FIELDS)

/** Whether a word is a field of a subagent. */
export function isField(key: string): boolean {
  return [DOCUMENTED, READ, IN_PLUGINS, SKILL_FIELDS].some((keys) => keys.includes(key))
}

/** Whether a word is a field of a subagent, or one but for case and separators. */
export function isMeantAsField(key: string): boolean {
  return isField(key) || sameAs(key, DOCUMENTED).length > 0
}
