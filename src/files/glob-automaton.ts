import type { CharacterClass, Group, Item, NumberRange, Stars } from './glob-items.ts'

/** Goes on with one character: the code point `value`. */
export const CHARACTER = 0
/** Goes on with any character but `/`. */
export const ANY = 1
/** Goes on with a character of the class of index `value`. */
export const CLASS = 2
/**
 * Goes on with a digit. `value` is four times the index of a range and the number of digits read so far. If
 * these are a number of the range, it goes on to the other state without a character.
 */
export const DIGIT = 3
/** Stays at each character but `/`, and goes on without one. */
export const STAR = 4
/** Stays at each character, and goes on without one where a name starts. */
export const DEEP = 5
/** Stays at each character but `/`, and goes on without one unless an alternative has just matched. */
export const EXCLUDING = 6
/** Goes on to both states without a character; this kind and those after it do nothing with a character. */
export const SPLIT = 7
/** The same, where the alternatives of a `!(…)` begin, the one of index `value`. */
export const EXCLUDE = 8
/** An alternative of the `!(…)` of index `value` matches. */
export const EXCLUDED = 9
/** The glob matches if the path ends. */
export const END = 10
/** The glob matches, whatever follows. */
export const REST = 11

const SLASH = 0x2f
const NONE = -1

/**
 * A glob as a nondeterministic automaton. State `n` is of the kind `kinds[n]` with the value `values[n]`, and
 * goes on to the state `nexts[n]`, some also to `others[n]`. A glob of n characters has at most 3n + 3 states.
 */
export interface Automaton {
  readonly start: number
  readonly kinds: Uint8Array
  readonly values: Int32Array
  readonly nexts: Int32Array
  readonly others: Int32Array
  readonly classes: readonly CharacterClass[]
  readonly ranges: readonly NumberRange[]
  /** The state EXCLUDING of each `!(…)`. One that stands before another has the higher index. */
  readonly exclusions: readonly number[]
}

interface Builder {
  readonly kinds: number[]
  readonly values: number[]
  readonly nexts: number[]
  readonly others: number[]
  readonly classes: CharacterClass[]
  readonly ranges: NumberRange[]
  readonly exclusions: number[]
}

/**
 * What follows a part of a glob: the state `entry`. If that matches a `/`, `skip` is the state after it, for
 * `**` matches the `/` too.
 */
interface Target {
  readonly entry: number
  readonly skip: number
}

/**
 * The automaton of the parts of a glob. If it `isClosed`, it expects a `/` after the end of the path, so that
 * `a/**` matches `a`.
 */
export function automatonOf(items: readonly Item[], isClosed: boolean): Automaton {
  const [kinds, values, nexts, others]: number[][] = [[], [], [], []]
  const builder = { kinds, values, nexts, others, classes: [], ranges: [], exclusions: [] } as Builder
  const end = add(builder, END, NONE)
  const target = isClosed
    ? { entry: add(builder, CHARACTER, end, SLASH), skip: add(builder, REST, NONE) }
    : only(end)
  const { entry } = compile(builder, items, target)
  return {
    ...builder,
    start: entry,
    kinds: Uint8Array.from(builder.kinds),
    values: Int32Array.from(builder.values),
    nexts: Int32Array.from(builder.nexts),
    others: Int32Array.from(builder.others),
  }
}

function add(builder: Builder, kind: number, next: number, value = 0, other = NONE): number {
  builder.values.push(value)
  builder.nexts.push(next)
  builder.others.push(other)
  return builder.kinds.push(kind) - 1
}

function only(entry: number): Target {
  return { entry, skip: NONE }
}

function compile(builder: Builder, items: readonly Item[], target: Target): Target {
  return items.reduceRight((next, item) => compileItem(builder, item, next), target)
}

function compileItem(builder: Builder, item: Item, next: Target): Target {
  switch (item.kind) {
    case 'slash':
      return { entry: add(builder, CHARACTER, next.entry, SLASH), skip: next.entry }
    case 'text':
      return only(addText(builder, item.text, next.entry))
    case 'any':
      return only(add(builder, ANY, next.entry))
    case 'star':
      return only(add(builder, STAR, next.entry))
    case 'stars':
      return only(item.deep ? addDeep(builder, item, next.skip) : add(builder, STAR, next.entry))
    case 'class':
      return only(addClass(builder, item, next.entry))
    case 'range':
      return only(addRange(builder, item, next.entry))
    case 'group':
      return compileGroup(builder, item, next)
  }
}

function addText(builder: Builder, text: string, next: number): number {
  return [...text].reduceRight(
    (after, character) => add(builder, CHARACTER, after, character.codePointAt(0)),
    next,
  )
}

function addDeep(builder: Builder, { isFilled }: Stars, skip: number): number {
  if (builder.kinds[skip] !== REST) return add(builder, DEEP, skip)
  return isFilled ? add(builder, ANY, skip) : skip
}

function addClass(builder: Builder, item: CharacterClass, next: number): number {
  const state = add(builder, CLASS, next, builder.classes.push(item) - 1)
  return item.literal === undefined ? state : addSplit(builder, [state, addText(builder, item.literal, next)])
}

function addRange(builder: Builder, item: NumberRange, next: number): number {
  const value = 4 * (builder.ranges.push(item) - 1)
  return [3, 2, 1, 0].reduce((after, digits) => add(builder, DIGIT, after, value + digits, next), NONE)
}

function addSplit(builder: Builder, entries: readonly number[]): number {
  return entries.reduceRight((others, entry) => add(builder, SPLIT, entry, 0, others))
}

function compileGroup(builder: Builder, { type, branches }: Group, next: Target): Target {
  if (type === '!') return only(addExclusion(builder, branches, next.entry))
  if (type === '*' || type === '+') {
    const again = add(builder, SPLIT, NONE, 0, next.entry)
    const entries = branches.map((branch) => compile(builder, branch, only(again)).entry)
    const once = addSplit(builder, entries)
    builder.nexts[again] = once
    return only(type === '*' ? again : once)
  }
  const targets = branches.map((branch) => compile(builder, branch, next))
  if (type === '?') targets.push(next)
  const skips = targets.map(({ skip }) => skip)
  return {
    entry: addSplit(
      builder,
      targets.map(({ entry }) => entry),
    ),
    skip: skips.includes(NONE) ? NONE : addSplit(builder, skips),
  }
}

/**
 * Plain names have an end each: by the number of ends that are reached the states tell from how many places
 * an alternative matches. All other alternatives share one, since they begin in one place of a name only.
 */
function addExclusion(builder: Builder, branches: Group['branches'], next: number): number {
  const index = builder.exclusions.length
  const excluding = add(builder, EXCLUDING, next, index)
  builder.exclusions.push(excluding)
  const addEnd = (): number => add(builder, EXCLUDED, NONE, index)
  const texts = branches.map((items) =>
    items.map((item) => (item.kind === 'text' ? item.text : '/')).join(''),
  )
  const isPlain = !texts.some((text) => text.includes('/'))
  const shared = isPlain ? NONE : addEnd()
  const entries = isPlain
    ? [...new Set(texts)].map((text) => addText(builder, text, addEnd()))
    : branches.map((items) => compile(builder, items, only(shared)).entry)
  return add(builder, EXCLUDE, addSplit(builder, entries), index, excluding)
}
