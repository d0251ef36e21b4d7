/** A whole number as a reader expects it: 1,068. `toLocaleString` would load the tables of all languages. */
export function count(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** `1 file`, `2 files`. */
export function plural(number: number, noun: string): string {
  return `${count(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** `2 rules off` for `[2, 'rule', '% off']`: of the numbers above 0, each with its noun. */
export function nonZero(
  ...parts: readonly (readonly [number, noun: string, text: string])[]
): readonly string[] {
  return parts.flatMap(([number, noun, text]) => (number > 0 ? text.replace('%', plural(number, noun)) : []))
}

/** `a`, `a and b`, `a, b and c`; of more than `most` words `a, b and 7 more`. */
export function listed(words: readonly string[], most = Infinity): string {
  if (words.length > most) return `${words.slice(0, most).join(', ')} and ${count(words.length - most)} more`
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** An advice such as `write it` as a sentence of its own. */
export function asSentence(advice: string): string {
  return `${advice[0]!.toUpperCase()}${advice.slice(1)}.`
}

/** `a`, `a or b`, `a, b or c`. */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/**
 * A text after its start as lines of so many characters at most, as far as its words are shorter; all but the first
 * are indented by so many blanks.
 */
export function wrapped(text: string, width: number, start = '', indent = start.length): readonly string[] {
  const [first = '', ...words] = text.split(' ')
  const lines = [start + first]
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (longer.length > width) lines.push(' '.repeat(indent) + word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** The start of a text that is longer than so many UTF-16 code units. */
export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`.toWellFormed()
}

/**
 * Rows of cells as lines of text in columns; those with a name in `numbers`, which the first row has, are flush right.
 * `painted` are the same cells as a terminal shows them.
 */
export function table(
  rows: readonly (readonly string[])[],
  numbers: readonly string[] = [],
  painted = rows,
): string {
  const names = rows[0]!
  const widths = names.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  const lines = rows.map((cells, row) => {
    const shown = cells.map((cell, column) => {
      const blanks = ' '.repeat(widths[column]! - cell.length)
      const text = painted[row]![column]!
      return numbers.includes(names[column]!) ? blanks + text : text + blanks
    })
    return `${shown.join('  ').trimEnd()}\n`
  })
  return lines.join('')
}
