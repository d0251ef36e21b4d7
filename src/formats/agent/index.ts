import type { Format, Rule } from '../../model.ts'
import { commentsOf } from '../../syntax/comments.ts'
import { conflictMarker } from '../conflict-marker.ts'
import { frontmatterRules } from '../frontmatter-rules.ts'
import { goodAgent, SPECIFICATION, withChange } from './example.ts'
import { agentFieldRules } from './field-rules.ts'
import { FIELDS } from './fields.ts'
import { agentMentions } from './mentions.ts'
import type { Agent } from './parse.ts'
import { parseAgent } from './parse.ts'
import { abilityOverlap } from './rules/ability-overlap.ts'
import { abilityScope } from './rules/ability-scope.ts'
import { abilityUnknown } from './rules/ability-unknown.ts'
import { avatarImage } from './rules/avatar-image.ts'
import { conflict } from './rules/conflict.ts'
import { duplicateKey } from './rules/duplicate-key.ts'
import { duplicateSection } from './rules/duplicate-section.ts'
import { filename } from './rules/filename.ts'
import { frontmatterFirst } from './rules/frontmatter-first.ts'
import { redundantDefault } from './rules/redundant-default.ts'
import { requiredEnv } from './rules/required-env.ts'
import { sectionLevel } from './rules/section-level.ts'
import { startupTool } from './rules/startup-tool.ts'
import { toolDuplicate } from './rules/tool-duplicate.ts'
import { toolParameters } from './rules/tool-parameters.ts'
import { toolShape } from './rules/tool-shape.ts'
import { toolsFence } from './rules/tools-fence.ts'
import { toolsInFrontmatter } from './rules/tools-in-frontmatter.ts'
import { toolsReturn } from './rules/tools-return.ts'
import { toolsSyntax } from './rules/tools-syntax.ts'
import { toolsUndeclared } from './rules/tools-undeclared.ts'
import { undeclaredEnv } from './rules/undeclared-env.ts'
import { AGENT_FILES } from './which-files.ts'

const agentConflictMarker: Rule<Agent> = {
  ...conflictMarker('agent', goodAgent, ['frontmatter-first', 'missing-field'], ['duplicate-section']),
  // A block at the end would be a part of the tools.
  good: withChange('smallest change.\n', 'smallest change.\n\n```\n<<<<<<< HEAD\n```\n'),
}

export const agent: Format<Agent, undefined> = {
  ...AGENT_FILES,
  title: 'Agent File Format',
  specification: SPECIFICATION,
  fields: FIELDS,
  rules: [
    agentConflictMarker,
    filename,
    frontmatterFirst,
    ...frontmatterRules<Agent>({
      group: 'agent',
      source: SPECIFICATION,
      good: goodAgent,
      isField: (key) => Object.hasOwn(FIELDS, key),
    }),
    duplicateKey,
    ...agentFieldRules,
    conflict,
    duplicateSection,
    sectionLevel,
    avatarImage,
    requiredEnv,
    startupTool,
    toolsInFrontmatter,
    toolsFence,
    toolsSyntax,
    toolsReturn,
    toolsUndeclared,
    toolShape,
    toolDuplicate,
    toolParameters,
    undeclaredEnv,
    abilityUnknown,
    abilityScope,
    abilityOverlap,
    redundantDefault,
  ],
  repositoryRules: [],
  parse: parseAgent,
  applicable: () => agent.rules,
  header: () => undefined,
  mentions: agentMentions,
  comments: (document) => commentsOf(document, document.markdown),
}
