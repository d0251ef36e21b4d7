import { client, field, refused, reported, sharedBy } from './client.ts'
import { UNKNOWN } from './violations.ts'

export const copilotCowork = client({
  id: 'copilot-cowork',
  title: 'Copilot Cowork',
  vendor: 'Microsoft',
  kind: 'agent',
  page: 'https://github.com/microsoft/What-I-did-with-Cowork',
  checked: '2026-11-21',
  sources: {
    r: reported('https://github.com/microsoft/What-I-did-with-Cowork/issues/4'),
  },
  folders: {
    project: [],
    user: [],
    levels: { most: 1, source: 'r' },
    note: '`skills` in an agent package',
    source: 'r',
  },
  fields: {
    description: field(['string'], 'r'),
  },
  limits: [
    { of: 'description', value: 1024, above: 'The package is refused.', source: 'r' },
    { of: 'SKILL.md', value: 20000, above: 'The package is refused.', source: 'r' },
  ],
  outcomes: {
    ...UNKNOWN,
    ...sharedBy(refused('r'), 'description-over-1024', 'description-over-1536'),
  },
})
