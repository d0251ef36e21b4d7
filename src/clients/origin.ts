import type { Files } from '../model.ts'
import { isList, isMapping } from '../syntax/fields.ts'
import { viewAt } from '../syntax/views.ts'
import { readYaml } from '../syntax/yaml.ts'
import { basename, foldersAbove, join } from '../wording/paths.ts'
import { quote, quotePath } from '../wording/quote.ts'
import type { OwnPlace, Place } from './places.ts'
import { ownPlaceOf } from './places.ts'

const LOCK = 'skills-lock.json'
const APM_LOCK = 'apm.lock.yaml'
/** So far a file says who writes it: in its frontmatter, or in a comment right below that. */
const LONGEST_HEAD = 2000
const HEAD = /^\ufeff?---[ \t]*\r?\n([^]*?)\n---[ \t]*\r?\n\s*(?:<!--([^>]{0,300}))?/
/** A comment at the end says it of the whole file if it says nothing else. */
const LONGEST_END = 500
const END =
  /<!--\s*(?:auto-?)?(?:generated|managed)\b(?=[^<]{0,300}\b(?:do not|don['’]t|never)\b[^.<]{0,20}\b(?:edit|change|modify)\b)(?![^<]{0,300}\b(?:above|below|section)\b)[^<]{0,300}-->\s*$/i
const WRITTEN_BY = /^[ \t]{0,9}(?:generated|managed)[-_]by:/im
const GENERATED =
  /\bauto-?generated\b|\bdo not edit\b(?! this (?!file))|\b(?:do not|don['’]t) hand-?edit\b|\busage-rules-skill-start\b/i

/** What a command writes a file anew from, as a sentence: another repository, or what it says itself. */
export function originOf({ path, files }: Place, text = ''): string | undefined {
  const skill = foldersAbove(path).find((folder) => files.has(join(folder, 'SKILL.md')))
  // The command installs into the folders of clients alone.
  const names = skill === undefined ? [] : (ownPlaceOf(path)?.below ?? [])
  const locked = [
    [LOCK, names.map((name) => originsIn('.', files).get(name))],
    [APM_LOCK, [path, ...foldersAbove(path)].map((each) => deployedIn('.', files).get(each))],
  ] as const
  for (const [lock, origins] of locked) {
    const origin = origins.find((each) => each !== undefined)
    if (origin !== undefined)
      return ` \`${lock}\` says that this is a copy from ${quote(origin)}: change it there.`
  }
  const inner = foldersAbove(path).find((folder) =>
    files.has(join(folder, '.claude-plugin/marketplace.json')),
  )
  if (inner !== undefined && isBelow(inner, ownPlaceOf(path)))
    return ` ${quotePath(inner)} has a marketplace of its own: this is a copy, so change its source.`
  const note = skill && files.once(noteIn, skill)
  if (note !== undefined) return ` ${quote(note)} says that this is a copy: change its source.`
  const [, fields = '', comment = ''] = HEAD.exec(text.slice(0, LONGEST_HEAD)) ?? []
  const isMarked = WRITTEN_BY.test(fields) || GENERATED.test(comment) || END.test(text.slice(-LONGEST_END))
  return isMarked || isInGenerated(path) ? ' The file is generated: change its source.' : undefined
}

/** Where programs look for what they write into the folders of clients, right there or one folder deeper. */
const SOURCES = ['.agentsmesh', '.ai', '.apm', '.rulesync']

/** What a skill or agent in a client’s folder may be made from, as a sentence: a file of its name in such a folder. */
export function sourceOf({ path, files }: Place): string | undefined {
  const own = ownPlaceOf(path)
  if (own === undefined || own.above !== '') return undefined
  const skill = foldersAbove(path).find((folder) => files.has(join(folder, 'SKILL.md')))
  const name = basename(skill ?? path).replace(/(?:\.agent)?\.md$/, '')
  const ends =
    skill === undefined
      ? [`agents/${name}.md`, `subagents/${name}.md`]
      : [`skills/${name}/SKILL.md`, `skills/${name}.md`]
  const source = files
    .once(sourcesIn, '.')
    .flatMap((folder) => ends.map((end) => join(folder, end)))
    .find((each) => files.has(each) && files.mayName(each))
  return source === undefined ? undefined : ` ${quotePath(source)} may be its source: change that, too.`
}

const sourcesIn = viewAt((root: string, files: Files): readonly string[] =>
  SOURCES.map((name) => join(root, name)).flatMap((folder) => [
    folder,
    ...files.list(folder).map(({ name }) => join(folder, name)),
  ]),
)

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
  const entries = (files.read(lock) ?? '').matchAll(LOCKED)
  return new Map([...entries].map(([, name, source]) => [name!, source!]))
})

/** Of a larger lock file nothing is read: YAML takes its time. */
const LONGEST_LOCK = 400_000
/** The directory of a skill, or the file of an agent: what is shorter is a client’s folder. */
const DEPLOYED = /^(?!\.\.?\/)[^/]+\/[^/]+\/[^/]/

/** What APM has copied, and from where: https://microsoft.github.io/apm/reference/lockfile-spec/. */
const deployedIn = viewAt((root: string, files: Files): ReadonlyMap<string, string> => {
  const text = files.read(join(root, APM_LOCK)) ?? ''
  // The package for YAML is loaded for it alone.
  if (text === '' || text.length > LONGEST_LOCK) return new Map()
  const found = readYaml(text).fields.get('dependencies')?.value
  const deployed = (found && isList(found) ? found : []).flatMap(({ value: entry }) => {
    if (!isMapping(entry) || entry.get('source')?.value === 'local') return []
    const [origin, paths] = ['repo_url', 'deployed_files'].map((key) => entry.get(key)?.value)
    return typeof origin !== 'string' || !paths || !isList(paths)
      ? []
      : paths.map(({ value: path }) => [String(path).replace(/\/$/, ''), origin] as const)
  })
  return new Map(deployed.filter(([path]) => DEPLOYED.test(path)))
})
