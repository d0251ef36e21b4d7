import type { Client } from './client.ts'
import { CLIENTS } from './index.ts'

/** The clients that people run. */
export const AGENTS: readonly Client[] = CLIENTS.filter(({ kind }) => kind === 'agent')

/** The folders of projects that agents look into, such as `.claude/skills`. Others hold what is to be copied there. */
export const OWN_FOLDERS: readonly string[] = [
  ...new Set(
    AGENTS.flatMap(({ folders }) => folders?.project ?? []).filter((folder) => folder.startsWith('.')),
  ),
]
/** Such as `.claude`. */
export const OWN_NAMES: readonly string[] = [...new Set(OWN_FOLDERS.map((folder) => folder.split('/')[0]!))]
/** Folders of projects that all clients look into, validators among them, but for patterns. */
export const PLACES = [...new Set(CLIENTS.flatMap(({ folders }) => folders?.project ?? []))].filter(
  (place) => place.startsWith('.') && !place.includes('*'),
)
