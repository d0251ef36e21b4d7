import type { Group, Item } from './items.ts'

/**
 * Where a part of a glob stands in a name of the path: so many characters from the name's start, somewhere
 * `inside` it, or at its start and `inside` it, depending on what the parts before it match.
 */
type Place = number | 'inside' | 'either'

type Visit = (item: Item, place: Place) => void

/**
 * What is wrong with the parts of a glob where they stand: the rest of a sentence about the glob, and the
 * fix, without a period; otherwise undefined, and each `**` that is a whole name has become `deep`.
 */
export function placeMistake(items: readonly Item[]): string | undefined {
  const mistakes: string[] = []
  // The same walk from the end of the glob to its start finds out how far the end of each name is.
  const after = new Map<Item, Place>()
  walk(items, 0, true, (item, place) => void after.set(item, place))
  walk(items, 0, false, (item, place) => {
    if (item.kind === 'group') mistakes.push(...groupMistakes(item, place))
    if (item.kind !== 'stars') return
    const end = after.get(item)
    item.deep = place === 0 && end === 0
    if ((place === 'either' && isStart(end)) || (end === 'either' && isStart(place)))
      mistakes.push('has a `**` that is not always a whole name. Write several globs')
  })
  return mistakes[0]
}

function isStart(place: Place | undefined): boolean {
  return place === 0 || place === 'either'
}

function walk(items: readonly Item[], start: Place, backwards: boolean, visit: Visit): Place {
  let place = start
  for (const item of backwards ? items.toReversed() : items) {
    visit(item, place)
    place = placeAfter(item, place, backwards, visit)
  }
  return place
}

function placeAfter(item: Item, place: Place, backwards: boolean, visit: Visit): Place {
  if (item.kind === 'slash') return 0
  if (item.kind === 'text') return moved(place, [...item.text].length)
  if (item.kind === 'any' || (item.kind === 'class' && item.literal === undefined)) return moved(place, 1)
  if (item.kind !== 'group') return 'inside'
  const { type, branches } = item
  const isWithinName = type === '*' || type === '+' || type === '!'
  const start = isWithinName ? 'inside' : place
  const ends = branches.map((branch) => walk(branch, start, backwards, visit))
  return (type === '?' ? [...ends, place] : ends).reduce(joined)
}

function moved(place: Place, by: number): Place {
  return typeof place === 'number' ? place + by : 'inside'
}

function joined(one: Place, other: Place): Place {
  if (one === other) return one
  return isStart(one) || isStart(other) ? 'either' : 'inside'
}

/**
 * The number of steps stays linear only if one run of a group's parts at a time tells what `!(…)` does not
 * match: it must begin at one place of a name, or have alternatives of which each has one length and no two
 * match the same.
 */
function groupMistakes({ type, branches }: Group, place: Place): readonly string[] {
  const isRepeated = type === '*' || type === '+'
  if (!isRepeated && type !== '!') return []
  const inner = branches.flatMap(descendants)
  const has = (wanted: (item: Item) => boolean, mistake: string): string[] =>
    inner.some(wanted) ? [mistake] : []
  return [
    ...has(
      ({ kind }) => kind === 'slash',
      `has a \`/\` in \`${type}(…)\`, which matches a part of one name. Write several globs`,
    ),
    ...has(
      (item) => item.kind === 'group' && item.type === '!',
      `has a \`!(…)\` in \`${type}(…)\`. Write several globs`,
    ),
    ...(type === '!' && typeof place !== 'number'
      ? has(
          ({ kind }) => kind !== 'text',
          'has wildcards in a `!(…)` after other wildcards. Write several globs',
        )
      : []),
  ]
}

function descendants(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) =>
    item.kind === 'group' ? [item, ...item.branches.flatMap(descendants)] : item,
  )
}
