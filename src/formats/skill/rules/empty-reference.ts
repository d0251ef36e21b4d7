import { isMadeBy } from '../../../references/paths/certainty.ts'
import { contextOf } from '../../../references/paths/context.ts'
import type { Target } from '../../../references/targets.ts'
import { relativeTargets } from '../../../references/targets.ts'
import { groupBy } from '../../../wording/compare.ts'
import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'
import { MOST_UNITS, referenceAt } from '../references.ts'

const LINK = 'See [the forms](references/forms.md).'

export const emptyReference = skillRule({
  id: 'skill/empty-reference',
  allow: 'paths, as links have them',
  summary: 'No linked document is empty',
  why: 'The model opens the file when it needs it, finds nothing, and guesses. Only Markdown is looked at. A file that the text says to write or to fill in is not reported.',
  source: 'https://agentskills.io/specification#file-references',
  bad: withBody(goodSkill, LINK, { 'skills/pdf/references/forms.md': '' }),
  good: withBody(goodSkill, LINK, { 'skills/pdf/references/forms.md': '# Forms\n' }),
  check(skill, report, { allows }) {
    for (const [{ link, to }, ...rest] of emptyAmong(skill)) {
      if (allows(to.written)) continue
      const others = rest.map((other) => other.link)
      const message = `${quote(to.written)} is empty. Write the text, or remove the link.`
      report(link.range, message, alsoAt(others, 'This link points to it, too.'))
    }
  },
})

function emptyAmong(skill: Skill): readonly (readonly [Target, ...Target[]])[] {
  const { home, files } = skill
  const targets = relativeTargets(skill).filter(
    ({ to }) => to.exists && to.path.endsWith('.md') && to.path.startsWith(home),
  )
  let left = MOST_UNITS
  return [...groupBy(targets, ({ to }) => to.path)].flatMap(([path, same]) => {
    if (left <= 0 || files.real(path) !== path) return []
    const { size, isBlank } = referenceAt(path, files)
    left -= size
    return isBlank && !same.some((target) => isToFill(target, skill)) ? [same] : []
  })
}

/** Whether the text around a link says that the file is written to, such as a log. */
function isToFill({ link: { range } }: Target, skill: Skill): boolean {
  const context = contextOf({ start: range[0], range }, skill)
  return context !== undefined && isMadeBy(context)
}
