import { codePoints } from '../../text/code-points.ts'
import { quote } from '../../text/quote.ts'

/** The form in which names are compared: trimmed, and the same for all ways to encode a character. */
export function normalizeName(name: string): string {
  const trimmed = name.trim()
  // ASCII has one form alone.
  return /^[\x00-\x7f]*$/.test(trimmed) ? trimmed : trimmed.normalize('NFKC')
}

/** The nearest name that Agent Skills allow; empty when nothing is left of it. */
export function slugOf(name: string): string {
  return normalizeName(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** How many characters a name may have. */
export const LONGEST_NAME = 64

/** Whether a name is one that Agent Skills allow. */
export function isName(name: string): boolean {
  return nameFault(name) === undefined && codePoints(normalizeName(name)) <= LONGEST_NAME
}

/**
 * What keeps a name from being lowercase letters, digits and single inner hyphens; undefined when nothing
 * does.
 */
export function nameFault(name: string): string | undefined {
  // As most are, and without the tables of all scripts.
  return /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name) ? undefined : faultOf(name)
}

function faultOf(name: string): string | undefined {
  const normal = normalizeName(name)
  const stranger = /[^\p{L}\p{N}-]/u.exec(normal)?.[0]
  if (stranger !== undefined)
    return stranger.trim() === ''
      ? 'has a space'
      : `has the character ${stranger === '`' ? 'backtick' : quote(stranger)}`
  if (normal !== normal.toLowerCase()) return 'has capital letters'
  if (normal.startsWith('-')) return 'starts with a hyphen'
  if (normal.endsWith('-')) return 'ends with a hyphen'
  if (normal.includes('--')) return 'has two hyphens in a row'
  return name === name.trim() ? undefined : 'starts or ends with white space'
}
