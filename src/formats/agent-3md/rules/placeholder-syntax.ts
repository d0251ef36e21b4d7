import type { Range } from '../../../model.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { quotedParts } from '../grammar/located-text.ts'
import { IDENTIFIER } from '../parse.ts'

export const placeholderSyntax = agent3mdRule({
  id: 'agent3md/placeholder-syntax',
  fix: 'suggested',
  summary: 'A command refers to an input as `{name}`',
  why: 'A placeholder is one pair of braces around a name and nothing else. Loaders pass on `{ x }` and `{my-input}` unchanged, and `{{x}}` leaves braces around the value.',
  bad: agentWith('fd {glob}', 'fd {{glob}}'),
  check({ text, skills }, report) {
    for (const { tool, braces, inputs } of skills) {
      const quoted = quotedParts(tool?.value ?? '')
      const declared = new Set(inputs.map(({ name }) => name.value))
      for (const { name, at, range: inner, filled, doubled } of braces) {
        const meant = name.trim()
        if (!declared.has(meant)) continue
        const [start, end] = inner
        const write = `Write ${quote(`{${meant}}`)}`
        if (filled && !doubled) {
          // A loader replaces the braces alone.
          const whole: Range = [start - 1, end]
          const written = quote(`\${${meant}}`)
          if (text[start - 1] === '$') {
            const message = `${written} leaves a \`$\` before the value. ${write}.`
            report(whole, message, suggest(write, whole, `{${meant}}`))
          }
          continue
        }
        const range: Range = doubled ? [start - 1, end + 1] : inner
        const problem = `${quote(text.slice(...range))} is not a valid placeholder.`
        if (!IDENTIFIER.test(meant))
          report(range, `${problem} Rename the input: use letters, digits and \`_\`.`)
        else if (!filled && quoted[at] === true) report(range, `${problem} ${write}, outside the quotes.`)
        else report(range, `${problem} ${write}.`, revealing(suggest(write, range, `{${meant}}`)))
      }
    }
  },
})
