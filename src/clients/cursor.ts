import { client, documented, reported } from './client.ts'

export const cursor = client({
  id: 'cursor',
  title: 'Cursor',
  vendor: 'Anysphere',
  kind: 'agent',
  page: 'https://cursor.com/docs/context/skills',
  checked: '2026-11-21',
  sources: {
    docs: documented('https://cursor.com/docs/context/skills'),
    conv: reported('https://github.com/andersonamaral2/Claude-Code-to-Deep-Agents-Skills-Converter/pull/7'),
  },
  folders: {
    project: ['.cursor/skills', '.claude/skills', '.codex/skills', '.agents/skills'],
    user: ['~/.cursor/skills', '~/.claude/skills', '~/.codex/skills'],
    source: 'docs',
  },
  fields: {
    name: {
      types: ['string'],
      required: true,
      meaning: 'Lowercase letters, digits and hyphens; as the folder is called.',
      source: 'docs',
    },
    description: { types: ['string'], required: true, source: 'docs' },
    license: { types: ['string'], source: 'docs' },
    compatibility: { types: ['string'], source: 'docs' },
    metadata: { types: ['map'], source: 'docs' },
    'disable-model-invocation': {
      types: ['boolean'],
      meaning: 'Only people invoke the skill.',
      source: 'docs',
    },
    paths: { types: ['any'], meaning: 'Globs of the files it is offered for.', source: 'conv' },
    globs: { types: ['any'], meaning: 'Globs of the files it is offered for.', source: 'docs' },
  },
})
