import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import { repeatsOf } from '../find-repeats.ts'
import type { Agent3md } from '../parse.ts'

export const dupInput: Rule<Agent3md> = {
  id: 'agent3md/dup-input',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'A skill declares each input once',
  why: 'A host passes values by name. If two inputs have the same name, one value is lost.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('pattern:string', 'pattern:string, pattern:number'),
  good: goodAgent,
  check({ skills }, report) {
    for (const { title, inputs } of skills) {
      const skill = quote(title)
      for (const { item, first } of repeatsOf(
        inputs.filter(({ name }) => name.value !== ''),
        ({ name }) => name.value,
      )) {
        const related = [{ range: first.name.range, message: 'The first one is here.' }]
        report(
          item.name.range,
          `The skill ${skill} declares the input ${quote(item.name.value)} twice. Remove or rename one.`,
          { related },
        )
      }
    }
  },
}
