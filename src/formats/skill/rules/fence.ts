import type { Range } from '../../../model.ts'
import type { Fence } from '../../../syntax/markdown/index.ts'
import { markdownOf, scanMarkdown } from '../../../syntax/markdown/index.ts'
import { lineEnd, lineStarts, positionAt, trimEnd } from '../../../syntax/position.ts'
import { quote } from '../../../wording/quote.ts'
import { plural } from '../../../wording/wording.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

const fence = '```'

export const fences = skillRule({
  id: 'skill/fence',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Code fences open and close where they are meant to',
  why: 'What follows a fence that is never closed is code to every reader, and the links in it are none. A fence also ends with the list item or quote that it is in. A fence line closes the open block if it has at least as many backticks and no language, else it is a part of it. One line too many, or an inner block with fences as long as those of the outer one, turns text into code.',
  source: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
  bad: withBody(goodSkill, `${fence}sh\nread it.pdf\n\nThen answer.`),
  good: withBody(goodSkill, `${fence}sh\nread it.pdf\n${fence}\n\nThen answer.`),
  check(skill, report) {
    for (const { range, message, isHarmless } of fenceFaults(skill))
      report(range, message, isHarmless ? { severity: 'info' } : {})
  },
})

interface FenceFault {
  readonly range: Range
  readonly message: string
  readonly isHarmless?: boolean
  /** Up to where other fences seem wrong only because of this fault. */
  readonly until?: number
}

/** A fence that is never closed, or that has a line in it that looks like the opener of another one. */
interface Suspect {
  readonly fence: Fence
  readonly index: number
  readonly opener: Range | undefined
}

interface Context {
  readonly text: string
  readonly fences: readonly Fence[]
  readonly lineOf: (offset: number) => number
  readonly search: Search
}

/** How much text may still be read again in search of the end of a template, in UTF-16 code units. */
interface Search {
  left: number
}
const MOST_READ_AGAIN = 16

