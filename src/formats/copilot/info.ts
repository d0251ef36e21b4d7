import type { FormatInfo } from '../../model.ts'
import { GITHUB } from './example.ts'

export const copilotInfo: FormatInfo = {
  name: 'copilot',
  title: 'Copilot custom agents',
  specification: GITHUB,
  files: ['**/*.agent.md', '**/*.chatmode.md', '**/.github/agents/!(README|*.instructions|*.prompt).md'],
  pattern:
    /\.agent\.md$|\.chatmode\.md$|(?:^|\/)\.github\/agents\/(?!readme\.md$|[^/]*\.(?:instructions|prompt)\.md$)[^/]*\.md$/i,
}
