import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith } from '../example.ts'
import type { Words } from '../near-words.ts'
import { meantBy } from '../near-words.ts'
import type { Agent3md } from '../parse.ts'

export const misspeltAttribute: Rule<Agent3md> = {
  id: 'agent3md/misspelt-attribute',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No attribute of a plane is misspelt',
  why: 'Loaders ignore attributes that they do not know, so a plane with `trigger=` gets no requests. Attributes that resemble none of the format are your own.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith(' tool="fd {glob}"', ' tool="fd {glob}" costs=net'),
  good: agentWith(' tool="fd {glob}"', ' tool="fd {glob}" cost=net owner=search'),
  check({ planes }, report) {
    for (const { attributes } of planes) {
      for (const [name, { key }] of attributes) {
        const meant = meantBy(name, ATTRIBUTES)
        if (meant !== undefined && !attributes.has(meant))
          report(key, `Loaders ignore the attribute ${quote(name)}. Did you mean \`${meant}\`?`)
      }
    }
  },
}

const ATTRIBUTES: Words = {
  known: ['z', 'x', 'y', 'label', 'kind', 'triggers', 'inputs', 'tool', 'cost'],
  meant: new Map([
    ['trigger', 'triggers'],
    ['input', 'inputs'],
    ['tools', 'tool'],
    ['labels', 'label'],
    ['costs', 'cost'],
  ]),
  own: [],
}
