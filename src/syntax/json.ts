import type { Field, Value } from '../model.ts'

/** Nobody nests deeper, and each level takes from the stack: what does is read as null. */
const DEEPEST = 100

/** Reads JSON with the place of each value; undefined where a text is none. Never throws. */
export function readJson(text: string): Value | undefined {
  const token = /[\s,:]*("[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|[^\s,:[\]{}"]+)/y
  const next = () => {
    const written = token.exec(text)![1]!
    return { written, range: [token.lastIndex - written.length, token.lastIndex] as const }
  }
  /** Goes on to the end of an object or a list that is open. */
  const skip = (): void => {
    for (let open = 1; open > 0; ) {
      const { written } = next()
      if (/^[[{]$/.test(written)) open++
      if (/^[\]}]$/.test(written)) open--
    }
  }
  /** The next value; undefined for the bracket that ends a list. */
  const read = (depth: number): Value | undefined => {
    const { written, range } = next()
    if (written === ']') return undefined
    if (depth > DEEPEST && /^[[{]$/.test(written)) {
      skip()
      return { value: null, range: [range[0], token.lastIndex] }
    }
    if (written === '{') {
      const fields = new Map<string, Field>()
      for (let key = next(); key.written !== '}'; key = next())
        fields.set(JSON.parse(key.written), { ...read(depth + 1)!, key: key.range })
      return { value: fields, range: [range[0], token.lastIndex] }
    }
    if (written !== '[') return { value: JSON.parse(written), range }
    const items: Value[] = []
    for (let item = read(depth + 1); item !== undefined; item = read(depth + 1)) items.push(item)
    return { value: items, range: [range[0], token.lastIndex] }
  }
  try {
    // What it accepts has no other tokens.
    JSON.parse(text.replace(/^\ufeff/, ''))
    return read(0)
  } catch {
    return undefined
  }
}
