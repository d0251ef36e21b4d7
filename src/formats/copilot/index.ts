import type { Format } from '../../model.ts'
import { deadLink } from '../../references/dead-link.ts'
import { commentsOf } from '../../syntax/comments.ts'
import { conflictMarker } from '../conflict-marker.ts'
import { fences } from '../fence.ts'
import { fieldInText } from '../field-in-text.ts'
import { frontmatterRules } from '../frontmatter-rules.ts'
import { GITHUB, goodCopilot } from './example.ts'
import { copilotFieldRules } from './field-rules.ts'
import { COPILOT_KEYS, FIELDS } from './fields.ts'
import { copilotMentions } from './mentions.ts'
import type { Copilot, CopilotHeader } from './parse.ts'
import { copilotHeader, parseCopilot } from './parse.ts'
import { agentsTool } from './rules/agents-tool.ts'
import { bodyLength } from './rules/body-length.ts'
import { deadReference } from './rules/dead-reference.ts'
import { duplicateName } from './rules/duplicate-name.ts'
import { filename } from './rules/filename.ts'
import { handoffAgent } from './rules/handoff-agent.ts'
import { handoffs } from './rules/handoffs.ts'
import { hooks } from './rules/hooks.ts'
import { infer } from './rules/infer.ts'
import { location } from './rules/location.ts'
import { mcpServers } from './rules/mcp-servers.ts'
import { serverUnknown } from './rules/server-unknown.ts'
import { targetField } from './rules/target-field.ts'
import { toolName } from './rules/tool-name.ts'
import { toolNone } from './rules/tool-none.ts'
import { toolReference } from './rules/tool-reference.ts'
import { BROKEN, UNCLOSED } from './vscode-reading.ts'
import { COPILOT_FILES } from './which-files.ts'

const COMMON = { group: 'copilot', source: GITHUB, good: goodCopilot } as const

export const copilot: Format<Copilot, CopilotHeader> = {
  ...COPILOT_FILES,
  title: 'Copilot custom agents',
  specification: GITHUB,
  fields: FIELDS,
  rules: [
    conflictMarker('copilot', goodCopilot, ['missing-field']),
    fences('copilot', goodCopilot),
    ...frontmatterRules<Copilot>({
      ...COMMON,
      isField: (key) => Object.hasOwn(FIELDS, key),
      unclosed: UNCLOSED,
      broken: BROKEN,
    }),
    ...copilotFieldRules,
    fieldInText('copilot', {
      isField: (key) => COPILOT_KEYS.has(key),
      line: 'tools: [read]',
      good: goodCopilot,
    }),
    targetField,
    infer,
    handoffs,
    agentsTool,
    toolName,
    toolNone,
    mcpServers,
    serverUnknown,
    hooks,
    bodyLength,
    filename,
    location,
    deadLink<Copilot>({ ...COMMON, severity: { recommended: 'warning', strict: 'warning' } }),
    deadReference,
    toolReference,
  ],
  repositoryRules: [handoffAgent, duplicateName],
  parse: parseCopilot,
  applicable: () => copilot.rules,
  header: copilotHeader,
  mentions: copilotMentions,
  comments: (document) => commentsOf(document),
}
