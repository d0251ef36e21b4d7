import { codePointOf, codePoints } from '../../wording/code-points.ts'
import { quote } from '../../wording/quote.ts'

/** The form in which names are compared: trimmed, and the same for all ways to encode a character. */
export function normalizeName(name: string): string {
  return name.trim().normalize('NFKC')
}

/** The nearest name that every client takes; empty if a letter of the name has no such form. */
export function slugOf(name: string): string {
  const letters = normalizeName(name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
  if (/(?![\x00-\x7f])[\p{L}\p{N}]/u.test(letters)) return ''
  const slug = letters.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '')
  if (slug.length <= LONGEST_NAME) return slug
  const start = slug.slice(0, LONGEST_NAME + 1)
  return start.includes('-') ? start.slice(0, start.lastIndexOf('-')) : start.slice(0, LONGEST_NAME)
}

/** How many characters a name may have. */
export const LONGEST_NAME = 64

/** Whether a name is not that of its directory, if that has one. */
export function isOtherName(name: string, directory: string | undefined): directory is string {
  return directory !== undefined && normalizeName(name) !== normalizeName(directory)
}

/** Whether a name is one that Agent Skills allow. */
export function isName(name: string): boolean {
  return nameFault(name) === undefined && codePoints(normalizeName(name)) <= LONGEST_NAME
}

const forbiddenIn = (): RegExp => /[^\p{L}\p{N}-]/u

/** What keeps a name from being lowercase letters, digits and single inner hyphens, if anything does. */
export function nameFault(name: string): string | undefined {
  const normal = normalizeName(name)
  // Most names are ASCII, for which no tables of letters are needed.
  const forbidden = /^[a-z\d-]+$/i.test(normal) ? undefined : forbiddenIn().exec(normal)?.[0]
  if (forbidden !== undefined)
    return `has ${characterName(forbiddenIn().exec(name.trim())?.[0] ?? forbidden)}`
  if (normal !== normal.toLowerCase()) return 'has capital letters'
  if (normal.startsWith('-')) return 'starts with a hyphen'
  if (normal.endsWith('-')) return 'ends with a hyphen'
  if (normal.includes('--')) return 'has two hyphens in a row'
  return name === name.trim() ? undefined : 'starts or ends with white space'
}

function characterName(character: string): string {
  if (character === ' ') return 'a space'
  if (character === '`') return 'a backtick'
  return /[\p{C}\p{Z}]/u.test(character)
    ? `the invisible character \`${codePointOf(character)}\``
    : `the character ${quote(character)}`
}

/** Directories that say what they hold, whatever skill that is. */
const GENERIC =
  /^(?:agents?|api|app|assets|build|claude|claude-code|cli|codex|content|copilot|cursor|dist|docs?|files|generic|lib|main|mcp|plugin|public|resources|root|sdk|server|skills?|src|static|web|www)$/i

/** Whether the name of a directory would be the name of any skill. */
export function isGenericName(directory: string): boolean {
  return GENERIC.test(directory)
}

/** Whether the name of a directory says less than that of its skill: `ci` for `playwright-ci`. */
export function isLessThan(directory: string, name: string): boolean {
  if (isGenericName(directory)) return true
  const words = name.toLowerCase().split('-')
  return words.length > 1 && words.includes(directory.toLowerCase())
}
