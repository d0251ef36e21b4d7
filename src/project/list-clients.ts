import type { Client } from '../clients/client.ts'
import { CLIENTS } from '../clients/index.ts'
import { sightOf } from '../clients/places.ts'
import { verdictOf } from '../clients/verdict.ts'
import type { Found } from '../files/found-path.ts'
import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { formatOf } from '../formats/names.ts'
import { layersOf } from '../formats/skill/frontmatter-violations.ts'
import { rulesOn, skill as skillFormat } from '../formats/skill/index.ts'
import type { Skill } from '../formats/skill/parse.ts'
import { violationsOf } from '../lint/find-violations.ts'
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
    const skill = skillAt(found, search, host)
    if (skill === 'unreadable') unread.push(`\`${path}\` cannot be read. Run \`passmuster\` to see why.`)
    else if (skill !== undefined)
      skills.push({ path, root: found.root, ...sizeOf(skill), verdicts: judge(skill, clients) })
  }
  return { clients, skills, unread }
}

function skillAt(
  found: Found,
  { read, repositories, settingsFor }: Discovered,
  host: Host,
): Skill | 'unreadable' | undefined {
  const reading = read(found)
  const source = sourceFrom(found, reading, repositories, host)
  const format = formatOf(source, settingsFor(found))
  if (format?.name !== skillFormat.name) return undefined
  if (!('text' in reading)) return 'unreadable'
  const skill = skillFormat.parse(source)
  return skill.fragment ? undefined : skill
}

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

function judge(skill: Skill, clients: readonly Client[]): readonly ClientVerdict[] {
  const violations = violationsOf(layersOf(skill), rulesOn)
  const { description } = sizeOf(skill)
  return clients.map((client) => {
    const { outcome, reasons } = sightOf(client, skill)
    if (outcome === 'unseen') return { client, outcome, reasons }
    const verdict = verdictOf(client, violations, description, skill.text)
    return outcome === 'unknown' && verdict.outcome !== 'refused'
      ? { client, outcome, reasons: verdict.reasons }
      : { client, ...verdict }
  })
}
