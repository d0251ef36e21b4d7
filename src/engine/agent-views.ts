/** The ways to look at one agent, and what each is asked for. */
export const VIEWS = { manifest: ['FILE'], route: ['FILE.3md', 'REQUEST'], graph: ['FILE.3md'] } as const

export type ViewName = keyof typeof VIEWS
