import type { Range } from '../../model.ts'
import type { Fence } from '../../syntax/markdown/index.ts'
import { lineEnd } from '../../syntax/position.ts'

/** What is wrong at a fence line. */
export interface FenceFault {
  readonly range: Range
  readonly message: string
  readonly isHarmless?: boolean
  /** Up to where other fences seem wrong only because of this fault. */
  readonly until?: number
}

/** A fence that is never closed, or that has a line in it that looks like the opener of another one. */
export interface Suspect {
  readonly fence: Fence
  readonly index: number
  readonly opener: Range | undefined
}

/** The fences of a skill, and what tells of them. */
export interface Context {
  readonly text: string
  readonly fences: readonly Fence[]
  readonly lineOf: (offset: number) => number
  readonly search: Search
}

/** How much text may still be read again in search of the end of a template, in UTF-16 code units. */
interface Search {
  left: number
}

/** Languages of blocks that hold text, fences of other blocks too: the text in them is meant to be there. */
export const TEXT = /^(?:markdown|md|mdx|text|txt|plain|plaintext|prompt|quarto|qmd|rmd|rst)?$/i
/** What nobody writes in code at the margin: a heading, bold text, a sentence. */
export const PROSE = /^(?:#{2,6} \S.*|\*\*[^*\n]+\*\*:?.*|[A-Z][a-z]+(?: [\w'’,()`*/-]+){3,}[.:])\r?$/m
/** Below the end of a block there is a blank line or a heading, below its start there is none. */
const BELOW_END = /^(?:[ \t]*\r?\n|#{1,6} )/

/** The first line of a block that would open another one, with a language, if none were open. */
export function openerIn(fence: Fence, text: string): Range | undefined {
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

/** Whether a fence says that it holds text, such as a template of a file. */
export function isTemplate({ language }: Fence): boolean {
  return language !== '' && TEXT.test(language)
}

/** Whether a fence names no language, as those that close one. */
export function isBare(fence: Fence, text: string): boolean {
  return fence.opening[1] - fence.opening[0] === markOf(fence, text).length
}

/** Whether it looks as if a fence was meant to close a block, by what is below it. */
export function looksLikeEnd(fence: Fence, text: string): boolean {
  return isBare(fence, text) && BELOW_END.test(text.slice(...fence.content))
}

/** The backticks or tildes of a fence. */
export function markOf({ opening }: Fence, text: string): string {
  return /^(?:`+|~+)/.exec(text.slice(...opening))![0]
}

/** What messages call one of them. */
export function nameOf({ opening }: Fence, text: string): string {
  return text[opening[0]] === '`' ? 'backtick' : 'tilde'
}
