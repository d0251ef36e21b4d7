import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith } from '../example.ts'
import type { Words } from '../near-words.ts'
import { meantBy } from '../near-words.ts'
import type { Agent3md } from '../parse.ts'

export const misspeltKey: Rule<Agent3md> = {
  id: 'agent3md/misspelt-key',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No key of the frontmatter is misspelt',
  why: 'Loaders keep keys that they do not know as metadata, so the key that was meant is missing. Keys that resemble none of the format are your own.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('agent: dev', 'agent: dev\nperona: Brief.'),
  good: agentWith('agent: dev', 'agent: dev\npersona: Brief.\nauthor: Ada'),
  check({ pairs, fields }, report) {
    for (const { name, key } of pairs) {
      const meant = meantBy(name, KEYS)
      // A key that differs in case alone is another rule's.
      if (meant === undefined || fields.has(meant) || name.toLowerCase() === meant) continue
      report(key, `Loaders take ${quote(name)} for metadata of your own. Did you mean \`${meant}\`?`)
    }
  },
}

const KEYS: Words = {
  known: ['3md', 'axis', 'title', 'agent', 'model', 'tools', 'persona', 'version', 'entry'],
  meant: new Map([['tool', 'tools']]),
  own: ['mode', 'person', 'personal'],
}
