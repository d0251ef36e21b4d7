import type { Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'
import { tokensOf } from '../parse.ts'

export const unroutableTrigger: Rule<Agent3md> = {
  id: 'agent3md/unroutable-trigger',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'A trigger holds a letter or a digit',
  why: 'Routing compares only letters and digits, so a phrase without any never matches a request.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('files, glob', 'files, *.*'),
  good: goodAgent,
  check({ skills }, report) {
    for (const { value, range } of skills.flatMap(({ triggers }) => triggers)) {
      if (tokensOf(value).length === 0)
        report(
          range,
          `The trigger ${quote(value)} has no letter and no digit, so it matches no request. Write a word, or remove it.`,
        )
    }
  },
}
