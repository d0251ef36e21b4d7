import { quote } from '../../../wording/quote.ts'
import { repeatsOf } from '../../by-key.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { phraseOf } from '../parse.ts'

export const overlappingTriggers = agent3mdRule({
  id: 'agent3md/overlapping-triggers',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'No two skills have the same trigger',
  why: 'A request with the phrase matches both skills, so the phrase does not help to choose between them. The order of its words does not count.',
  bad: agentWith('files, glob', 'files, Find  text'),
  check({ skills }, report) {
    const phrases = skills.flatMap((skill) =>
      skill.triggers.map(({ value, range }) => ({ skill, value, range })),
    )
    for (const { item, first } of repeatsOf(phrases, ({ value }) => phraseOf(value) || undefined)) {
      if (item.skill === first.skill) continue
      const related = [
        { range: first.range, message: `${quote(first.skill.title)} has the same trigger here.` },
      ]
      const message = `The skill ${quote(first.skill.title)} has the trigger ${quote(item.value)} too. Make one of the two more precise.`
      report(item.range, message, { related })
    }
  },
})
