import type { AgentFormat, Choices, Dialect, Files, Format, NamedFormat, Source } from '../model.ts'
import { agentOrCopilot } from './agent-or-copilot.ts'
import type { ListedFormat } from './index.ts'
import { formats } from './index.ts'

export const dialects: readonly Dialect[] = ['agent-skills', 'skills-plane']

export const agentFormats: readonly AgentFormat[] = ['agent', 'copilot']

function configNameOf({ name, configName }: Pick<NamedFormat, 'name' | 'configName'>): string {
  return configName ?? name
}

/** The names that config files have for formats, each once, in the order of the list. */
export function configNames(): readonly string[] {
  return [...new Set(formats.map(configNameOf))]
}

/** All patterns as one: a search asks about every file of a repository. */
const ANY_PATTERN = new RegExp([...new Set(formats.map(({ pattern }) => pattern.source))].join('|'), 'i')

/** The formats that a file may be of, by its path from the root with `/`. */
export function formatsNamed(path: string): readonly ListedFormat[] {
  return formats.filter(({ pattern }) => pattern.test(path))
}

/**
 * What the path of a folder from the root makes of what lies below it: below folders with the same answer the same
 * names are those of the same formats.
 */
export function placeOf(folder: string, files: Files): string {
  return formats.map((format) => format.placeOf?.(folder, files) ?? '').join(' ')
}

/** The format of which something else in the repository says that a file is one, by the name in config files. */
function formatAround({ path, files }: Place): string | undefined {
  const format = formats.find(({ isNamedAround }) => isNamedAround?.(path, files) === true)
  return format && configNameOf(format)
}

/** The formats that a file may be of after all choices: one, none, or both that share a suffix. */
function formatsChosen(place: Place, choices: Choices): readonly ListedFormat[] {
  const { path } = place
  const { dialect, agentFormat, format } = choices
  const forced = format ?? (ANY_PATTERN.test(path) ? undefined : formatAround(place))
  const named =
    forced === undefined ? formatsNamed(path) : formats.filter((each) => configNameOf(each) === forced)
  const possible = foremost(
    path,
    named.filter((each) => (each.dialect ?? dialect) === dialect),
  )
  if (possible.length < 2) return possible
  return possible.filter(({ name }) => agentFormat === undefined || name === agentFormat)
}

type Place = Pick<Source, 'path' | 'files'>

/** Of formats that share a name, the one at home in the file's folder; elsewhere those that have no home. */
function foremost(path: string, possible: readonly ListedFormat[]): readonly ListedFormat[] {
  if (possible.length < 2) return possible
  const atHome = possible.filter(({ home }) => home?.test(path))
  return atHome.length > 0 ? atHome : possible.filter(({ home }) => home === undefined)
}

/**
 * Whether a file is one to lint, by its name, by what lies around it, or because the settings give it a format. The
 * formats that are left out, by their names in config files, give a file no name.
 */
export function isDocument(
  place: Place,
  { format }: Pick<Choices, 'format'>,
  leftOut: readonly string[] = [],
): boolean {
  if (format !== undefined) return true
  const { path, files } = place
  const isNamed = (each: NamedFormat): boolean =>
    !leftOut.includes(configNameOf(each)) && each.isPlace?.(path, files) !== false
  if (ANY_PATTERN.test(path) && formatsNamed(path).some(isNamed)) return true
  const around = formatAround(place)
  return around !== undefined && !leftOut.includes(around)
}

/**
 * Whether repository-wide rules may need to see a file, by its path from the root with `/`, for the sake of
 * others.
 */
export function isSeenByOthers(place: Place, choices: Choices): boolean {
  return formatsChosen(place, choices).some(({ format }) => format().repositoryRules.length > 0)
}

/** The format of a file, by its path from the root with `/` and its text; undefined when it is of none. */
export function formatOf(source: Source, choices: Choices): Format | undefined {
  const [first, ...others] = formatsChosen(source, choices)
  if (first?.isMeant?.(source) === false) return undefined
  if (others.length === 0) return first?.format()
  const { format: name } = agentOrCopilot(source)
  return [first!, ...others].find((each) => each.name === name)?.format()
}

/** Why a file is taken for one of the formats that share its name; undefined where its name alone decides. */
export function reasonFor(source: Source, choices: Choices): string | undefined {
  return formatsChosen(source, choices).length < 2 ? undefined : agentOrCopilot(source).why
}
