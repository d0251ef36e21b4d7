import type { Details, Range, Rule } from '../../../model.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Pair } from '../grammar/pairs.ts'
import type { Agent3md } from '../parse.ts'

export const yamlSyntax: Rule<Agent3md> = {
  id: 'agent3md/yaml-syntax',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'Frontmatter values are plain text, not YAML',
  why: 'The frontmatter looks like YAML, but it is not. A value is all the text to the end of its line, with brackets, marks and comments.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('agent: dev', 'agent: dev # the short id'),
  good: goodAgent,
  check({ pairs }, report) {
    for (const pair of pairs) {
      if (pair.quote !== undefined) continue
      const { value, range } = pair
      const comment = yamlComment(pair)
      const written = quote(value)
      if (comment !== undefined)
        report(
          pair.place(comment, value.length),
          `${quote(value.slice(comment))} is part of the value, not a comment. Move it to a line of its own.`,
        )
      else if (/^\[[^[\]]*\]$/.test(value))
        report(
          range,
          `${written} is read with its brackets. Write the items with commas between them, without brackets.`,
          withoutBrackets(range, value),
        )
      else if (/^\{.*\}$/.test(value))
        report(range, `${written} is read as text, with its braces. Write plain text.`)
      else if (/^[|>][-+\d]{0,2}$/.test(value))
        report(
          range,
          `${written} is read as the whole value, without the text below it. Write the text on this line.`,
        )
      else if (/^[&*][\w-]+(?:\s|$)/.test(value))
        report(range, `${written} is read as text, not as an anchor or an alias. Write the value itself.`)
    }
  },
}

/**
 * Nothing when no item is left, or when a quote would be: it wraps the whole value, not an item. Nothing either when
 * what is left looks like YAML, too.
 */
function withoutBrackets(range: Range, value: string): Details {
  const items = value
    .slice(1, -1)
    .split(',')
    .map((item) => item.trim().replace(/^(["'])(.*)\1$/, '$2'))
  const text = items.join(', ')
  return text === '' || /["'\\]|^[#{|>&*]/.test(text) ? {} : suggest('Remove the brackets', range, text)
}

/**
 * Where in a value that is not quoted YAML would see a comment: at a `#` between blanks, or at its start
 * before one.
 */
export function yamlComment({ quote: mark, value }: Pair): number | undefined {
  const at = mark === undefined ? value.search(/(?:^(?=#\s)|(?<=\s))#(?:\s|$)/) : -1
  return at === -1 ? undefined : at
}
