import { ownPlaceOf } from './places.ts'

/** Names of folders for what is to be tested, or was: no client looks into one, and people install nothing of it. */
const ASIDE =
  /^(?:__fixtures__|(?:test[-_])?fixtures?|test[-_]?data|[._]?archived?|[._]?backups?|[._]?trash|(?:bad|broken|invalid|malformed)(?:[-_](?:agents?|cases?|examples?|inputs?|samples?|skills?))?|_(?:[\w-]*[-_])?templates?|[^/]+[._-](?:backup|bak|old|orig))$/i
/** A skill that is to be copied, or that another one shows: clients may load it, but nobody means them to. */
const SHOWN =
  /\/_(?:[\w-]*[-_])?templates?\/skill\.md$|(?:^|\/)skills\/(?:[^/]+\/){1,3}(?:assets|examples?|references?|resources|templates?)\/(?:[^/]+\/)+skill\.md$/i
/** What a test of a plugin or a collection needs has their folders in it; elsewhere the word may be that of a category. */
const TESTS = /^(?:__tests__|tests?)$/i
const HOME = /^(?:skills?|agents?)$/i

/**
 * Whether a file lies, by the name of a folder around it, where nobody loads it: among test fixtures, backups, archives
 * or templates. What lies in a client’s own folder is loaded, and the folder of a skill may have any name.
 */
export function isKeptAside(path: string): boolean {
  if (SHOWN.test(path)) return true
  const names = foldersAround(path)
  return names.some(
    (name, index) =>
      ASIDE.test(name) ||
      (TESTS.test(name) &&
        !names.slice(0, index).some((each) => HOME.test(each)) &&
        names.slice(index + 1).some((each) => HOME.test(each))),
  )
}

function foldersAround(path: string): readonly string[] {
  const own = ownPlaceOf(path)
  if (own !== undefined) return `${own.above}/${own.folder}`.split('/')
  // Clients look for agents in folders of any depth.
  const inAgents = path.search(/(?:^|\/)\.[^/]+\/agents\//i)
  if (inAgents !== -1) return path.slice(0, inAgents).split('/')
  return path.split('/').slice(0, /(?:^|\/)skill\.md$/i.test(path) ? -2 : -1)
}
