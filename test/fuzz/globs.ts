import type { Random } from '../random.ts'
import { CLASSES } from './naive-globs.ts'

/** Text, and marks that are text where they stand alone. */
const TEXTS = [
  'a',
  'b',
  'ab',
  'c',
  'abc',
  '-',
  '.',
  ' ',
  ',',
  '@',
  '=',
  'é',
  '😀',
  '\\*',
  '\\[',
  '\\{',
  '\\(',
  '\\!',
]
const NAMES = [
  'a',
  'b',
  'c',
  'ab',
  'd',
  '-',
  '.',
  'aa',
  ' ',
  '*',
  '[',
  ']',
  '{',
  '(',
  '!',
  'é',
  '😀',
  '1',
  '12',
  '[ab]',
]
/** Parts of names that all matchers take for the same characters. */
export const PLAIN_NAMES = NAMES.filter((each) => each.length < 3 && each !== '😀')

const RANGES = ['{1..3}', '{10..2}', '{01..12}', '{0..999}', '{a..c}', '{c..a}']

/** A path of one to four names of the given parts. */
export function somePath(random: Random, parts = NAMES): string {
  const name = (): string => Array.from({ length: 1 + random.below(4) }, () => random.pick(parts)).join('')
  return Array.from({ length: 1 + random.below(4) }, name)
    .map((each) => (/^\.{1,2}$/.test(each) ? 'a' : each))
    .join('/')
}

/** A glob of all that there is, which may have a mistake. */
export function someGlob(random: Random): string {
  return Array.from({ length: 1 + random.below(4) }, () =>
    random.once(4) ? '**' : nameOf(random, 3, 2),
  ).join('/')
}

function nameOf(random: Random, most: number, depth: number): string {
  return Array.from({ length: 1 + random.below(most) }, () => partOf(random, depth)).join('')
}

function partOf(random: Random, depth: number): string {
  const kind = random.below(depth > 0 ? 14 : 9)
  if (kind < 4) return random.pick(TEXTS)
  if (kind < 6) return random.pick(['*', '*', '?', '**', '+', ')', '|', '}', ']'])
  if (kind < 8) return random.pick([...CLASSES.keys()])
  if (kind < 9) return random.pick(RANGES)
  const branches = (mark: string): string =>
    Array.from({ length: 1 + random.below(3) }, () => branchOf(random, depth - 1)).join(mark)
  return random.once(2)
    ? `{${branches(',')}}`
    : `${random.pick(['@', '?', '*', '+', '!', '!'])}(${branches('|')})`
}

function branchOf(random: Random, depth: number): string {
  if (random.once(8)) return ''
  if (random.once(8)) return random.pick(['**', '**/a', 'a/b', 'a/**', 'a/', '/a'])
  return nameOf(random, 2, depth)
}

/** A glob of the part of the syntax in which micromatch 4 has no fault. */
export function plainGlob(random: Random): string {
  const names = Array.from({ length: 1 + random.below(4) }, () => (random.once(4) ? '**' : plainName(random)))
  // After `**` micromatch lets a name be missing if it can be empty.
  const start = names.at(-1) === '**' ? 'a' : random.pick(['', 'a', 'ab-'])
  if (random.once(5)) names.push(`${start}!(${plainText(random)}|b*)`)
  return names.join('/')
}

function plainName(random: Random): string {
  const name = Array.from({ length: 1 + random.below(3) }, () => random.pick(PLAIN_PARTS)(random)).join('')
  // Micromatch reads stars beside text of a range as text, and a dot after a star in more than one way.
  return random.once(3) ? `*${name}` : name
}

function plainText(random: Random): string {
  return random.pick(['a', 'b', 'ab', 'c', 'ca', '-', 'a b', 'é', '\\*', '\\['])
}

const PLAIN_PARTS: readonly ((random: Random) => string)[] = [
  plainText,
  plainText,
  (random) => random.pick([',', '@', '=', '.']) + plainText(random),
  (random) => plainText(random) + random.pick(['*', '?', '??']) + plainText(random),
  (random) => plainText(random) + random.pick(['[ab]', '[a-c]', '[^a]', '[b-]']),
  (random) => `{${plainText(random)},${plainText(random)}${random.pick(['*', ''])}${plainText(random)}}`,
  (random) => `{${plainText(random)},{${plainText(random)},${plainText(random)}}}`,
  (random) =>
    `@(${plainText(random)}|${plainText(random)}${random.pick(['*', '?', ''])}${plainText(random)})`,
  (random) => `${random.pick(['?', '*', '+'])}(ab|c)${plainText(random)}`,
]
