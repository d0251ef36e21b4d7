import { conflict } from '../conflict-rule.ts'
import { goodAgent, withChange } from '../example.ts'

const withAvatar = (field: string) => ({
  path: goodAgent.path,
  text: `${withChange('icon: 🧭', `icon: 🧭\navatar: ${field}`).text}\n# Avatar\n![The auditor](https://example.com/auditor.png)\n`,
})

export const avatarConflict = conflict(
  'avatar',
  'the image below `# Avatar`',
  withAvatar('https://example.com/other.png'),
  withAvatar('https://example.com/auditor.png'),
)
