import { scanMarkdown } from '../../src/syntax/markdown/index.ts'
import type { Frontmatter } from './frontmatter.ts'
import { countLines, frontmatterOf, isFilled, isGiven, isMapping, isText, length } from './frontmatter.ts'
import type { Reading, Sentence, Written } from './sentence.ts'

interface Skill extends Frontmatter {
  readonly file: Written
  readonly fileName: string
  readonly folder: string
  /** The name of the folder. */
  readonly directory: string
  readonly name: unknown
  readonly description: unknown
  readonly compatibility: unknown
  readonly tools: unknown
}

function read(file: Written): Skill {
  const frontmatter = frontmatterOf(file.text)
  const { name, description, compatibility, 'allowed-tools': tools } = frontmatter.fields
  const names = file.path.split('/')
  return {
    ...frontmatter,
    file,
    fileName: names.at(-1)!,
    folder: names.slice(0, -1).join('/'),
    directory: names.at(-2)!,
    name,
    description,
    compatibility,
    tools,
  }
}

/** Whether a folder above the skill's is a skill: a text inside a skill may be one of its parts. */
function isInsideSkill({ folder, file }: Skill): boolean {
  const names = folder.split('/')
  return names.some((_, index) => index > 0 && file.exists(`${names.slice(0, index).join('/')}/SKILL.md`))
}

/** The names that the field rules speak of: text, and not blank. */
function nameOf({ name }: Skill): string | undefined {
  return isText(name) && name.trim() !== '' ? name : undefined
}

/** Whether a test passes for the name, if there is one. */
function ofName(
  test: (name: string, skill: Skill) => boolean | undefined,
): (skill: Skill) => boolean | undefined {
  return (skill) => {
    const name = nameOf(skill)
    return name === undefined || test(name, skill)
  }
}

/**
 * The tools, separated by the spaces that are not in parentheses; undefined when parentheses do not match,
 * whether those in quotes count or not.
 */
