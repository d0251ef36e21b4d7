import { client, documented } from './client.ts'

export const openhands = client({
  id: 'openhands',
  title: 'OpenHands',
  vendor: 'OpenHands',
  kind: 'agent',
  page: 'https://docs.openhands.dev/overview/skills',
  checked: '2026-11-21',
  sources: {
    docs: documented('https://docs.openhands.dev/overview/skills/keyword'),
  },
  fields: {
    triggers: { types: ['list'], meaning: 'Words that activate the skill.', source: 'docs' },
  },
})
