import { client, reported, required } from './client.ts'

export const amp = client({
  id: 'amp',
  title: 'Amp',
  vendor: 'Amp',
  kind: 'agent',
  page: 'https://ampcode.com/manual#agent-skills',
  checked: '2026-11-21',
  sources: {
    syllago: reported(
      'https://github.com/OpenScribbler/syllago/blob/70833395614d3fb457827967a6b3344e679cbed6/docs/provider-capabilities/amp-skills.yaml',
    ),
  },
  folders: {
    project: ['.agents/skills', '.claude/skills'],
    user: ['~/.config/agents/skills', '~/.agents/skills', '~/.config/amp/skills', '~/.claude/skills'],
    walks: ['upwards'],
    source: 'syllago',
  },
  fields: {
    name: required(['string'], 'syllago'),
    description: required(['string'], 'syllago'),
  },
})
