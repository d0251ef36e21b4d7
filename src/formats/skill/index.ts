import { fieldNamesOf } from '../../clients/client.ts'
import { CLIENTS } from '../../clients/index.ts'
import { isSeen } from '../../clients/places.ts'
import type { Format, Rule } from '../../model.ts'
import { deadLink } from '../../references/dead-link.ts'
import { installedWith } from '../../references/placed-skill.ts'
import { commentsOf } from '../../syntax/comments.ts'
import { quotePath } from '../../wording/quote.ts'
import { bodyEmpty } from '../body-empty.ts'
import { conflictMarker } from '../conflict-marker.ts'
import { controlCharacter } from '../control-character.ts'
import { fences } from '../fence.ts'
import { fieldInText } from '../field-in-text.ts'
import { documentRules, textRules } from '../file/index.ts'
import { frontmatterMissing } from '../frontmatter-missing.ts'
import { frontmatterRules as brokenFrontmatterRules } from '../frontmatter-rules.ts'
import { innerDashes } from '../inner-dashes.ts'
import { manifestFolder } from '../manifest-folder.ts'
import { commentInValue, typographicQuotes } from '../text-values.ts'
import { CLIENT_FIELDS } from './client-fields.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { goodSkill } from './example.ts'
import { faultyReferences } from './faulty-references.ts'
import { skillFieldRules } from './field-rules.ts'
import { FIELDS, SKILL_FIELDS } from './fields.ts'
import { isFlat } from './flat-skill.ts'
import { BROKEN, MISSING, UNCLOSED } from './frontmatter-violations.ts'
import type { SkillHeader } from './header.ts'
import { skillHeader } from './header.ts'
import { skillMentions } from './mentions.ts'
import type { Skill } from './parse.ts'
import { isCopyOfOuter, linkedTo, parseSkill } from './parse.ts'
import { agent } from './rules/agent.ts'
import { allowedTools } from './rules/allowed-tools.ts'
import { anchor } from './rules/anchor.ts'
import { backslashPath } from './rules/backslash-path.ts'
import { bodyLength } from './rules/body-length.ts'
import { bom } from './rules/bom.ts'
import { clientReading } from './rules/client-reading.ts'
import { commandName } from './rules/command-name.ts'
import { commentUnclosed } from './rules/comment-unclosed.ts'
import { copyDiffers } from './rules/copy-differs.ts'
import { deadPath } from './rules/dead-path.ts'
import { descriptionCut } from './rules/description-cut.ts'
import { descriptionEntity } from './rules/description-entity.ts'
import { descriptionMarkup } from './rules/description-markup.ts'
import { descriptionRepeatsName } from './rules/description-repeats-name.ts'
import { descriptionTrigger } from './rules/description-trigger.ts'
import { descriptionVague } from './rules/description-vague.ts'
import { duplicateName } from './rules/duplicate-name.ts'
import { emptyReference } from './rules/empty-reference.ts'
import { fieldValue } from './rules/field-value.ts'
import { filename } from './rules/filename.ts'
import { homePath } from './rules/home-path.ts'
import { hooks } from './rules/hooks.ts'
import { injectedCommand } from './rules/injected-command.ts'
import { licenseFile } from './rules/license-file.ts'
import { lineSeparator } from './rules/line-separator.ts'
import { linkSyntax } from './rules/link-syntax.ts'
import { listingBudget } from './rules/listing-budget.ts'
import { location } from './rules/location.ts'
import { mention } from './rules/mention.ts'
import { metadata } from './rules/metadata.ts'
import { nameDirectory } from './rules/name-directory.ts'
import { nameFormat } from './rules/name-format.ts'
import { nestedSkill } from './rules/nested-skill.ts'
import { notInvocable } from './rules/not-invocable.ts'
import { openaiYaml } from './rules/openai-yaml.ts'
import { openclawKey } from './rules/openclaw-key.ts'
import { outsideLink } from './rules/outside-link.ts'
import { paths } from './rules/paths.ts'
import { plainLink } from './rules/plain-link.ts'
import { pluginHooks } from './rules/plugin-hooks.ts'
import { pluginServer } from './rules/plugin-server.ts'
import { referenceChain } from './rules/reference-chain.ts'
import { replacedParameter } from './rules/replaced-parameter.ts'
import { scriptInterpreter } from './rules/script-interpreter.ts'
import { scriptLineEnds } from './rules/script-line-ends.ts'
import { secondFrontmatter } from './rules/second-frontmatter.ts'
import { todo } from './rules/todo.ts'
import { toolName } from './rules/tool-name.ts'
import { toolPattern } from './rules/tool-pattern.ts'
import { undefinedReference } from './rules/undefined-reference.ts'
import { unreferencedFile } from './rules/unreferenced-file.ts'
import { variable } from './rules/variable.ts'
import { yamlPortability } from './rules/yaml-portability.ts'
import { takenNames } from './taken-names.ts'
import { SKILL_FILES } from './which-files.ts'

const FORMAT = 'https://agentskills.io/specification#skill-md-format'
const COMMON = { group: 'skill', source: FORMAT, good: goodSkill } as const
const TEXTS = ['name', 'description', 'license', 'compatibility']
const WITHOUT_EFFECT = ['license', 'compatibility', 'metadata']

const isSkillField = (key: string): boolean => SKILL_FIELDS.includes(key) || CLIENT_FIELDS.has(key)

