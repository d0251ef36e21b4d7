import type { Scan } from './scan.ts'

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
