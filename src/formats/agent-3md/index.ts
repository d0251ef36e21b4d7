import type { Comment, Format, Rule } from '../../model.ts'
import { scanMarkdown } from '../../syntax/markdown/index.ts'
import { lineEnd, trimEnd } from '../../syntax/position.ts'
import { aboutConflicts, CONFLICT_MESSAGE, conflictsIn } from '../conflict-marker.ts'
import { goodAgent, SPECIFICATION } from './example.ts'
import { fieldValue, missingField, misspeltField } from './field-rules.ts'
import { FIELDS } from './fields.ts'
import { planeMentions } from './mentions.ts'
import type { Agent3md } from './parse.ts'
import { parseAgent3md } from './parse.ts'
import { bodyEmpty } from './rules/body-empty.ts'
import { cycle } from './rules/cycle.ts'
import { deadLink } from './rules/dead-link.ts'
import { duplicate } from './rules/duplicate.ts'
import { identity } from './rules/identity.ts'
import { identityOrder } from './rules/identity-order.ts'
import { inputName } from './rules/input-name.ts'
import { inputType } from './rules/input-type.ts'
import { linkNotDependency } from './rules/link-not-dependency.ts'
import { linkSyntax } from './rules/link-syntax.ts'
import { lostBackslash } from './rules/lost-backslash.ts'
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
import { graphOf } from './views.ts'
import { AGENT_3MD_FILES } from './which-files.ts'

/** What two versions of the same lines break besides. */
const BROKEN = ['parse', 'yaml-syntax', 'duplicate', 'missing-field#agent', 'unique-skill', 'identity']

const conflictMarker: Rule<Agent3md> = {
  ...aboutConflicts('agent3md', goodAgent),
  check(agent, report) {
    const covers = BROKEN.map((name) => `agent3md/${name}`)
    for (const range of conflictsIn(agent, 0)) report(range, CONFLICT_MESSAGE, { covers })
  },
}

/** The rules of the base grammar, for every 3md document. */
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
  ...AGENT_3MD_FILES,
  title: 'agent.3md',
  specification: SPECIFICATION,
  fields: FIELDS,
  rules: [...baseRules, ...agentRules],
  repositoryRules: [],
  parse: parseAgent3md,
  applicable({ problems, closed, isAgent }) {
    if (!closed) return [parse, planeInFence]
    return isAgent && problems.length === 0 ? agent3md.rules : baseRules
  },
  header: () => undefined,
  mentions: planeMentions,
  comments: commentsOf,
  diagram(agent, diagnostics) {
    const rules = [cycle.id, deadLink.id]
    return diagnostics.some(({ rule }) => rules.includes(rule))
      ? { rules, source: graphOf(agent) }
      : undefined
  },
}

/** The lines of the frontmatter that start with `#`, and the HTML comments of the body outside of code. */
function commentsOf({ text, opening, body }: Agent3md): readonly Comment[] {
  const comments: Comment[] = []
  for (let start = lineEnd(text, opening[0]) + 1; start < body[0]; start = lineEnd(text, start) + 1) {
    const first = start + /^[ \t]*/.exec(text.slice(start, lineEnd(text, start)))![0].length
    if (text[first] !== '#') continue
    const end = trimEnd(text, first, lineEnd(text, first))
    comments.push({ text: text.slice(first, end).replace(/^#+/, '').trim(), range: [first, end] })
  }
  return [...comments, ...scanMarkdown(text, body).comments]
}
