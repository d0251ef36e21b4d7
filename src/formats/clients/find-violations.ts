import { basename } from 'node:path/posix'
import type { Data } from '../../model.ts'
import { codePoints } from '../../text/code-points.ts'
import { isBlank, isList, isMapping } from '../../text/fields.ts'
import { parseFrontmatter } from '../../text/frontmatter.ts'
import { quoteYaml } from '../../text/write-yaml.ts'
import { SKILL_FIELDS } from '../skill/fields.ts'
import { LONGEST_NAME, nameFault, normalizeName } from '../skill/name.ts'
import type { Skill } from '../skill/parse.ts'
import { parseSkill } from '../skill/parse.ts'
import { LONGEST_DESCRIPTION, LONGEST_LISTED } from '../skill/rules/description-length.ts'
import type { ViolationId } from './violations.ts'

/** A violation of a skill. */
export interface FoundViolation {
  readonly id: ViolationId
  /** The fields that Agent Skills do not have, for `unknown-field`. */
  readonly fields?: readonly string[]
}

/** What keeps readers from the frontmatter, and the text without that. */
interface Hindrance {
  readonly id: ViolationId
  readonly rest: string
}

const BOM = /^\ufeff+/
const MOST_LINES = 500
/** A key at the margin with a text without quotes. */
const PLAIN_PAIR = /^([\w-]+:[ \t]+)([^\s"'[\]{}&*!|>#%@`][^\r\n]*)/gm

/**
 * How a skill departs from what clients expect. What keeps some clients from the frontmatter is taken away
 * first, since others see what lies below.
 */
export function violationsOf(skill: Skill): readonly FoundViolation[] {
  const file: readonly FoundViolation[] =
    basename(skill.source.path) === 'SKILL.md' ? [] : [{ id: 'lowercase-skill-md' }]
  return [...file, ...violationsIn(skill)]
}

function violationsIn(skill: Skill): readonly FoundViolation[] {
  const hindrance = hindranceIn(skill)
  if (hindrance !== undefined) {
    const rest = parseSkill({ ...skill.source, text: hindrance.rest })
    return [{ id: hindrance.id }, ...violationsIn(rest)]
  }
  const { state } = skill.frontmatter
  if (state === 'absent') return [{ id: 'no-frontmatter' }, ...ofBody(skill)]
  if (state === 'unclosed') return [{ id: 'missing-closing-fence' }]
  if (state === 'broken') return [{ id: brokenBy(skill) }, ...ofBody(skill)]
  return [...ofName(skill), ...ofDescription(skill), ...ofOtherFields(skill), ...ofBody(skill)]
}

function hindranceIn({ source: { text }, frontmatter }: Skill): Hindrance | undefined {
  if (BOM.test(text)) return { id: 'bom', rest: text.replace(BOM, '') }
  const blank = /^\s+(?=---)/.exec(text)
  if (blank !== null && parseFrontmatter(text.slice(blank[0].length)).state !== 'absent')
    return { id: 'leading-blank-line', rest: text.slice(blank[0].length) }
  if (frontmatter.state !== 'broken') return undefined
  const rest = withContent(text, frontmatter.content, quoteTexts)
  return rest !== text && parseFrontmatter(rest).state === 'read' ? { id: 'unquoted-colon', rest } : undefined
}

/** Puts quotes around each plain text that holds a colon and a blank. */
function quoteTexts(yaml: string): string {
  return yaml.replace(PLAIN_PAIR, (line, key: string, value: string) =>
    /:(?=\s|$)/.test(value) ? key + quoteYaml(value.trimEnd()) : line,
  )
}

/** Keys that are written twice keep YAML from being read, unless each gets a name of its own. */
function brokenBy({ source: { text }, frontmatter }: Skill): ViolationId {
  let number = 0
  const renamed = withContent(text, frontmatter.content, (yaml) =>
    quoteTexts(yaml).replace(/^([ \t]*)[\w-]+:/gm, (_, indent: string) => `${indent}key${number++}:`),
  )
  return parseFrontmatter(renamed).state === 'read' ? 'duplicate-keys' : 'invalid-yaml'
}

function withContent(
  text: string,
  [start, end]: readonly [number, number],
  change: (yaml: string) => string,
): string {
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end)
}

function ofName({ name, fields, directory }: Skill): readonly FoundViolation[] {
  if (isBlank(fields.get('name'))) return [{ id: 'missing-name' }]
  if (name === undefined) return []
  const normal = normalizeName(name.value)
  return when(
    ['name-bad-charset', nameFault(name.value) !== undefined],
    ['name-too-long', codePoints(normal) > LONGEST_NAME],
    ['name-dir-mismatch', directory !== undefined && normal !== normalizeName(directory)],
  )
}

function ofDescription({ description, fields }: Skill): readonly FoundViolation[] {
  if (isBlank(fields.get('description'))) return [{ id: 'missing-description' }]
  const length = codePoints(description?.value.trim() ?? '')
  if (length > LONGEST_LISTED) return [{ id: 'description-over-1536' }]
  return when(['description-over-1024', length > LONGEST_DESCRIPTION])
}

function ofOtherFields({ fields }: Skill): readonly FoundViolation[] {
  const known: readonly string[] = SKILL_FIELDS
  const unknown = [...fields.keys()].filter((key) => !known.includes(key))
  const metadata = fields.get('metadata')?.value ?? null
  const tools = fields.get('allowed-tools')?.value ?? null
  return [
    ...(unknown.length === 0 ? [] : [{ id: 'unknown-field', fields: unknown } as const]),
    ...when(
      [
        'metadata-nested-map',
        isMapping(metadata) && [...metadata.values()].some(({ value }) => holds(value)),
      ],
      ['allowed-tools-list', isList(tools)],
      // A comma in parentheses is a part of a tool.
      ['allowed-tools-comma', typeof tools === 'string' && tools.replace(/\([^()]*\)/g, '').includes(',')],
    ),
  ]
}

function holds(data: Data): boolean {
  return isList(data) || isMapping(data)
}

function ofBody({ source: { text }, body }: Skill): readonly FoundViolation[] {
  const lines = text
    .slice(...body)
    .trimEnd()
    .split('\n').length
  return when(['body-over-500-lines', lines > MOST_LINES])
}

function when(...cases: readonly (readonly [id: ViolationId, holds: boolean])[]): readonly FoundViolation[] {
  return cases.filter(([, isSo]) => isSo).map(([id]) => ({ id }))
}
