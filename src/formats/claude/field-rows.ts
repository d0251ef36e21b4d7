import type { FieldRow, FieldType } from '../../model.ts'
import { sameAs } from '../../wording/near-names.ts'
import { MODELS, TOOLS } from './tools-and-models.ts'

const MILD = 'warning'
const NAMES: readonly FieldType[] = ['text', 'list']

/** The fields of subagents. Source: https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields */
export const FIELDS: Readonly<Record<string, FieldRow>> = {
  name: {
    type: ['text'],
    required: true,
    why: 'Claude Code takes a file without one for documentation and silently skips it. In a plugin the file name takes its place.',
  },
  description: {
    type: ['text'],
    required: true,
    why: 'Claude decides by it when to hand over work. Claude Code skips an agent without one. In a plugin this is a warning: the agent is loaded, but nothing says when to use it.',
  },
  tools: {
    type: NAMES,
    aliases: ['tool'],
    names: TOOLS,
    why: 'The tools that the agent has; without it, it inherits every tool.',
  },
  disallowedTools: { type: NAMES, names: TOOLS, why: 'The tools that the agent must not have.' },
  model: {
    type: ['text'],
    severity: MILD,
    values: MODELS,
    why: 'Each call of the agent fails when the model does not exist. `inherit`, the default, is the model of the conversation. Full ids have `claude-` in them, as at Bedrock and Vertex.',
  },
  permissionMode: {
    type: ['text'],
    severity: MILD,
    values: ['default', 'acceptEdits', 'auto', 'dontAsk', 'bypassPermissions', 'plan', 'manual'],
    why: 'Claude Code ignores a mode that it does not know. With `bypassPermissions` the agent does whatever it is told, without asking anybody.',
  },
  maxTurns: {
    type: ['number'],
    why: 'A whole number above 0. Claude Code ignores any other value, and nothing limits the agent.',
  },
  skills: { type: NAMES, why: 'The skills that the agent starts with.' },
  mcpServers: { type: ['list', 'map'], severity: MILD, why: 'The MCP servers that the agent has.' },
  hooks: { type: ['map'], severity: MILD, why: 'Commands that run at events of the agent.' },
  memory: {
    type: ['text'],
    severity: MILD,
    values: ['user', 'project', 'local'],
    why: 'Claude Code ignores a scope that it does not know, and the agent remembers nothing.',
  },
  background: { type: ['boolean'], severity: MILD, why: 'Whether the agent runs in the background.' },
  omitClaudeMd: { type: ['boolean'], severity: MILD, why: 'Whether the agent starts without `CLAUDE.md`.' },
  effort: {
    type: ['text', 'number'],
    values: ['low', 'medium', 'high', 'xhigh', 'max'],
    why: 'Claude Code ignores an effort that it does not know, and the agent thinks as much as the conversation does. A whole number is read, too.',
  },
  isolation: {
    type: ['text'],
    severity: MILD,
    values: ['worktree'],
    why: 'Claude Code ignores an isolation that it does not know, and the agent works on the files of the conversation.',
  },
  color: {
    type: ['text'],
    severity: MILD,
    values: ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink', 'cyan'],
    why: 'Claude Code shows the agent without a colour when it does not know the one that is given.',
  },
  initialPrompt: {
    type: ['text'],
    severity: MILD,
    why: 'The first message of an agent that leads the conversation.',
  },
  experimental: { type: ['map'], severity: MILD, why: 'Settings that may change.' },
}

/** What Claude Code 2.1.330 reads besides. */
export const READ = [
  'autoCompactWindow',
  'observer',
  'observerMessage',
  'observeToolResults',
  'observeSubagents',
]

/** What Claude Code reads in agents of plugins where the description is missing. */
export const IN_PLUGINS = ['when_to_use', 'when-to-use']

/** The field for the tools of a skill or command. It has a rule of its own. */
export const SKILL_FIELDS: readonly string[] = ['allowed-tools', 'allowed_tools', 'allowedTools']

const DOCUMENTED = Object.keys(FIELDS)

/** Whether a word is a field of a subagent. */
export function isField(key: string): boolean {
  return [DOCUMENTED, READ, IN_PLUGINS, SKILL_FIELDS].some((keys) => keys.includes(key))
}

/** Whether a word is a field of a subagent, or one but for case and separators. */
export function isMeantAsField(key: string): boolean {
  return isField(key) || sameAs(key, DOCUMENTED).length > 0
}
