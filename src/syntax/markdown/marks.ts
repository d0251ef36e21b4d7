import type { Range } from '../../model.ts'
import type { Scan } from './scan.ts'

const DEEPEST_PARENTHESES = 32

/** The destination of an inline link whose `(` ends at `from`, and the end of its `)`; undefined for none. */
export function readDestination(text: string, from: number): { range: Range; end: number } | undefined {
  let at = skipSpace(text, from)
  const angled = text[at] === '<'
  const start = angled ? at + 1 : at
  at = angled ? angledEnd(text, start) : bareEnd(text, start)
  if (at === -1) return undefined
  const range: Range = [start, at]
  const afterTarget = angled ? at + 1 : at
  at = skipSpace(text, afterTarget)
  if (at > afterTarget && text[at] !== ')') at = skipSpace(text, titleEnd(text, at))
  return text[at] === ')' ? { range, end: at + 1 } : undefined
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at++
  return at
}

function angledEnd(text: string, at: number): number {
  for (; at < text.length && !'<\n'.includes(text[at]!); at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '>') return at
  }
  return -1
}

function bareEnd(text: string, at: number): number {
  let depth = 0
  for (; at < text.length && text[at]! > ' '; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(' && ++depth > DEEPEST_PARENTHESES) return -1
    else if (text[at] === ')' && --depth < 0) return at
  }
  return depth === 0 ? at : -1
}

function titleEnd(text: string, at: number): number {
  const close = text[at] === '(' ? ')' : text[at]
  if (close !== ')' && close !== '"' && close !== "'") return at
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++
    else if (text[end] === close) return end + 1
    else if (text[end] === '(' && close === ')') return at
  }
  return at
}

/**
 * By the start of each run of backticks, from the last one to the first: the end of its code span, or of the run where
 * none follows. A run whose first one a backslash takes is there from its second one on, too.
 */
export function codeSpanEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  if (!text.includes('`')) return ends
  const nextOfLength = new Map<number, number>()
  for (const run of [...text.matchAll(/`+/g)].reverse()) {
    const end = run.index + run[0].length
    if (isEscaped(text, run.index)) ends.set(run.index + 1, nextOfLength.get(run[0].length - 1) ?? end)
    ends.set(run.index, nextOfLength.get(run[0].length) ?? end)
    nextOfLength.set(run[0].length, end)
  }
  return ends
}

function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text[before - 1] === '\\') before--
  return (at - before) % 2 === 1
}

/** Backslash escapes and numeric entities, and the named ones of marks; there are two thousand others. */
const ESCAPE = /\\([!-/:-@[-`{-~])|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot));/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** A destination with its backslash escapes and common entities resolved. */
export function withoutEscapes(target: string): string {
  if (!/[\\&]/.test(target)) return target
  return target.replace(ESCAPE, (...groups: readonly (string | undefined)[]) => {
    const [, escaped, decimal, hexadecimal, name] = groups
    if (escaped !== undefined) return escaped
    return name !== undefined
      ? ENTITIES[name]!
      : character(decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal))
  })
}

function character(code: number): string {
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
    ? '\ufffd'
    : String.fromCodePoint(code)
}

/** An HTML tag, in whose attributes nothing is a link, or an address in angle brackets. */
const TAG =
  /<(?:[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?|\/[a-z][a-z\d-]*\s*|[a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/iy

/** The end of the tag at `start`; that of its `<` when there is none. */
export function tagEnd(text: string, start: number): number {
  TAG.lastIndex = start
  return TAG.test(text) ? TAG.lastIndex : start + 1
}

/** The text of the comment in a range, without its marks and the blanks around it. */
export function commentText(text: string, start: number, end: number): string {
  return text.slice(start + 4, text.endsWith('-->', end) ? end - 3 : end).trim()
}

const LINK_TAG = /<(?:a|img)\s[^<>]*>/gi
const TARGET = /\s(?:href|src)=(?:"([^"]*)"|'([^']*)')/i

/** Takes in the targets of the tags between two offsets, none of which is code. */
export function readTags({ text, tags }: Pick<Scan, 'text' | 'tags'>, start: number, end: number): void {
  for (const { 0: tag, index } of text.slice(start, end).matchAll(LINK_TAG)) {
    const found = TARGET.exec(tag)
    const target = found?.[1] ?? found?.[2] ?? ''
    if (found === null || target === '') continue
    const from = start + index + found.index + found[0].length - 1 - target.length
    tags.push({ kind: 'tag', target, range: [from, from + target.length] })
  }
}
