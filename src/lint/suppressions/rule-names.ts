import { nearestOf } from '../../wording/near-names.ts'
import { listed } from '../../wording/wording.ts'

/** Whether a word of a config file or a suppression names a rule, by its id or its group: `skill/bom` or `skill/*`. */
export function names(word: string, rule: string): boolean {
  return word === rule || (word.endsWith('/*') && rule.startsWith(word.slice(0, -1)))
}

/** The names of rules that there were once, by the rule of the same group to use instead. */
const REPLACED: Readonly<Record<string, string>> = {
  'agent/conflict': 'avatar-conflict description-conflict rules-conflict system-conflict title-conflict',
  'agent/field-value': 'version icon status',
  'agent/missing-field': 'title-missing description-missing',
  'agent/tool-shape': 'tool-scheme tool-scheme-name',
  'agent/tools-fence': 'tools-language',
  'agent/tools-syntax': 'tools-unchecked',
  'agent3md/duplicate': 'dup-input duplicate-key repeated-trigger',
  'agent3md/field-value': 'axis version misspelt-axis unknown-kind entry',
  'agent3md/missing-field': 'frontmatter missing-label axis',
  'agent3md/misspelt-field': 'misspelt-key misspelt-attribute key-case',
  'claude/field-value': 'effort color memory isolation model permission-mode max-turns',
  'claude/ignored-field': 'plugin-field skill-field',
  'claude/missing-field': 'name-missing description-missing',
  'copilot/field-type': 'metadata-values',
  'copilot/field-value': 'target model',
  'copilot/filename': 'chatmode',
  'copilot/missing-field': 'description-missing',
  'file/symlink': 'dangling-symlink outside-root symlink-stub',
  'plane/empty-field': 'domain version tags',
  'plane/field-type': 'description domain version tags',
  'plane/field-value': 'version tags',
  'plane/missing-field': 'description',
  'plane/unknown-field': 'name-key',
  'skill/allowed-tools': 'allowed-tools-form',
  'skill/body-length': 'body-tokens',
  'skill/dead-link': 'absolute-link',
  'skill/dead-path': 'dead-path-in-code',
  'skill/fence': 'fence-unclosed fence-inverted',
  'skill/field-length': 'description-length compatibility-length',
  'skill/metadata': 'metadata-map metadata-values metadata-text',
  'skill/missing-field': 'name-missing description-missing',
  'skill/name-format': 'name-length name-ascii name-reserved',
  'skill/reference-chain': 'deep-reference',
  'skill/unknown-field': 'client-field',
}

/** What to say of a word that names a rule that was removed; undefined of any other. */
export function replacementOf(word: string): string | undefined {
  const [group, name = ''] = word.split('/')
  const successors = Object.keys(REPLACED).filter(
    (id) => id.startsWith(`${group}/`) && REPLACED[id]!.split(' ').includes(name),
  )
  if (successors.length === 0) return undefined
  const names = listed(successors.map((id) => `\`${id}\``))
  return `\`${word}\` was removed; ${names} ${successors.length > 1 ? 'cover' : 'covers'} it.`
}

/** The rule, or the group, that was meant by a word that names none. */
export function nearestRule(word: string, ids: readonly string[]): string | undefined {
  const groups = [...new Set(ids.map((id) => `${id.split('/')[0]}/*`))]
  if (word.endsWith('/*')) return nearestOf(word, groups)[0]
  const [name] = nearestOf(word, ids.map(nameOf))
  const [nearest] = nearestOf(word, ids)
  // The group makes short names look near each other.
  const isNear = nearest !== undefined && nearestOf(nameOf(word), [nameOf(nearest)]).length > 0
  return isNear ? nearest : ids.find((id) => nameOf(id) === name)
}

function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}
