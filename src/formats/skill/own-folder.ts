import { CLIENTS } from '../clients/index.ts'

/** Where a skill lies in a client's own folder: what is above that, the folder, and the path below it. */
export interface OwnPlace {
  readonly above: string
  /** Such as `.claude/skills`. */
  readonly folder: string
  readonly below: string
}

/** Hidden folders are for clients; others hold what is to be copied there. */
const OWN_FOLDERS: ReadonlySet<string> = new Set(
  CLIENTS.flatMap(({ folders }) => folders?.project ?? []).filter((folder) => folder.startsWith('.')),
)

/** The client's own folder that a path lies in; undefined where it lies in none. */
export function ownPlace(path: string): OwnPlace | undefined {
  // Most skills are in no hidden folder.
  if (!/(?:^|\/)\./.test(path)) return undefined
  const names = path.split('/')
  const at = names.findIndex((name, index) => OWN_FOLDERS.has(`${name}/${names[index + 1]}`))
  if (at === -1) return undefined
  return {
    above: names.slice(0, at).join('/'),
    folder: names.slice(at, at + 2).join('/'),
    below: names.slice(at + 2).join('/'),
  }
}
