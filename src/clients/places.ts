import type { Files, Source } from '../model.ts'
import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { viewAt } from '../syntax/views.ts'
import { keptFor, keptLately } from '../wording/kept-for.ts'
import { isOneLetterOff } from '../wording/near-names.ts'
import { foldersAbove, join } from '../wording/paths.ts'
import { quote, quotePath } from '../wording/quote.ts'
import { plural } from '../wording/wording.ts'
import { claudeCode } from './claude-code.ts'
import type { Client, OddPlace } from './client.ts'
import { AGENTS, OWN_FOLDERS, OWN_NAMES } from './own-folders.ts'
import type { Reason } from './verdict.ts'

/** Where a skill is, in its repository. */
export type Place = Pick<Source, 'path' | 'files'>

/** Whether a client sees a skill: `unseen` with the reason, `unknown` where nobody says. */
export interface Sight {
  readonly outcome: 'seen' | 'unknown' | 'unseen'
  /** What it does not see: another folder, one of another directory than where it is started, too deep a one, an odd place. */
  readonly where?: undefined | 'folder' | 'start' | 'depth' | 'name' | OddPlace
  readonly reasons: readonly Reason[]
}

/** A path in a folder that people make for clients. */
export interface OwnPlace {
  /** The path of the folder around it, '' for the root. */
  readonly above: string
  /** Such as `.claude/skills`; less where the file lies right in `.claude`. */
  readonly folder: string
  /** The names below that folder, the file’s as the last one. */
  readonly below: readonly string[]
}

const SEEN: Sight = { outcome: 'seen', reasons: [] }
const UNKNOWN: Sight = { outcome: 'unknown', reasons: [] }

/** Many clients look into it, and it is that of none. */
export const SHARED = '.agents/skills'

/** The agents that look into a folder of projects. */
export function lookingInto(folder: string): readonly Client[] {
  return AGENTS.filter((client) => rankIn(client, folder) >= 0)
}

/** The agents of which a folder is their own: those that name it first. A shared one is that of all who look there. */
export function ownersOf(folder: string): readonly Client[] {
  const looking = lookingInto(folder)
  if (folder === SHARED) return looking
  const first = Math.min(...looking.map((client) => rankIn(client, folder)))
  return looking.filter((client) => rankIn(client, folder) === first)
}

/** The folder, made as if for a client, of a skill that no client finds in it; undefined for any other file. */
export function unseenFolder(path: string): string | undefined {
  const own = /(?:^|\/)SKILL\.md$/i.test(path) ? ownPlaceOf(path) : undefined
  if (own === undefined || own.below.length < 2 || ownersOf(own.folder).length > 0) return undefined
  return own.above === '' ? own.folder : `${own.above}/${own.folder}`
}

/** The place of a folder in the list of a client; -1 where it is none of its own. */
function rankIn({ folders }: Client, folder: string): number {
  return folders?.project.findIndex((each) => isFolder(each, folder)) ?? -1
}

const OF_CHEZMOI = /(?<=^|\/)(?:(?:exact|external|private|readonly)_){0,3}dot_([^/]+)/g

/**
 * A path by the names that chezmoi gives the folders of clients in a home directory: `dot_claude` is `.claude` there.
 * Source: https://www.chezmoi.io/reference/source-state-attributes/.
 */
export function inHome(path: string): string {
  return path.replace(OF_CHEZMOI, (name, rest: string) =>
    OWN_NAMES.includes(`.${rest}`) ? `.${rest}` : name,
  )
}

/** Where a file lies in a folder that people make for clients; undefined for a skill that is to install. */
export function ownPlaceOf(path: string): OwnPlace | undefined {
  // Most skills are in no hidden folder.
  return /(?:^|\/)\./.test(path) ? placeOf(path) : undefined
}

