import type { AgentFormat, Dialect } from '../model.ts'

interface Asked {
  readonly operands: readonly string[]
  /** As the usage shows it. */
  readonly rest?: string
  readonly options?: readonly ('dialect' | 'agent-format' | 'domain')[]
}

/** The ways to look at one agent or skill, or to search for one. */
export const VIEWS = {
  manifest: { operands: ['FILE'], options: ['dialect', 'agent-format'] },
  route: { operands: ['FILE.3md', 'REQUEST'] },
  graph: { operands: ['FILE.3md'] },
  resolve: { operands: ['FILE.3md', 'SKILL'] },
  command: { operands: ['FILE.3md', 'SKILL'], rest: '[name=value…]' },
  search: { operands: ['DIR', 'QUERY'], rest: '[#tag…] [^N]', options: ['domain'] },
} as const satisfies Readonly<Record<string, Asked>>

export type ViewName = keyof typeof VIEWS

/** What the options of a view say. */
export interface ViewChoices {
  readonly dialect?: Dialect | undefined
  readonly agentFormat?: AgentFormat | undefined
  readonly domain?: string | undefined
}
