import { client, documented, refused, reported, required } from './client.ts'
import { UNKNOWN } from './violations.ts'

export const windsurf = client({
  id: 'windsurf',
  title: 'Windsurf',
  vendor: 'Cognition',
  kind: 'agent',
  page: 'https://docs.windsurf.com/windsurf/cascade/skills',
  checked: '2026-11-21',
  sources: {
    docs: documented('https://docs.windsurf.com/windsurf/cascade/skills'),
    'r-fm': reported('https://github.com/nextlevelbuilder/ui-ux-pro-max-skill/issues/204'),
  },
  folders: {
    project: ['.windsurf/skills', '.agents/skills', '.claude/skills'],
    user: ['~/.codeium/windsurf/skills', '~/.agents/skills'],
    source: 'docs',
  },
  fields: {
    name: required(['string'], 'docs', 'Lowercase letters, digits and hyphens.'),
    description: required(['string'], 'docs'),
  },
  listing: { above: 'No total is documented.', source: 'docs' },
  outcomes: {
    ...UNKNOWN,
    'no-frontmatter': refused('r-fm'),
  },
})
