import type { YamlDocument } from '../lint/fields/table.ts'
import type { Range } from '../model.ts'
import { openerIn } from '../syntax/markdown/fence-lines.ts'
import type { Fence, Markdown } from '../syntax/markdown/index.ts'
import { markdownOf } from '../syntax/markdown/index.ts'
import { hasProse, holdsText } from '../syntax/markdown/meant-fences.ts'
import type { FenceLine, MeantBlock } from '../syntax/markdown/scan.ts'
import { lineEnd, lineStarts, matchesIn, positionAt, trimEnd } from '../syntax/position.ts'
import { quote } from '../wording/quote.ts'
import { listed, plural } from '../wording/wording.ts'

/** What is wrong at a fence line. */
export interface FenceFault {
  /** The line at which it is reported, and the others that the message takes to belong to it. */
  readonly lines: readonly [FenceLine, ...FenceLine[]]
  readonly message: string
  readonly isHarmless?: boolean
}

interface Context {
  readonly text: string
  readonly fences: readonly Fence[]
  readonly meant: NonNullable<Markdown['meant']>
  readonly lineOf: (offset: number) => number
}

/** Below code that goes on to the end of the file: a short sentence, a step, or a link. */
const TEXT_AT_END =
  /\n[ \t]*\r?\n[ \t]*(?:[A-Z][a-z]+(?: [\w'’,()`*/-]+)*[.:]\s|\d{1,3}\. [A-Z])|\]\([^)\s]{1,200}\.md/

/** The fences of a document that make code of its text, or text of its code. */
export function fenceFaults(document: YamlDocument): readonly FenceFault[] {
  const { text, frontmatter } = document
  const { fences, meant } = markdownOf(document)
  if (meant === undefined) return []
  const starts = lineStarts(text)
  const context = { text, fences, meant, lineOf: (offset: number) => positionAt(text, starts, offset).line }
  const faults = [
    ...meant.strays.map((line) => onStray(line, context)),
    ...meant.blocks.flatMap((block) => onBlock(block, context) ?? []),
  ]
  const first = fences[0]!.opening[0]
  // Frontmatter in a fence has a finding of its own.
  const isWhole = frontmatter.state === 'absent' && text.slice(0, first).trim() === ''
  const told = new Set(faults.flatMap(({ lines }) => lines.slice(1)))
  return inDoubt(
    faults.filter(({ lines }) => !told.has(lines[0])),
    context,
  )
    .filter(({ lines }) => !isWhole || lines[0].range[0] !== first)
    .map((fault) => onGlued(fault, context) ?? fault)
}

/** A fence at the end of a line of text. */
const GLUED = /^[^\n`]{0,200}[\w).][:*_]{0,4}[ \t]*`{3}[\w-]+[ \t]*\r?$/gm

/** What to say of a fault below a line that was to open a block. */
function onGlued({ lines }: FenceFault, { text, fences, lineOf }: Context): FenceFault | undefined {
  const at = lines[0].range[0]
  const above = fences.findLast(({ content }) => content[1] < at)
  const from = above === undefined ? 0 : lineEnd(text, above.content[1])
  const glued = matchesIn(text, [from, at], GLUED).at(-1)
  if (glued === undefined) return undefined
  const message = `The fence at the end of line ${lineOf(glued.range[0])} opens no block, so this one does. Put that fence on a line of its own.`
  return { lines: [lines[0]], message }
}

/** The faults, with one for all those among lines that may be read in two ways, and none where one of these is whole. */
function inDoubt(faults: readonly FenceFault[], context: Context): readonly FenceFault[] {
  let sure = faults
  const vague: FenceFault[] = []
  for (const { from, to, mayBeWhole } of context.meant.doubts) {
    const rest = sure.filter(
      ({ lines }) => !lines.some(({ range: [at] }) => from.range[0] <= at && at <= to.range[0]),
    )
    if (rest.length < sure.length && !mayBeWhole) vague.push(onDoubt(from, to, context))
    sure = rest
  }
  return [...sure, ...vague]
}

/** Lines of which nobody can tell how they were meant; one alone was to close a block, or is one too many. */
function onDoubt(from: FenceLine, to: FenceLine, context: Context): FenceFault {
  const { text, fences, lineOf } = context
  const open = fences.find(({ opening, closed }) => !closed && opening[0] === from.range[0])
  if (from === to && open !== undefined) {
    const lost = upTo(trimEnd(text, from.range[1], open.content[1]), context)
    return {
      lines: [from],
      message: `Nothing closes the code block that this fence opens, ${lost}. Close the block, or delete the line.`,
      isHarmless: isLineOfCode(text.slice(from.range[1], open.content[1])),
    }
  }
  return {
    lines: [from, to],
    message: `The fence lines from here to line ${lineOf(to.range[0])} do not pair up, so text is read as code. Open and close each block, and write a block around others with more backticks.`,
    // Nobody can tell which line is missing, and a model reads the text all the same.
    isHarmless: true,
  }
}

/** Whether all that is left of a file is a line of code. */
function isLineOfCode(rest: string): boolean {
  const line = rest.trim()
  return !line.includes('\n') && !/^(?:[-*+>|#]|\d{1,9}[.)])|[.:!?]$|\]\(/.test(line)
}

function onStray(line: FenceLine, context: Context): FenceFault {
  const lost = textLostBelow(line, context)
  const stray = 'No block is open here for this fence line to close'
  if (lost === undefined) return { lines: [line], message: `${stray}. Delete the line.`, isHarmless: true }
  return {
    lines: [line],
    message: `${stray}, ${upTo(lost[1], context)}. Delete the line, or open the block above it.`,
  }
}

function onBlock(block: MeantBlock, context: Context): FenceFault | undefined {
  const { opening, closing, around } = block
  const { text, fences, meant } = context
  if (closing === undefined) return onUnclosed(block, context)
  const real = fences.find((fence) => fence.opening[0] === opening.range[0])
  if (real?.content[1] === text.lastIndexOf('\n', closing.range[0]) + 1) return undefined
  const inner = meant.blocks.find((each) => each.around === opening)
  if (closing.language === '') return inner && onNest(opening, closing, inner, context)
  return around === undefined && real !== undefined ? onNamedEnds(closing, real, context) : undefined
}

/** What `opens` is of a line with text right above it and a blank line below it. */
const LIKE_AN_END = 3

/** A block with another in it, whose fences have the same length. */
function onNest(opening: FenceLine, closing: FenceLine, inner: MeantBlock, context: Context): FenceFault {
  const { text, meant, lineOf } = context
  const lost = textLostBelow(closing, context)
  const end = inner.opening.language === '' ? inner.opening : (inner.closing ?? closing)
  const so =
    lost === undefined
      ? `it ends in line ${lineOf(end.range[0])}`
      : `the text in lines ${lineOf(lost[0])} to ${lineOf(lost[1])} is read as code`
  const lines = [opening, closing] as const
  const [from, to] = [opening.range[0], closing.range[0]]
  const both = `${lineOf(from)} and ${lineOf(to)}`
  if (opening.language === '' && opening.opens >= LIKE_AN_END && opening.closes === 0) {
    const message = `Lines ${both} look like the ends of code blocks that never start, and ${so}. Delete both lines, or open the blocks above them.`
    return { lines, message }
  }
  const section = sectionIn(opening, context)
  if (section !== undefined && lost !== undefined) {
    const message = `A section with blocks of its own starts in line ${lineOf(section)}, inside this block, and ${so}. Move the section out of the block.`
    return { lines, message }
  }
  const within = meant.blocks.filter(({ opening: { range } }) => from <= range[0] && range[0] < to)
  const longest = Math.max(...within.map((each) => each.opening.mark.length))
  const marks = plural(longest + 1, nameOf(opening))
  return {
    lines,
    message: `A block inside this one has fences of the same length, so ${so}. Write lines ${both}, the fence lines of this block, with ${marks}.`,
    isHarmless: lost === undefined && closing.range[1] >= trimEnd(text, 0, text.length),
  }
}

/** A heading between blank lines. */
const SECTION = /\n[ \t]*\r?\n(?=#{2,6} \S[^\n]*\n[ \t]*\r?\n)/

/** Where a section begins that somebody has put into a block of code, with blocks of its own. */
function sectionIn(opening: FenceLine, { text, meant }: Context): number | undefined {
  const [first, ...others] = meant.blocks.filter(({ around }) => around === opening)
  if (first === undefined || others.length === 0 || holdsText(opening)) return undefined
  const from = opening.range[1]
  const code = text.slice(from, first.opening.range[0])
  // Frontmatter starts a whole file, which the block shows.
  const heading = /^\s*---\s/.test(code) ? null : SECTION.exec(code)
  return heading === null ? undefined : from + heading.index + heading[0].length
}

/** The lines from this one on that are meant to close blocks but name a language, as opening ones do. */
function onNamedEnds(line: FenceLine, real: Fence, context: Context): FenceFault {
  const { text, meant, lineOf } = context
  // The end of a list item may end the block as well.
  const end = trimEnd(text, line.range[1], real.content[1])
  const lost = end === line.range[1] ? '' : `, ${upTo(end, context)}`
  const isSure = ({ range: [at] }: FenceLine): boolean =>
    at > line.range[0] && !meant.doubts.some(({ from, to }) => from.range[0] <= at && at <= to.range[0])
  const others = meant.blocks
    .flatMap(({ closing }) => (closing !== undefined && closing.language !== '' ? closing : []))
    .filter(isSure)
    .sort((a, b) => a.range[0] - b.range[0])
  const numbers = others.map(({ range }) => String(lineOf(range[0])))
  const noun = others.length === 1 ? 'line' : 'lines'
  const also = others.length === 0 ? '' : ` Do the same in ${noun} ${listed(numbers, MOST_LINES)}.`
  const info = quote(text.slice(line.range[0] + line.mark.length, line.range[1]).trim())
  const message = `A line with ${info} closes no code block${lost}. Delete ${info}, or move it to the next line.${also}`
  return { lines: [line, ...others], message }
}

const MOST_LINES = 5

function onUnclosed({ opening, around }: MeantBlock, context: Context): FenceFault {
  const { text, meant } = context
  const start = opening.range[1]
  const next = meant.blocks.find((each) => each.opening.range[0] > start && each.around === around)?.opening
  const end = trimEnd(text, start, next?.range[0] ?? text.length)
  const inside = text.slice(start, end)
  if (next !== undefined && inside === '') {
    const marks = plural(opening.mark.length + 1, nameOf(opening))
    const isAround = holdsText(opening) && next.language !== ''
    const message = isAround
      ? `A block inside this one has fences of the same length. Write the fence lines of this block with ${marks}.`
      : 'The next line opens this code block again. Delete one of the two lines.'
    return { lines: [opening], message }
  }
  const closing = `Add a closing line of ${plural(opening.mark.length, nameOf(opening))} after the code.`
  const lost = upTo(end, context)
  if (next !== undefined) {
    const message = `Nothing closes this code fence before the next one opens, ${lost}. ${closing}`
    return { lines: [opening], message }
  }
  // Where the file ends with the code, or a template, every reader sees what is meant.
  const isHarmless =
    (opening.language !== '' && holdsText(opening)) || !(hasProse(inside) || TEXT_AT_END.test(`${inside}\n`))
  const message = `Nothing closes this code fence${isHarmless ? '' : `, ${lost}`}. ${closing}`
  return { lines: [opening], message, isHarmless }
}

/** What is read as code since a line that is meant to end a block opens one. */
function textLostBelow({ range }: FenceLine, { text, fences }: Context): Range | undefined {
  const real = fences.find(({ opening }) => opening[0] === range[0])
  if (real === undefined) return undefined
  const [start, content] = real.content
  const end = trimEnd(text, start, openerIn(real, text)?.[0] ?? content)
  return end === start ? undefined : [start, end]
}

function upTo(end: number, { lineOf }: Context): string {
  return `so the text up to line ${lineOf(end)} is read as code`
}

function nameOf({ mark }: FenceLine): string {
  return mark[0] === '`' ? 'backtick' : 'tilde'
}
