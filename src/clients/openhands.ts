import { client, documented, field } from './client.ts'

export const openhands = client({
  id: 'openhands',
  title: 'OpenHands',
  vendor: 'OpenHands',
  kind: 'agent',
  page: 'https://docs.openhands.dev/overview/skills',
  checked: '2026-11-21',
  sources: {
    docs: documented('https://docs.openhands.dev/overview/skills'),
    keyword: documented('https://docs.openhands.dev/overview/skills/keyword'),
  },
  folders: { project: ['.agents/skills'], user: [], source: 'docs' },
  fields: {
    triggers: field(['list'], 'keyword', 'Words that activate the skill.'),
  },
})
