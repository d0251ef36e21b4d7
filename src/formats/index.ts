import type { Format, FormatInfo } from '../model.ts'
import { agentInfo } from './agent/info.ts'
import { agent3mdInfo } from './agent-3md/info.ts'
import { claudeInfo } from './claude/info.ts'
import { copilotInfo } from './copilot/info.ts'
import { planeInfo } from './plane/info.ts'
import { skill } from './skill/index.ts'

/** A format as the list has it: what its files are called, and how to load the rest. */
export interface ListedFormat extends FormatInfo {
  load(): Promise<Format>
}

/**
 * All formats, the one list of them: names of files, hooks, the schema of config files, rules and documentation
 * follow from it. SKILL.md is what most files are; the others are loaded when there is a file of theirs.
 */
export const formats: readonly ListedFormat[] = [
  { ...skill, load: () => Promise.resolve(skill) },
  { ...planeInfo, load: async () => (await import('./plane/index.ts')).plane },
  { ...agent3mdInfo, load: async () => (await import('./agent-3md/index.ts')).agent3md },
  { ...agentInfo, load: async () => (await import('./agent/index.ts')).agent },
  { ...copilotInfo, load: async () => (await import('./copilot/index.ts')).copilot },
  { ...claudeInfo, load: async () => (await import('./claude/index.ts')).claude },
]

/** All formats with their rules, in the order of the list. */
export function loadFormats(): Promise<readonly Format[]> {
  return Promise.all(formats.map((format) => format.load()))
}
