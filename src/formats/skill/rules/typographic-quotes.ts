import type { Rule } from '../../../model.ts'
import { textField } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { quoteYaml } from '../../../text/write-yaml.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

/** Around all of a text, and not within it. */
const QUOTED = /^(?:[“„”][^“„”]*[“”]|[‘‚][^‘‚]*[’‘]|«[^«»]*»)$/

export const typographicQuotes: Rule<Skill> = {
  id: 'skill/typographic-quotes',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'No typographic quotes stand around a whole value',
  why: 'To YAML they are characters like any other: they become a part of the name or description. Word processors write them in the place of `"`.',
  source: 'https://yaml.org/spec/1.2.2/#53-indicator-characters',
  bad: {
    path: goodSkill.path,
    text: goodSkill.text.replace(/Reads.*/, '“Reads PDF files. Use when the user has a PDF.”'),
  },
  good: goodSkill,
  check({ fields, source: { text } }, report) {
    for (const key of ['description', 'license', 'compatibility']) {
      const field = textField(fields, key)
      if (field === undefined) continue
      const written = text.slice(...field.range)
      if (!QUOTED.test(written) || written.includes('\n')) continue
      report(
        field.range,
        `The typographic quotes around \`${key}\` become a part of it. Write \`"\` in their place.`,
        suggest('Write straight quotes', field.range, quoteYaml(written.slice(1, -1))),
      )
    }
  },
}
