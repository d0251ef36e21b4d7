import { placeOf } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const triggers = agent3mdRule({
  id: 'agent3md/triggers',
  summary: 'Every skill has triggers, with commas between them',
  why: 'Loaders route a request to a skill by its triggers. A skill without triggers is reached only by name. A request must have all words of a trigger, so `find; get` needs both.',
  bad: agentWith(' triggers="files, glob"', ''),
  check({ skills }, report) {
    for (const { title, attributes, directive, triggers } of skills) {
      for (const { value, range } of triggers) {
        const parts = value.split(/[;|]/).map((part) => part.trim())
        if (/\p{L}\s*[;|]\s*\p{L}/u.test(value)) {
          const message = `${quote(value)} is one trigger, because only commas separate triggers. Write ${quote(parts.join(', '))}.`
          report(range, message)
        }
      }
      if (triggers.length > 0) continue
      const written = attributes.get('triggers')
      const message = `The skill ${quote(title)} has no triggers, so it gets no requests. Add some, such as \`triggers="find, look up"\`.`
      report(written === undefined ? directive : placeOf(written, written.key), message)
    }
  },
})
