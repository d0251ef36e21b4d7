import { count } from '../text/wording.ts'

/** The longest glob, in UTF-16 code units, and the deepest nesting of its groups. */
const LONGEST = 1000
const DEEPEST = 4
/**
 * Each wildcard of a glob multiplies the ways to match a path by its length: these take milliseconds, twice
 * as many take minutes.
 */
const MOST_STARS = 3
const MOST_FOLDER_STARS = 3

/**
 * What is wrong with a glob that would be matched for ever or that cannot be meant: the rest of a sentence
 * about it, and the fix, without a period. Undefined if nothing is wrong.
 */
export function globMistake(glob: string): string | undefined {
  if (glob.length > LONGEST) return `is longer than ${count(LONGEST)} characters. Write several globs`
  if (/^!(?!\()/.test(glob)) return 'starts with `!`, but no glob takes anything out. Name what is meant'
  if (depthOf(glob) > DEEPEST) return `nests groups deeper than ${DEEPEST}. Flatten it`
  if (/[*+]\(.*[*+]\(/s.test(glob)) return 'repeats more than one group. Write several globs'
  const repeated = /[*+]\(([^)]*)/.exec(glob)?.[1]?.split('|') ?? []
  if (repeated.some((each) => /[*?[{(]/.test(each) || each.length !== repeated[0]!.length))
    return 'repeats a group that matches one name in many ways. Write several globs'
  if (glob.includes('{') && glob.includes('..') && /\d{4}/.test(glob))
    return 'has a range of numbers above 999. Use `*`'
  return starMistake(glob)
}

/** The same of the stars alone, which are all that a line of a .gitignore has of these. */
export function starMistake(glob: string): string | undefined {
  const parts = glob.split('/')
  if (parts.filter((part) => part.includes('**')).length > MOST_FOLDER_STARS)
    return `has more than ${MOST_FOLDER_STARS} \`**\`. Shorten it`
  if (parts.some((part) => part.split(/\*+/).length - 1 > MOST_STARS))
    return `has more than ${MOST_STARS} \`*\` in one name. Shorten it`
  return undefined
}

function depthOf(glob: string): number {
  let depth = 0
  let deepest = 0
  for (const mark of glob.replace(/\\./gs, '').matchAll(/[{}()]/g)) {
    depth = '{('.includes(mark[0]) ? depth + 1 : Math.max(0, depth - 1)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
