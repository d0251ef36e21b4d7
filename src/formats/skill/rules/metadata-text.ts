import type { Rule } from '../../../model.ts'
import { isList, isMapping, kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { clientsMinding } from '../../clients/who-loses.ts'
import { quoting } from '../../fields/wrong-types.ts'
import { skillWith } from '../example.ts'
import type { Skill } from '../parse.ts'
import { lossOf } from './metadata-values.ts'

/** Keys that clients document as mappings: OpenClaw's, with its former names, and Hermes's. */
const KEYS_OF_CLIENTS = new Set(['openclaw', 'clawdbot', 'clawdis', 'moltbot', 'hermes'])

export const metadataText: Rule<Skill> = {
  id: 'skill/metadata-text',
  severity: { recommended: 'off', strict: 'warning' },
  fix: 'safe',
  summary: 'The values of `metadata` are text',
  why: 'Agent Skills define a map from strings to strings. Clients read other values, too. OpenClaw documents mappings in `metadata.openclaw` (also `clawdbot`, `clawdis` and `moltbot`), Hermes in `metadata.hermes`: these are never reported.',
  whenNot: 'Your clients read other values in `metadata`.',
  mindedBy: clientsMinding('metadata-nested-map'),
  source: 'https://agentskills.io/specification#metadata-field',
  bad: skillWith('metadata:\n  tags:\n    - pdf'),
  good: skillWith('metadata:\n  tags: pdf'),
  violations: ['metadata-nested-map'],
  check(skill, report) {
    const metadata = skill.fields.get('metadata')
    if (metadata === undefined || !isMapping(metadata.value)) return
    for (const [key, field] of metadata.value) {
      const punished = isList(field.value) || isMapping(field.value) ? ['metadata-nested-map'] : []
      // Clients that do not read it may refuse it.
      if (KEYS_OF_CLIENTS.has(key)) report(field.key, '', { punished, severity: 'off' })
      if (typeof field.value === 'string' || KEYS_OF_CLIENTS.has(key)) continue
      // The rule on values that lose their text says more.
      if (lossOf(field, skill.source.text) !== undefined) continue
      const quotable = typeof field.value === 'number' || typeof field.value === 'boolean'
      report(
        field.range[0] === field.range[1] ? field.key : field.range,
        `The metadata value ${quote(key)} is ${kindOf(field.value)}; Agent Skills define text. ${quotable ? 'Quote it' : 'Write text, or a key that a client documents'}.`,
        { ...quoting(skill, field), ...(!quotable && { violation: 'metadata-nested-map' }), punished },
      )
    }
  },
}
