import type { Client } from '../../clients/client.ts'
import { CLIENTS } from '../../clients/index.ts'
import { OWN_FOLDERS, OWN_NAMES } from '../../clients/own-folders.ts'
import type { Grouped, OwnPlace } from '../../clients/places.ts'
import { isAsked, isForOtherFiles, lookingInto, ownersOf, SHARED, sightOf } from '../../clients/places.ts'
import { readersOf } from '../../clients/who-loses.ts'
import type { Files } from '../../model.ts'
import { CLAUDE_MANIFEST, marketplaceIn, pluginAround, recordAt } from '../../references/plugins.ts'
import { isOneLetterOff } from '../../wording/near-names.ts'
import { basename, dirname, join, relative } from '../../wording/paths.ts'
import { quotePath } from '../../wording/quote.ts'
import { plural } from '../../wording/wording.ts'
import { isFlat } from './flat-skill.ts'
import { INSTRUCTIONS } from './no-skill.ts'
import type { Skill } from './parse.ts'
import { namesakeOf } from './parse.ts'

/** A skill that lies where a client does not look. */
export interface Misplaced {
  readonly message: string
  /** Whether it is a client that the settings choose, and that looks into this folder. */
  readonly isOfChosen: boolean
}

type Chosen = readonly string[] | undefined

/** Folders of what is not to be found: templates, fixtures, what was put aside. */
const ASIDE =
  /^(?:[._].*|.*[._-](?:bak|old)|archived?|attic|backups?|deprecated|disabled|drafts?|fixtures?|inactive|legacy|obsolete|old|retired|templates?|tests?|testdata|trash|unused|wip)$/i
const AGENT_FIELDS = ['tools', 'disallowedTools', 'permissionMode', 'color', 'mode', 'maxTurns']
const A_NAME = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** What is wrong with the place of a skill for the `chosen` clients, or the agents whose folder it is. */
export function misplacedAs(skill: Skill, own: OwnPlace, chosen: Chosen): Misplaced | undefined {
  if (skill.enclosing !== undefined || !isMeant(skill, own)) return undefined
  const owners = ownersOf(own.folder)
  if (owners.length === 0) return ofFolder(ofNobody(skill, own))
  const readers =
    chosen === undefined ? owners : lookingInto(own.folder).filter(({ id }) => chosen.includes(id))
  if (readers.length === 0) return ofFolder(ofOthers(skill, own, chosen ?? []))
  const blind = readers.filter((client) => isBlind(client, skill))
  if (blind.length === 0) return undefined
  // In the folder of all, some of them look deeper than others: that is no mistake of the folder.
  if (chosen === undefined && own.folder === SHARED && blind.length < readers.length) return undefined
  if (isSeenElsewhere(skill, own, own.folder) || namesakeOf(skill) !== undefined) return undefined
  const message = ofReaders(skill, own, blind, chosen) + namedIn(skill, own)
  return { message, isOfChosen: chosen !== undefined }
}

function ofFolder(message: string | undefined): Misplaced | undefined {
  return message === undefined ? undefined : { message, isOfChosen: false }
}

/** Where a client is started is no matter of the place, and what starts with a dot lies there on purpose. */
function isBlind(client: Client, skill: Skill): boolean {
  const { where } = sightOf(client, skill)
  return where === 'depth' || where === 'root' || where === 'flat'
}

/** A skill in a group of a plugin’s skills, where a client of that plugin looks one level deep. */
export function misplacedInPlugin(
  skill: Skill,
  client: Client,
  { root, below }: Grouped,
): string | undefined {
  if (skill.enclosing !== undefined || below.some((name) => ASIDE.test(name))) return undefined
  const folder = join(root, 'skills')
  const target = quotePath(join(folder, below.at(-2)!))
  return `${client.title} looks 1 level deep in ${quotePath(folder)}. Move this skill to ${target}, or name its folder in \`skills\` of \`plugin.json\`.`
}

/** A skill in a folder of its own is one by its name; elsewhere a name and a description tell. */
function isMeant({ path, files, name, description }: Skill, { above, folder, below }: OwnPlace): boolean {
  const around = [...above.split('/'), ...below.slice(0, -1)]
  if (around.some((folderName) => ASIDE.test(folderName) && !OWN_NAMES.includes(folderName))) return false
  if (!isFlat(path) && basename(path) !== 'SKILL.md') return false
  if (name === undefined || description === undefined) return false
  const plugin = pluginAround(dirname(path), files)
  const isOfPlugin = plugin?.startsWith(join(above, folder)) === true
  return !isOfPlugin && !isNamedByManifest(dirname(path), above, files)
}

/** Whether a plugin at the root or around a client’s folder, or the marketplace there, names the folder of a skill. */
function isNamedByManifest(directory: string, above: string, files: Files): boolean {
  const tops = above === '' ? ['.'] : ['.', above]
  const entries = tops.flatMap((top) => [
    [top, recordAt(join(top, CLAUDE_MANIFEST), files)] as const,
    ...files.once(marketplaceIn, top),
  ])
  return entries.some(([folder, { skills }]) =>
    [skills].flat().some((path) => typeof path === 'string' && isIn(directory, join(folder, path))),
  )
}

function namedIn({ path, files }: Skill, { above }: OwnPlace): string {
  const place = /(?:^|\/)skill\.md$/i.test(path) ? dirname(path) : path
  const guides = ['README.md', ...INSTRUCTIONS].map((guide) => join(above, guide))
  const naming = guides.find((guide) => files.read(guide)?.includes(relative(above || '.', place)) === true)
  return naming === undefined ? '' : ` Change its path wherever it is, such as in ${quotePath(naming)}, too.`
}

