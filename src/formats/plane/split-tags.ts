import type { Range } from '../../model.ts'

export interface Tag {
  readonly text: string
  readonly range: Range
}

/**
 * The tags of a text with commas, which was written in `range` of the file; each has that range where its own
 * place is not known.
 */
export function splitTags(value: string, text: string, range: Range): readonly Tag[] {
  const read = value.split(',')
  const written = text.slice(...range)
  const quotes = /^["']/.test(written) ? 1 : 0
  const header = /^[|>][^\n]*\n/.exec(written)?.[0].length ?? quotes
  const places = placesOf(read, text, [range[0] + header, range[1] - quotes])
  return read.map((item, index) => ({ text: item.trim(), range: places?.[index] ?? range }))
}

/**
 * The place of each item of a text with commas; undefined where it is not written as it is read, but for line
 * breaks.
 */
function placesOf(items: readonly string[], text: string, [start, end]: Range): readonly Range[] | undefined {
  const written = text.slice(start, end).split(',')
  if (
    written.length !== items.length ||
    !written.every((item, index) => onOneLine(item) === onOneLine(items[index]!))
  )
    return undefined
  let at = start
  return written.map((item) => {
    const from = at + (item.length - item.trimStart().length)
    at += item.length + 1
    return [from, from + item.trim().length]
  })
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