/** Languages of blocks that hold text, fences of other blocks too: the text in them is meant to be there. */
const TEXT = /^(?:markdown|md|mdx|text|txt|plain|plaintext|prompt|quarto|qmd|rmd|rst)?$/i
/** What nobody writes in code at the margin: a heading, bold text, a sentence. */
const PROSE = /^(?:#{2,6} \S.*|\*\*[^*\n]+\*\*:?.*|[A-Z][a-z]+(?: [\w'’,()`*/-]+){3,}[.:])\r?$/m
/** The same below code that goes on to the end of the file: a short sentence, a step, or a link. */
const TEXT_AT_END =
  /\n[ \t]*\r?\n[ \t]*(?:[A-Z][a-z]+(?: [\w'’,()`*/-]+)*[.:]\s|\d{1,3}\. [A-Z])|\]\([^)\s]{1,200}\.md/

/** Below the end of a block there is a blank line or a heading, below its start there is none. */
const BELOW_END = /^(?:[ \t]*\r?\n|#{1,6} )/

/** What follows the end of a block: a blank line, then text or a heading; or a heading at once. */
const TEXT_BELOW = /^\s*\n[ \t]*(?:\*\*\S|[A-Z][a-z]+[ ,])|^\s*#{2,6} /

/** The fences of a skill that make code of its text, or text of its code. */
function fenceFaults(skill: Skill): readonly FenceFault[] {
  const { text } = skill
  // Nearly all skills have fences, and to read all as Markdown would take a run a tenth longer.
  if (arePaired(text.slice(...skill.body))) return []
  const { fences } = markdownOf(skill)
  const suspects = suspectsAmong(fences, text)
  // Frontmatter in a fence has a finding of its own.
  if (skill.frontmatter.state === 'absent' && text.slice(0, suspects[0]?.fence.opening[0]).trim() === '')
    suspects.shift()
  const starts = suspects.length === 0 ? [] : lineStarts(text)
  const search = { left: MOST_READ_AGAIN * text.length }
  const context = { text, fences, lineOf: (offset: number) => positionAt(text, starts, offset).line, search }
  const faults: FenceFault[] = []
  for (let at = 0; at < suspects.length; at++) {
    const named = onNamedEnd(suspects[at]!, context)
    const nested = named ?? onNested(suspects[at]!, suspects[at + 1], context)
    const fault = nested ?? onOne(suspects[at]!, context)
    if (named !== undefined) at = suspects.length
    else if (nested !== undefined) at++
    if (fault !== undefined) faults.push(fault)
    while (at + 1 < suspects.length && suspects[at + 1]!.fence.opening[0] <= (fault?.until ?? 0)) at++
  }
  return faults
}

/** Whether the lines with marks of fences, in turn, open one with backticks and close it with the same marks. */
function arePaired(text: string): boolean {
  const lines = text.match(/^[ \t>\d.)*+-]*(?:```|~~~).*$/gm) ?? []
  return lines.length % 2 === 0 && lines.every((line, at) => at % 2 === 0 || isClosedBy(lines[at - 1]!, line))
}

function isClosedBy(opener: string, line: string): boolean {
  return /^ *```+(?=[^`]*$)/.exec(opener)?.[0] === line.trimEnd()
}

function suspectsAmong(fences: readonly Fence[], text: string): Suspect[] {
  const suspects: Suspect[] = []
  for (const [index, fence] of fences.entries()) {
    const opener = fence.closed ? openerIn(fence, text) : undefined
    if (!fence.closed || opener !== undefined) suspects.push({ fence, index, opener })
  }
  return suspects
}

/** The first line of a block that would open another one, with a language, if none were open. */
function openerIn(fence: Fence, text: string): Range | undefined {
  const [start, end] = fence.content
  const mark = markOf(fence, text)
  const column = fence.opening[0] - text.lastIndexOf('\n', fence.opening[0]) - 1
  for (
    let at = text.indexOf(mark, start);
    at !== -1 && at < end;
    at = text.indexOf(mark, lineEnd(text, at))
  ) {
    const before = text.slice(text.lastIndexOf('\n', at) + 1, at)
    const info = text.slice(at, lineEnd(text, at)).replace(/^[`~]+/, '')
    // Further right it is code in the code.
    if (/^[ \t>]*$/.test(before) && before.length <= column + 3 && /^[ \t]*[a-z][^`]*$/i.test(info))
      return [at, lineEnd(text, at)]
  }
  return undefined
}

/** A line that is meant to close a block but names its language, as the opening one does. */
function onNamedEnd({ fence }: Suspect, { text, lineOf }: Context): FenceFault | undefined {
  if (TEXT.test(fence.language)) return undefined
  const line = openerIn(fence, text)
  if (line === undefined || text.slice(...line).trim() !== text.slice(...fence.opening)) return undefined
  if (text.slice(fence.content[0], line[0]).trim() === '') return undefined
  if (!TEXT_BELOW.test(text.slice(line[1] + 1, fence.content[1]))) return undefined
  const end = trimEnd(text, line[1], fence.content[1])
  return {
    range: [line[0], trimEnd(text, ...line)],
    message: `A line with a language closes no code block, so the text up to line ${lineOf(end)} is read as code. Delete ${quote(fence.language)}.`,
  }
}

/** A block with another in it, whose fences have the same length: from the end of the inner one on all is inverted. */
function onNested(suspect: Suspect, next: Suspect | undefined, context: Context): FenceFault | undefined {
  const { fence, index, opener } = suspect
  const { text, fences, lineOf } = context
  if (opener === undefined || next === undefined || !isBare(next.fence, text)) return undefined
  const template = isBare(fence, text) && BELOW_END.test(text.slice(...fence.content))
  const whole = template ? onTemplate(suspect, context) : undefined
  if (whole !== undefined) return whole
  if (!TEXT.test(fence.language) && PROSE.test(text.slice(fence.content[0], opener[0]))) return undefined
  let bare = fences[index + 1]!
  for (let at = index + 2; !isBare(bare, text); at++) bare = fences[at]!
  if (!BELOW_END.test(text.slice(...bare.content))) return undefined
  const start = bare.content[0]
  const end = trimEnd(text, start, next.opener?.[0] ?? next.fence.content[1])
  if (end === start) return undefined
  const swallowed = `the text in lines ${lineOf(start)} to ${lineOf(end)} is read as code`
  return around(fence, swallowed, endOfNest(fence, index + 1, context), context)
}

function around(
  fence: Fence,
  swallowed: string,
  end: number | undefined,
  { text, lineOf }: Context,
): FenceFault {
  const lines =
    end === undefined
      ? 'both fence lines of this block'
      : `lines ${lineOf(fence.opening[0])} and ${lineOf(end)}, the fence lines of this block,`
  const marks = plural(markOf(fence, text).length + 1, nameOf(fence, text))
  return {
    range: fence.opening,
    message: `A block inside this one has fences of the same length, so ${swallowed}. Write ${lines} with ${marks}.`,
    ...(end !== undefined && { until: end }),
  }
}

const MOST_TRIED = 8

/** The line, of those below that may end a block, with which all blocks inside of it are whole. */
function endOfNest(outer: Fence, from: number, { text, fences, search }: Context): number | undefined {
  const ends = fences
    .slice(from, from + MOST_TRIED)
    .flatMap((fence) => [
      ...(isBare(fence, text) ? [fence.opening[0]] : []),
      ...(fence.closed ? [fence.content[1]] : []),
    ])
  return ends.find((end) => {
    const start = outer.content[0]
    search.left -= end - start
    return search.left >= 0 && isNest([start, text.lastIndexOf('\n', end - 1) + 1], text)
  })
}

function isNest(range: Range, text: string): boolean {
  const { fences } = scanMarkdown(text, range)
  const isWhole = (fence: Fence): boolean =>
    fence.closed &&
    openerIn(fence, text) === undefined &&
    !(isBare(fence, text) && BELOW_END.test(text.slice(...fence.content)))
  return fences.length > 0 && fences.every(isWhole)
}

/** A line that seems to close nothing is the end of a template above, if that has blocks of its own. */
function onTemplate({ fence, index }: Suspect, context: Context): FenceFault | undefined {
  const { text, fences, lineOf } = context
  const templates = fences
    .slice(Math.max(0, index - MOST_TRIED), index)
    .filter(({ language }) => language !== '' && TEXT.test(language))
  for (const template of templates.reverse()) {
    if (markOf(template, text) !== markOf(fence, text)) continue
    const end = endOfNest(template, index, context)
    const cut = `it ends in line ${lineOf(template.content[1])}`
    if (end !== undefined) return around(template, cut, end, context)
  }
  return undefined
}

function onOne(suspect: Suspect, context: Context): FenceFault | undefined {
  const { fence, opener } = suspect
  const { text, lineOf } = context
  const { opening, content } = fence
  const end = trimEnd(text, content[0], opener?.[0] ?? content[1])
  const inside = text.slice(content[0], end)
  const swallowed = `so the text up to line ${lineOf(end)} is read as code`
  const closing = `Add a closing line of ${plural(markOf(fence, text).length, nameOf(fence, text))} after the code.`
  const fault = (message: string, isHarmless = false): FenceFault => ({ range: opening, message, isHarmless })
  if (inside === '' && opener === undefined)
    return {
      ...(onTemplate(suspect, context) ??
        fault('No block is open here for this fence line to close. Delete the line.')),
      isHarmless: true,
    }
  if (inside !== '' && isBare(fence, text) && BELOW_END.test(inside))
    return (
      onTemplate(suspect, context) ??
      fault(
        `No block is open here for this fence line to close, ${swallowed}. Delete the line, or open the block above it.`,
      )
    )
  if (opener === undefined) {
    // Where the file ends with the code, or a template, every reader sees what is meant.
    const isMeant =
      (fence.language !== '' && TEXT.test(fence.language)) ||
      !(PROSE.test(inside) || TEXT_AT_END.test(`${inside}\n`))
    return fault(`Nothing closes this code fence${isMeant ? '' : `, ${swallowed}`}. ${closing}`, isMeant)
  }
  if (TEXT.test(fence.language)) return undefined
  if (inside === '' && text.slice(...opening) === text.slice(...opener).trim())
    return fault('The next line opens this code block again. Delete one of the two lines.')
  if (!PROSE.test(inside)) return undefined
  return fault(`Nothing closes this code fence before the next one opens, ${swallowed}. ${closing}`)
}

function isBare(fence: Fence, text: string): boolean {
  return fence.opening[1] - fence.opening[0] === markOf(fence, text).length
}

function markOf({ opening }: Fence, text: string): string {
  return /^(?:`+|~+)/.exec(text.slice(...opening))![0]
}

function nameOf({ opening }: Fence, text: string): string {
  return text[opening[0]] === '`' ? 'backtick' : 'tilde'
}