/** Many rules ask of one file, each for all clients. */
const placeOf = keptLately(100, (path: string): OwnPlace | undefined => {
  const names = path.split('/')
  const at = names.findLastIndex((name, index) => name.startsWith('.') && isOwn(names.slice(index)))
  if (at === -1) return undefined
  const end = at + Math.min(2, names.length - at - 1)
  return {
    above: names.slice(0, at).join('/'),
    folder: names.slice(at, end).join('/'),
    below: names.slice(end),
  }
})

/** A client’s folder, one of a client that nobody knows, or one in which people take a client to look. */
function isOwn([name = '', second = '', ...others]: readonly string[]): boolean {
  if (name.endsWith('-plugin') || second === '') return false
  // The most usual one is known without asking all clients.
  const isKnown = name === '.claude' || OWN_NAMES.includes(name)
  if (isForOtherFiles(second)) return isKnown && others.length <= 3
  if (others.length > 0 && isFolderOfSkills(name, second, isKnown)) return true
  return isKnown && others.length <= 1
}

/** Whether a folder of a client holds other files than skills, and so none that is there to be installed. */
export function isForOtherFiles(name: string): boolean {
  return /^(?:agents?|chatmodes|commands?|copilot|instructions|prompts?|rules)$/i.test(name)
}

function isFolderOfSkills(name: string, second: string, isKnown: boolean): boolean {
  if (/^skills?$/i.test(second)) return true
  const isMisspelt = isKnown && isOneLetterOff(second, 'skills')
  return isMisspelt || OWN_FOLDERS.some((own) => isFolder(own, `${name}/${second}`))
}

/** Whether a folder is one of a client’s list, where a `*` at the end of a name stands for any ending. */
function isFolder(known: string, folder: string): boolean {
  if (!known.includes('*')) return known === folder
  const names = folder.split('/')
  return known.split('/').every((part, index) => {
    const name = names[index] ?? ''
    return part.endsWith('*') ? name.startsWith(part.slice(0, -1)) : name === part
  })
}

/** Whether a client looks where a SKILL.md lies, as far as its path tells. One in no client’s folder is to install. */
export function isSeen(client: Client, path: string): boolean {
  const own = ownPlaceOf(path)
  return own === undefined || client.folders === undefined || seenAt(own)(client)
}

const seenAt = keptFor((own: OwnPlace) =>
  keptFor(
    (client: Client): boolean => rankIn(client, own.folder) >= 0 && sightIn(client, own).outcome !== 'unseen',
  ),
)

/** Whether a client is of the `chosen` ones, or an agent where none are, and looks where a SKILL.md lies. */
export function isReader(client: Client, path: string, chosen: readonly string[] | undefined): boolean {
  return isAsked(client, chosen) && isSeen(client, path)
}

