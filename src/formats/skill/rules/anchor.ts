import { MOST_FINDINGS } from '../../../lint/collect-diagnostics.ts'
import type { Range, Report, Rule } from '../../../model.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { plural } from '../../../wording/wording.ts'
import { goodSkill } from '../example.ts'
import type { MissingAnchor, MissingAnchors } from '../missing-anchors.ts'
import { missingAnchors } from '../missing-anchors.ts'
import type { Skill } from '../parse.ts'

/** So many links without a heading in one file are one finding. */
const MANY = 3

export const anchor: Rule<Skill> = {
  id: 'skill/anchor',
  severity: { recommended: 'info', strict: 'warning' },
  fix: 'suggested',
  summary: 'Every anchor of a link is that of a heading',
  why: 'A link such as `#set-up` is for the heading whose words it has, joined with hyphens, as GitHub writes them. Without that heading, a reader must search.',
  source:
    'https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links',
  bad: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms](#forms).\n\n## Filling forms\n` },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms](#filling-forms).\n\n## Filling forms\n`,
  },
  check(skill, report) {
    for (const each of missingAnchors(skill)) reportMissing(each, skill, report)
  },
}

function reportMissing({ file, missing }: MissingAnchors, skill: Skill, report: Report): void {
  const place = file === '' ? 'here' : `in ${quote(file)}`
  const unknown = missing.filter(({ meant }) => meant === undefined)
  if (unknown.length >= MANY) reportMany(unknown, place, report)
  for (const { link, fragment, meant } of missing) {
    const problem = `No heading ${place} has the anchor ${quote(`#${fragment}`)}.`
    const at = partOf(link.range, skill.text)
    if (meant !== undefined)
      report(
        link.range,
        `${problem} Did you mean ${quote(`#${meant}`)}?`,
        suggest(`Write \`#${meant}\``, at, `#${encodeURI(meant)}`),
      )
    else if (unknown.length < MANY) report(link.range, `${problem} Correct the anchor, or add the heading.`)
  }
}

function reportMany([first, ...rest]: readonly MissingAnchor[], place: string, report: Report): void {
  const { link, fragment } = first!
  const related = rest
    .slice(0, MOST_FINDINGS)
    .map(({ link: { range } }) => ({ range, message: 'This anchor is missing, too.' }))
  report(
    link.range,
    `${plural(rest.length + 1, 'anchor')} such as ${quote(`#${fragment}`)} are missing ${place}. Correct the anchors, or add the headings.`,
    { related },
  )
}

function partOf([start, end]: Range, text: string): Range {
  return [start + text.slice(start, end).indexOf('#'), end]
}
