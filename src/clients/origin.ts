import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { foldersAbove, join } from '../wording/paths.ts'
import { quote, quotePath } from '../wording/quote.ts'
import type { OwnPlace, Place } from './places.ts'
import { ownPlaceOf } from './places.ts'

const LOCK = 'skills-lock.json'
const APM_LOCK = 'apm.lock.yaml'
/** So far a file says who writes it: in its frontmatter, in a comment right below that, or in one at its end. */
const LONGEST_HEAD = 2000
const HEAD = /^\ufeff?---[ \t]*\r?\n([^]*?)\n---[ \t]*\r?\n\s*(?:<!--([^>]{0,300}))?/
const LONGEST_END = 500
const END = /<!--([^<]{0,300})-->\s*$/
const WRITTEN_BY = /^[ \t]{0,9}(?:generated|managed)[-_]by:/im
const GENERATED =
  /\bauto-?generated\b|\bdo not edit\b(?! this (?!file))|\b(?:do not|don['’]t) hand-?edit\b|\busage-rules-skill-start\b/i

/** What a command writes a file anew from, as a sentence: another repository, or what it says itself. */
export function originOf({ path, files }: Place, text = ''): string | undefined {
  const skill = foldersAbove(path).find((folder) => files.has(join(folder, 'SKILL.md')))
  // The command installs into the folders of clients alone.
  const names = skill === undefined ? [] : (ownPlaceOf(path)?.below ?? [])
  const locked = [
    ...names.map((name) => [LOCK, files.once(originsIn, '.').get(name)] as const),
    ...[path, ...foldersAbove(path)].map(
      (each) => [APM_LOCK, files.once(deployedIn, '.').get(each)] as const,
    ),
  ]
  const [lock, origin] = locked.find(([, each]) => each !== undefined) ?? []
  if (origin !== undefined)
    return ` \`${lock}\` says that this is a copy from ${quote(origin)}: change it there.`
  const inner = foldersAbove(path).find((folder) =>
    files.has(join(folder, '.claude-plugin/marketplace.json')),
  )
  if (inner !== undefined && isBelow(inner, ownPlaceOf(path)))
    return ` ${quotePath(inner)} has a marketplace of its own: this is a copy, so change its source.`
  const note = skill && files.once(noteIn, skill)
  if (note !== undefined) return ` ${quote(note)} says that this is a copy: change its source.`
  const [, fields = '', comment = ''] = HEAD.exec(text.slice(0, LONGEST_HEAD)) ?? []
  const [, last = ''] = END.exec(text.slice(-LONGEST_END)) ?? []
  const isMarked = WRITTEN_BY.test(fields) || [comment, last].some((each) => GENERATED.test(each))
  return isMarked || isInGenerated(path) ? ' The file is generated: change its source.' : undefined
}

/** Whether a folder lies in that of a client. */
function isBelow(folder: string, own: OwnPlace | undefined): boolean {
  return own !== undefined && folder.startsWith(`${join(own.above, own.folder)}/`)
}

/** A note beside a skill that it comes from elsewhere. */
const NOTE = /^_?(?:vendor|vendored|upstream)\.(?:md|txt|json|ya?ml)$/i
/** What it says then. */
const COPIED =
  /\b(?:copied|fetched|imported|mirrored|synced|taken|vendored)\b|\bcopy of\b|\boverwritten\b|\b(?:commit|sha)\b[^\n]{0,20}\b[\da-f]{7,40}\b/i

const noteIn = viewAt(
  (skill: string, files: Files): string | undefined =>
    files.list(skill).find(({ name }) => NOTE.test(name) && COPIED.test(files.read(join(skill, name)) ?? ''))
      ?.name,
)

/** Whether a folder below that of a client says that a program writes what is in it. */
function isInGenerated(path: string): boolean {
  const groups = ownPlaceOf(path)?.below.slice(0, -2) ?? []
  return groups.some((name) => /^(?:auto-?)?generated$/i.test(name))
}

const LOCKED = /"([^"\n]{1,100})":\s{0,99}\{[^{}]{0,500}?"source":\s{0,9}"([^"\n]{1,200})"/g

/** The repositories that the lock file of the command `skills` names, by the directories of skills. */
const originsIn = viewAt((root: string, files: Files): ReadonlyMap<string, string> => {
  const lock = join(root, LOCK)
  const entries = files.has(lock) ? (files.read(lock) ?? '').matchAll(LOCKED) : []
  return new Map([...entries].map(([, name, source]) => [name!, source!]))
})

/** What APM has copied, with where from: https://microsoft.github.io/apm/reference/lockfile-spec/. */
const deployedIn = viewAt((root: string, files: Files): ReadonlyMap<string, string> => {
  const lock = join(root, APM_LOCK)
  const deployed = new Map<string, string>()
  let origin = ''
  let isList = false
  for (const line of (files.has(lock) ? (files.read(lock) ?? '') : '').split('\n')) {
    const [, item] = /^ {0,4}- (\S+)\s*$/.exec(line) ?? []
    if (isList && item !== undefined) {
      deployed.set(item, origin)
      continue
    }
    isList = /^ {0,4}(?:local_)?deployed_files:/.test(line)
    origin = /^[- ] repo_url: (\S+)/.exec(line)?.[1] ?? (line.startsWith('local_') ? '.apm' : origin)
  }
  return deployed
})
