import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Range, Rule } from '../model.ts'
import type { TextField } from '../syntax/fields.ts'
import { textField } from '../syntax/fields.ts'
import { lineEnd, trimEnd } from '../syntax/position.ts'
import { revealing, suggest } from '../wording/fixes.ts'
import { quote } from '../wording/quote.ts'
import { quoteYaml } from '../wording/write-yaml.ts'

const LONGEST_END = 30

/** The rule `<group>/comment-in-value` about the texts of `keys`; `good` is a file with a description. */
export function commentInValue(
  group: string,
  keys: readonly string[],
  good: GoodExample,
  violation?: string,
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
    ...(violation !== undefined && { violations: [violation] }),
    check({ fields, text }, report) {
      for (const key of keys) {
        const field = textField(fields, key)
        const comment = field === undefined ? undefined : cuttingComment(field, text)
        if (field === undefined || comment === undefined) continue
        // After a name or a license a remark is likely, but it starts with no digit.
        if ((key === 'name' || key === 'license') && !/^#\d/.test(text.slice(comment[0]))) continue
        const [start, end] = field.range
        const rest = text.slice(start, comment[1])
        const message = `${quote(text.slice(...comment), LONGEST_END)} is a comment, so \`${key}\` ends with ${endOf(field.value)}. Quote the whole value.`
        report(comment, message, {
          ...(violation !== undefined && key === 'description' && { punished: [violation] }),
          ...(!text.slice(start, end).includes('\n') &&
            revealing(suggest('Quote the value', [start, comment[1]], quoteYaml(rest)))),
        })
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

/** The comment that cuts an unquoted value in mid-sentence, as in `issue #12`; undefined where none does. */
export function cuttingComment({ range: [start, end] }: TextField, text: string): Range | undefined {
  const stop = trimEnd(text, end, lineEnd(text, end))
  const mark = /^[ \t]+(?=#(?!passmuster)[^\s#]|##+\s*\S)/.exec(text.slice(end, stop))
  if (mark === null || /["'|>*]/.test(text[start]!) || /[.!?:;)\]。！？]/.test(text[end - 1]!))
    return undefined
  return [end + mark[0].length, stop]
}

/** Around all of a text, and not within it. */
const QUOTED = /^(?:[“„”][^“„”]*[“”]|[‘‚][^‘‚]*[’‘]|«[^«»]*»)$/

/** The same within the quotes of YAML: a tool has quoted what was quoted. */
const QUOTED_TWICE = /^(?:'(?:[^']|'')*'|"[^"]*")$/

/** The rule `<group>/typographic-quotes` about the texts of `keys`; `good` is a file with a description. */
export function typographicQuotes(
  group: string,
  keys: readonly string[],
  good: GoodExample,
): Rule<YamlDocument> {
  return {
    id: `${group}/typographic-quotes`,
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'No value is wrapped in quotes that become a part of it',
    why: 'To YAML typographic quotes are characters like any other: they become a part of the name or description. Word processors write them in the place of `"`. The same goes for quotes within quotes, which a tool leaves that quotes a value a second time.',
    source: 'https://yaml.org/spec/1.2.2/#53-indicator-characters',
    bad: {
      path: good.path,
      text: good.text.replace(/^description: (.*)/m, 'description: “$1”'),
    },
    good,
    check({ fields, text }, report) {
      for (const key of keys) {
        const field = textField(fields, key)
        if (field === undefined) continue
        const written = text.slice(...field.range)
        if (/^["'][^\n]*$/.test(written) && QUOTED_TWICE.test(field.value)) {
          report(field.range, `The inner quotes around \`${key}\` become a part of it. Quote it once.`)
          continue
        }
        if (!QUOTED.test(written) || written.includes('\n')) continue
        const message = `The typographic quotes around \`${key}\` become a part of it. Write \`"\` in their place.`
        const quoted = quoteYaml(written.slice(1, -1))
        report(field.range, message, revealing(suggest('Write straight quotes', field.range, quoted)))
      }
    },
  }
}
