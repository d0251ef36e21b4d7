import type { Details, Range } from '../../../model.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { yamlComment } from '../grammar/located-text.ts'

export const yamlSyntax = agent3mdRule({
  id: 'agent3md/yaml-syntax',
  fix: 'suggested',
  summary: 'Frontmatter values are plain text, not YAML',
  why: 'The frontmatter looks like YAML, but it is not. A value is all the text to the end of its line, with brackets, marks and comments.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('agent: dev', 'agent: dev # the short id'),
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
      else if (/^\[[^[\]]*\]$/.test(value)) {
        const message = `${written} is read with its brackets. Write the items with commas between them, without brackets.`
        report(range, message, withoutBrackets(range, value))
      }
      const [, how] = LOOKS_LIKE_YAML.find(([look]) => look.test(value)) ?? []
      if (comment === undefined && how !== undefined) report(range, `${written} is read as ${how}`)
    }
  },
})

const LOOKS_LIKE_YAML: readonly (readonly [RegExp, string])[] = [
  [/^\{.*\}$/, 'text, with its braces. Write plain text.'],
  [/^[|>][-+\d]{0,2}$/, 'the whole value, without the text below it. Write the text on this line.'],
  [/^[&*][\w-]+(?:\s|$)/, 'text, not as an anchor or an alias. Write the value itself.'],
]

/** No fix if no item is left, if a quote would wrap the whole value, or if the rest looks like YAML. */
function withoutBrackets(range: Range, value: string): Details {
  const items = value
    .slice(1, -1)
    .split(',')
    .map((item) => item.trim().replace(/^(["'])(.*)\1$/, '$2'))
  const text = items.join(', ')
  return text === '' || /["'\\]|^[#{|>&*]/.test(text) ? {} : suggest('Remove the brackets', range, text)
}
