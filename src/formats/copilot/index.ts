import type { Format } from '../../model.ts'
import { commentsOf } from '../../text/comments.ts'
import { frontmatterUnclosed, frontmatterYaml } from '../frontmatter-rules.ts'
import { deadLink } from '../links/dead-link.ts'
import { GITHUB, goodCopilot } from './example.ts'
import { copilotInfo } from './info.ts'
import type { Copilot, CopilotHeader } from './parse.ts'
import { copilotHeader, parseCopilot } from './parse.ts'
import { agentsTool } from './rules/agents-tool.ts'
import { bodyLength } from './rules/body-length.ts'
import { chatmode } from './rules/chatmode.ts'
import { descriptionMissing } from './rules/description-missing.ts'
import { fieldType } from './rules/field-type.ts'
import { filename } from './rules/filename.ts'
import { handoffAgent } from './rules/handoff-agent.ts'
import { handoffs } from './rules/handoffs.ts'
import { infer } from './rules/infer.ts'
import { mcpServers } from './rules/mcp-servers.ts'
import { misspeltField } from './rules/misspelt-field.ts'
import { target } from './rules/target.ts'
import { unknownField } from './rules/unknown-field.ts'

export const copilot: Format<Copilot, CopilotHeader> = {
  ...copilotInfo,
  rules: [
    frontmatterUnclosed('copilot', GITHUB, goodCopilot),
    frontmatterYaml('copilot', GITHUB, goodCopilot),
    misspeltField,
    descriptionMissing,
    fieldType,
    target,
    infer,
    handoffs,
    agentsTool,
    mcpServers,
    unknownField,
    bodyLength,
    filename,
    chatmode,
    deadLink<Copilot>({
      group: 'copilot',
      severity: { recommended: 'warning', strict: 'warning' },
      source: GITHUB,
      good: goodCopilot,
      whole: 'repository',
      home: () => '',
      reach: () => '',
    }),
  ],
  repositoryRules: [handoffAgent],
  parse: parseCopilot,
  applicable: () => copilot.rules,
  header: copilotHeader,
  comments: (document) => commentsOf(document),
}
