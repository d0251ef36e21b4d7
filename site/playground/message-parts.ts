/** A part of a message, by turns text and code. */
export interface Part {
  readonly part: string
  readonly isCode: boolean
}

/** The parts of a message: code is between backticks, and a backtick in it is written by more of them. */
export function partsOf(text: string): readonly Part[] {
  return text
    .split(/(`+)(?!`)([^]*?[^`])\1(?!`)/)
    .flatMap((part, index) => (index % 3 === 1 || part === '' ? [] : [{ part, isCode: index % 3 === 2 }]))
}
