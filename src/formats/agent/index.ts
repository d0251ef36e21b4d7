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
import { abilityOverlap, abilityScope, abilityUnknown } from './rules/abilities.ts'
import {
  toolsFence,
  toolsInFrontmatter,
  toolsReturn,
  toolsSyntax,
  toolsUndeclared,
  undeclaredEnv,
} from './rules/code.ts'
import { conflict } from './rules/conflict.ts'
import { filename } from './rules/filename.ts'
import { avatarImage, duplicateSection, sectionLevel } from './rules/headings.ts'
import { duplicateKey, frontmatterFirst, redundantDefault, requiredEnv } from './rules/metadata.ts'
import { startupTool, toolDuplicate, toolParameters, toolShape } from './rules/tools.ts'
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
    ...frontmatterRules<Agent>({ group: 'agent', source: SPECIFICATION, good: goodAgent }),
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