function toolsIn(text: string): readonly string[] | undefined {
  return toolsBeside(text) ?? toolsBeside(text.replace(/"[^"]*"|'[^']*'/g, 'quoted'))
}

function toolsBeside(text: string): readonly string[] | undefined {
  const plain = text.replace(/\([^()]*\)/g, '')
  return plain !== text ? toolsBeside(plain) : /[()]/.test(plain) ? undefined : plain.split(' ')
}

const sentences: readonly Sentence<Skill>[] = [
  {
    sentence: 'A SKILL.md has frontmatter, at its start.',
    rules: ['skill/frontmatter-missing'],
    holds: (skill) => skill.state !== 'missing' || (isInsideSkill(skill) ? undefined : false),
  },
  {
    sentence: 'The frontmatter starts with the first character of the file.',
    rules: ['skill/bom'],
    // Of frontmatter that never ends, nothing else is said.
    holds: ({ file, state }) => !/^\ufeff+---/.test(file.text) || (state === 'unclosed' ? undefined : false),
  },
  {
    sentence: 'A line of three hyphens ends the frontmatter.',
    rules: ['skill/frontmatter-unclosed'],
    holds: ({ state }) => state !== 'unclosed',
  },
  {
    sentence: 'The frontmatter is valid: a YAML mapping.',
    rules: ['skill/frontmatter-yaml'],
    holds: ({ state }) => state !== 'invalid',
  },
  {
    sentence: 'The name is required, and has one character or more.',
    rules: ['skill/missing-field', 'skill/misspelt-field'],
    about: /`name`/,
    holds: ({ state, name }) => state !== 'read' || isFilled(name),
  },
  {
    sentence: 'The name has 64 characters at most.',
    rules: ['skill/name-format'],
    // What a character is, is open where the same name can be written with more or fewer.
    holds: ofName((name) => (name.normalize('NFKC') === name ? length(name.trim()) <= 64 : undefined)),
  },
  {
    sentence: 'No letter of the name is a capital.',
    rules: ['skill/name-format'],
    holds: ofName((name) => name === name.toLowerCase()),
  },
  {
    sentence: 'Only letters, numbers and hyphens are in the name.',
    rules: ['skill/name-format'],
    // A letter may be written as two characters.
    holds: ofName(
      (name) => /^[\p{L}\p{N}-]*$/u.test(name) || (/^[\p{L}\p{M}\p{N}-]*$/u.test(name) ? undefined : false),
    ),
  },
  {
    sentence: 'The letters of the name are a to z.',
    rules: ['skill/name-format'],
    level: 'warning',
    // A name with other mistakes has to be another one anyway.
    holds: ofName((name, { directory }) =>
      /^[\0-\x7f]*$/.test(name)
        ? true
        : name !== directory
          ? undefined
          : /^(?!-)(?!.*(--|-$))[\p{Ll}\p{Lo}\p{N}-]+$/u.test(name)
            ? false
            : undefined,
    ),
  },
  {
    sentence: 'The name does not start or end with a hyphen.',
    rules: ['skill/name-format'],
    holds: ofName((name) => !/^-|-$/.test(name)),
  },
  {
    sentence: 'No two hyphens of the name are next to each other.',
    rules: ['skill/name-format'],
    holds: ofName((name) => !name.includes('--')),
  },
  {
    sentence: 'The name is the name of the parent directory.',
    rules: ['skill/name-directory', 'skill/name-format'],
    // File systems write the same name in several ways. White space is an error of the name's characters.
    holds: ofName((name, { directory }) =>
      name.trim() === directory
        ? true
        : name.trim().normalize('NFKC') === directory.normalize('NFKC')
          ? undefined
          : false,
    ),
  },
  {
    sentence: 'The description is required, and has one character or more.',
    rules: ['skill/missing-field', 'skill/misspelt-field'],
    about: /`description`/,
    holds: ({ state, description }) => state !== 'read' || isFilled(description),
  },
  {
    sentence: 'The description has 1,024 characters at most.',
    rules: ['skill/field-length'],
    about: /The description/,
    // The line break that a block appends is nobody's text.
    holds: ({ description }) => !isText(description) || length(description.trim()) <= 1024,
  },
  {
    sentence: 'Name, description, license and compatibility are text.',
    rules: ['skill/field-type'],
    holds: ({ fields }) =>
      ['name', 'description', 'license', 'compatibility'].every(
        (field) => !isGiven(fields[field]) || isText(fields[field]),
      ),
  },
  {
    sentence: 'The compatibility has 1 to 500 characters.',
    rules: ['skill/field-length'],
    about: /`compatibility`/,
    // Without a value it has none.
    holds: ({ compatibility }) =>
      compatibility !== null &&
      (!isText(compatibility) || (compatibility.trim() !== '' && length(compatibility.trim()) <= 500)),
  },
  {
    sentence: 'The metadata are a mapping.',
    rules: ['skill/metadata'],
    holds: ({ fields: { metadata } }) => !isGiven(metadata) || isMapping(metadata),
  },
  {
    sentence: 'The allowed tools are tools with spaces between them: text.',
    rules: ['skill/allowed-tools'],
    // A list is text to no validator, but tools to some clients: the next sentence's.
    holds: ({ tools }) =>
      !isGiven(tools) || Array.isArray(tools) || (isText(tools) && toolsIn(tools) !== undefined),
  },
  {
    sentence: 'A SKILL.md has fewer than 500 lines.',
    rules: ['skill/body-length'],
    level: 'info',
    about: / has [\d,]+ lines;/,
    // One file with too many of both is told once: the next sentence's.
    holds: ({ body, file, state }) =>
      countLines(file.text) < 500 ? true : state === 'unclosed' || body.length / 4 > 5000 ? undefined : false,
  },
  {
    sentence: 'The instructions of a SKILL.md have about 5,000 tokens, or up to three times as many.',
    rules: ['skill/body-length'],
    level: 'warning',
    // Without a tokenizer there is only an estimate, and whether the frontmatter counts is not said.
    holds({ body, file }) {
      const most = 15_000
      return body.length / 4 > most * 1.1 ? false : file.text.length / 4 < most ? true : undefined
    },
  },
  {
    sentence: 'The file is called SKILL.md.',
    rules: ['skill/filename'],
    level: 'warning',
    // A file whose frontmatter never ends has no other mistake: all of it is frontmatter. One without any is no skill.
    holds: ({ fileName, state }) =>
      fileName === 'SKILL.md' || (state === 'unclosed' || state === 'missing' ? undefined : false),
  },
  {
    sentence: 'Relative paths lead from the root of the skill to files.',
    rules: ['skill/dead-link'],
    holds: ({ body, folder, file }) => linksLead(body, folder, file.exists, 'link'),
  },
  {
    sentence: 'So do those of pictures, which models do not need.',
    rules: ['skill/dead-link'],
    level: 'warning',
    holds: ({ body, folder, file }) => linksLead(body, folder, file.exists, 'image'),
  },
]

export const skill: Reading<Skill> = {
  read,
  sentences,
  unread: {
    'skill/conflict-marker': 'No specification speaks of it: git leaves them.',
    'skill/frontmatter-dashes': 'What some clients take for the end of frontmatter is a matter of theirs.',
    'skill/manifest-folder': 'Where a plugin has its skills is a matter of Claude Code.',
    'skill/not-invocable': 'Who may start a skill is a matter of clients.',
  },
}

/**
 * Whether relative links lead somewhere. Judged are plain paths alone: what a title, a scheme or an escape
 * means, and what a placeholder is, the formats' specifications do not say. Undefined when nothing is dead, but not all could be judged.
 */
function linksLead(
  body: string,
  folder: string,
  exists: (path: string) => boolean,
  wanted: 'link' | 'image',
): boolean | undefined {
  const targets = scanMarkdown(body, [0, body.length])
    .links.filter(({ kind }) => (kind === 'image') === (wanted === 'image'))
    .map(({ target }) => target)
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
  const plain = targets.filter(
    (target) =>
      /^(?!\/)[\w./-]+(#[\w-]*)?$/.test(target) &&
      !/^(internal-|path\/to|your-)|\/your-|^([a-z]+_)*(url|link|path)$/.test(target),
  )
  const dead = plain.some((target) => !exists(normal(`${folder}/${target.replace(/#.*/, '')}`)))
  return dead ? false : plain.length === targets.length ? true : undefined
}

/** A path without `.` and `..`. */
function normal(path: string): string {
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}
