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
import { cycle } from './rules/cycle.ts'
import {
  inputName,
  inputType,
  placeholderSyntax,
  quotedPlaceholder,
  toolInput,
  unusedInput,
} from './rules/inputs.ts'
import { deadLink, linkNotDependency, linkSyntax } from './rules/links.ts'
import { parse } from './rules/parse.ts'
import { bodyEmpty, identity, identityOrder, planeInFence, planeInHeading } from './rules/planes.ts'
import {
  overlappingTriggers,
  tool,
  triggers,
  undeclaredTool,
  uniqueSkill,
  unroutableTrigger,
  unusedTool,
} from './rules/skills.ts'
import { duplicate, lostBackslash, strayQuote, yamlSyntax } from './rules/values.ts'
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
