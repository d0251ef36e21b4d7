import type { Rule } from '../../../model.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { GITHUB, goodCopilot, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

const KNOWN = [
  'name',
  'description',
  'target',
  'tools',
  'model',
  'mcp-servers',
  'metadata',
  'disable-model-invocation',
  'user-invocable',
  'argument-hint',
  'agents',
  'handoffs',
  'hooks',
  'github',
]
// Of prompt files and of chat modes.
const FOREIGN = ['agent', 'mode']

export const unknownField: Rule<Copilot> = {
  id: 'copilot/unknown-field',
  severity: { recommended: 'info', strict: 'info' },
  fix: 'safe',
  summary: 'Every field is one that GitHub or VS Code documents',
  why: 'A field that no client knows is silently ignored. Most often it is misspelt, or left over from another kind of file.',
  source: GITHUB,
  bad: withLines('user-invokable: false'),
  good: goodCopilot,
  check({ fields }, report) {
    reportUnknown(
      fields,
      {
        known: KNOWN,
        accepted: ['infer'],
        foreign: FOREIGN,
        what: 'custom agents',
        otherwise: 'Remove it, or move it into `metadata`',
      },
      report,
    )
  },
}
