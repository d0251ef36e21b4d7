import { client, documented, field, loads } from './client.ts'
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
    name: field(['string'], 'docs', 'Without it the directory’s name is used.'),
    description: field(['string'], 'docs'),
    'user-invocable': field(['boolean'], 'docs', '`false` hides it from the menu.'),
    'disable-model-invocation': field(['boolean'], 'docs', 'Only people invoke the skill.'),
  },
  outcomes: {
    ...UNKNOWN,
    'missing-name': loads('docs', 'A newer page calls it required.'),
  },
})
