import type { Format, Rule } from '../../model.ts'
import { graphOf } from './dependency-diagram.ts'
import { FIELDS } from './fields.ts'
import { commentsOf } from './find-comments.ts'
import { agent3mdInfo } from './info.ts'
import type { Agent3md } from './parse.ts'
import { parseAgent3md } from './parse.ts'
import { bodyEmpty } from './rules/body-empty.ts'
import { conflictMarker } from './rules/conflict-marker.ts'
import { cycle } from './rules/cycle.ts'
import { deadLink } from './rules/dead-link.ts'
import { duplicate } from './rules/duplicate.ts'
import { fieldValue } from './rules/field-value.ts'
import { identity } from './rules/identity.ts'
import { identityOrder } from './rules/identity-order.ts'
import { inputName } from './rules/input-name.ts'
import { inputType } from './rules/input-type.ts'
import { linkNotDependency } from './rules/link-not-dependency.ts'
import { linkSyntax } from './rules/link-syntax.ts'
import { lostBackslash } from './rules/lost-backslash.ts'
import { missingField } from './rules/missing-field.ts'
import { misspeltField } from './rules/misspelt-field.ts'
import { overlappingTriggers } from './rules/overlapping-triggers.ts'
import { parse } from './rules/parse.ts'
import { placeholderSyntax } from './rules/placeholder-syntax.ts'
import { planeInFence } from './rules/plane-in-fence.ts'
import { planeInHeading } from './rules/plane-in-heading.ts'
import { quotedPlaceholder } from './rules/quoted-placeholder.ts'
import { strayQuote } from './rules/stray-quote.ts'
import { tool } from './rules/tool.ts'
import { toolInput } from './rules/tool-input.ts'
import { triggers } from './rules/triggers.ts'
import { undeclaredTool } from './rules/undeclared-tool.ts'
import { uniqueSkill } from './rules/unique-skill.ts'
import { unroutableTrigger } from './rules/unroutable-trigger.ts'
import { unusedInput } from './rules/unused-input.ts'
import { unusedTool } from './rules/unused-tool.ts'
import { yamlSyntax } from './rules/yaml-syntax.ts'

/** The rules of the base grammar, which hold for every 3md document. */
const baseRules: readonly Rule<Agent3md>[] = [
  conflictMarker,
  parse,
  planeInFence,
  lostBackslash,
  strayQuote,
  yamlSyntax,
  duplicate,
]

const agentRules: readonly Rule<Agent3md>[] = [
  missingField,
  fieldValue,
  identity,
  uniqueSkill,
  deadLink,
  cycle,
  inputType,
  toolInput,
  triggers,
  tool,
  unusedInput,
  undeclaredTool,
  identityOrder,
  linkNotDependency,
  unroutableTrigger,
  overlappingTriggers,
  placeholderSyntax,
  inputName,
  planeInHeading,
  misspeltField,
  bodyEmpty,
  quotedPlaceholder,
  linkSyntax,
  unusedTool,
]

export const agent3md: Format<Agent3md, undefined> = {
  ...agent3mdInfo,
  fields: FIELDS,
  rules: [...baseRules, ...agentRules],
  repositoryRules: [],
  parse: parseAgent3md,
  applicable({ problems, closed, isAgent }) {
    if (!closed) return [parse, planeInFence]
    return isAgent && problems.length === 0 ? agent3md.rules : baseRules
  },
  header: () => undefined,
  comments: commentsOf,
  diagram(agent, diagnostics) {
    const rules = [cycle.id, deadLink.id]
    return diagnostics.some(({ rule }) => rules.includes(rule))
      ? { rules, source: graphOf(agent) }
      : undefined
  },
}
