import type { GoodExample, YamlDocument } from '../lint/document.ts'
import type { Rule } from '../model.ts'
import { textField } from '../syntax/fields.ts'
import { revealing, suggest } from '../wording/fixes.ts'
import { quote } from '../wording/quote.ts'
import { quoteYaml } from '../wording/write-yaml.ts'
import { cuttingComment } from './cutting-comment.ts'

const LONGEST_END = 30

/** The rule `<group>/comment-in-value` about the texts of `keys`; `good` is a file with a description. */
export function commentInValue(
  group: string,
  keys: readonly string[],
  good: GoodExample,
): Rule<YamlDocument> {
  return {
    id: `${group}/comment-in-value`,
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'No value is cut by a ` #` in mid-sentence',
    why: 'In YAML a `#` after a blank starts a comment, so clients never see the rest of an unquoted line. What looks like a comment is not reported: one with a blank after the `#`, or after the end of a sentence.',
    source: 'https://yaml.org/spec/1.2.2/#66-comments',
    bad: {
      path: good.path,
      text: good.text.replace(/^description: (.*?)\./m, 'description: $1 as issue #12 asks.'),
    },
    good: {
      path: good.path,
      text: good.text.replace(
        /^description: (.*?)\..*/m,
        'description: "$1 as issue #12 asks. Use when asked."',
      ),
    },
    check({ fields, text }, report) {
      for (const key of keys) {
        const field = textField(fields, key)
        const comment = field === undefined ? undefined : cuttingComment(field, text)
        if (field === undefined || comment === undefined) continue
        // After a name or a license a remark is likely, but it starts with no digit.
        if ((key === 'name' || key === 'license') && !/^#\d/.test(text.slice(comment[0]))) continue
        const [start, end] = field.range
        const rest = text.slice(start, comment[1])
        report(
          comment,
          `${quote(text.slice(...comment), LONGEST_END)} is a comment, so \`${key}\` ends with ${endOf(field.value)}. Quote the whole value.`,
          text.slice(start, end).includes('\n')
            ? {}
            : revealing(suggest('Quote the value', [start, comment[1]], quoteYaml(rest))),
        )
      }
    },
  }
}

function endOf(value: string): string {
  const characters = [...value.trim()]
  return characters.length <= LONGEST_END
    ? quote(value)
    : quote(`…${characters.slice(-LONGEST_END).join('')}`)
}
