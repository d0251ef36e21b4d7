import type { FormatInfo } from '../../model.ts'

export const agent3mdInfo: FormatInfo = {
  name: 'agent3md',
  title: 'agent.3md',
  specification: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  files: ['**/*.3md'],
  pattern: /\.3md$/i,
}
