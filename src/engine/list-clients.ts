import type { Found } from '../files/found-path.ts'
import { directoryOf, shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { filesOf } from '../files/repository-files.ts'
import type { Client } from '../formats/clients/client.ts'
import { violationsOf } from '../formats/clients/find-violations.ts'
import { CLIENTS } from '../formats/clients/index.ts'
import { isSeen } from '../formats/clients/seen.ts'
import { verdictOf } from '../formats/clients/verdict.ts'
import { formatOf } from '../formats/load.ts'
import { skillInfo } from '../formats/skill/info.ts'
import type { Skill } from '../formats/skill/parse.ts'
import { parseSkill } from '../formats/skill/parse.ts'
import type { ClientVerdict, JudgedSkill } from '../reporters/clients.ts'
import { clientsJson, clientsText } from '../reporters/clients.ts'
import { compare } from '../text/compare.ts'
import { quote } from '../text/quote.ts'
import { either } from '../text/wording.ts'
import { hasFailed } from './check.ts'
import type { Discovered } from './discover-files.ts'
import { discoverFiles } from './discover-files.ts'
import { asJson } from './list-files.ts'
import { didYouMean } from './option-values.ts'
import type { Options } from './options.ts'
import type { Outcome } from './outcome.ts'
import { written } from './outcome.ts'

/**
 * Prints what clients do with each skill: those with the `chosen` ids, else all agents that people run. The exit
 * code is 1 where a chosen one refuses a skill, and 2 for an id that no client has.
 */
export async function listClients(options: Options, chosen: readonly string[], host: Host): Promise<Outcome> {
  const clients = clientsOf(chosen)
  if (typeof clients === 'string') return { stdout: '', stderr: written([clients]), exitCode: 2 }
  const search = await discoverFiles(options, host)
  const skills: JudgedSkill[] = []
  const unread: string[] = []
  // One after the other: the texts of all files together would fill the memory.
  for (const found of search.found) {
    const path = shownPath(found, host.cwd)
    const skill = await skillAt(found, search, host)
    if (skill === 'unreadable') unread.push(`\`${path}\` cannot be read. Run \`passmuster\` to see why.`)
    else if (skill !== undefined) skills.push({ path, verdicts: judge(skill, clients) })
  }
  const failed = unread.length > 0 || hasFailed(search, options)
  const isRefused = skills.some(({ verdicts }) => verdicts.some(({ outcome }) => outcome === 'refused'))
  return {
    stdout: asJson(options) ? clientsJson(clients, skills) : clientsText(clients, skills),
    stderr: written([...search.unmatched, ...search.problems, ...unread]),
    exitCode: failed ? 2 : chosen.length > 0 && isRefused ? 1 : 0,
  }
}

/** The clients to judge for, or what is wrong with an id. */
function clientsOf(chosen: readonly string[]): readonly Client[] | string {
  if (chosen.length === 0) return CLIENTS.filter(({ kind }) => kind === 'agent')
  const ids = CLIENTS.map(({ id }) => id)
  const unknown = chosen.find((id) => !ids.includes(id))
  if (unknown === undefined) return CLIENTS.filter(({ id }) => chosen.includes(id))
  return `${quote(unknown)} is not a client. ${didYouMean(unknown, ids)}Use ${either([...ids].sort(compare))}.`
}

/** The skill in a file; undefined where it is of another format, or a part of another skill. */
async function skillAt(
  found: Found,
  { read, settingsFor }: Discovered,
  host: Host,
): Promise<Skill | 'unreadable' | undefined> {
  const reading = read(found)
  const text = 'text' in reading ? reading.text : ''
  const format = await formatOf(found.path, text, settingsFor(found))
  if (format?.name !== skillInfo.name) return undefined
  if (!('text' in reading)) return 'unreadable'
  const { root, path } = found
  const skill = parseSkill({ path, text, directory: directoryOf(found, host), files: filesOf(root, host) })
  return skill.fragment ? undefined : skill
}

function judge(skill: Skill, clients: readonly Client[]): readonly ClientVerdict[] {
  const violations = violationsOf(skill)
  return clients.map((client) =>
    isSeen(client, skill.source.path, CLIENTS)
      ? { client, ...verdictOf(client, violations) }
      : { client, outcome: 'unseen', reasons: [] },
  )
}
