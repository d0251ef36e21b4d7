import type { Rule } from '../../../model.ts'
import { agentWith, goodAgent } from '../example.ts'
import { placeOf } from '../grammar/pairs.ts'
import type { Agent3md } from '../parse.ts'

export const missingLabel: Rule<Agent3md> = {
  id: 'agent3md/missing-label',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every skill has a label',
  why: 'The label is the skill’s name: without it no link, list or call can name the skill.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith(' label="files"', ''),
  good: goodAgent,
  check({ skills }, report) {
    for (const { label, directive, z } of skills) {
      if (label === undefined)
        report(directive, `The skill at z=${z} has no label. Add its name, such as \`label="find files"\`.`)
      else if (label.value.trim() === '')
        report(placeOf(label), `The label of the skill at z=${z} is blank. Write the name of the skill.`)
    }
  },
}
