import { client, documented, field, reported, required } from './client.ts'

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
    name: required(['string'], 'docs', 'Lowercase letters, digits and hyphens; as the folder is called.'),
    description: required(['string'], 'docs'),
    license: field(['string'], 'docs'),
    compatibility: field(['string'], 'docs'),
    metadata: field(['map'], 'docs'),
    'disable-model-invocation': field(['boolean'], 'docs', 'Only people invoke the skill.'),
    paths: field(['any'], 'conv', 'Globs of the files it is offered for.'),
    globs: field(['any'], 'docs', 'Globs of the files it is offered for.'),
  },
})
