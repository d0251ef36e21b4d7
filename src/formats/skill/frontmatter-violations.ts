import { ownPlaceOf } from '../../clients/places.ts'
import type { ViolationId } from '../../clients/violations.ts'
import { sourceOf } from '../../lint/source.ts'
import type { Details, Files } from '../../model.ts'
import { claudePluginAround } from '../../references/plugins.ts'
import { isTooLong, parseFrontmatter } from '../../syntax/frontmatter.ts'
import { viewAt } from '../../syntax/views.ts'
import { readYaml } from '../../syntax/yaml.ts'
import { TOO_DEEP } from '../../syntax/yaml-errors.ts'
import { dirname, join } from '../../wording/paths.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import type { Punished } from '../frontmatter-rules.ts'
import { otherLanguage } from '../other-language.ts'
import type { Skill } from './parse.ts'
import { parseSkill } from './parse.ts'

/** A key at the margin with a text without quotes. */
const PLAIN_PAIR = /^([\w-]+:[ \t]+)([^\s"'[\]{}&*!|>#%@`][^\r\n]*)/gm

/** What clients punish in a skill whose frontmatter never ends. */
export const UNCLOSED: Punished<Skill> = {
  violations: ['missing-closing-fence', 'bom'],
  of: (skill) => (skill.plane ? {} : violating('missing-closing-fence', skill)),
}

/** What they punish in a skill that does not start with frontmatter. */
export const MISSING: Punished<Skill> = {
  violations: ['no-frontmatter', 'hidden-frontmatter', 'leading-blank-line', 'bom'],
  of(skill) {
    if (skill.plane) return {}
    const { text } = skill
    // The message says already that only some clients read it.
    const absent = isMeant(text) ? 'hidden-frontmatter' : 'no-frontmatter'
    if (otherLanguage(text)?.isRead === true) return { punished: violating(absent, skill).punished! }
    // Somebody meant it to be frontmatter.
    const alsoBlank = /^\s+---/.test(text) ? { violation: 'leading-blank-line' } : {}
    const doubt = absent === 'no-frontmatter' ? doubtOf(skill) : {}
    if (belowBlank(skill) === undefined) return { ...violating(absent, skill), ...alsoBlank, ...doubt }
    return /^\ufeff+---/.test(text)
      ? { ...alsoBlank, punished: ['bom', 'hidden-frontmatter'] }
      : violating('leading-blank-line', skill)
  },
}

/**
 * What to think of a file without a sign of frontmatter: where clients, and those who install skills, look for none it may
 * have that name by chance; and what is named `skill.md` may well be read by its path.
 */
function doubtOf({ path, files }: Skill): Pick<Details, 'severity' | 'covers'> {
  if (ownPlaceOf(path) !== undefined || claudePluginAround(path, files) !== undefined) return {}
  if (!path.endsWith('SKILL.md')) return { severity: 'info', covers: ['skill/filename'] }
  if (/^(?:skills\/.*|(?:[^/]+\/)?)SKILL\.md$/.test(path)) return {}
  return { severity: files.once(isOwnFormat, dirname(dirname(path))) ? 'info' : 'warning' }
}

/** So many files beside each other, all without frontmatter, are of a format of their own. */
const FEWEST_ALIKE = 3
const MOST_ASKED = 50

const isOwnFormat = viewAt((folder: string, files: Files): boolean => {
  const paths = files.list(folder).map(({ name }) => join(folder, name, 'SKILL.md'))
  const texts = paths.slice(0, MOST_ASKED).flatMap((path) => files.read(path) ?? [])
  return texts.length >= FEWEST_ALIKE && texts.every((text) => !/^\ufeff?---/.test(text))
})

/** What they punish in a skill whose YAML is broken. */
export const BROKEN: Punished<Skill> = {
  violations: ['unquoted-colon', 'duplicate-keys', 'marginal-value', 'invalid-yaml'],
  of(skill) {
    const { content, problems } = skill.frontmatter
    // What is above our own limits, clients may well read.
    const isOurs = isTooLong(content) || problems.some(({ message }) => message === TOO_DEEP)
    if (skill.plane) return {}
    // Somebody fills it in first.
    const isTemplate = /\{\{[A-Z][A-Z\d_]+\}\}/.test(skill.text.slice(...content))
    const severity = isTemplate ? { severity: 'warning' as const } : {}
    return { ...severity, ...(isOurs ? { punished: [brokenBy(skill)] } : { violation: brokenBy(skill) }) }
  },
}

/** A skill, and what it is without each thing in turn that keeps some clients from its frontmatter, and others not. */
export function layersOf(skill: Skill): readonly Skill[] {
  const text = unhidden(skill)
  return [skill, ...(text === undefined ? [] : layersOf(parseSkill(sourceOf({ ...skill, text }))))]
}

function unhidden(skill: Skill): string | undefined {
  if (skill.frontmatter.state === 'absent') return belowBlank(skill)
  return skill.frontmatter.state === 'broken' ? withoutColons(skill) : undefined
}

/** A byte order mark is punished as well; its own rule says nothing where it is not all that hides fields. */
function violating(violation: ViolationId, { text }: Skill): Pick<Details, 'violation' | 'punished'> {
  const mark = text.startsWith('\ufeff') ? ['bom'] : []
  return { violation, punished: [violation, ...mark] }
}

function belowBlank({ text }: Skill): string | undefined {
  const blank = /^\s+(?=---)/.exec(text)?.[0]
  const rest = blank && text.slice(blank.length)
  return rest && parseFrontmatter(rest).state !== 'absent' ? rest : undefined
}

/** So many of the first lines may tell that fields were meant. */
const MOST_LINES = 20

/** Whether somebody has written fields, which nothing opens where frontmatter must start. */
function isMeant(text: string): boolean {
  // UTF-16 has NUL after each letter.
  const lines = text
    .slice(0, MOST_LINES * 200)
    .replaceAll('\0', '')
    .split(/\r\n?|\n/, MOST_LINES)
  return lines.some((line) => /^[\s\ufeff]*["']?(?:name|description)["']?[ \t]*:(?:\s|$)/.test(line))
}

/** Undefined where quotes around texts with a colon and a blank are not enough. */
function withoutColons(skill: Skill): string | undefined {
  const rest = withContent(skill, quoteTexts)
  return rest !== skill.text && parseFrontmatter(rest).state === 'read' ? rest : undefined
}

function brokenBy(skill: Skill): string {
  const { text, frontmatter } = skill
  if (withoutColons(skill) !== undefined) return 'unquoted-colon'
  if (readYaml(text, frontmatter.content, ['marginal values']).fields.size > 0) return 'marginal-value'
  // Keys that are written twice keep YAML from being read, unless each gets a name of its own.
  let number = 0
  const renamed = withContent(skill, (yaml) =>
    quoteTexts(yaml).replace(/^([ \t]*)[\w-]+:/gm, (_, indent: string) => `${indent}key${number++}:`),
  )
  return parseFrontmatter(renamed).state === 'read' ? 'duplicate-keys' : 'invalid-yaml'
}

function quoteTexts(yaml: string): string {
  return yaml.replace(PLAIN_PAIR, (line, key: string, value: string) =>
    /:(?=\s|$)/.test(value) ? key + quoteYaml(value.trimEnd()) : line,
  )
}

function withContent({ text, frontmatter }: Skill, change: (yaml: string) => string): string {
  const [start, end] = frontmatter.content
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end)
}
