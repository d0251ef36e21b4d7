import type { Format, Rule } from '../../model.ts'
import { commentsOf } from '../../text/comments.ts'
import { frontmatterUnclosed, frontmatterYaml } from '../frontmatter-rules.ts'
import { deadLink } from '../links/dead-link.ts'
import { deadReferences } from './dead-references.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { goodSkill } from './example.ts'
import { skillInfo } from './info.ts'
import { installedWith } from './installed-with.ts'
import type { Skill, SkillHeader } from './parse.ts'
import { parseSkill, skillHeader } from './parse.ts'
import { absoluteLink } from './rules/absolute-link.ts'
import { allowedTools } from './rules/allowed-tools.ts'
import { allowedToolsForm } from './rules/allowed-tools-form.ts'
import { bodyEmpty } from './rules/body-empty.ts'
import { bodyLength } from './rules/body-length.ts'
import { bom } from './rules/bom.ts'
import { clientField } from './rules/client-field.ts'
import { commentInValue } from './rules/comment-in-value.ts'
import { compatibilityLength } from './rules/compatibility-length.ts'
import { controlCharacter } from './rules/control-character.ts'
import { deadPath } from './rules/dead-path.ts'
import { deadPathInCode } from './rules/dead-path-in-code.ts'
import { descriptionLength } from './rules/description-length.ts'
import { descriptionMarkup } from './rules/description-markup.ts'
import { descriptionMissing } from './rules/description-missing.ts'
import { descriptionTrigger } from './rules/description-trigger.ts'
import { descriptionVague } from './rules/description-vague.ts'
import { duplicateName } from './rules/duplicate-name.ts'
import { fieldType } from './rules/field-type.ts'
import { fieldValue } from './rules/field-value.ts'
import { filename } from './rules/filename.ts'
import { frontmatterMissing } from './rules/frontmatter-missing.ts'
import { homePath } from './rules/home-path.ts'
import { licenseFile } from './rules/license-file.ts'
import { metadataMap } from './rules/metadata-map.ts'
import { metadataText } from './rules/metadata-text.ts'
import { metadataValues } from './rules/metadata-values.ts'
import { misspeltField } from './rules/misspelt-field.ts'
import { nameAscii } from './rules/name-ascii.ts'
import { nameDirectory } from './rules/name-directory.ts'
import { nameFormat } from './rules/name-format.ts'
import { nameLength } from './rules/name-length.ts'
import { nameMissing } from './rules/name-missing.ts'
import { nameReserved } from './rules/name-reserved.ts'
import { nestedSkill } from './rules/nested-skill.ts'
import { outsideLink } from './rules/outside-link.ts'
import { referenceChain } from './rules/reference-chain.ts'
import { typographicQuotes } from './rules/typographic-quotes.ts'
import { unknownField } from './rules/unknown-field.ts'
import { yamlPortability } from './rules/yaml-portability.ts'

const FORMAT = 'https://agentskills.io/specification#skill-md-format'
const REFERENCES = 'https://agentskills.io/specification#file-references'

const frontmatterRules: readonly Rule<Skill>[] = [
  frontmatterMissing,
  frontmatterUnclosed('skill', FORMAT, goodSkill),
  frontmatterYaml('skill', FORMAT, goodSkill),
]

const fieldRules: readonly Rule<Skill>[] = [
  misspeltField,
  nameMissing,
  nameFormat,
  nameLength,
  nameDirectory,
  nameAscii,
  nameReserved,
  descriptionMissing,
  descriptionLength,
  descriptionVague,
  descriptionTrigger,
  descriptionMarkup,
  fieldType,
  commentInValue,
  typographicQuotes,
  compatibilityLength,
  licenseFile,
  metadataMap,
  metadataValues,
  metadataText,
  allowedTools,
  allowedToolsForm,
  unknownField,
  fieldValue,
  clientField,
  yamlPortability,
  filename,
]

const skillDeadLink = deadLink<Skill>({
  group: 'skill',
  severity: { recommended: 'error', strict: 'error' },
  source: REFERENCES,
  good: goodSkill,
  whole: 'skill',
  home: (document) => document.home,
  reach: installedWith,
  isExtra: (document) => document.reference === true,
})

const bodyRules: readonly Rule<Skill>[] = [bodyEmpty, bodyLength, skillDeadLink, absoluteLink]

/** The rules that hold for every dialect of SKILL.md. */
export const sharedRules: readonly Rule<Skill>[] = [...frontmatterRules, ...bodyRules]

export const skill: Format<Skill, SkillHeader> = {
  ...skillInfo,
  rules: [
    ...frontmatterRules,
    bom,
    controlCharacter,
    ...fieldRules,
    ...bodyRules,
    deadPath,
    deadPathInCode,
    outsideLink,
    homePath,
    referenceChain,
    nestedSkill,
  ],
  repositoryRules: [duplicateName],
  parse: parseSkill,
  applicable: (document) => speaking(document, skill.rules),
  header: skillHeader,
  comments: (document) => commentsOf(document),
  tokens: estimateTokens,
  beside: { ...deadReferences, rules: [skillDeadLink] },
}

/**
 * A file whose frontmatter never ends is all frontmatter; a fragment of another skill is no skill. Nothing
 * else is said of either.
 */
export function speaking(document: Skill, rules: readonly Rule<Skill>[]): readonly Rule<Skill>[] {
  if (document.frontmatter.state === 'unclosed')
    return rules.filter(({ id }) => id === 'skill/frontmatter-unclosed')
  return document.fragment ? rules.filter(({ id }) => id === nestedSkill.id) : rules
}
