import type { Range } from '../../model.ts'
import { lineEnd, trimEnd } from '../position.ts'
import type { Fence } from './scan.ts'

/** A line that opens or closes a block of code, or shows such a line. */
export interface FenceLine {
  /** From its first mark to its last character. */
  readonly range: Range
  readonly mark: string
  readonly language: string
  /** The same as the number of its line among the fence lines of a text, from 0. */
  readonly index: number
  /** How little its neighbours let it open a block, and close one; 0 where all speaks for it. */
  readonly opens: number
  readonly closes: number
  /** Whether it is all that a block has. */
  readonly isAlone: boolean
  /** Whether sentences stand between this line and the next one. */
  readonly isAboveProse: boolean
}

/** A block of code as its author seems to have meant it. */
export interface MeantBlock {
  readonly opening: FenceLine
  /** Undefined where the author forgot it. */
  readonly closing: FenceLine | undefined
  /** The line that opens the next block where this one has no end. */
  readonly next?: FenceLine | undefined
  /** The block that it is an example in. */
  readonly around: FenceLine | undefined
}

/** The fence lines of a text, each in one place: what they open and close, and those that can do neither. */
export interface MeantFences {
  readonly lines: readonly FenceLine[]
  readonly blocks: readonly MeantBlock[]
  readonly strays: readonly FenceLine[]
  /** Whether no other reading is as likely. */
  readonly isSure: boolean
}

/** Languages of blocks that hold text, fences of other blocks too: the text in them is meant to be there. */
const TEXT = /^(?:markdown|md|mdx|text|txt|plain|plaintext|prompt|quarto|qmd|rmd|rst)?$/i
/** What nobody writes in code at the margin: a heading, bold text, a sentence. */
const PROSE = /^(?:#{2,6} \S.*|\*\*[^*\n]+\*\*:?.*|[A-Z][a-z]+(?: [\w'’,()`*/-]+){3,}[.:])\r?$/m
const LINE = /^([ \t>]*)(`{3,}|~{3,})([^`\n]*)$/gm
/** What follows the end of a block: a blank line, then text or a heading; or a heading at once. */
const TEXT_BELOW = /^\s*\n[ \t]*(?:\*\*\S|[A-Z][a-z]+[ ,])|^\s*#{2,6} /

/** What each oddity counts against a reading. Their order matters, and that two small ones weigh one large one. */
const STRAY = 6
const UNCLOSED = 6
const UNCLOSED_AT_END = 5
const SHOWN = 4
const PROSE_IN_CODE = 4
const NESTED_IN_CODE = 4
const NAMED_END = 3
const OPENED_TWICE = 2
const NESTED_IN_TEXT = 1
const SHOWN_ALONE = 1
/** A reading that counts so much more than the best is not likely. */
const MARGIN = 2

/** Blocks in a block in a block: nobody writes more. */
const DEEPEST = 2
/** So many readings are followed at a line. */
const MOST_READINGS = 32

/** Whether a block holds text, which may show other blocks. */
export function holdsText({ language }: { readonly language: string }): boolean {
  return TEXT.test(language)
}

/** Whether sentences or headings stand in what is meant as code. */
export function hasProse(text: string): boolean {
  return PROSE.test(text)
}

/**
 * How the author of `text` meant its fence lines, where CommonMark's reading, `fences`, is odd: a block is never
 * closed, or has a line in it that opens another one. Of all ways to pair the lines the one counts that has the fewest
 * oddities: what stands above and below each line tells whether it opens or closes. Undefined where CommonMark's is not
 * odd, or about as likely.
 */
export function meantFences(fences: readonly Fence[], text: string): MeantFences | undefined {
  if (!fences.some((fence) => !fence.closed || openerIn(fence, text) !== undefined)) return undefined
  const lines = fenceLines(fences, text)
  const [best, second] = readingsOf(lines, text, () => true)
  const likely = best!.cost + MARGIN
  const openings = new Set(fences.map(({ opening }) => opening[0]))
  const closings = new Set(fences.flatMap(({ closed, content }) => (closed ? [content[1]] : [])))
  const [asIs] = readingsOf(lines, text, ({ does, line: { range } }) => {
    if (openings.has(range[0])) return does === 'opens' || does === 'ends-unclosed'
    return does === (closings.has(text.lastIndexOf('\n', range[0]) + 1) ? 'closes' : 'is-shown')
  })
  const isWhole = fences.every(({ closed }) => closed)
  if (isWhole && asIs !== undefined && asIs.cost < likely) return undefined
  return { ...asBlocks(best!), lines, isSure: second === undefined || second.cost >= likely }
}

