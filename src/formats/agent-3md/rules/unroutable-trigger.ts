import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { tokensOf } from '../parse.ts'

export const unroutableTrigger = agent3mdRule({
  id: 'agent3md/unroutable-trigger',
  summary: 'A trigger holds a letter or a digit',
  why: 'Routing compares only letters and digits, so a phrase without any never matches a request.',
  bad: agentWith('files, glob', 'files, *.*'),
  check({ skills }, report) {
    for (const { value, range } of skills.flatMap(({ triggers }) => triggers)) {
      if (tokensOf(value).length === 0) {
        const message = `The trigger ${quote(value)} has no letter and no digit, so it matches no request. Write a word, or remove it.`
        report(range, message)
      }
    }
  },
})
