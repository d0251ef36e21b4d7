import type { Range } from '../../../model.ts'
import { revealing, safely, suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { isQuote } from '../grammar/located-text.ts'

export const lostBackslash = agent3mdRule({
  id: 'agent3md/lost-backslash',
  fix: 'safe',
  summary: 'A backslash in quotes precedes a backslash or the quote',
  why: 'In a quoted value, readers drop a backslash and keep the character after it: `"\\d"` is read as `d`. This breaks commands with regular expressions.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('rg {pattern}', 'rg \\d{pattern}'),
  check({ text, pairs, planes }, report) {
    for (const { name, quote: mark, range } of [pairs, ...planes.map((plane) => plane.pairs)].flat()) {
      if (mark === undefined) continue
      const [start, end] = range
      for (const { 0: written, 1: character, index } of text.slice(start + 1, end - 1).matchAll(/\\(.)/gsu)) {
        if (character === '\\' || character === mark) continue
        const at = start + 1 + index
        const backslash: Range = [at, at + 1]
        // The other quote needs none, a number or a word has none, and without it the same is read.
        const [advice, fix] =
          isQuote(character) || WORDS.has(name)
            ? ['Remove the backslash', safely('Remove the backslash', { range: backslash, text: '' })]
            : ['Double it', revealing(suggest('Double the backslash', backslash, '\\\\'))]
        const message = `Readers drop the backslash of ${quote(written)}. ${advice}.`
        report([at, at + written.length], message, fix)
      }
    }
  },
})

const WORDS = new Set(['3md', 'axis', 'entry', 'z', 'x', 'y', 'kind', 'inputs'])