/** The first line of a block that would open another one, with a language, if none were open. */
export function openerIn(fence: Fence, text: string): Range | undefined {
  for (const [start, info] of linesIn(fence, text))
    if (/^[ \t]*[a-z]/i.test(info)) return [start, lineEnd(text, start)]
  return undefined
}

/** The lines of a block that look like fences, by where their marks start and what follows these. */
function* linesIn({ opening, content }: Fence, text: string): Generator<readonly [number, string, string]> {
  const column = opening[0] - text.lastIndexOf('\n', opening[0]) - 1
  for (const [line, before, mark, info] of matchesIn(content, text)) {
    // Further right it is code in the code.
    if (before.length <= column + 3) yield [line + before.length, info, mark]
  }
}

function* matchesIn([from, to]: Range, text: string): Generator<readonly [number, string, string, string]> {
  const mayHave = text.slice(from, to)
  if (!mayHave.includes('```') && !mayHave.includes('~~~')) return
  for (const { index, 1: before, 2: mark, 3: info } of mayHave.matchAll(LINE))
    yield [from + index, before!, mark!, info!]
}

function fenceLines(fences: readonly Fence[], text: string): readonly FenceLine[] {
  const starts = fences.flatMap((fence) => {
    const end = fence.content[1]
    const [closing] = fence.closed ? matchesIn([end, lineEnd(text, end)], text) : []
    // One that ends with the list item or quote around it lacks nothing.
    const inside = [...linesIn(fence, text)].map(([start]) => start)
    if (fence.closed && closing === undefined && inside.length === 0) return []
    return [fence.opening[0], ...inside, ...(closing === undefined ? [] : [end + closing[1].length])]
  })
  return starts.map((start, index) => fenceLine(start, index, starts[index + 1] ?? text.length, text))
}

