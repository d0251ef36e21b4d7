import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { quotedParts } from '../grammar/located-text.ts'

export const quotedPlaceholder = agent3mdRule({
  id: 'agent3md/quoted-placeholder',
  summary: 'No placeholder is inside quotes of a command',
  why: 'A loader quotes each value for the shell itself. Quotes around the placeholder undo that: with `"{x}"`, the value `$(id)` becomes `"\'$(id)\'"`, and the shell runs `id`.',
  bad: agentWith('fd {glob}', "fd '{glob}'"),
  check({ skills }, report) {
    for (const { tool, braces } of skills) {
      if (tool === undefined || !/["']/.test(tool.value)) continue
      const within = quotedParts(tool.value)
      for (const { name, at, range, filled } of braces) {
        if (filled && within[at] === true) {
          const message = `The loader quotes the value of ${quote(`{${name}}`)} itself, so in these quotes the shell can run it. Move it outside the quotes.`
          report(range, message)
        }
      }
    }
  },
})
