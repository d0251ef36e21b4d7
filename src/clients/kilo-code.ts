import { client, observed } from './client.ts'
import { opencode } from './opencode.ts'

/** It is made from OpenCode, and reads skills as that does. */
export const kiloCode = client({
  ...opencode,
  id: 'kilo-code',
  title: 'Kilo Code',
  vendor: 'Kilo',
  page: 'https://kilo.ai/docs/features/skills',
  checked: '2026-11-23',
  sources: { ...opencode.sources, seen: observed('7.7.7', '2026-11-23') },
  folders: {
    ...opencode.folders!,
    project: ['.kilo/skills', '.kilocode/skills', '.claude/skills', '.agents/skills'],
    user: ['~/.kilo/skills', '~/.kilocode/skills', '~/.claude/skills', '~/.agents/skills'],
    source: 'seen',
  },
})
