import type { AgentFormat, Dialect } from '../model.ts'
import type { ListedFormat } from './index.ts'
import { formats } from './index.ts'

export const dialects: readonly Dialect[] = ['agent-skills', 'skills-plane']

export const agentFormats: readonly AgentFormat[] = ['agent', 'copilot']

/**
 * What a person may choose where a file's name leaves its format open; without `agentFormat` the file's content
 * decides.
 */
export interface Choices {
  readonly dialect: Dialect
  readonly agentFormat: AgentFormat | undefined
  /** The format that the settings give the file, whatever its name. */
  readonly format?: string | undefined
}

/** The name that config files have for a format. */
function configNameOf({ name, configName }: Pick<ListedFormat, 'name' | 'configName'>): string {
  return configName ?? name
}

/** The names that config files have for formats, each once, in the order of the list. */
export function configNames(): readonly string[] {
  return [...new Set(formats.map(configNameOf))]
}

let together: RegExp | undefined

/** All patterns as one: a search asks about every file of a repository. */
function anyPattern(): RegExp {
  together ??= new RegExp(formats.map(({ pattern }) => pattern.source).join('|'), 'i')
  return together
}

/** The formats that a file may be of, by its path from the root with `/`. */
export function formatsNamed(path: string): readonly ListedFormat[] {
  return formats.filter(({ pattern }) => pattern.test(path))
}

/** Whether a file, by its path from the root with `/`, is of some format, of those that are not left out. */
export function isNamed(path: string, leftOut: readonly string[] = []): boolean {
  if (!anyPattern().test(path)) return false
  return leftOut.length === 0 || formatsNamed(path).some((format) => !leftOut.includes(configNameOf(format)))
}

/** The formats that a file may be of after all choices: one, none, or both that share a suffix. */
export function formatsChosen(path: string, choices: Choices): readonly ListedFormat[] {
  const { dialect, agentFormat, format: forced } = choices
  const named =
    forced === undefined ? formatsNamed(path) : formats.filter((format) => configNameOf(format) === forced)
  const possible = named.filter((format) => (format.dialect ?? dialect) === dialect)
  if (possible.length < 2) return possible
  return possible.filter(({ name }) => agentFormat === undefined || name === agentFormat)
}
