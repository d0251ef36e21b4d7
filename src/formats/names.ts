/** The two ways to read SKILL.md. */
export const dialects = ['agent-skills', 'skills-plane'] as const

export type Dialect = (typeof dialects)[number]

/** The two formats that share the suffix `.agent.md`. */
export const agentFormats = ['agent', 'copilot'] as const

export type AgentFormat = (typeof agentFormats)[number]

export type FormatName = 'skill' | 'plane' | 'agent3md' | AgentFormat

// The globs of the formats, by hand: to compile them takes longer than to check a skill.
const NAMES: Readonly<Record<FormatName, RegExp>> = {
  skill: /(?:^|\/)SKILL\.md$/i,
  plane: /(?:^|\/)SKILL\.md$/i,
  agent3md: /\.3md$/i,
  agent: /\.agent\.md$/i,
  copilot: /\.agent\.md$|\.chatmode\.md$|(?:^|\/)\.github\/agents\/(?!readme\.md$)[^/]*\.md$/i,
}

/** The dialect that has to be chosen for a format; the others need no choice. */
const DIALECTS: Readonly<Partial<Record<FormatName, Dialect>>> = {
  skill: 'agent-skills',
  plane: 'skills-plane',
}

const formatNames = Object.keys(NAMES) as readonly FormatName[]

/**
 * What a person may choose where a file's name leaves its format open; without `agentFormat` the file's
 * content decides.
 */
export interface Choices {
  readonly dialect: Dialect
  readonly agentFormat: AgentFormat | undefined
  /** The format that the settings give the file, whatever its name. */
  readonly format?: string | undefined
}

/** The formats that a file may be of, by its path from the root with `/`. */
export function formatsNamed(path: string): readonly FormatName[] {
  return formatNames.filter((name) => NAMES[name].test(path))
}

/** Whether a file, by its path from the root with `/`, is of some format, of those that are not left out. */
export function isNamed(path: string, leftOut: readonly string[] = []): boolean {
  // All these names end so, and few others.
  return (
    path.slice(-2).toLowerCase() === 'md' &&
    formatNames.some((name) => NAMES[name].test(path) && !leftOut.includes(name))
  )
}

/** The formats that a file may be of after all choices: one, none, or both that share a suffix. */
export function formatsChosen(
  path: string,
  { dialect, agentFormat, format: forced }: Choices,
): readonly FormatName[] {
  const named =
    forced === undefined
      ? formatsNamed(path)
      : formatNames.filter((name) => name === forced || (forced === 'skill' && name === 'plane'))
  const possible = named.filter((name) => (DIALECTS[name] ?? dialect) === dialect)
  return possible.length < 2
    ? possible
    : possible.filter((name) => agentFormat === undefined || name === agentFormat)
}
