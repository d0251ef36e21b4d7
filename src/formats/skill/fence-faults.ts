import type { Fence } from '../../syntax/markdown/index.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { lineStarts, positionAt, trimEnd } from '../../syntax/position.ts'
import { quote } from '../../wording/quote.ts'
import { plural } from '../../wording/wording.ts'
import type { Context, FenceFault, Suspect } from './fence-lines.ts'
import { isTemplate, looksLikeEnd, markOf, nameOf, openerIn, PROSE, TEXT } from './fence-lines.ts'
import { onNested, onTemplate } from './nested-fences.ts'
import type { Skill } from './parse.ts'

/** How often a whole text may be read again in search of the end of a template. */
const MOST_READ_AGAIN = 16

/** `PROSE` below code that goes on to the end of the file: a short sentence, a step, or a link. */
const TEXT_AT_END =
  /\n[ \t]*\r?\n[ \t]*(?:[A-Z][a-z]+(?: [\w'’,()`*/-]+)*[.:]\s|\d{1,3}\. [A-Z])|\]\([^)\s]{1,200}\.md/

/** What follows the end of a block: a blank line, then text or a heading; or a heading at once. */
const TEXT_BELOW = /^\s*\n[ \t]*(?:\*\*\S|[A-Z][a-z]+[ ,])|^\s*#{2,6} /

/** The fences of a skill that make code of its text, or text of its code. */
export function fenceFaults(skill: Skill): readonly FenceFault[] {
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

/** A block that is never closed, or closed too late, or a line that closes none. */
function onOne(suspect: Suspect, context: Context): FenceFault | undefined {
  const { fence, opener } = suspect
  const { text, lineOf } = context
  const { opening, content } = fence
  const end = trimEnd(text, content[0], opener?.[0] ?? content[1])
  const inside = text.slice(content[0], end)
  const swallowed = `so the text up to line ${lineOf(end)} is read as code`
  const closing = `Add a closing line of ${plural(markOf(fence, text).length, nameOf(fence, text))} after the code.`
  const fault = (message: string, isHarmless = false): FenceFault => ({ range: opening, message, isHarmless })
  const closesNothing = inside === '' ? opener === undefined : looksLikeEnd(fence, text)
  if (closesNothing) {
    const advice =
      inside === '' ? '. Delete the line.' : `, ${swallowed}. Delete the line, or open the block above it.`
    const stray = `No block is open here for this fence line to close${advice}`
    return { ...(onTemplate(suspect, context) ?? fault(stray)), isHarmless: inside === '' }
  }
  if (opener === undefined) {
    // Where the file ends with the code, or a template, every reader sees what is meant.
    const isMeant = isTemplate(fence) || !(PROSE.test(inside) || TEXT_AT_END.test(`${inside}\n`))
    return fault(`Nothing closes this code fence${isMeant ? '' : `, ${swallowed}`}. ${closing}`, isMeant)
  }
  if (TEXT.test(fence.language)) return undefined
  if (inside === '' && text.slice(...opening) === text.slice(...opener).trim())
    return fault('The next line opens this code block again. Delete one of the two lines.')
  if (!PROSE.test(inside)) return undefined
  return fault(`Nothing closes this code fence before the next one opens, ${swallowed}. ${closing}`)
}
