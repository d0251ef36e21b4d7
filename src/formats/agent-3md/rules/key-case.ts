import type { Rule } from '../../../model.ts'
import { revealing, suggest } from '../../../text/fixes.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const keyCase: Rule<Agent3md> = {
  id: 'agent3md/key-case',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: '`agent`, `tools`, `entry`, `model`, `persona`, `version` are in lower case',
  why: 'Loaders read these keys in lower case only, and ignore any other spelling.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('tools: rg, fd', 'Tools: rg, fd'),
  good: goodAgent,
  check({ pairs, fields }, report) {
    const taken = new Set(fields.keys())
    for (const { name, key } of pairs) {
      const lower = name.toLowerCase()
      if (name === lower || !KEYS.has(lower)) continue
      // What is read then may be wrong, and of two keys only one can be it.
      const fix = taken.has(lower) ? {} : revealing(suggest(`Rename to \`${lower}\``, key, lower))
      taken.add(lower)
      report(
        key,
        `\`${name}\` is ignored, because loaders read the key in lower case only. Write \`${lower}\`.`,
        fix,
      )
    }
  },
}

const KEYS = new Set(['agent', 'tools', 'entry', 'model', 'persona', 'version'])
