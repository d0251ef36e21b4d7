import { relative } from 'node:path'
import micromatch from 'micromatch'
import { isInside, slashed } from '../find.ts'
import type { AgentFormat } from '../formats/agent-or-copilot.ts'
import type { Choices, Dialect } from '../formats/index.ts'
import type { Settings } from '../lint.ts'
import type { Level, Preset } from '../types.ts'
import type { Config } from './schema.ts'
import { names } from './suppress/suppression.ts'

/** A config file, ready to be asked about absolute paths below its folder. */
export interface ConfigFile {
  readonly path: string
  readonly config: Config
  ignores(path: string): boolean
  /** The overrides for a file, in the order of the config file. */
  overridesFor(path: string): readonly Part[]
  /** The format that the config file gives a file by its name. */
  formatFor(path: string): string | undefined
}

/** What the command line says; it wins over every config file. */
export interface Chosen {
  readonly preset: Preset | undefined
  readonly dialect: Dialect | undefined
  readonly agentFormat: AgentFormat | undefined
  readonly rules: ReadonlyMap<string, Level>
}

export type FileSettings = Settings & Choices

type Part = NonNullable<Config['overrides']>[number]
type Rules = NonNullable<Config['rules']>

/** Compiles the globs of a config file; they start at `folder`. */
export function configFile(path: string, folder: string, config: Config): ConfigFile {
  const ignores = matcher(folder, config.ignore ?? [])
  const overrides = (config.overrides ?? []).map((part) => ({ part, matches: matcher(folder, part.files) }))
  const files = Object.entries(config.files ?? {}).map(([format, globs]) => ({ format, matches: matcher(folder, Array.isArray(globs) ? globs : (globs?.only ?? [])) }))
  return {
    path, config, ignores,
    overridesFor: (file) => overrides.filter(({ matches }) => matches(file)).map(({ part }) => part),
    formatFor: (file) => files.find(({ matches }) => matches(file))?.format,
  }
}

/** A glob without a slash is for names at any depth, and what matches a folder matches all that lies in it, as in .gitignore. */
function matcher(folder: string, globs: readonly string[]): (path: string) => boolean {
  const matchers = globs.flatMap((glob) => {
    const bare = glob.replace(/^\.?\//, '').replace(/\/$/, '')
    const rooted = bare.includes('/') || glob.startsWith('/') ? bare : `**/${bare}`
    return [rooted, `${rooted}/**`].map((each) => micromatch.matcher(each, { dot: true }))
  })
  return (path) => matchers.length > 0 && isInside(path, folder) && matchers.some((matches) => matches(slashed(relative(folder, path)).replace(/[\n\r\u2028\u2029]/g, ' ')))
}

/**
 * The settings of one file, by its absolute path: those of the command line, else of the nearest config file, where an override wins
 * over the rest of it and a later one over an earlier one, else the defaults. `configs` has the nearest last; `ids` are the rules there are.
 */
export function settingsOf(path: string, configs: readonly ConfigFile[], chosen: Chosen, ids: readonly string[]): FileSettings {
  const parts: readonly Partial<Part>[] = configs.flatMap((file) => [{ ...file.config, files: [] }, ...file.overridesFor(path)])
  const last = <Key extends 'preset' | 'dialect' | 'format'>(key: Key): Part[Key] | undefined => parts.findLast((part) => part[key] !== undefined)?.[key]
  const rules = new Map<string, Level>()
  const limits = new Map<string, number>()
  for (const part of parts) setRules(part.rules ?? {}, ids, rules, limits)
  for (const [id, level] of chosen.rules) rules.set(id, level)
  return {
    preset: chosen.preset ?? last('preset') ?? 'recommended',
    dialect: chosen.dialect ?? last('dialect') ?? 'agent-skills',
    agentFormat: chosen.agentFormat,
    format: last('format') ?? formatFor(path, configs),
    rules, limits,
  }
}

/** The format that config files give a file by its name, the nearest first. */
export function formatFor(path: string, configs: readonly ConfigFile[]): string | undefined {
  for (const file of configs.toReversed()) {
    const format = file.formatFor(path)
    if (format !== undefined) return format
  }
  return undefined
}

/** The formats whose own globs a config file replaces. */
export function replacedFormats(configs: readonly ConfigFile[]): readonly string[] {
  return configs.flatMap(({ config }) => Object.entries(config.files ?? {}).filter(([, globs]) => globs !== undefined && !Array.isArray(globs)))
    .flatMap(([format]) => (format === 'skill' ? ['skill', 'plane'] : format))
}

function setRules(written: Rules, ids: readonly string[], rules: Map<string, Level>, limits: Map<string, number>): void {
  for (const [name, setting] of Object.entries(written)) {
    const { severity, max } = typeof setting === 'string' ? { severity: setting, max: undefined } : setting
    for (const id of ids.filter((each) => names(name, each))) {
      if (severity !== undefined) rules.set(id, severity)
      if (max !== undefined) limits.set(id, max)
    }
  }
}
