import type { Format } from '../../model.ts'
import { commentsOf } from '../../text/comments.ts'
import { conflictMarker } from '../conflict-marker.ts'
import { frontmatterUnclosed, frontmatterYaml } from '../frontmatter-rules.ts'
import { deadLink } from '../links/dead-link.ts'
import { GITHUB, goodCopilot } from './example.ts'
import { copilotInfo } from './info.ts'
import type { Copilot, CopilotHeader } from './parse.ts'
import { copilotHeader, parseCopilot } from './parse.ts'
import { agentsTool } from './rules/agents-tool.ts'
import { bodyLength } from './rules/body-length.ts'
import { deadReference } from './rules/dead-reference.ts'
import { descriptionMissing } from './rules/description-missing.ts'
import { duplicateName } from './rules/duplicate-name.ts'
import { emptyField } from './rules/empty-field.ts'
import { fieldType } from './rules/field-type.ts'
import { filename } from './rules/filename.ts'
import { handoffAgent } from './rules/handoff-agent.ts'
import { handoffs } from './rules/handoffs.ts'
import { hooks } from './rules/hooks.ts'
import { infer } from './rules/infer.ts'
import { mcpServers } from './rules/mcp-servers.ts'
import { metadataValues } from './rules/metadata-values.ts'
import { misspeltField } from './rules/misspelt-field.ts'
import { model } from './rules/model.ts'
import { target } from './rules/target.ts'
import { targetField } from './rules/target-field.ts'
import { toolReference } from './rules/tool-reference.ts'
import { unknownField } from './rules/unknown-field.ts'

export const copilot: Format<Copilot, CopilotHeader> = {
  ...copilotInfo,
  rules: [
    conflictMarker('copilot', goodCopilot, ['description-missing']),
    frontmatterUnclosed('copilot', GITHUB, goodCopilot),
    frontmatterYaml('copilot', GITHUB, goodCopilot),
    misspeltField,
    descriptionMissing,
    fieldType,
    emptyField,
    target,
    targetField,
    model,
    infer,
    handoffs,
    agentsTool,
    mcpServers,
    metadataValues,
    hooks,
    unknownField,
    bodyLength,
    filename,
    deadLink<Copilot>({
      group: 'copilot',
      severity: { recommended: 'warning', strict: 'warning' },
      source: GITHUB,
      good: goodCopilot,
      whole: 'repository',
      home: () => '',
      reach: () => '',
    }),
    deadReference,
    toolReference,
  ],
  repositoryRules: [handoffAgent, duplicateName],
  parse: parseCopilot,
  applicable: () => copilot.rules,
  header: copilotHeader,
  comments: (document) => commentsOf(document),
}
