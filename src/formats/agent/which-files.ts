import type { NamedFormat } from '../../model.ts'

export const AGENT_FILES: NamedFormat = { name: 'agent', files: ['**/*.agent.md'], pattern: /\.agent\.md$/i }
