import { quoteYaml } from '../wording/write-yaml.ts'
import { client, code, observed } from './client.ts'
import { opencode } from './opencode.ts'

/** It is made from OpenCode, and reads skills as that does. */
export const kiloCode = client({
  ...opencode,
  id: 'kilo-code',
  title: 'Kilo Code',
  vendor: 'Kilo',
  page: 'https://kilo.ai/docs/features/skills',
  checked: '2026-11-23',
  sources: {
    ...opencode.sources,
    seen: observed('7.7.7', '2026-11-26'),
    kilo: code(
      'https://github.com/Kilo-Org/kilocode/blob/20e24fcd6d267befb90d1267884e1fd4522afc9d/packages/opencode/src/config/markdown.ts',
    ),
  },
  folders: {
    ...opencode.folders!,
    project: ['.kilo/skills', '.kilocode/skills', '.claude/skills', '.agents/skills'],
    user: ['~/.kilo/skills', '~/.kilocode/skills', '~/.claude/skills', '~/.agents/skills'],
    source: 'seen',
  },
  frontmatter: {
    ...opencode.frontmatter,
    broken: {
      text: 'read again with top-level texts that hold `:` in quotes, then refused',
      source: 'kilo',
      repair: { ...opencode.frontmatter!.broken!.repair!, writes: quoteYaml },
    },
  },
})
