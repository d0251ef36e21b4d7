import { client, observed, reported, required } from './client.ts'

export const amp = client({
  id: 'amp',
  title: 'Amp',
  vendor: 'Amp',
  kind: 'agent',
  page: 'https://ampcode.com/manual#agent-skills',
  checked: '2026-11-21',
  sources: {
    seen: observed('0.0.1790142911', '2026-11-22'),
    syllago: reported(
      'https://github.com/OpenScribbler/syllago/blob/70833395614d3fb457827967a6b3344e679cbed6/docs/provider-capabilities/amp-skills.yaml',
    ),
  },
  folders: {
    project: ['.agents/skills', '.claude/skills'],
    user: ['~/.config/agents/skills', '~/.agents/skills', '~/.config/amp/skills', '~/.claude/skills'],
    levels: { most: 5, source: 'seen' },
    walks: { ways: ['upwards'], source: 'seen' },
    places: {
      sees: ['beside-root', 'root', 'nested', 'dot-name', 'dot-folder', 'linked-file', 'linked-folder'],
      misses: ['flat', 'node-modules'],
      source: 'seen',
    },
    sameName: { keeps: 'first', source: 'seen' },
    source: 'syllago',
  },
  fields: {
    name: required(['string'], 'syllago'),
    description: required(['string'], 'syllago'),
  },
})
