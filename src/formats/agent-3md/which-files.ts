import type { NamedFormat } from '../../model.ts'

export const AGENT_3MD_FILES: NamedFormat = { name: 'agent3md', files: ['**/*.3md'], pattern: /\.3md$/i }
