import type { FormatInfo } from '../../model.ts'
import { GITHUB } from './example.ts'

export const copilotInfo: FormatInfo = {
  name: 'copilot',
  title: 'Copilot custom agents',
  specification: GITHUB,
  files: ['**/*.agent.md', '**/*.chatmode.md', '**/.github/agents/!(README).md'],
  pattern: /\.agent\.md$|\.chatmode\.md$|(?:^|\/)\.github\/agents\/(?!readme\.md$)[^/]*\.md$/i,
}
