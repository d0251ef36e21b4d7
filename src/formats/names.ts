import type { AgentFormat, Dialect, Files, Format } from '../model.ts'
import { memoizeLast } from '../syntax/memoize-last.ts'
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

function configNameOf({ name, configName }: Pick<ListedFormat, 'name' | 'configName'>): string {
  return configName ?? name
}

/** The names that config files have for formats, each once, in the order of the list. */
export function configNames(): readonly string[] {
  return [...new Set(formats.map(configNameOf))]
}

/** All patterns as one: a search asks about every file of a repository. */
const ANY_PATTERN = new RegExp(formats.map(({ pattern }) => pattern.source).join('|'), 'i')

/** The formats that a file, about which one asks several times in a row, may be of, by its path from the root with `/`. */
export const formatsNamed = memoizeLast((path: string): readonly ListedFormat[] =>
  formats.filter(({ pattern }) => pattern.test(path)),
)

/**
 * Whether a file, by its path from the root with `/`, is of some format, of those that are not left out. Some
 * formats have to know what lies around the file; without `files` its name decides.
 */
export function isNamed(path: string, leftOut: readonly string[] = [], files?: () => Files): boolean {
  if (!ANY_PATTERN.test(path)) return false
  return formatsNamed(path).some(
    (format) =>
      !leftOut.includes(configNameOf(format)) &&
      (files === undefined || format.isPlace === undefined || format.isPlace(path, files())),
  )
}

/** The format of which something else in the repository says that a file is one, by the name in config files. */
export function formatAround(path: string, files: () => Files): string | undefined {
  const format = formats.find(({ isNamedAround }) => isNamedAround?.(path, files()) === true)
  return format && configNameOf(format)
}

/** The formats that a file may be of after all choices: one, none, or both that share a suffix. */
function formatsChosen(path: string, choices: Choices): readonly ListedFormat[] {
  const { dialect, agentFormat, format: forced } = choices
  const named =
    forced === undefined ? formatsNamed(path) : formats.filter((format) => configNameOf(format) === forced)
  const possible = foremost(
    path,
    named.filter((format) => (format.dialect ?? dialect) === dialect),
  )
  if (possible.length < 2) return possible
  return possible.filter(({ name }) => agentFormat === undefined || name === agentFormat)
}

/** Of formats that share a name, the one at home in the file's folder; elsewhere those that have no home. */
function foremost(path: string, possible: readonly ListedFormat[]): readonly ListedFormat[] {
  if (possible.length < 2) return possible
  const atHome = possible.filter(({ home }) => home?.test(path))
  return atHome.length > 0 ? atHome : possible.filter(({ home }) => home === undefined)
}

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
