import { quote } from '../../../wording/quote.ts'
import { firstAt, repeatsOf } from '../../by-key.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { phraseOf } from '../parse.ts'

export const duplicate = agent3mdRule({
  id: 'agent3md/duplicate',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No input, key, attribute or trigger is declared twice',
  why: 'A host passes values by name. If two inputs have the same name, one value is lost. All else is a warning. Of two keys or attributes, readers use the last one and silently drop the other. Letter case does not count in `3md`, `axis`, `title` and in attributes. Routing compares the words of a trigger in any order and letter case, so `look up` and `Up look` match the same requests. A loader that counts both ranks the skill too high.',
  bad: agentWith('pattern:string', 'pattern:string, pattern:number'),
  check({ pairs, planes, skills, isAgent, problems }, report) {
    for (const list of [pairs, ...planes.map((plane) => plane.pairs)])
      for (const { item, first } of repeatsOf(list, ({ name }) => name)) {
        const message = `${quote(item.name)} is repeated, and only the last one counts. Remove the others.`
        report(item.key, message, { severity: 'warning', ...firstAt(first.key) })
      }
    if (!isAgent || problems.length > 0) return
    for (const { title, inputs, triggers } of skills) {
      for (const { item, first } of repeatsOf(inputs, ({ name }) => name.value || undefined)) {
        const message = `The skill ${quote(title)} declares the input ${quote(item.name.value)} twice. Remove or rename one.`
        report(item.name.range, message, firstAt(first.name.range))
      }
      for (const { item, first } of repeatsOf(triggers, ({ value }) => phraseOf(value) || undefined)) {
        const message = `${quote(item.value)} matches the same requests as ${quote(first.value)}. Remove one of the two triggers.`
        report(item.range, message, { severity: 'warning', ...firstAt(first.range) })
      }
    }
  },
})
