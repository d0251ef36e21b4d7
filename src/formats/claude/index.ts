import type { Format, Rule } from '../../model.ts'
import { commentsOf } from '../../text/comments.ts'
import { bodyEmpty } from '../body-empty.ts'
import { commentInValue } from '../comment-in-value.ts'
import { conflictMarker } from '../conflict-marker.ts'
import { controlCharacter } from '../control-character.ts'
import { frontmatterMissing } from '../frontmatter-missing.ts'
import { frontmatterUnclosed, frontmatterYaml } from '../frontmatter-rules.ts'
import { deadLink } from '../links/dead-link.ts'
import { typographicQuotes } from '../typographic-quotes.ts'
import { goodSubagent, SUBAGENTS } from './example.ts'
import { claudeInfo } from './info.ts'
import type { Subagent, SubagentHeader } from './parse.ts'
import { parseSubagent, subagentHeader } from './parse.ts'
import { color } from './rules/color.ts'
import { descriptionMissing } from './rules/description-missing.ts'
import { duplicateName } from './rules/duplicate-name.ts'
import { effort } from './rules/effort.ts'
import { fieldType } from './rules/field-type.ts'
import { ignoredField } from './rules/ignored-field.ts'
import { isolation } from './rules/isolation.ts'
import { maxTurns } from './rules/max-turns.ts'
import { memory } from './rules/memory.ts'
import { misspeltField } from './rules/misspelt-field.ts'
import { model } from './rules/model.ts'
import { nameFormat } from './rules/name-format.ts'
import { nameMissing } from './rules/name-missing.ts'
import { permissionMode } from './rules/permission-mode.ts'
import { skillUnknown } from './rules/skill-unknown.ts'
import { toolBoth } from './rules/tool-both.ts'
import { toolNone } from './rules/tool-none.ts'
import { toolParenthesis } from './rules/tool-parenthesis.ts'
import { toolUnknown } from './rules/tool-unknown.ts'
import { unknownField } from './rules/unknown-field.ts'

const TEXTS = ['name', 'description']

const frontmatterRules: readonly Rule<Subagent>[] = [
  frontmatterMissing<Subagent>('claude', {
    why: 'Claude Code skips a file without frontmatter: it takes it for documentation. So does the linter, unless the file has fields or speaks to a model.',
    source: SUBAGENTS,
    bad: 'You are a reviewer of code.\n',
    good: goodSubagent,
    fields: () => '`name` and `description`',
  }),
  frontmatterUnclosed('claude', SUBAGENTS, goodSubagent),
  frontmatterYaml('claude', SUBAGENTS, goodSubagent),
]

const fieldRules: readonly Rule<Subagent>[] = [
  controlCharacter('claude', goodSubagent),
  misspeltField,
  nameMissing,
  nameFormat,
  descriptionMissing,
  fieldType,
  commentInValue('claude', TEXTS, goodSubagent),
  typographicQuotes('claude', ['description'], goodSubagent),
  ignoredField,
  toolNone,
  toolParenthesis,
  toolUnknown,
  toolBoth,
  model,
  permissionMode,
  effort,
  memory,
  isolation,
  color,
  maxTurns,
  skillUnknown,
  unknownField,
]

export const claude: Format<Subagent, SubagentHeader> = {
  ...claudeInfo,
  rules: [
    conflictMarker('claude', goodSubagent, ['frontmatter-missing', 'name-missing', 'description-missing']),
    ...frontmatterRules,
    ...fieldRules,
    bodyEmpty('claude', {
      why: 'The body is the system prompt of the agent. Without it the agent knows only what it is asked.',
      source: SUBAGENTS,
      good: goodSubagent,
    }),
    deadLink<Subagent>({
      group: 'claude',
      severity: { recommended: 'warning', strict: 'warning' },
      source: SUBAGENTS,
      good: goodSubagent,
      whole: 'repository',
      home: () => '',
      reach: () => '',
    }),
  ],
  repositoryRules: [duplicateName],
  parse: parseSubagent,
  // A file whose frontmatter never ends is all frontmatter.
  applicable: ({ frontmatter }) =>
    frontmatter.state === 'unclosed'
      ? claude.rules.filter(({ id }) => id === 'claude/frontmatter-unclosed')
      : claude.rules,
  header: subagentHeader,
  comments: (document) => commentsOf(document),
}