function fenceLine(start: number, index: number, next: number, text: string): FenceLine {
  const end = trimEnd(text, start, lineEnd(text, start))
  const [, mark = '', language = ''] = /^(`+|~+)[ \t]*(\S*)/.exec(text.slice(start, end))!
  const lineStart = text.lastIndexOf('\n', start) + 1
  const above = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, Math.max(lineStart - 1, 0)).trim()
  const belowStart = lineEnd(text, start) + 1
  const below = text.slice(belowStart, lineEnd(text, belowStart)).trim()
  const isAboveProse = PROSE.test(text.slice(Math.min(belowStart, next), next))
  const costs =
    language === ''
      ? { opens: opensBelow(above, below), closes: closesBelow(above, below) }
      : { opens: 0, closes: 0 }
  const isAlone = isFence(above) && isFence(below)
  return { range: [start, end], mark, language, index, isAlone, isAboveProse, ...costs }
}

const isFence = (line: string): boolean => /^[> \t]*(?:```|~~~)/.test(line)
const isHeading = (line: string): boolean => /^#{1,6} /.test(line)

/** Above a block there is a blank line, a heading or a colon, and its code starts at once. */
function opensBelow(above: string, below: string): number {
  const late = below === '' ? 2 : isHeading(below) ? 1 : 0
  if (isFence(above)) return late + 2
  return late + (above === '' || isHeading(above) || /[:：]\**$/.test(above) ? 0 : 1)
}

/** A block ends with code, and below it there is a blank line or a heading: the other way round it starts. */
function closesBelow(above: string, below: string): number {
  const isLate = above === ''
  const isEarly = below !== '' && !isHeading(below) && !isFence(below)
  return isLate && isEarly ? 4 : Number(isLate || isEarly)
}

interface Step {
  readonly does: 'opens' | 'closes' | 'is-shown' | 'strays' | 'ends-unclosed'
  readonly line: FenceLine
  readonly before: Step | undefined
}

/** One way to read the lines so far: the blocks that are open, and what it counts. */
interface Reading {
  readonly open: readonly FenceLine[]
  /** Whether the outermost open block has others in it. */
  readonly isNest: boolean
  readonly cost: number
  readonly last: Step | undefined
}

/** The two likeliest ways to read all lines, of those whose steps are allowed. */
function readingsOf(
  lines: readonly FenceLine[],
  text: string,
  allows: (step: Step) => boolean,
): readonly Reading[] {
  let readings: readonly Reading[] = [{ open: [], isNest: false, cost: 0, last: undefined }]
  for (const line of lines) {
    const byState = new Map<string, Reading[]>()
    for (const reading of readings.flatMap((before) => [...readingsAt(line, before, text)])) {
      if (reading.last !== undefined && !allows(reading.last)) continue
      const key = `${reading.isNest} ${reading.open.map(({ index }) => index).join(' ')}`
      const same = byState.get(key) ?? []
      byState.set(key, cheapest([...same, reading]).slice(0, 2))
    }
    readings = cheapest([...byState.values()].flat()).slice(0, MOST_READINGS)
  }
  return cheapest(readings.map(ended)).slice(0, 2)
}

function cheapest(readings: readonly Reading[]): Reading[] {
  return [...readings].sort((a, b) => a.cost - b.cost)
}

function ended(reading: Reading): Reading {
  return [...reading.open].reverse().reduce(
    (before, line) => ({
      ...stepped(before, 'ends-unclosed', line, UNCLOSED_AT_END),
      open: before.open.slice(0, -1),
    }),
    reading,
  )
}

function stepped(before: Reading, does: Step['does'], line: FenceLine, cost: number): Reading {
  return { ...before, cost: before.cost + cost, last: { does, line, before: before.last } }
}

/** All that a line may be after those above it. */
function* readingsAt(line: FenceLine, before: Reading, text: string): Generator<Reading> {
  const { open } = before
  const top = open.at(-1)
  if (top === undefined) {
    yield { ...stepped(before, 'opens', line, line.opens), open: [line], isNest: false }
    if (line.language === '') yield stepped(before, 'strays', line, STRAY)
    return
  }
  // A block is closed by the marks that open it, or by more of them: all else is code in it.
  if (line.mark[0] !== top.mark[0] || line.mark.length < top.mark.length) {
    yield before
    return
  }
  const end = endCost(line, top, text)
  if (end !== undefined) {
    const prose = top.isAboveProse && !holdsText(top) ? PROSE_IN_CODE : 0
    yield { ...stepped(before, 'closes', line, end + prose), open: open.slice(0, -1) }
  }
  if (line.language === '') yield stepped(before, 'strays', line, STRAY)
  else yield stepped(before, 'is-shown', line, line.isAlone ? SHOWN_ALONE : SHOWN)
  if (open.length < DEEPEST) {
    const nest = before.isNest ? 0 : holdsText(top) ? NESTED_IN_TEXT : NESTED_IN_CODE
    yield { ...stepped(before, 'opens', line, line.opens + nest), open: [...open, line], isNest: true }
  }
  const isTwice =
    line.index === top.index + 1 &&
    text.slice(top.range[1], line.range[0]).trim() === '' &&
    text.slice(...line.range) === text.slice(...top.range)
  const left = stepped(
    before,
    'ends-unclosed',
    top,
    isTwice && line.language !== '' ? OPENED_TWICE : UNCLOSED,
  )
  yield { ...stepped(left, 'opens', line, line.opens), open: [...open.slice(0, -1), line] }
}

/** What it counts that a line ends a block; undefined where it cannot be meant to. */
function endCost(line: FenceLine, top: FenceLine, text: string): number | undefined {
  if (line.language === '') return line.closes
  if (holdsText(top) || text.slice(...line.range) !== text.slice(...top.range)) return undefined
  if (text.slice(top.range[1], line.range[0]).trim() === '') return undefined
  return TEXT_BELOW.test(text.slice(line.range[1] + 1, line.range[1] + 500)) ? NAMED_END : undefined
}

function asBlocks({ last }: Reading): Pick<MeantFences, 'blocks' | 'strays'> {
  const steps: Step[] = []
  for (let step = last; step !== undefined; step = step.before) steps.unshift(step)
  const blocks: MeantBlock[] = []
  const open: FenceLine[] = []
  for (const [at, { does, line }] of steps.entries()) {
    if (does === 'opens') open.push(line)
    if (does !== 'closes' && does !== 'ends-unclosed') continue
    const opening = open.pop()!
    const ends = does === 'closes' ? { closing: line } : { closing: undefined, next: nextOpening(steps, at) }
    blocks.push({ opening, ...ends, around: open.at(-1) })
  }
  const strays = steps.flatMap(({ does, line }) => (does === 'strays' ? [line] : []))
  return { blocks: blocks.sort((a, b) => a.opening.index - b.opening.index), strays }
}

function nextOpening(steps: readonly Step[], at: number): FenceLine | undefined {
  const next = steps[at + 1]
  return next?.does === 'opens' ? next.line : undefined
}
