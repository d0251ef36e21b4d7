import { lineEnd, outside, trimEnd } from '../position.ts'
import { columnOf, linesIn } from './fence-lines.ts'
import type { Doubt, Fence, FenceLine, Markdown, MeantBlock, MeantFences } from './scan.ts'

type Scanned = Pick<Markdown, 'fences' | 'comments'>

/** Where a line starts, and what CommonMark takes it for. */
type Place = readonly [number, FenceLine['does']]

/** Languages of blocks that hold text, fences of other blocks too: the text in them is meant to be there. */
const TEXT = /^(?:markdown|md|mdx|text|txt|plain|plaintext|prompt|quarto|qmd|rmd|rst)?$/i
/** What nobody writes in code at the margin: a heading, bold text, a sentence. */
const PROSE = /^(?:#{2,6} \S.*|\*\*[^*\n]+\*\*:?.*|[A-Z][a-z]+(?: [\w'’,()`*/-]+){3,}[.:])\r?$/m
/** What follows the end of a block: a blank line, then text, the next step or a heading; or a heading at once. */
const TEXT_BELOW = /^\s*\n[ \t]*(?:\d{1,3}[.)] )?(?:\*\*\S|[A-Z][a-z]+[ ,])|^\s*#{2,6} /

/** What each oddity counts against a reading; two small ones weigh one large one. */
const COST = {
  stray: 6,
  strayAtEnd: 3,
  strayInBlock: 8,
  unclosed: 6,
  unclosedAtEnd: 5,
  openedAtEnd: 20,
  shown: 4,
  proseInCode: 4,
  nestedInCode: 4,
  namedEnd: 3,
  otherEnd: 4,
  longerEnd: 4,
  openedTwice: 2,
  proseInBare: 2,
  nestedInText: 1,
  shownAlone: 1,
}
/** So many lines tell how an author closes blocks: some, and some formatters, repeat a language there. */
const FEWEST_LINES = 4
/** So many times more lines with a language than without show that. */
const NAMED_TO_BARE = 4
/** A reading that counts so much more than the best is not likely. */
const MARGIN = 2
/** Blocks in a block: nobody writes more. */
const DEEPEST = 2
/** So many readings are followed at a line, and so many lines are read: of 4,038 real files none has more. */
const MOST_READINGS = 24
const MOST_LINES = 200

/** Whether a block holds text, which may show other blocks. */
export function holdsText({ language }: { readonly language: string }): boolean {
  return TEXT.test(language)
}

/** Whether sentences or headings are in what is meant as code. */
export function hasProse(text: string): boolean {
  return PROSE.test(text)
}

/**
 * How the author of `text` meant its fence lines, where CommonMark's reading of one is odd. Of all ways to pair the
 * lines the one counts that has the fewest oddities: what is above and below each line tells whether it opens or
 * closes. Undefined where HTML hides fences, and for more than `MOST_LINES` lines. Two readings are compared back to where
 * they part, so the time may grow with the square of the lines; what is followed at each is bounded.
 */
export function meantFences(markdown: Scanned, text: string): MeantFences | undefined {
  if (hasFencesInHtml(markdown, text)) return undefined
  const lines = fenceLines(markdown.fences, text)
  if (lines.length > MOST_LINES) return undefined
  let readings: readonly Reading[] = [{ open: [], holds: undefined, cost: 0, last: undefined, doubts: [] }]
  for (const line of lines)
    readings = likeliest(
      readings.flatMap((before) => [...readingsAt(line, before, text)]),
      line,
    )
  const [best] = likeliest(readings.map(ended), lines.at(-1)!)
  return { ...asBlocks(best!), doubts: best!.doubts }
}

/** Whether HTML has fences in it, such as right below `<example>`, which are fences to all who read the file as text. */
function hasFencesInHtml({ fences, comments }: Scanned, text: string): boolean {
  const code = fences.map(({ opening, content }) => ({
    range: [opening[0], lineEnd(text, content[1])] as const,
  }))
  const lines = [...linesIn([0, text.length], 0, text)].map(([start]) => ({ range: [start, start] as const }))
  return outside(comments, outside(code, lines)).length > 0
}

function fenceLines(fences: readonly Fence[], text: string): readonly FenceLine[] {
  const openings = new Set(fences.map(({ opening }) => opening[0]))
  const places = fences.flatMap(({ opening, content, closed }): Place[] => {
    const inside = [...linesIn(content, columnOf(opening[0], text), text)]
    const last = closed ? [...linesIn([content[1], lineEnd(text, content[1])], Infinity, text)] : []
    const closing = last.filter(([start]) => !openings.has(start))
    // One that ends with the list item or quote around it lacks nothing.
    if (closed && closing.length + inside.length === 0) return []
    return [
      [opening[0], 'opens'],
      ...inside.map(([start]): Place => [start, 'is-shown']),
      ...closing.map(([start]): Place => [start, 'closes']),
    ]
  })
  const lines = places.map(([start, does], at) =>
    fenceLine(start, does, places[at + 1]?.[0] ?? text.length, text),
  )
  const bare = lines.filter(({ language }) => language === '').length
  const areNamed = lines.length >= FEWEST_LINES && lines.length - bare >= bare * NAMED_TO_BARE
  return areNamed ? lines : lines.map((line) => (line.language === '' ? line : { ...line, ...SURELY_OPENS }))
}

