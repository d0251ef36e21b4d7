import type { Range } from '../../../model.ts'
import { placeOf } from '../../../syntax/fields.ts'
import type { Problem } from '../../../syntax/yaml-errors.ts'
import { quote } from '../../../wording/quote.ts'
import { firstAt, repeatsOf } from '../../by-key.ts'
import { readAttributes } from './attributes.ts'
import { DIRECTIVE, isDirective, readLine } from './lines.ts'
import type { Pair } from './located-text.ts'
import { lastOf } from './located-text.ts'

/** A plane as it is written. */
export interface WrittenPlane {
  /** The word `@plane`; for the one plane of a file without directives the empty range before its body. */
  readonly directive: Range
  /** NaN where a problem says that there is none. */
  readonly z: number
  /** In the order of the file, those that a later one replaces too. */
  readonly pairs: readonly Pair[]
  readonly attributes: ReadonlyMap<string, Pair>
  readonly body: Range
}

/** A code fence, by its first line, and the `@plane` words in it. */
export interface Fence {
  readonly opening: Range
  readonly closed: boolean
  readonly directives: readonly Range[]
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/

/** Reads the body from `start` on: its planes, and the fences in which no directive counts. */
export function readPlanes(
  text: string,
  start: number,
  problems: Problem[],
): { planes: readonly WrittenPlane[]; fences: readonly Fence[] } {
  const planes: WrittenPlane[] = []
  const fences: Fence[] = []
  let fence: { mark: string; opening: Range; directives: Range[] } | undefined
  for (let at = start; at < text.length; ) {
    const line = readLine(text, at)
    at = line.next
    const mark = text.slice(line.content[0], line.content[0] + 3)
    if (fence !== undefined) {
      if (isDirective(text, line)) fence.directives.push([line.start, line.start + DIRECTIVE.length])
      if (mark !== fence.mark) continue
      fences.push({ ...fence, closed: true })
      fence = undefined
    } else if (mark === '```' || mark === '~~~') {
      fence = { mark, opening: line.content, directives: [] }
    } else if (isDirective(text, line)) {
      endBody(planes, line.start)
      planes.push({ ...readDirective(text, line.content, problems), body: [line.next, text.length] })
    }
  }
  if (fence !== undefined) fences.push({ ...fence, closed: false })
  if (planes.length === 0 && text.slice(start).trim() !== '')
    planes.push({
      directive: [start, start],
      z: 0,
      pairs: [],
      attributes: new Map(),
      body: [start, text.length],
    })
  reportEqualZ(planes, problems)
  return { planes, fences }
}

function endBody(planes: WrittenPlane[], end: number): void {
  const last = planes.pop()
  if (last !== undefined) planes.push({ ...last, body: [last.body[0], end] })
}

function readDirective(text: string, [start, end]: Range, problems: Problem[]): Omit<WrittenPlane, 'body'> {
  const directive: Range = [start, start + DIRECTIVE.length]
  const { pairs, complete } = readAttributes(text, directive[1], end, problems)
  const attributes = lastOf(pairs)
  for (const name of ['z', 'x', 'y']) {
    const pair = attributes.get(name)
    if (pair === undefined || readNumber(pair.value) !== undefined) continue
    const bare = pair.value.endsWith(',') ? pair.value.slice(0, -1) : ''
    if (readNumber(bare) !== undefined) {
      problems.push({
        range: placeOf(pair, pair.key),
        message: `${quote(pair.value)} ends with a comma, but spaces separate attributes. Write \`${name}=${bare}\`.`,
      })
      continue
    }
    const message =
      pair.value === '' ? `\`${name}\` has no value.` : `${quote(text.slice(...pair.range))} is not a number.`
    problems.push({
      range: placeOf(pair, pair.key),
      message: `${message} Write \`${name}\` as a number such as \`${name}=1\`.`,
    })
  }
  const z = attributes.get('z')
  if (z === undefined && complete)
    problems.push({ range: directive, message: '`@plane` has no `z`. Add one, such as `z=1`.' })
  return { directive, z: (z && readNumber(z.value)) ?? NaN, pairs, attributes }
}

function reportEqualZ(planes: readonly WrittenPlane[], problems: Problem[]): void {
  for (const { item, first } of repeatsOf(planes, ({ z }) => (Number.isNaN(z) ? undefined : z)))
    problems.push({
      range: item.attributes.get('z')!.range,
      message: `Two planes have \`z=${item.z}\`. Give each plane its own \`z\`.`,
      details: firstAt(first.attributes.get('z')!.range),
    })
}

/** The number that `text` is, after the grammar of `z`; undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const number = NUMBER.test(text) ? Number(text) : NaN
  return Number.isFinite(number) ? number : undefined
}
