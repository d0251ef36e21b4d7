import type { Format, Source } from '../model.ts'
import { agent } from './agent/index.ts'
import { agentManifest } from './agent/manifest.ts'
import { agent3md } from './agent-3md/index.ts'
import { manifestOf as agent3mdManifest } from './agent-3md/views.ts'
import { claude } from './claude/index.ts'
import { subagentManifest } from './claude/manifest.ts'
import { copilot } from './copilot/index.ts'
import { copilotManifest } from './copilot/manifest.ts'
import { plane } from './plane/index.ts'
import { registeredSkill } from './plane/registry.ts'
import { skill } from './skill/index.ts'
import { skillManifest } from './skill/manifest.ts'

/** What a loader sees of a file of a format, as plain data; undefined for a format without a loader. */
export function manifestOf({ name }: Pick<Format, 'name'>, source: Source): object | undefined {
  if (name === skill.name) return skillManifest(skill.parse(source))
  if (name === plane.name) return registeredSkill(plane.parse(source))
  if (name === agent3md.name) return agent3mdManifest(agent3md.parse(source))
  if (name === agent.name) return agentManifest(agent.parse(source))
  if (name === copilot.name) return copilotManifest(copilot.parse(source))
  if (name === claude.name) return subagentManifest(claude.parse(source))
  return undefined
}