/** The same of Claude Code, of which nothing need be known for a skill that is to install. */
export function isReadByClaudeCode(path: string, chosen: readonly string[] | undefined): boolean {
  // The files of another client’s plugin are for that alone.
  if (/(?:^|\/)\.(?!claude)[a-z]+-plugin\//.test(path)) return false
  return ownPlaceOf(path) === undefined
    ? chosen?.includes('claude-code') !== false
    : isReader(claudeCode, path, chosen)
}

/** Whether a client is one of the `chosen` ones, or an agent where none are. */
export function isAsked({ id, kind }: Client, chosen: readonly string[] | undefined): boolean {
  return chosen?.includes(id) ?? kind === 'agent'
}

/** Whether a client sees a skill: by its own path, or by a symbolic link in one of the client’s folders. */
export function sightOf(client: Client, place: Place): Sight {
  if (client.folders === undefined) return SEEN
  const own = ownPlaceOf(place.path)
  if (own === undefined) return sightInstalled(client, place)
  const direct = sightAt(client, own, place)
  if (direct.outcome === 'seen') return direct
  const linked = waysTo(place, own.above).map(({ path, kind }) =>
    worst([sightAt(client, ownPlaceOf(path)!, { path, files: place.files }), sightOfOdd(client, kind, '')]),
  )
  return best([direct, ...linked])
}

/** As its own path tells, and the skills around it. */
function sightAt(client: Client, own: OwnPlace, place: Place): Sight {
  const { files } = place
  const sight = sightInPlugin(client, own, files) ?? sightIn(client, own)
  if (sight.outcome === 'unseen') return mayBeNamed(client, files) ? UNKNOWN : sight
  const folder = join(own.above, own.folder)
  const around = own.below
    .slice(0, -2)
    .map((_, index) => join(folder, ...own.below.slice(0, index + 1)))
    .toReversed()
  const outer = around.find((each) => files.has(join(each, 'SKILL.md')))
  const isBeside = own.below.length > 1 && files.has(join(folder, 'SKILL.md'))
  const beside = `The file ${quotePath(join(folder, 'SKILL.md'))} makes one skill of the whole folder.`
  return worst([
    sight,
    sightNested(client, outer, place),
    isBeside ? sightOfOdd(client, 'beside-root', beside) : SEEN,
  ])
}

/** Whether the settings of a client name folders for skills, which may be any. */
export function mayBeNamed({ folders }: Client, files: Files): boolean {
  const setting = folders?.setting
  return setting !== undefined && files.read(setting.file)?.includes(setting.key) === true
}

/** Of a skill that is to be copied, or comes with a plugin. */
function sightInstalled(client: Client, place: Place): Sight {
  const nested = sightNested(client, outerOf(place), place)
  const group = nested === SEEN ? groupInPlugin(client, place) : undefined
  return group === undefined ? nested : tooDeepInPlugin(client, group.root)
}

/** A skill that lies in a group of those of a plugin: the plugin’s folder, and the names from there to its file. */
export interface Grouped {
  readonly root: string
  readonly below: readonly string[]
}

const IN_GROUP = /(?:^|\/)skills\/[^/]+\/[^/]+\//

/** Where a skill to install lies too deep in a plugin of a client; undefined for one that the client finds. */
export function groupInPlugin({ folders }: Client, { path, files }: Place): Grouped | undefined {
  if (folders?.plugins === undefined || !IN_GROUP.test(path)) return undefined
  const { manifest } = folders.plugins
  const root = foldersAbove(path).find((folder) => files.has(join(folder, manifest)))
  if (root === undefined) return undefined
  const below = path.slice(root === '.' ? 0 : root.length + 1).split('/')
  const isGrouped = below[0] === 'skills' && below.length > 3 && !namesSkills(root, files)
  return isGrouped ? { root, below } : undefined
}

/** Whether the manifest of a plugin, or the marketplace at the root, names the folders of its skills. */
function namesSkills(root: string, files: Files): boolean {
  const manifests = [join(root, '.claude-plugin/plugin.json'), '.claude-plugin/marketplace.json']
  return manifests.some((path) => files.read(path)?.includes('"skills"') === true)
}

function tooDeepInPlugin(client: Client, root: string): Sight {
  const skills = quotePath(join(root, 'skills'))
  const plugin = root === '.' ? 'The repository' : quotePath(root)
  const text = `${plugin} is a plugin, whose skills lie in folders of ${skills}.`
  return unseen(client, client.folders!.plugins!.source, 'depth', text)
}

/** As a plugin in a client’s folder has it; undefined for a skill in none. */
function sightInPlugin(client: Client, { above, folder, below }: OwnPlace, files: Files): Sight | undefined {
  const { plugins, project } = client.folders!
  const root = join(above, folder, below[0]!)
  if (plugins === undefined || below.length < 3 || !project.includes(folder)) return undefined
  if (!files.has(join(root, plugins.manifest))) return undefined
  return below[1] === 'skills' && below.length === 4 ? SEEN : tooDeepInPlugin(client, root)
}

/** As the names of its folders tell. */
function sightIn(client: Client, { above, folder, below }: OwnPlace): Sight {
  const { project, walks } = client.folders!
  const own = project.find((each) => isFolder(each, folder))
  if (own === undefined) {
    const text = folder.endsWith('/commands')
      ? `What lies in ${quotePath(folder)} is a command, and no skill.`
      : `The client does not look into ${quotePath(folder)}.`
    return unseen(client, client.folders!.source, 'folder', text)
  }
  const ways = walks?.not?.includes(own) ? [] : (walks?.ways ?? [])
  if (above !== '' && !ways.includes('upwards') && !ways.includes('nested')) {
    const where = ways.includes('top') ? 'at the top of the repository' : 'where it is started'
    const text = `It looks into ${quotePath(folder)} only ${where}.`
    return unseen(client, (walks ?? client.folders!).source, 'start', text)
  }
  if (below.length === 1) {
    return /^skill\.md$/i.test(below[0]!)
      ? sightOfOdd(client, 'root', `The file lies right in ${quotePath(folder)}, in no folder of its own.`)
      : sightOfOdd(client, 'flat', `It is no \`SKILL.md\` in a folder of its own.`, folder)
  }
  return worst([
    sightAtDepth(client, folder, below.length - 1),
    sightOfName(client, below.at(-2)!),
    ...sightsOfNames(client, folder, below.slice(0, -1)),
  ])
}

function sightAtDepth(client: Client, folder: string, depth: number): Sight {
  const { levels } = client.folders!
  if (depth === 1 || levels?.most === 'any') return SEEN
  if (levels === undefined) return UNKNOWN
  if (depth <= levels.most) return SEEN
  const text = `It looks ${plural(levels.most, 'level')} deep below ${quotePath(folder)}, and the skill lies ${plural(depth, 'level')} deep.`
  return unseen(client, levels.source, 'depth', text)
}

function sightOfName(client: Client, name: string): Sight {
  const { names } = client.folders!
  if (names === undefined || names.form.test(name)) return SEEN
  const text = `It does not list a skill whose folder is named ${quote(name)}.`
  return unseen(client, names.source, 'name', text)
}

function sightsOfNames(client: Client, folder: string, folders: readonly string[]): readonly Sight[] {
  const own = folders.at(-1)!
  const around = folders.slice(0, -1)
  const dotted = around.find((name) => name.startsWith('.'))
  return [
    own.startsWith('.')
      ? sightOfOdd(client, 'dot-name', `The name ${quote(own)} starts with a dot.`, folder)
      : SEEN,
    dotted ? sightOfOdd(client, 'dot-folder', `The name ${quote(dotted)} starts with a dot.`, folder) : SEEN,
    around.includes('node_modules')
      ? sightOfOdd(client, 'node-modules', 'The skill lies in `node_modules`.')
      : SEEN,
  ]
}

function sightOfOdd(client: Client, place: OddPlace, text: string, folder = ''): Sight {
  const { places } = client.folders!
  const isOther = places?.otherwise?.in.includes(folder) === true && places.otherwise.places.includes(place)
  const [sees, misses] = isOther ? [places.misses, places.sees] : [places?.sees, places?.misses]
  if (sees?.includes(place)) return SEEN
  return misses?.includes(place) ? unseen(client, places!.source, place, text) : UNKNOWN
}

/** A client that looks one level deep sees no skill inside another one, wherever the two are copied to. */
function sightNested(client: Client, outer: string | undefined, { path, files }: Place): Sight {
  if (outer === undefined) return SEEN
  const { places, levels } = client.folders!
  const text = `The skill lies inside another one, ${outer === '.' ? 'at the root' : quotePath(outer)}.`
  if (places?.nestedIf !== undefined) {
    const isShown = files.once(trueFields, join(outer, 'SKILL.md')).has(places.nestedIf)
    return isShown ? SEEN : unseen(client, places.source, 'nested', text)
  }
  const inner = path.slice(outer === '.' ? 0 : outer.length + 1).split('/')
  if (places?.nestedBut?.includes(inner[0]!) === true) return unseen(client, places.source, 'nested', text)
  const sight = sightOfOdd(client, 'nested', text)
  return sight === UNKNOWN && levels?.most === 1 ? unseen(client, levels.source, 'nested', text) : sight
}

const trueFields = (path: string, files: Files): ReadonlySet<string> => {
  const { fields } = parseFrontmatter(files.read(path) ?? '')
  return new Set([...fields].flatMap(([name, { value }]) => (value === true ? [name] : [])))
}

/** The folder of the skill around one that is to install; a `skills` folder begins anew. */
function outerOf({ path, files }: Place): string | undefined {
  const above = foldersAbove(path).slice(1)
  const end = above.findIndex((folder) => /(?:^|\/)skills$/.test(folder))
  return (end === -1 ? above : above.slice(0, end)).find((folder) => files.has(join(folder, 'SKILL.md')))
}

/** What is wrong with a place, whatever its names are. */
const PROBLEMS: Readonly<Partial<Record<string, string>>> = {
  start: 'The folder is not where the client is started.',
  depth: 'The skill lies deeper than the client looks.',
  name: 'The name of its folder has characters that the client does not list.',
  root: 'The file lies in no folder of its own.',
  'beside-root': 'A `SKILL.md` above makes one skill of the whole folder.',
  nested: 'The skill lies inside another one.',
  'dot-name': 'The name of its folder starts with a dot.',
  'dot-folder': 'The name of a folder starts with a dot.',
}

function unseen(
  { sources }: Client,
  source: string,
  where: NonNullable<Sight['where']>,
  text: string,
): Sight {
  const { url, basis } = sources[source]!
  const problem = PROBLEMS[where]
  return {
    outcome: 'unseen',
    where,
    reasons: [{ text, source: url, basis, ...(problem !== undefined && { problem }) }],
  }
}

const RANKS = { seen: 0, unknown: 1, unseen: 2 }

function best(sights: readonly Sight[]): Sight {
  return sights.toSorted((a, b) => RANKS[a.outcome] - RANKS[b.outcome])[0]!
}

function worst(sights: readonly Sight[]): Sight {
  return sights.toSorted((a, b) => RANKS[b.outcome] - RANKS[a.outcome])[0]!
}

/** A symbolic link in a client’s folder, and where it leads. */
interface Link {
  readonly path: string
  readonly real: string
  readonly kind: 'linked-file' | 'linked-folder'
}

/** The other paths of a skill, by links in the folders of clients at the root or around its own. */
export function waysTo({ path, files }: Place, above: string): readonly Pick<Link, 'path' | 'kind'>[] {
  const tops = above === '' ? ['.'] : ['.', above]
  return tops.flatMap((top) =>
    files.once(linksAt, top).flatMap(({ path: link, real, kind }) => {
      if (path === real) return { path: link, kind }
      return path.startsWith(`${real}/`) ? { path: link + path.slice(real.length), kind } : []
    }),
  )
}

const linksAt = viewAt((top: string, files: Files): readonly Link[] =>
  OWN_FOLDERS.flatMap((folder) => linksIn(join(top, folder), files)),
)

function linksIn(folder: string, files: Files): readonly Link[] {
  const real = files.real(folder)
  if (real === undefined) return []
  if (real !== folder) return [{ path: folder, real, kind: 'linked-folder' }]
  return files.list(folder).flatMap(({ name, isDirectory }): readonly Link[] => {
    const path = isDirectory ? `${folder}/${name}/SKILL.md` : `${folder}/${name}`
    const target = files.real(path)
    if (target === undefined || target === path) return []
    return [{ path, real: target, kind: isDirectory ? 'linked-file' : 'linked-folder' }]
  })
}

/** The place in the client’s list of the folder in which it finds a skill. */
export function folderRank(client: Client, place: Place): number {
  const own = ownPlaceOf(place.path)!
  const paths = [place.path, ...waysTo(place, own.above).map(({ path }) => path)]
  const ranks = paths.map((path) => rankIn(client, ownPlaceOf(path)!.folder))
  return Math.min(...ranks.filter((rank) => rank >= 0))
}
