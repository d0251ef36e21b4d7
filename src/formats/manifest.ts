import type { Format, Source } from '../model.ts'
import { agent } from './agent/index.ts'
import { agentManifest } from './agent/manifest.ts'
import { AGENT_FILES } from './agent/which-files.ts'
import { agent3md } from './agent-3md/index.ts'
import type { Graph } from './agent-3md/views.ts'
import { manifestOf as agent3mdManifest, linksOf } from './agent-3md/views.ts'
import { AGENT_3MD_FILES } from './agent-3md/which-files.ts'
import { claude } from './claude/index.ts'
import { subagentManifest } from './claude/manifest.ts'
import { SUBAGENT_FILES } from './claude/which-files.ts'
import { copilot } from './copilot/index.ts'
import { copilotManifest } from './copilot/manifest.ts'
import { COPILOT_FILES } from './copilot/which-files.ts'
import { plane } from './plane/index.ts'
import { registeredSkill } from './plane/registry.ts'
import { PLANE_FILES } from './plane/which-files.ts'
import { skill } from './skill/index.ts'
import { skillManifest } from './skill/manifest.ts'
import { SKILL_FILES } from './skill/which-files.ts'

/** By the names of formats, so that none is loaded for the sake of another. */
const MANIFESTS: ReadonlyMap<string, (source: Source) => object> = new Map([
  [SKILL_FILES.name, (source) => skillManifest(skill.parse(source))],
  [PLANE_FILES.name, (source) => registeredSkill(plane.parse(source))],
  [AGENT_3MD_FILES.name, (source) => agent3mdManifest(agent3md.parse(source))],
  [AGENT_FILES.name, (source) => agentManifest(agent.parse(source))],
  [COPILOT_FILES.name, (source) => copilotManifest(copilot.parse(source))],
  [SUBAGENT_FILES.name, (source) => subagentManifest(claude.parse(source))],
])

/** What a loader sees of a file of a format, as plain data; undefined for a format without a loader. */
export function manifestOf({ name }: Pick<Format, 'name'>, source: Source): object | undefined {
  return MANIFESTS.get(name)?.(source)
}

/** The graph of an agent in planes; undefined for any other file. */
export function graphIn({ name }: Pick<Format, 'name'>, source: Source): Graph | undefined {
  if (name !== AGENT_3MD_FILES.name) return undefined
  const read = agent3md.parse(source)
  return read.isAgent ? linksOf(read) : undefined
}
