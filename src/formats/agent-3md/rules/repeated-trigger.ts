import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import { repeatsOf } from '../find-repeats.ts'
import type { Agent3md } from '../parse.ts'
import { phraseOf } from '../parse.ts'

export const repeatedTrigger: Rule<Agent3md> = {
  id: 'agent3md/repeated-trigger',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No skill has the same trigger twice',
  why: 'Routing compares the words of a trigger in any order and letter case, so `look up` and `Up look` match the same requests. A loader that counts both ranks the skill too high.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('files, glob', 'files, glob, Files'),
  good: goodAgent,
  check({ skills }, report) {
    for (const { triggers } of skills) {
      const phrases = triggers.map((trigger) => ({ trigger, words: phraseOf(trigger.value) }))
      for (const { item, first } of repeatsOf(
        phrases.filter(({ words }) => words !== ''),
        ({ words }) => words,
      ))
        report(
          item.trigger.range,
          `${quote(item.trigger.value)} matches the same requests as ${quote(first.trigger.value)}. Remove one of the two triggers.`,
          { related: [{ range: first.trigger.range, message: 'The first one is here.' }] },
        )
    }
  },
}
