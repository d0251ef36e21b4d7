import type { Client } from '../clients/client.ts'
import { CLIENTS } from '../clients/index.ts'
import { verdictOf } from '../clients/verdict.ts'
import type { FoundViolation } from '../clients/violations.ts'
import { isSeen } from '../clients/who-loses.ts'
import type { Found } from '../files/found-path.ts'
import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { encoding } from '../formats/file/rules/encoding.ts'
import { formatOf } from '../formats/names.ts'
import { layersOf } from '../formats/skill/frontmatter-violations.ts'
import { rulesOn, skill as skillFormat } from '../formats/skill/index.ts'
import type { Skill } from '../formats/skill/parse.ts'
import { violationsOf } from '../lint/find-violations.ts'
import type { Reading } from '../lint/reading.ts'
import type { ClientVerdict, JudgedSkill } from '../reporters/clients.ts'
import { clientsJson, clientsText } from '../reporters/clients.ts'
import { codePoints } from '../wording/code-points.ts'
import { hasFailed } from './check.ts'
import type { Discovered } from './discover-files.ts'
import { chosenBy, discoverFiles } from './discover-files.ts'
import type { Options } from './options.ts'
import { asJson } from './options.ts'
import type { Outcome } from './outcome.ts'
import { written } from './outcome.ts'
import { sourceFrom } from './read-source.ts'

/** Prints what clients do with each skill. The exit code is 1 where one that the command line chose refuses a skill. */
export function listClients(options: Options, host: Host): Outcome {
  const search = discoverFiles(options, host)
  const { clients, skills, unread } = judgeSkills(options, search, host)
  const failed = unread.length > 0 || hasFailed(search, options)
  const isRefused = skills.some(({ verdicts }) => verdicts.some(({ outcome }) => outcome === 'refused'))
  return {
    stdout: asJson(options) ? clientsJson(clients, skills) : clientsText(clients, skills),
    stderr: written([...search.unmatched, ...search.configs.problems, ...unread]),
    exitCode: failed ? 2 : options.clients !== undefined && isRefused ? 1 : 0,
  }
}

/**
 * Asks of each skill what the clients do with it that are chosen, else all agents that people run. Files that cannot
 * be read are `unread`, a line for each.
 */
export function judgeSkills(options: Options, search: Discovered, host: Host) {
  const chosen = chosenBy(options, search)
  const clients = CLIENTS.filter(({ id, kind }) =>
    chosen.length === 0 ? kind === 'agent' : chosen.includes(id),
  )
  const skills: JudgedSkill[] = []
  const unread: string[] = []
  for (const found of search.found) {
    const path = shownPath(found, host.cwd)
    const read = skillAt(found, search, host)
    if (read === 'unreadable') unread.push(`\`${path}\` cannot be read. Run \`passmuster\` to see why.`)
    else if (read !== undefined)
      skills.push({ path, root: found.root, ...sizeOf(read.skill), verdicts: judge(read, clients) })
  }
  return { clients, skills, unread }
}

function skillAt(
  found: Found,
  { read, repositories, settingsFor }: Discovered,
  host: Host,
): Read | 'unreadable' | undefined {
  const reading = read(found)
  const isUtf8 = reading.state !== 'not-utf8'
  const whole: Reading = isUtf8 ? reading : { state: 'text', text: reading.whole }
  const source = sourceFrom(found, whole, repositories, host)
  const format = formatOf(source, settingsFor(found))
  if (format?.name !== skillFormat.name) return undefined
  if (!('text' in reading)) return 'unreadable'
  const skill = skillFormat.parse(source)
  return skill.fragment ? undefined : { skill, violations: isUtf8 ? [] : [NOT_UTF_8] }
}

/** A skill, and what is wrong with its bytes. */
interface Read {
  readonly skill: Skill
  readonly violations: readonly FoundViolation[]
}

export const NOT_UTF_8: FoundViolation = { id: 'not-utf-8', rule: encoding.id, fields: new Map() }

function sizeOf({
  name,
  description,
  fields,
  directory = '',
}: Skill): Pick<JudgedSkill, 'listed' | 'description'> {
  const length = codePoints(description?.value.trim() ?? '')
  const isHidden = fields.get('disable-model-invocation')?.value === true
  return { listed: isHidden ? 0 : codePoints(name?.value ?? directory) + length, description: length }
}

function judge({ skill, violations: ofBytes }: Read, clients: readonly Client[]): readonly ClientVerdict[] {
  const violations = [...ofBytes, ...violationsOf(layersOf(skill), rulesOn)]
  return clients.map((client) =>
    isSeen(client, skill.path)
      ? { client, ...verdictOf(client, violations, skill) }
      : { client, outcome: 'unseen', reasons: [] },
  )
}
