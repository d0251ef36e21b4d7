import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import type { Pair } from '../grammar/located-text.ts'
import { isQuote, yamlComment } from '../grammar/located-text.ts'

export const strayQuote = agent3mdRule({
  id: 'agent3md/stray-quote',
  summary: 'Quotes wrap a whole value or none of it',
  why: 'Readers remove only quotes around a whole value. Any other quote stays in the text, or joins what should be two values.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('label="files"', 'label="list"-files'),
  check({ text, pairs, planes }, report) {
    const judge = (pair: Pair, at: number | undefined): void => {
      const written = text.slice(...pair.range)
      if (at === undefined) return
      const comma = `${quote(written)} ends with a comma, but spaces separate attributes. Delete the comma.`
      if (/^(["'])[^"']*\1,$/.test(written)) return report(pair.range, comma)
      const problem = `The quotes in ${quote(written)} do not wrap the whole value.`
      report([at, at + 1], `${problem} Quote all of it, or none of it.`)
    }
    for (const pair of pairs) judge(pair, strayInField(text, pair))
    for (const pair of planes.flatMap((plane) => plane.pairs)) judge(pair, strayInAttribute(text, pair))
  },
})

/** Only a quote that begins a field was meant to wrap it: others are apostrophes or inches. */
function strayInField(text: string, pair: Pair): number | undefined {
  const [start, end] = pair.range
  if (pair.quote !== undefined) return quoteInside(text, pair)
  if (!isQuote(text[start]) || yamlComment(pair) !== undefined) return undefined
  return text[start] === '"' || text.slice(start + 1, end).includes(text[start]!) ? start : undefined
}

function strayInAttribute(text: string, pair: Pair): number | undefined {
  if (pair.quote !== undefined) return quoteInside(text, pair)
  const index = pair.value.search(/["']/)
  return index === -1 ? undefined : pair.range[0] + index
}

/** The first quote in a quoted value that no backslash escapes and the text around it does not explain. */
function quoteInside(text: string, { quote: mark, range: [start, end] }: Pair): number | undefined {
  let open: number | undefined
  for (let at = start + 1; at < end - 1; at++) {
    if (text[at] === '\\') at++
    else if (text[at] !== mark || isApostrophe(text, at)) continue
    else if (open === undefined && /[\s([{]/.test(text[at - 1]!)) open = at
    else if (open !== undefined && (at === end - 2 || /[\s.,;:!?)\]}]/.test(text[at + 1]!))) open = undefined
    else return open ?? at
  }
  return open
}

function isApostrophe(text: string, at: number): boolean {
  return text[at] === "'" && /^\p{L}'\p{L}$/u.test(text.slice(at - 1, at + 2))
}