function isIn(directory: string, folder: string): boolean {
  const path = folder.replace(/\/$/, '')
  return directory === path || dirname(directory) === path
}

function nameFor({ path, name }: Skill, { below }: OwnPlace): string {
  const now = below.length > 1 ? below.at(-2)! : isFlat(path) ? basename(path, '.md') : ''
  return [name?.value ?? '', now].find((each) => A_NAME.test(each)) ?? 'NAME'
}

function isSeenElsewhere(skill: Skill, own: OwnPlace, folder: string): boolean {
  const entries = skill.files.list(join(own.above, folder, nameFor(skill, own)))
  return entries.some(({ name }) => /^skill\.md$/i.test(name))
}

function ofReaders(skill: Skill, own: OwnPlace, blind: readonly Client[], chosen: Chosen): string {
  const folder = join(own.above, own.folder)
  const who = readersOf(blind.map(({ title }) => title))
  const isOne = blind.length === 1
  const others = othersFind(skill, chosen)
  const depth = own.below.length - 1
  if (depth > 1) {
    const levels = plural(blind[0]!.folders!.levels!.most as number, 'level')
    const move = hasNamesake(skill, own)
      ? `Move it right into ${quotePath(folder)}, under a name of its own`
      : `Move it to ${quotePath(join(folder, nameFor(skill, own)))}`
    return `${who} ${isOne ? 'looks' : 'look'} ${levels} deep in ${quotePath(folder)}, and this skill lies ${plural(depth, 'level')} deep. ${move}.${others}`
  }
  const target = join(folder, nameFor(skill, own), 'SKILL.md')
  return `${who} ${isOne ? 'does' : 'do'} not load files directly in ${quotePath(folder)}. Move this one to ${quotePath(target)}.${others}`
}

/** Whether a group beside that of a skill has one in a folder of the same name. */
function hasNamesake({ files }: Skill, { above, folder, below }: OwnPlace): boolean {
  const around = join(above, folder)
  const groups = files.list(around).filter(({ name }) => name !== below[0])
  return groups.some(({ name }) => files.has(join(around, name, ...below.slice(1))))
}

function othersFind(skill: Skill, chosen: Chosen): string {
  const seeing = CLIENTS.filter(
    (client) => isAsked(client, chosen) && sightOf(client, skill).outcome === 'seen',
  )
  const titles = seeing.filter(({ folders }) => (folders?.project.length ?? 0) > 0).map(({ title }) => title)
  if (titles.length === 0) return ''
  return ` ${readersOf(titles)} ${titles.length === 1 ? 'finds' : 'find'} it where it is.`
}

/** A skill in a folder that no client of the settings looks into. */
function ofOthers(skill: Skill, own: OwnPlace, chosen: readonly string[]): string | undefined {
  const clients = CLIENTS.filter(
    ({ id, folders }) => chosen.includes(id) && (folders?.project.length ?? 0) > 0,
  )
  const [first] = clients
  if (first === undefined || clients.some((client) => sightOf(client, skill).outcome !== 'unseen'))
    return undefined
  const folders = clients.flatMap((client) => client.folders!.project)
  const to = first.folders!.project.includes(SHARED) ? SHARED : first.folders!.project[0]!
  if (folders.some((folder) => isSeenElsewhere(skill, own, folder))) return undefined
  const who = readersOf(clients.map(({ title }) => title))
  const target = join(own.above, to, nameFor(skill, own))
  return `${who} ${clients.length === 1 ? 'does' : 'do'} not look into ${quotePath(join(own.above, own.folder))}. Move the skill to ${quotePath(target)}, or make that a symbolic link.`
}

/** A skill in a folder that is one letter off, in that of the agents, or in none for skills. */
function ofNobody(skill: Skill, own: OwnPlace): string | undefined {
  const [name = '', second = ''] = own.folder.split('/')
  const slip = OWN_FOLDERS.find((each) => isOffBy(each, name, second))
  const folder = slip ?? `${name}/skills`
  if (!OWN_FOLDERS.includes(folder) || isSeenElsewhere(skill, own, folder)) return undefined
  const place = quotePath(join(own.above, own.folder))
  const named = namedIn(skill, own)
  if (slip !== undefined && own.below.length > 1)
    return `No client looks into ${place}. Rename it to ${quotePath(join(own.above, slip))}.${named}`
  const target = join(own.above, folder, nameFor(skill, own), slip === undefined ? '' : 'SKILL.md')
  const move = `Move this one to ${quotePath(target)}.${named}`
  if (slip === undefined && /^agents?$/i.test(second)) {
    if (isAgent(skill)) return undefined
    return `Clients read the files of ${place} as agents, and look for no skill there. ${move}`
  }
  if (slip !== undefined || isForOtherFiles(second)) return `No client looks for skills in ${place}. ${move}`
  if (own.folder !== name && skill.name?.value !== second) return undefined
  return `No client looks for skills right in ${quotePath(join(own.above, name))}. ${move}`
}

/** Short names are near each other by chance; a mark at the end, as in `.github_`, is one on purpose. */
function isOffBy(folder: string, name: string, second: string): boolean {
  const [own = '', skills = ''] = folder.split('/')
  if (name === own) return isOneLetterOff(second, skills)
  return second === skills && own.length >= 7 && /^\.[a-z]+$/i.test(name) && isOneLetterOff(name, own)
}

function isAgent({ fields, text, body }: Skill): boolean {
  return AGENT_FIELDS.some((field) => fields.has(field)) || /^\s{0,9}You are\b/.test(text.slice(...body))
}