const frontmatterRules: readonly Rule<Skill>[] = [
  frontmatterMissing<Skill>({
    why: 'A client reads name and description from the frontmatter before anything else. Without it the skill does not exist. The first `---` must be the first line of the file: a blank line, a comment or a code fence above it hides it.',
    ...COMMON,
    bad: '# PDF\n\nReads PDF files.\n',
    punished: MISSING,
    ofOther,
    ofPart: ({ noSkill }) => noSkill,
    fields: ({ plane }) => (plane ? '`description`' : '`name` and `description`'),
  }),
  ...brokenFrontmatterRules({ ...COMMON, isField: isSkillField, unclosed: UNCLOSED, broken: BROKEN }),
  innerDashes({
    ...COMMON,
    source: 'https://code.claude.com/docs/en/skills#frontmatter-reference',
    line: 'allowed-tools: Read',
    readersAt: (path) => CLIENTS.filter((client) => isSeen(client, path)),
    isRead: (key, client) => fieldNamesOf(client).includes(key) && !WITHOUT_EFFECT.includes(key),
  }),
]

function ofOther(skill: Skill): string | undefined {
  const target = linkedTo(skill)
  if (target === undefined || !skill.files.mayName(target)) return undefined
  return `This is a symbolic link to ${quotePath(target)}, which has no frontmatter, so it is no skill. Remove the link.`
}

const ownRules: readonly Rule<Skill>[] = [
  ...skillFieldRules,
  nameFormat,
  nameDirectory,
  descriptionRepeatsName,
  descriptionCut,
  descriptionVague,
  descriptionTrigger,
  descriptionMarkup,
  descriptionEntity,
  commentInValue('skill', TEXTS, goodSkill, 'cut-description'),
  fieldInText('skill', {
    isField: isSkillField,
    line: 'allowed-tools: Read',
    good: goodSkill,
  }),
  typographicQuotes('skill', TEXTS.slice(1), goodSkill),
  licenseFile,
  metadata,
  openclawKey,
  allowedTools,
  toolName,
  toolPattern,
  pluginServer,
  fieldValue,
  paths,
  agent,
  mention,
  hooks,
  notInvocable,
  clientReading,
  openaiYaml,
  lineSeparator,
  yamlPortability,
  filename,
]

const skillConflictMarker: Rule<Skill> = {
  ...conflictMarker('skill', goodSkill, ['frontmatter-missing']),
  violations: [],
}

const skillDeadLink = deadLink<Skill>({
  ...COMMON,
  severity: { recommended: 'error', strict: 'error' },
  source: 'https://agentskills.io/specification#file-references',
  skill: { home: ({ home }) => home, reach: installedWith, isExtra: ({ reference }) => reference === true },
})

const skillBodyEmpty = bodyEmpty({
  ...COMMON,
  why: 'The body is what the model reads once it has chosen the skill. Without it the skill has nothing to say.',
  source: 'https://agentskills.io/specification#body-content',
  mindedBy: [],
})

/** The rules for every dialect of SKILL.md: none of them is a limit of one specification. */
export const sharedRules: readonly Rule<Skill>[] = [...frontmatterRules, skillBodyEmpty, skillDeadLink]

export const skill: Format<Skill, SkillHeader> = {
  ...SKILL_FILES,
  title: 'Agent Skills',
  specification: 'https://agentskills.io/specification',
  fields: FIELDS,
  rules: [
    skillConflictMarker,
    ...frontmatterRules,
    secondFrontmatter,
    bom,
    controlCharacter('skill', goodSkill, 'control-character'),
    location,
    ...ownRules,
    skillBodyEmpty,
    bodyLength,
    skillDeadLink,
    fences('skill', goodSkill),
    commentUnclosed,
    todo,
    undefinedReference,
    linkSyntax,
    anchor,
    emptyReference,
    deadPath,
    backslashPath,
    variable,
    replacedParameter,
    injectedCommand,
    outsideLink,
    homePath,
    referenceChain,
    unreferencedFile,
    nestedSkill,
    manifestFolder('skill', goodSkill),
    pluginHooks,
    commandName,
    scriptInterpreter,
    scriptLineEnds,
    plainLink,
  ],
  repositoryRules: [duplicateName, listingBudget, copyDiffers],
  parse: parseSkill,
  applicable: (document) => speaking(document, skill.rules),
  header: skillHeader,
  takenNames,
  comments: (document) => commentsOf(document),
  tokens: estimateTokens,
  mentions: skillMentions,
  beside: { ...faultyReferences, rules: [...textRules, skillDeadLink, skillConflictMarker] },
}

/** A file whose frontmatter never ends, or a part or a copy of the skill around it, has one finding and no other. */
export function speaking(document: Skill, rules: readonly Rule<Skill>[]): readonly Rule<Skill>[] {
  if (document.frontmatter.state === 'unclosed')
    return rules.filter(({ id }) => id === 'skill/frontmatter-unclosed')
  if (isFlat(document.path)) return rules.filter(({ id }) => id === location.id)
  const isLink = document.frontmatter.state === 'absent' && linkedTo(document) !== undefined
  if (isLink || document.noSkill !== undefined)
    return rules.filter(({ id }) => id === 'skill/frontmatter-missing')
  if (isCopyOfOuter(document))
    return rules.filter(({ id, danger }) => id === nestedSkill.id || danger !== undefined)
  return document.fragment ? rules.filter(({ id }) => id === nestedSkill.id) : rules
}

/** The rules that have a say on a skill, those about any text among them. */
export function rulesOn(document: Skill): readonly Rule<Skill>[] {
  return [...documentRules, ...skill.applicable(document)]
}
