/** Whether commas separate the tools of `allowed-tools`; undefined if its parentheses do not pair. */
export function hasCommas(text: string): boolean | undefined {
  return readBy(text) ?? readBy(withoutQuoted(text))
}

/** Ignores commas between parentheses: they are part of a tool. */
function readBy(text: string): boolean | undefined {
  let depth = 0
  let commas = false
  for (const mark of text) {
    if (mark === '(') depth++
    if (mark === ')' && --depth < 0) return undefined
    if (mark === ',' && depth === 0) commas = true
  }
  return depth === 0 ? commas : undefined
}

/** Hides parentheses in quotes: a shell reads them as text. */
function withoutQuoted(text: string): string {
  return text.replace(/"[^"]*"|'[^']*'/g, (quoted) => quoted.replace(/[()]/g, '_'))
}
