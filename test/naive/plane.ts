import type { Frontmatter } from './frontmatter.ts'
import { frontmatterOf, isGiven, isListOfText, isText, isVersion, linesOutsideFences } from './frontmatter.ts'
import type { Reading, Sentence } from './sentence.ts'

/**
 * The tags of a list or of a text with commas, undefined when they are neither. What is left empty, the item
 * of a list or all, is an empty tag.
 */
function tagsOf({ tags }: Frontmatter['fields']): readonly string[] | undefined {
  const items: unknown = isText(tags)
    ? tags.split(',')
    : Array.isArray(tags)
      ? tags.map((tag: unknown) => tag ?? '')
      : tags === null
        ? ['']
        : (tags ?? [])
  return isListOfText(items) ? items.map((tag) => tag.trim()) : undefined
}

const sentences: readonly Sentence<Frontmatter>[] = [
  {
    sentence: 'A SKILL.md has frontmatter.',
    rules: ['skill/frontmatter-missing'],
    holds: ({ state }) => state !== 'missing',
  },
  {
    sentence: 'A line of three hyphens ends the frontmatter.',
    rules: ['skill/frontmatter-unclosed'],
    holds: ({ state }) => state !== 'unclosed',
  },
  {
    sentence: 'The frontmatter is a YAML mapping, or the skill cannot be parsed.',
    rules: ['skill/frontmatter-yaml'],
    holds: ({ state }) => state !== 'invalid',
  },
  {
    sentence: 'A description is recommended.',
    rules: ['plane/missing-field', 'plane/field-type'],
    about: /`description`/,
    level: 'warning',
    // Whether a number or a list describes anything is not said.
    holds: ({ state, fields: { description } }) => {
      if (state !== 'read') return true
      return isText(description) ? description.trim() !== '' : isGiven(description) ? undefined : false
    },
  },
  {
    sentence: 'The first level-1 heading names the skill; without one, the directory does.',
    rules: ['plane/name'],
    level: 'warning',
    // Behind white space the heading may be one of a list item's.
    holds: ({ state, body }) => {
      const lines = linesOutsideFences(body).filter((line) => /^\s*#[ \t]+[^\s#]/.test(line))
      if (state === 'unclosed' || lines.some((line) => line.startsWith('#'))) return true
      return lines.length > 0 ? undefined : false
    },
  },
  {
    sentence: 'The name is derived; the frontmatter is no source of it.',
    rules: ['plane/unknown-field'],
    about: /plane ignores/,
    level: 'warning',
    holds: ({ fields }) => !('name' in fields || 'tokens' in fields),
  },
  {
    sentence: 'The domain is text, which a filter matches exactly.',
    rules: ['plane/empty-field', 'plane/field-type'],
    about: /`domain`/,
    level: 'warning',
    holds: ({ fields: { domain } }) => domain === undefined || (isText(domain) && domain.trim() !== ''),
  },
  {
    sentence: 'The version is text of three numbers, such as 1.0.0.',
    rules: ['plane/field-value', 'plane/field-type', 'plane/empty-field'],
    about: /version/,
    level: 'warning',
    // Whether more may follow the numbers is not said.
    holds: ({ fields: { version } }) => {
      if (version === undefined || !isText(version)) return version === undefined
      return isVersion(version)
    },
  },
  {
    sentence: 'Tags are a text with commas, or a list.',
    rules: ['plane/field-type'],
    holds: ({ fields }) => tagsOf(fields) !== undefined,
  },
  {
    sentence: 'A search names a tag as one word behind #.',
    rules: ['plane/field-value', 'plane/empty-field'],
    about: /tag/i,
    level: 'warning',
    // That a tag stands twice is forbidden nowhere.
    holds: ({ fields }) => {
      const tags = tagsOf(fields) ?? []
      if (tags.some((tag) => /[\s#]/.test(tag) || tag === '')) return false
      return new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length ? true : undefined
    },
  },
]

export const plane: Reading<Frontmatter> = {
  read: ({ text }) => frontmatterOf(text),
  sentences,
  unread: {
    'skill/dead-link': 'Links are no matter of the Skills plane: the rule is that of Agent Skills.',
    'skill/frontmatter-dashes': 'What some clients take for the end of frontmatter is a matter of theirs.',
  },
}
