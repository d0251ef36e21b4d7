import { claudeCode } from '../../clients/claude-code.ts'
import type { Format, Rule } from '../../model.ts'
import { deadLink } from '../../references/dead-link.ts'
import { commentsOf } from '../../syntax/comments.ts'
import { bodyEmpty } from '../body-empty.ts'
import { conflictMarker } from '../conflict-marker.ts'
import { controlCharacter } from '../control-character.ts'
import { fences } from '../fence.ts'
import { fieldInText } from '../field-in-text.ts'
import { frontmatterMissing } from '../frontmatter-missing.ts'
import { frontmatterRules as brokenFrontmatterRules } from '../frontmatter-rules.ts'
import { innerDashes } from '../inner-dashes.ts'
import { manifestFolder } from '../manifest-folder.ts'
import { commentInValue, typographicQuotes } from '../text-values.ts'
import type { SubagentHeader } from './claimed-names.ts'
import { subagentHeader, takenNames } from './claimed-names.ts'
import { goodSubagent, SUBAGENTS } from './example.ts'
import { FIELDS, isField } from './field-rows.ts'
import { subagentFieldRules } from './field-rules.ts'
import { LOST, LOST_WHOLE, pageAmongAgents } from './lost-fields.ts'
import { subagentMentions } from './mentions.ts'
import type { Subagent } from './parse.ts'
import { parseSubagent } from './parse.ts'
import { duplicateName } from './rules/duplicate-name.ts'
import { hooks } from './rules/hooks.ts'
import { ignoredField } from './rules/ignored-field.ts'
import { location } from './rules/location.ts'
import { nameFormat } from './rules/name-format.ts'
import { pluginServer } from './rules/plugin-server.ts'
import { isUnlisted, pluginUnlisted } from './rules/plugin-unlisted.ts'
import { serverUnknown } from './rules/server-unknown.ts'
import { skillUnknown } from './rules/skill-unknown.ts'
import { toolBoth } from './rules/tool-both.ts'
import { toolNone } from './rules/tool-none.ts'
import { toolParenthesis } from './rules/tool-parenthesis.ts'
import { toolScope } from './rules/tool-scope.ts'
import { toolUnknown } from './rules/tool-unknown.ts'
import { toolWithheld } from './rules/tool-withheld.ts'
import { SUBAGENT_FILES } from './which-files.ts'

const COMMON = { group: 'claude', source: SUBAGENTS, good: goodSubagent } as const

const frontmatterRules: readonly Rule<Subagent>[] = [
  frontmatterMissing<Subagent>({
    why: 'Claude Code skips a file without frontmatter: it takes it for documentation. So does the linter, unless the file has fields or speaks to a model. It is an info if a script, a command or a skill of the repository reads the file by its path.',
    ...COMMON,
    bad: 'You are a reviewer of code.\n',
    fields: () => '`name` and `description`',
    punished: LOST_WHOLE,
    ofOther: pageAmongAgents,
  }),
  ...brokenFrontmatterRules<Subagent>({ ...COMMON, isField, unclosed: LOST, broken: LOST }),
  innerDashes({ ...COMMON, line: 'tools: Read', readersAt: () => [claudeCode], isRead: isField }),
]

const ownRules: readonly Rule<Subagent>[] = [
  controlCharacter('claude', goodSubagent),
  ignoredField,
  hooks,
  ...subagentFieldRules,
  location,
  nameFormat,
  commentInValue('claude', ['name', 'description'], goodSubagent),
  fieldInText('claude', {
    isField: (key) => Object.hasOwn(FIELDS, key),
    line: 'tools: Read',
    good: goodSubagent,
  }),
  typographicQuotes('claude', ['description'], goodSubagent),
  toolNone,
  toolParenthesis,
  toolUnknown,
  toolScope,
  toolBoth,
  toolWithheld,
  skillUnknown,
  serverUnknown,
  pluginServer,
  pluginUnlisted,
  manifestFolder('claude', goodSubagent),
]

export const claude: Format<Subagent, SubagentHeader> = {
  ...SUBAGENT_FILES,
  title: 'Claude Code subagents',
  specification: SUBAGENTS,
  fields: FIELDS,
  rules: [
    conflictMarker('claude', goodSubagent, ['frontmatter-missing', 'missing-field']),
    fences('claude', goodSubagent),
    ...frontmatterRules,
    ...ownRules,
    bodyEmpty({
      why: 'The body is the system prompt of the agent. Without it the agent knows only what it is asked.',
      ...COMMON,
    }),
    deadLink<Subagent>({
      ...COMMON,
      severity: { recommended: 'warning', strict: 'warning' },
      startOf: ({ path }) => /^(.*\/)?\.claude\/agents\//i.exec(path)?.slice(1).join(''),
    }),
  ],
  repositoryRules: [duplicateName],
  parse: parseSubagent,
  applicable(subagent) {
    // What nobody loads has nothing to lose.
    if (isUnlisted(subagent)) return [pluginUnlisted]
    // A file whose frontmatter never ends is all frontmatter.
    const isCut = subagent.frontmatter.state === 'unclosed' && subagent.repaired === undefined
    return isCut ? claude.rules.filter(({ id }) => id === 'claude/frontmatter-unclosed') : claude.rules
  },
  header: subagentHeader,
  takenNames,
  mentions: subagentMentions,
  comments: (document) => commentsOf(document),
}
