import { client, documented, loads } from './client.ts'
import { UNKNOWN } from './violations.ts'

export const droid = client({
  id: 'droid',
  title: 'Droid',
  vendor: 'Factory',
  kind: 'agent',
  page: 'https://docs.factory.ai/cli/configuration/skills',
  checked: '2026-11-21',
  sources: {
    docs: documented(
      'https://github.com/Factory-AI/factory/blob/a80aa7c5ed560a737f313b1379c015837c99090f/docs/cli/configuration/skills.mdx',
    ),
  },
  folders: {
    project: ['.factory/skills', '.agent/skills'],
    user: ['~/.factory/skills'],
    source: 'docs',
  },
  fields: {
    name: { types: ['string'], meaning: 'Without it the directory’s name is used.', source: 'docs' },
    description: { types: ['string'], source: 'docs' },
    'user-invocable': { types: ['boolean'], meaning: '`false` hides it from the menu.', source: 'docs' },
    'disable-model-invocation': {
      types: ['boolean'],
      meaning: 'Only people invoke the skill.',
      source: 'docs',
    },
  },
  outcomes: {
    ...UNKNOWN,
    'missing-name': loads('docs', 'A newer page calls it required.'),
  },
})