/** A line with a language opens a block, where lines without one close them. */
const SURELY_OPENS = { mayClose: false, opens: 0, closes: 0 }

function fenceLine(start: number, does: FenceLine['does'], next: number, text: string): FenceLine {
  const end = trimEnd(text, start, lineEnd(text, start))
  const [, mark = '', language = ''] = /^(`+|~+)[ \t]*(\S*)/.exec(text.slice(start, end))!
  const lineStart = text.lastIndexOf('\n', start) + 1
  const above = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, Math.max(lineStart - 1, 0)).trim()
  const belowStart = lineEnd(text, start) + 1
  const below = text.slice(belowStart, lineEnd(text, belowStart)).trim()
  const closes = closesBelow(above, below)
  return {
    range: [start, end],
    mark,
    language,
    does,
    mayClose: language === '' || closes < HARDLY,
    opens: opensBelow(above, below),
    closes,
    isAboveFence: text.slice(end, next).trim() === '',
    isAboveProse: PROSE.test(text.slice(Math.min(belowStart, next), next)),
  }
}

const isFence = (line: string): boolean => /^[> \t]*(?:```|~~~)/.test(line)
const isHeading = (line: string): boolean => /^#{1,6} /.test(line)

/** Above a block there is a blank line, a heading or a colon, and its code starts at once. */
function opensBelow(above: string, below: string): number {
  const late = isFence(below) ? 4 : below === '' ? 2 : isHeading(below) ? 1 : 0
  if (isFence(above)) return late + 2
  return late + (above === '' || isHeading(above) || /[:：]\**$/.test(above) ? 0 : 1)
}

/** What `closes` is of a line that stands like one that opens a block. */
const HARDLY = 4

/** A block ends with code, and below it there is a blank line or a heading: the other way round it starts. */
function closesBelow(above: string, below: string): number {
  const isLate = above === ''
  const isEarly = below !== '' && !isHeading(below) && !isFence(below)
  return isLate && isEarly ? HARDLY : Number(isLate || isEarly)
}

/** What a line, or the lack of one, does in a reading. */
interface Step {
  readonly does: FenceLine['does'] | 'strays' | 'ends-unclosed'
  readonly line: FenceLine
  /** Whether CommonMark reads it so. */
  readonly isAsIs: boolean
  readonly before: Step | undefined
  readonly count: number
}

/** One way to read the lines so far: the blocks that are open, and what it counts. */
interface Reading {
  readonly open: readonly FenceLine[]
  /** What the outermost open block has in it: who shows whole blocks shows no single lines of them. */
  readonly holds: 'blocks' | 'lines' | undefined
  readonly cost: number
  readonly last: Step | undefined
  readonly doubts: readonly Doubt[]
}

function stepped(before: Reading, does: Step['does'], line: FenceLine, cost: number): Reading {
  const { last, open } = before
  const isAsIs = does === line.does && open.length === Number(does !== 'opens')
  return {
    ...before,
    cost: before.cost + cost,
    last: { does, line, isAsIs, before: last, count: (last?.count ?? 0) + 1 },
  }
}

/** All that a line may be after those above it. */
function* readingsAt(line: FenceLine, before: Reading, text: string): Generator<Reading> {
  const { open, holds } = before
  const top = open.at(-1)
  // A block is closed by the marks that open it, or by more of them: all else is code in it.
  if (top !== undefined && !line.mark.startsWith(top.mark)) {
    yield { ...before, holds: 'blocks' }
    return
  }
  const isBare = line.language === ''
  if (isBare)
    yield stepped(before, 'strays', line, top === undefined ? strayCost(line, text) : COST.strayInBlock)
  if (top === undefined) {
    yield { ...stepped(before, 'opens', line, line.opens), open: [line], holds: undefined }
    return
  }
  const isNest = open.length === 1 && holds === 'blocks'
  const end = endCost(line, top, text)
  if (end !== undefined) {
    const prose = top.isAboveProse && !isNest ? proseCost(top) : 0
    yield { ...stepped(before, 'closes', line, end + prose), open: open.slice(0, -1) }
  }
  if (!isBare && holds !== 'blocks') {
    const shown = top.isAboveFence && line.isAboveFence ? COST.shownAlone : COST.shown
    const prose = line.isAboveProse ? proseCost(top) : 0
    yield { ...stepped(before, 'is-shown', line, shown + prose), holds: 'lines' }
  }
  if (open.length < DEEPEST && holds !== 'lines') {
    const inText = isNest ? 0 : holdsText(top) ? COST.nestedInText : COST.nestedInCode
    // Who writes longer fences around others knows how to.
    const nest = line.mark.length > 3 ? COST.nestedInCode : inText
    yield { ...stepped(before, 'opens', line, line.opens + nest), open: [...open, line], holds: 'blocks' }
  }
  if (holds === 'lines') return
  const isTwice = !isBare && top.isAboveFence && !isNest
  const left = stepped(before, 'ends-unclosed', top, isTwice ? COST.openedTwice : COST.unclosed)
  const around = open.slice(0, -1)
  yield {
    ...stepped({ ...left, open: around }, 'opens', line, line.opens),
    open: [...around, line],
    holds: around.length === 0 ? undefined : holds,
  }
}

/** What it counts that a block has sentences in it. */
function proseCost(opening: FenceLine): number {
  if (opening.language === '') return COST.proseInBare
  return holdsText(opening) ? 0 : COST.proseInCode
}

/** A line too many at the very end is usually left of a fence around the whole text. */
function strayCost({ range: [, end] }: FenceLine, text: string): number {
  return text.slice(end).trim() === '' ? COST.strayAtEnd : COST.stray
}

/** What it counts that a line ends a block; undefined where it cannot be meant to. */
function endCost(line: FenceLine, top: FenceLine, text: string): number | undefined {
  const column = columnOf(line.range[0], text)
  const isAligned = column === columnOf(top.range[0], text)
  if (line.mayClose) return line.closes + Number(!isAligned) + (line.mark === top.mark ? 0 : COST.longerEnd)
  if (holdsText(top) || top.isAboveFence) return undefined
  const below = text.slice(line.range[1] + 1, line.range[1] + 500)
  if (!TEXT_BELOW.test(below)) return undefined
  if (text.slice(...line.range) === text.slice(...top.range)) return COST.namedEnd
  // Code comes right above an end, and a blank line right below it.
  const isBetween =
    /\S[ \t]*\r?\n[ \t]*$/.test(text.slice(Math.max(top.range[1], line.range[0] - 99), line.range[0])) &&
    /^[ \t]*\r?\n/.test(below)
  return isAligned && isBetween ? COST.otherEnd : undefined
}

/** The reading at the end of the text, where all blocks end. */
function ended(reading: Reading): Reading {
  const { open, holds } = reading
  return open.reduceRight<Reading>(
    (before, line) => {
      // What swallows whole blocks to the end of the text is hardly meant to.
      const isCutOff = line.language !== '' && reading.last?.line === line
      const isLikely = isCutOff || (!line.isAboveFence && (line.language !== '' || holds !== 'blocks'))
      return stepped(before, 'ends-unclosed', line, isLikely ? COST.unclosedAtEnd : COST.openedAtEnd)
    },
    { ...reading, open: [] },
  )
}

/** Of the readings that leave the same blocks open after a line the best, with its doubts; the best of them all first. */
function likeliest(readings: readonly Reading[], to: FenceLine): readonly Reading[] {
  const byState = new Map<string, Reading>()
  for (const reading of [...readings].sort((a, b) => a.cost - b.cost)) {
    const state = `${reading.open.length > 0 && reading.holds} ${reading.open.map((line) => line.range[0]).join(' ')}`
    const best = byState.get(state)
    byState.set(state, best === undefined ? reading : doubted(best, reading, to))
  }
  return [...byState.values()].slice(0, MOST_READINGS)
}

/** The better one of two readings, with the lines that the other one reads differently, if it is as likely. */
function doubted(best: Reading, other: Reading, to: FenceLine): Reading {
  if (other.cost >= best.cost + MARGIN) return best
  const [steps, others] = differingSteps(best.last, other.last)
  if (steps.every(({ isAsIs }) => isAsIs)) return best
  const from = [...steps, ...others].reduce(
    (first, { line }) => (line.range[0] < first.range[0] ? line : first),
    to,
  )
  const mayBeWhole = others.every(({ isAsIs }) => isAsIs)
  return { ...best, doubts: [...best.doubts, { from, to, mayBeWhole }] }
}

function differingSteps(a: Step | undefined, b: Step | undefined): readonly [Step[], Step[]] {
  const steps: [Step[], Step[]] = [[], []]
  while (a !== b) {
    if ((a?.count ?? 0) >= (b?.count ?? 0)) {
      steps[0].push(a!)
      a = a!.before
    } else {
      steps[1].push(b!)
      b = b!.before
    }
  }
  return steps
}

function asBlocks({ last }: Reading): Pick<MeantFences, 'blocks' | 'strays'> {
  const steps = differingSteps(last, undefined)[0].reverse()
  const blocks: MeantBlock[] = []
  const open: FenceLine[] = []
  for (const { does, line } of steps) {
    if (does === 'opens') open.push(line)
    if (does !== 'closes' && does !== 'ends-unclosed') continue
    const opening = open.pop()!
    blocks.push({ opening, closing: does === 'closes' ? line : undefined, around: open.at(-1) })
  }
  const strays = steps.flatMap(({ does, line }) => (does === 'strays' ? [line] : []))
  return { blocks: blocks.sort((a, b) => a.opening.range[0] - b.opening.range[0]), strays }
}
