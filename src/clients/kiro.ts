import { client, degraded, field, reported, required } from './client.ts'
import { UNKNOWN } from './violations.ts'

export const kiro = client({
  id: 'kiro',
  title: 'Kiro',
  vendor: 'AWS',
  kind: 'agent',
  page: 'https://kiro.dev/docs/skills',
  checked: '2026-11-21',
  sources: {
    'r-contract': reported('https://github.com/cathrynlavery/diagram-design/issues/152'),
    'r-depth': reported('https://github.com/kirodotdev/Kiro/issues/7111'),
    'r-link': reported('https://github.com/kirodotdev/Kiro/issues/9070'),
  },
  folders: {
    project: ['.kiro/skills'],
    user: ['~/.kiro/skills'],
    levels: { most: 1, source: 'r-depth' },
    places: { misses: ['linked-folder'], source: 'r-link' },
    source: 'r-depth',
  },
  fields: {
    name: required(
      ['string'],
      'r-contract',
      'Lowercase letters, digits and hyphens; as the folder is called.',
    ),
    description: required(['string'], 'r-contract'),
    license: field(['string'], 'r-contract'),
    compatibility: field(['string'], 'r-contract'),
    metadata: field(['map'], 'r-contract'),
  },
  limits: [
    { of: 'name', value: 64, above: 'Not known to be enforced.', source: 'r-contract' },
    { of: 'description', value: 1024, above: 'Not known to be enforced.', source: 'r-contract' },
  ],
  outcomes: {
    ...UNKNOWN,
    'allowed-tools-comma': degraded('r-contract', 'The field is not read.'),
    'allowed-tools-list': degraded('r-contract', 'The field is not read.'),
  },
})
