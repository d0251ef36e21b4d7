import type { Format } from '../model.ts'
import { formatsChosen } from './names.ts'
import type { Choices, FormatName } from './names.ts'
import { skill } from './skill/index.ts'

// SKILL.md is what most files are; the other formats are loaded when there is a file of theirs.
const loaders: Readonly<Record<FormatName, () => Promise<Format>>> = {
  skill: () => Promise.resolve(skill),
  plane: async () => (await import('./plane/index.ts')).plane,
  agent3md: async () => (await import('./agent-3md/index.ts')).agent3md,
  agent: async () => (await import('./agent/index.ts')).agent,
  copilot: async () => (await import('./copilot/index.ts')).copilot,
}

/**
 * Whether repository-wide rules may have to see a file, by its path from the root with `/`, for the sake of
 * others.
 */
export async function isSeenByOthers(path: string, choices: Choices): Promise<boolean> {
  const possible = await Promise.all(formatsChosen(path, choices).map((name) => loaders[name]()))
  return possible.some(({ repositoryRules }) => repositoryRules.length > 0)
}

/** The format of a file, by its path from the root with `/` and its text; undefined when it is of none. */
export async function formatOf(path: string, text: string, choices: Choices): Promise<Format | undefined> {
  const [name, other] = formatsChosen(path, choices)
  if (name === undefined) return undefined
  if (other === undefined) return loaders[name]()
  const { agentOrCopilot } = await import('./agent-or-copilot.ts')
  return loaders[agentOrCopilot(path, text)]()
}
