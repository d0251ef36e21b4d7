import type { Range, Report, Rule } from '../../../model.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'
import { IDENTIFIER } from '../parse.ts'
import { quotedParts } from './quoted-placeholder.ts'

export const placeholderSyntax: Rule<Agent3md> = {
  id: 'agent3md/placeholder-syntax',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'A command refers to an input as `{name}`',
  why: 'A placeholder is one pair of braces around a name and nothing else. Loaders pass on `{ x }` and `{my-input}` unchanged, and `{{x}}` leaves braces around the value.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('fd {glob}', 'fd {{glob}}'),
  good: goodAgent,
  check({ text, skills }, report) {
    for (const { tool, braces, inputs } of skills) {
      const quoted = quotedParts(tool?.value ?? '')
      const declared = new Set(inputs.map(({ name }) => name.value))
      for (const {
        name,
        at,
        range: [start, end],
        filled,
        doubled,
      } of braces) {
        const meant = name.trim()
        if (!declared.has(meant)) continue
        if (filled && !doubled) {
          if (text[start - 1] === '$') reportDollar(name, [start - 1, end], report)
          continue
        }
        const range: Range = doubled ? [start - 1, end + 1] : [start, end]
        const written = quote(text.slice(...range))
        if (!IDENTIFIER.test(meant))
          report(
            range,
            `${written} is not a valid placeholder. Rename the input: use letters, digits and \`_\`.`,
          )
        else if (!filled && quoted[at] === true)
          report(
            range,
            `${written} is not a valid placeholder. Write ${quote(`{${meant}}`)}, outside the quotes.`,
          )
        else
          report(
            range,
            `${written} is not a valid placeholder. Write ${quote(`{${meant}}`)}.`,
            revealing(suggest(`Write ${quote(`{${meant}}`)}`, range, `{${meant}}`)),
          )
      }
    }
  },
}

/** `${name}`, as a shell writes it: the loader replaces the braces alone. */
function reportDollar(name: string, range: Range, report: Report): void {
  const meant = `{${name}}`
  report(
    range,
    `${quote(`$${meant}`)} leaves a \`$\` before the value. Write ${quote(meant)}.`,
    suggest(`Write ${quote(meant)}`, range, meant),
  )
}
