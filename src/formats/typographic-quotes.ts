import type { GoodExample, YamlDocument } from '../lint/document.ts'
import type { Rule } from '../model.ts'
import { textField } from '../syntax/fields.ts'
import { revealing, suggest } from '../wording/fixes.ts'
import { quoteYaml } from '../wording/write-yaml.ts'

/** Around all of a text, and not within it. */
const QUOTED = /^(?:[“„”][^“„”]*[“”]|[‘‚][^‘‚]*[’‘]|«[^«»]*»)$/

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
    summary: 'No value is wrapped in typographic quotes',
    why: 'To YAML they are characters like any other: they become a part of the name or description. Word processors write them in the place of `"`.',
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
        if (!QUOTED.test(written) || written.includes('\n')) continue
        report(
          field.range,
          `The typographic quotes around \`${key}\` become a part of it. Write \`"\` in their place.`,
          revealing(suggest('Write straight quotes', field.range, quoteYaml(written.slice(1, -1)))),
        )
      }
    },
  }
}
