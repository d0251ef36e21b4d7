import type { Format, Rule } from '../../model.ts'
import { graphOf } from './dependency-diagram.ts'
import { commentsOf } from './find-comments.ts'
import { agent3mdInfo } from './info.ts'
import type { Agent3md } from './parse.ts'
import { parseAgent3md } from './parse.ts'
import { axis } from './rules/axis.ts'
import { bodyEmpty } from './rules/body-empty.ts'
import { conflictMarker } from './rules/conflict-marker.ts'
import { cycle } from './rules/cycle.ts'
import { deadLink } from './rules/dead-link.ts'
import { duplicate } from './rules/duplicate.ts'
import { entry } from './rules/entry.ts'
import { frontmatter } from './rules/frontmatter.ts'
import { identity } from './rules/identity.ts'
import { identityOrder } from './rules/identity-order.ts'
import { inputName } from './rules/input-name.ts'
import { inputType } from './rules/input-type.ts'
import { keyCase } from './rules/key-case.ts'
import { linkNotDependency } from './rules/link-not-dependency.ts'
import { linkSyntax } from './rules/link-syntax.ts'
import { lostBackslash } from './rules/lost-backslash.ts'
import { missingLabel } from './rules/missing-label.ts'
import { misspeltAttribute } from './rules/misspelt-attribute.ts'
import { misspeltAxis } from './rules/misspelt-axis.ts'
import { misspeltKey } from './rules/misspelt-key.ts'
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
import { unknownKind } from './rules/unknown-kind.ts'
import { unroutableTrigger } from './rules/unroutable-trigger.ts'
import { unusedInput } from './rules/unused-input.ts'
import { unusedTool } from './rules/unused-tool.ts'
import { version } from './rules/version.ts'
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
  frontmatter,
  identity,
  missingLabel,
  uniqueSkill,
  deadLink,
  cycle,
  entry,
  inputType,
  toolInput,
  triggers,
  tool,
  unusedInput,
  undeclaredTool,
  keyCase,
  unknownKind,
  identityOrder,
  linkNotDependency,
  unroutableTrigger,
  overlappingTriggers,
  placeholderSyntax,
  inputName,
  version,
  planeInHeading,
  misspeltKey,
  misspeltAxis,
  misspeltAttribute,
  bodyEmpty,
  quotedPlaceholder,
  linkSyntax,
  unusedTool,
  axis,
]

export const agent3md: Format<Agent3md, undefined> = {
  ...agent3mdInfo,
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
