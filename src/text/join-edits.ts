import type { Edit, Fix } from '../model.ts'

/**
 * The edits of a fix as one edit that spans them, with the text between them kept; undefined where there is
 * none.
 */
export function joinEdits(text: string, { edits }: Fix): Edit | undefined {
  const [first, ...others] = edits.toSorted((a, b) => a.range[0] - b.range[0])
  return (
    first &&
    others.reduce(
      (joined, { range: [start, end], text: replacement }) => ({
        range: [joined.range[0], end],
        text: joined.text + text.slice(joined.range[1], start) + replacement,
      }),
      first,
    )
  )
}
