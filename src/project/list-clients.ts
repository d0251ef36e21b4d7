import type { Client } from '../clients/client.ts'
import { CLIENTS } from '../clients/index.ts'
import { sightOf } from '../clients/places.ts'
import type { NamedPlace } from '../clients/same-name.ts'
import { sameNames } from '../clients/same-name.ts'
import { verdictOf } from '../clients/verdict.ts'
import type { FoundViolation } from '../clients/violations.ts'
import type { Found } from '../files/found-path.ts'
import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { encoding } from '../formats/file/rules/encoding.ts'
import { formatOf } from '../formats/names.ts'
import { layersOf } from '../formats/skill/frontmatter-violations.ts'
import { ownPlace } from '../formats/skill/header.ts'
import { rulesOn, skill as skillFormat } from '../formats/skill/index.ts'
import type { Skill } from '../formats/skill/parse.ts'
import { violationsOf } from '../lint/find-violations.ts'
import type { Reading } from '../lint/reading.ts'
import { matrixConcise } from '../reporters/clients/concise.ts'
import { matrixJson } from '../reporters/clients/json.ts'
import type { ClientVerdict, JudgedSkill, Matrix } from '../reporters/clients/judged.ts'
import { matrixMarkdown } from '../reporters/clients/markdown.ts'
import { matrixText, skillsText } from '../reporters/clients/text.ts'
import { codePoints } from '../wording/code-points.ts'
import { groupBy } from '../wording/compare.ts'
import { hasFailed } from './check.ts'
import type { Discovered } from './discover-files.ts'
import { chosenBy, discoverFiles } from './discover-files.ts'
import type { Options } from './options.ts'
import type { Outcome } from './outcome.ts'
import { written } from './outcome.ts'
import { sourceFrom } from './read-source.ts'

/**
 * Prints what clients do with skills, or with `isAll` with each. The exit code is 1 where a client that the command
 * line chose refuses a skill.
 */
export function listClients(options: Options, host: Host, isAll = false): Outcome {
  const search = discoverFiles(options, host)
  const { unread, ...matrix } = judgeSkills(options, search, host)
  const failed = unread.length > 0 || hasFailed(search, options)
  const isRefused = matrix.skills.some(({ verdicts }) =>
    verdicts.some(({ outcome }) => outcome === 'refused'),
  )
  return {
    stdout: printed(matrix, options, isAll),
    stderr: written([...search.unmatched, ...search.configs.problems, ...unread]),
    exitCode: failed ? 2 : options.clients !== undefined && isRefused ? 1 : 0,
  }
}

function printed(matrix: Matrix, { outputs, paths }: Options, isAll: boolean): string {
  const reporter = outputs[0]?.reporter
  if (reporter === 'json') return matrixJson(matrix)
  if (reporter === 'markdown') return matrixMarkdown(matrix)
  if (reporter === 'concise') return matrixConcise(matrix)
  const isOneByOne = isAll || paths.some((path) => path !== '.') || matrix.skills.length === 1
  return isOneByOne && matrix.skills.length > 0 ? skillsText(matrix, isAll) : matrixText(matrix)
}

/**
 * Asks of each skill what the clients do with it that are chosen, else all. Files that cannot be read are `unread`,
 * a line for each.
 */
export function judgeSkills(options: Options, search: Discovered, host: Host) {
  const chosen = chosenBy(options, search)
  const asked = CLIENTS.filter(({ id }) => chosen.length === 0 || chosen.includes(id))
  const clients = [...asked.filter(isAgent), ...asked.filter((client) => !isAgent(client))]
  const judged: PlacedSkill[] = []
  const unread: string[] = []
  for (const found of search.found) {
    const path = shownPath(found, host.cwd)
    const read = skillAt(found, search, host)
    if (read === 'unreadable') unread.push(`\`${path}\` cannot be read. Run \`passmuster\` to see why.`)
    else if (read !== undefined)
      judged.push({
        path,
        root: found.root,
        name: read.skill.directory ?? path,
        fields: [...read.skill.fields.keys()],
        listed: listedOf(read.skill),
        contextWindow: search.settingsFor(found).contextWindow,
        verdicts: judge(read, clients),
        place: placeOf(read.skill),
      })
  }
  return { clients, skills: withSameNames(judged, clients), unread }
}

interface PlacedSkill extends JudgedSkill {
  readonly place: NamedPlace
}

function placeOf({ path, files, name, directory = '' }: Skill): NamedPlace {
  return { path, files, name: name?.value ?? directory }
}

/** Of skills of one name in one repository a client may load one. */
function withSameNames(judged: readonly PlacedSkill[], clients: readonly Client[]): readonly JudgedSkill[] {
  const isLoaded = ({ outcome }: ClientVerdict): boolean => outcome === 'loads' || outcome === 'degraded'
  const roots = [...groupBy(judged, ({ root }) => root).values()]
  const columns = clients.map((client, column) => {
    const loaded = roots.map((skills) => skills.filter(({ verdicts }) => isLoaded(verdicts[column]!)))
    return new Map(
      loaded.flatMap((skills) => [
        ...sameNames(
          client,
          skills.map(({ place }) => place),
        ),
      ]),
    )
  })
  return judged.map(({ place, verdicts, ...rest }) => ({
    ...rest,
    verdicts: verdicts.map((verdict, column) => {
      const same = columns[column]!.get(place)
      if (same === undefined) return verdict
      const before = same.outcome === 'degraded' ? verdict.reasons : []
      return { ...verdict, outcome: same.outcome, reasons: [...before, ...same.reasons] }
    }),
  }))
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

function isAgent({ kind }: Client): boolean {
  return kind === 'agent'
}

/** What a skill takes of a list of skills; nothing if no model may use it. */
function listedOf({ path, name, description, fields, directory = '' }: Skill): JudgedSkill['listed'] {
  if (fields.get('disable-model-invocation')?.value === true) return undefined
  return {
    name: codePoints(name?.value ?? directory),
    description: codePoints(description?.value.trim() ?? ''),
    path: (ownPlace(path)?.below ?? `${directory}/SKILL.md`).length,
  }
}

function judge({ skill, violations: ofBytes }: Read, clients: readonly Client[]): readonly ClientVerdict[] {
  const violations = [...ofBytes, ...violationsOf(layersOf(skill), rulesOn)]
  return clients.map((client) => {
    const { outcome, reasons } = sightOf(client, skill)
    if (outcome === 'unseen') return { client, outcome, reasons }
    const verdict = verdictOf(client, violations, skill)
    return outcome === 'unknown' && verdict.outcome !== 'refused'
      ? { client, outcome, reasons: verdict.reasons }
      : { client, ...verdict }
  })
}
