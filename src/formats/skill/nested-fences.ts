import type { Range } from '../../model.ts'
import type { Fence } from '../../syntax/markdown/index.ts'
import { scanMarkdown } from '../../syntax/markdown/index.ts'
import { trimEnd } from '../../syntax/position.ts'
import { plural } from '../../wording/wording.ts'
import type { Context, FenceFault, Suspect } from './fence-lines.ts'
import { isBare, isTemplate, looksLikeEnd, markOf, nameOf, openerIn, PROSE, TEXT } from './fence-lines.ts'

/** A block with another in it, whose fences have the same length: from the end of the inner one on all is inverted. */
export function onNested(
  suspect: Suspect,
  next: Suspect | undefined,
  context: Context,
): FenceFault | undefined {
  const { fence, index, opener } = suspect
  const { text, fences, lineOf } = context
  if (opener === undefined || next === undefined || !isBare(next.fence, text)) return undefined
  const template = looksLikeEnd(fence, text) ? onTemplate(suspect, context) : undefined
  if (template !== undefined) return template
  if (!TEXT.test(fence.language) && PROSE.test(text.slice(fence.content[0], opener[0]))) return undefined
  let bare = fences[index + 1]!
  for (let at = index + 2; !isBare(bare, text); at++) bare = fences[at]!
  if (!looksLikeEnd(bare, text)) return undefined
  const start = bare.content[0]
  const end = trimEnd(text, start, next.opener?.[0] ?? next.fence.content[1])
  if (end === start) return undefined
  const swallowed = `the text in lines ${lineOf(start)} to ${lineOf(end)} is read as code`
  return tooShort(fence, swallowed, endOfNest(fence, index + 1, context), context)
}

/** The fences of a block that are as long as those in it, so that something is `swallowed`; `end` is meant as its end. */
function tooShort(
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

/** Fences that are tried as the end of a template, or as its start. */
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

/** Whether a range has blocks, each of which is whole. */
function isNest(range: Range, text: string): boolean {
  const { fences } = scanMarkdown(text, range)
  const isWhole = (fence: Fence): boolean =>
    fence.closed && openerIn(fence, text) === undefined && !looksLikeEnd(fence, text)
  return fences.length > 0 && fences.every(isWhole)
}

/** A line that seems to close nothing is the end of a template above, if that has blocks of its own. */
export function onTemplate({ fence, index }: Suspect, context: Context): FenceFault | undefined {
  const { text, fences, lineOf } = context
  const templates = fences.slice(Math.max(0, index - MOST_TRIED), index).filter(isTemplate)
  for (const template of templates.reverse()) {
    if (markOf(template, text) !== markOf(fence, text)) continue
    const end = endOfNest(template, index, context)
    const cut = `it ends in line ${lineOf(template.content[1])}`
    if (end !== undefined) return tooShort(template, cut, end, context)
  }
  return undefined
}
