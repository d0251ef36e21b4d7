import { OWN_NAMES } from './own-folders.ts'
import { ownPlaceOf } from './places.ts'

/** So far the fields of a template are looked at. */
const LONGEST_HEAD = 1000

/** Names of folders for what is to be tested, or was: no client looks into one, and people install nothing of it. */
const ASIDE =
  /^(?:_{0,2}(?:test[-_])?fixtures?_{0,2}|test[-_]?data|attic|deprecated|obsolete|old|retired|[._]?archiv(?:ed?|es|os?)|[._]?backups?|[._]?disabled|[._]?trash|\.(?:cache|raw|snapshots?|system|te?mp)|(?:bad|broken|invalid|malformed)(?:[-_](?:agents?|cases?|examples?|inputs?|samples?|skills?))?|_(?:[\w-]*[-_])?templates?|\.[a-z]+(?:_[\w-]+|-v?\d+)|[^/]+[._-](?:backup|bak|old|orig))$/i
/** What a test of a program takes and refuses. */
const CASE = /[._-](?:in)?valid$/i
/** Nobody starts a client in a hidden folder, besides those that people copy to their homes. */
const HIDDEN = /(?:^|\/)\.(?!config(?:\/|$)|devcontainer(?:\/|$)|home(?:\/|$))/
/** The commit that a program has fetched, and the copies of the repository that Claude Code works in. */
const OF_CACHE = /(?:^|\/)(?:[\da-f]{40}|\.claude\/worktrees)\//
const CASES = /^(?:conformance|contracts?|examples|fixtures|spikes?|tests?)$/i
const TEMPLATE = /^_(?:[\w-]*[-_])?templates?$/i
const SKILL_TEMPLATE =
  /(?:^|\/)(?:skill[-_]template|template[-_]skill|(?<!skills\/)templates?|\.templates?)$|-workspace\/(?:old[-_])?skill[-_]snapshot$/i
const SHOWING = /^(?:artifacts|assets|examples?|references?|resources|templates?)$/i
/** What a test of a plugin or a collection needs has their folders in it; elsewhere the word may be that of a category. */
const TESTS = /^(?:__tests__|tests?)$/i
const HOME = /^(?:skills?|agents?)$/i
/** Right in the folder of a program, which installs from there what it copies. */
const STOCK = /^templates?$/i
/** An evaluation of a skill keeps there what the model has written, mistakes and all. */
const RECORDS = /^(?:outputs?|results?)$/i
const EVALUATION = /^(?:benchmarks?|evals?|iteration[-_]\d+|(?:with|without|old|new)[-_]skill)$/i

/**
 * Whether a file lies, by the name of a folder around it, where nobody loads it: among test fixtures, backups, archives,
 * templates, also those of a generator, or what an evaluation has recorded. What lies in a client’s own folder is loaded,
 * and the folder of a skill may have any name.
 */
export function isKeptAside(path: string, text = ''): boolean {
  if (isShown(path) || isBroken(path) || isFilledIn(path, text) || OF_CACHE.test(path)) return true
  if (HIDDEN.test(ownPlaceOf(path)?.above ?? '')) return true
  const names = foldersAround(path)
  return names.some(
    (name, index) =>
      ASIDE.test(name) ||
      (CASE.test(name) && names.slice(0, index).some((each) => CASES.test(each))) ||
      (STOCK.test(name) && names[index - 1]?.startsWith('.') === true) ||
      (RECORDS.test(name) && names.slice(0, index).some((each) => EVALUATION.test(each))) ||
      (TESTS.test(name) &&
        !names.slice(0, index).some((each) => HOME.test(each)) &&
        names.slice(index + 1).some((each) => HOME.test(each))),
  )
}

/** What a program or a person fills in, and a name that is one placeholder. */
const FILLED =
  /\{\{|\{%|<%|^name[ \t]{0,9}:[ \t]{0,9}["']?(?:(?:your|my)-(?:agent|skill)(?:-name)?|(?:agent|skill)-name|template-skill|\$?\{[^{}\n]{1,60}\}|<[^<>\n]{1,60}>|\[[^[\]\n]{1,60}\])["']?[ \t\r]{0,9}$/m

/** A program fills in a part of a name; the whole one may have been left by mistake. */
const NAME_FILLED = /^name[ \t]{0,9}:[ \t]{0,9}["']?[\w-]{1,60}(?:\{\{|\{%|<%)/m
const UNDESCRIBED =
  /^description[ \t]{0,9}:[ \t]{0,9}["']?(?:\$?\{[^{}\n]{1,200}\}|<[^<>\n]{1,200}>|\[[^[\],\n]{1,200}\])["']?[ \t\r]{0,9}$/m
/** The folder of a skill may have any name: `email-templates`. */
const IN_TEMPLATES = /(?:^|[/._-])templates?\/(?!skill\.md$)|(?:^|\/)templates?\/skill\.md$/i

/** Below a client’s folder, a group of skills of such a name is no category. */
const GONE = /^(?:archived?|deprecated|disabled|obsolete|retired)$/i

/** A file of the tests of a parser that says by its name that it is broken. */
function isBroken(path: string): boolean {
  const names = path.split('/')
  return (
    /^(?:bad|broken|invalid|malformed)[-_].*\.3md$/i.test(names.at(-1)!) &&
    names.some((name) => /^(?:conformance|tests?|vectors)$/i.test(name))
  )
}

/** Whether somebody, or a program, fills in a template, and writes what comes of it elsewhere. */
function isFilledIn(path: string, text: string): boolean {
  const head = text.slice(0, LONGEST_HEAD)
  if (IN_TEMPLATES.test(path)) return FILLED.test(head)
  if (ownPlaceOf(path) === undefined && NAME_FILLED.test(head)) return true
  const [fields = ''] = head.split('\n---', 1)
  return !/(?:^|\/)(?:skills?|agents?)\//i.test(path) && UNDESCRIBED.test(fields) && FILLED.test(fields)
}

/** Whether a skill is to be copied, or another one shows a skill or agent: clients may load it, but nobody means them to. */
function isShown(path: string): boolean {
  const names = path.split('/')
  const isSkill = /^skill\.md$/i.test(names.at(-1)!)
  if (!isSkill && !/\.agent\.md$/i.test(path)) return false
  if (isSkill && (TEMPLATE.test(names.at(-2) ?? '') || SKILL_TEMPLATE.test(names.slice(0, -1).join('/'))))
    return true
  const isHome = (name: string): boolean => /^skills$/i.test(name)
  return names
    .slice(0, isSkill ? -2 : -1)
    .some(
      (name, index) =>
        SHOWING.test(name) && names.slice(Math.max(0, index - 4), Math.max(0, index - 1)).some(isHome),
    )
}

function foldersAround(path: string): readonly string[] {
  const own = ownPlaceOf(path)
  if (own !== undefined) {
    // Below a client’s folder, a mark before the name tells what was put aside from what is a category.
    const marked = own.below.slice(0, -2).filter((name) => /^[._]/.test(name) || GONE.test(name))
    return [...`${own.above}/${own.folder}`.split('/'), ...marked]
  }
  // Clients look for agents in folders of any depth.
  const [above, name, client] = /^(?:(.*)\/)?((\.[a-z]+)(?![a-z])[^/]*)\/agents\//i.exec(path)?.slice(1) ?? []
  // What the folder of a client was renamed to is none any more.
  if (name !== undefined)
    return [...(above?.split('/') ?? []), ...(OWN_NAMES.includes(client!) ? [name] : [])]
  return path.split('/').slice(0, /(?:^|\/)skill\.md$/i.test(path) ? -2 : -1)
}
