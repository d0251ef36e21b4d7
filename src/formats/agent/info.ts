import type { FormatInfo } from '../../model.ts'
import { SPECIFICATION } from './example.ts'

export const agentInfo: FormatInfo = {
  name: 'agent',
  title: 'Agent File Format',
  specification: SPECIFICATION,
  files: ['**/*.agent.md'],
  pattern: /\.agent\.md$/i,
}
