import type { Format } from '../model.ts'
import type { Choices } from './names.ts'
import { formatsChosen } from './names.ts'

/**
 * Whether repository-wide rules may have to see a file, by its path from the root with `/`, for the sake of
 * others.
 */
export async function isSeenByOthers(path: string, choices: Choices): Promise<boolean> {
  const possible = await Promise.all(formatsChosen(path, choices).map((format) => format.load()))
  return possible.some(({ repositoryRules }) => repositoryRules.length > 0)
}

/** The format of a file, by its path from the root with `/` and its text; undefined when it is of none. */
export async function formatOf(path: string, text: string, choices: Choices): Promise<Format | undefined> {
  const [first, ...others] = formatsChosen(path, choices)
  if (first?.isMeant?.(path, text) === false) return undefined
  if (first === undefined || others.length === 0) return first?.load()
  const { agentOrCopilot } = await import('./agent-or-copilot.ts')
  const { format: name } = agentOrCopilot(path, text)
  return [first, ...others].find((format) => format.name === name)?.load()
}

/** Why a file is taken for one of the formats that share its name; undefined where its name alone decides. */
export async function reasonFor(path: string, text: string, choices: Choices): Promise<string | undefined> {
  if (formatsChosen(path, choices).length < 2) return undefined
  const { agentOrCopilot } = await import('./agent-or-copilot.ts')
  return agentOrCopilot(path, text).why
}
