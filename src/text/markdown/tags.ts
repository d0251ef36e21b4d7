import type { Scan } from './scan.ts'

const TAG = /<(?:a|img)\s[^<>]*>/gi
const TARGET = /\s(?:href|src)=(?:"([^"]*)"|'([^']*)')/i

/** Takes in the targets of the tags between two offsets, none of which is code. */
export function readTags({ text, tags }: Pick<Scan, 'text' | 'tags'>, start: number, end: number): void {
  for (const { 0: tag, index } of text.slice(start, end).matchAll(TAG)) {
    const found = TARGET.exec(tag)
    const target = found?.[1] ?? found?.[2] ?? ''
    if (found === null || target === '') continue
    const from = start + index + found.index + found[0].length - 1 - target.length
    tags.push({ kind: 'tag', target, range: [from, from + target.length] })
  }
}
