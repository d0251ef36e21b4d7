import { extname } from '../wording/paths.ts'

/** Of shorter names, two that differ in one letter may well be two. */
const SHORTEST = 6

/** Suffixes that people take for each other. */
const FAMILIES = [
  /^\.(?:mdx?|markdown|txt|rst)$/,
  /^\.ya?ml$/,
  /^\.jsonc?$/,
  /^\.(?:png|jpe?g|gif|svg|webp)$/,
  /^\.(?:[cm]?[jt]s|py|sh|bash)$/,
]

/**
 * Whether a file name may be meant by another one: but for a letter too many, too few or in the wrong place, or for a
 * suffix of the same family. Of two names with other digits or letters, both may be meant.
 */
export function isNearly(name: string, other: string): boolean {
  return hasSlip(name, other) || hasOtherSuffix(name, other)
}

function hasSlip(name: string, other: string): boolean {
  if (name === other || Math.min(name.length, other.length) < SHORTEST) return false
  let at = 0
  while (at < name.length && name[at] === other[at]) at++
  if (name.length === other.length)
    return (
      name[at] === other[at + 1] && name[at + 1] === other[at] && name.slice(at + 2) === other.slice(at + 2)
    )
  const [longer, shorter] = name.length > other.length ? [name, other] : [other, name]
  return /\p{L}|[-_]/u.test(longer[at] ?? '') && longer.slice(at + 1) === shorter.slice(at)
}

function hasOtherSuffix(name: string, other: string): boolean {
  const [suffix, otherSuffix] = [extname(name), extname(other)]
  return (
    name !== other &&
    name.slice(0, name.length - suffix.length) === other.slice(0, other.length - otherSuffix.length) &&
    FAMILIES.some((family) => family.test(suffix) && family.test(otherSuffix))
  )
}
