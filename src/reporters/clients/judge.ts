import type { Client } from '../../clients/client.ts'
import { CLIENTS } from '../../clients/index.ts'
import type { Listed } from '../../clients/listing.ts'
import { sightOf } from '../../clients/places.ts'
import type { NamedPlace } from '../../clients/same-name.ts'
import { sameNames } from '../../clients/same-name.ts'
import { verdictOf } from '../../clients/verdict.ts'
import type { FoundViolation } from '../../clients/violations.ts'
import { isRefused } from '../../formats/plugin/index.ts'
import { isHidden } from '../../formats/skill/fields.ts'
import { layersOf } from '../../formats/skill/frontmatter-violations.ts'
import { ownPlace } from '../../formats/skill/header.ts'
import { rulesOn } from '../../formats/skill/index.ts'
import type { Skill } from '../../formats/skill/parse.ts'
import { violationsOf } from '../../lint/find-violations.ts'
import { pluginAround } from '../../references/plugins.ts'
import { codePoints } from '../../wording/code-points.ts'
import { groupBy } from '../../wording/compare.ts'
import { dirname } from '../../wording/paths.ts'
import { quotePath } from '../../wording/quote.ts'
import type { ClientVerdict, JudgedSkill, Matrix } from './judged.ts'

/** A skill that was read, and what is wrong with its bytes. */
export interface ReadSkill extends Pick<JudgedSkill, 'path' | 'root' | 'contextWindow'> {
  readonly skill: Skill
  readonly violations: readonly FoundViolation[]
}

/** What clients do with skills: those with these ids, or all if there are none. Agents come first. */
export function matrixOf(read: readonly ReadSkill[], ids: readonly string[] = []): Matrix {
  const asked = CLIENTS.filter(({ id }) => ids.length === 0 || ids.includes(id))
  const clients = [...asked.filter(isAgent), ...asked.filter((client) => !isAgent(client))]
  const judged = read.map(
    ({ path, root, contextWindow, ...each }): PlacedSkill => ({
      path,
      root,
      name: each.skill.directory ?? path,
      ownName: each.skill.name?.value,
      fields: [...each.skill.fields.keys()],
      listed: listedOf(each.skill),
      isHidden: isHidden(each.skill.fields),
      contextWindow,
      verdicts: judge(each, clients),
      place: placeOf(each.skill),
    }),
  )
  return { clients, skills: withSameNames(judged, clients) }
}

interface PlacedSkill extends JudgedSkill {
  readonly place: NamedPlace
}

function isAgent({ kind }: Client): boolean {
  return kind === 'agent'
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
    const places = loaded.map((skills) => skills.map(({ place }) => place))
    return new Map(places.flatMap((own) => [...sameNames(client, own)]))
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

/** What a skill takes of a list of skills. */
function listedOf({ path, name, description, directory = '' }: Skill): Listed {
  return {
    name: codePoints(name?.value ?? directory),
    description: codePoints(description?.value.trim() ?? ''),
    path: (ownPlace(path)?.below.join('/') ?? `${directory}/SKILL.md`).length,
  }
}

function judge(
  { skill, violations: ofBytes }: Pick<ReadSkill, 'skill' | 'violations'>,
  clients: readonly Client[],
): readonly ClientVerdict[] {
  const violations = [...ofBytes, ...violationsOf(layersOf(skill), rulesOn)]
  const plugin = pluginAround(dirname(skill.path), skill.files)
  const isLost = plugin !== undefined && isRefused(plugin, skill.files)
  return clients.map((client) => {
    if (isLost && client.folders?.plugins !== undefined)
      return withPlugin(client, client.folders.plugins.source, plugin)
    const { outcome, reasons } = sightOf(client, skill)
    if (outcome === 'unseen') return { client, outcome, reasons }
    const verdict = verdictOf(client, violations, skill)
    return outcome === 'unknown' && verdict.outcome !== 'refused'
      ? { client, outcome, reasons: verdict.reasons }
      : { client, ...verdict }
  })
}

/** A client that refuses a plugin loads none of its skills. */
function withPlugin(client: Client, source: string, plugin: string): ClientVerdict {
  const { url, basis } = client.sources[source]!
  const reason = {
    text: `The client refuses the plugin${plugin === '.' ? '' : ` ${quotePath(plugin)}`}.`,
    source: url,
    basis,
    rule: 'plugin/entry',
    outcome: 'refused' as const,
  }
  return { client, outcome: 'refused', reasons: [reason] }
}
