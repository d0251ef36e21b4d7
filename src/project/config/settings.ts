import type { Found } from '../../files/found-path.ts'
import { absoluteOf } from '../../files/found-path.ts'
import { rules as allRules } from '../../formats/rules.ts'
import { names } from '../../lint/suppressions/rule-names.ts'
import type { AgentFormat, Dialect, FileSettings, Level, Preset, RuleOptions } from '../../model.ts'
import { demandsOn } from './demands.ts'
import type { ConfigFile, Decided, Part } from './opened.ts'

/** What the command line says; it wins over every config file. */
export interface Chosen {
  readonly preset?: Preset | undefined
  readonly dialect?: Dialect | undefined
  readonly agentFormat?: AgentFormat | undefined
  readonly rules: ReadonlyMap<string, Level>
  /** The ids of clients; undefined for those of the config files. */
  readonly clients?: readonly string[] | undefined
  /** In tokens; undefined for that of the config files. */
  readonly contextWindow?: number | undefined
}

/**
 * The settings of one file: those of the command line, else of the nearest config file,
 * where an override wins over the rest of it and a later one over an earlier one, else the defaults. `configs`
 * has the nearest last.
 */
export function settingsOf(found: Found, configs: readonly ConfigFile[], chosen: Chosen): FileSettings {
  const path = absoluteOf(found)
  const parts = configs.flatMap((file) => file.partsFor(path))
  const rules = new Map<string, Level>()
  const options = new Map<string, RuleOptions>()
  for (const { value, file } of parts)
    file.spend(allRules.length * (1 + Object.keys(value.rules ?? {}).length))
  for (const { id } of configs.length === 0 ? [] : allRules) {
    const severity = ruleSetting('severity', id, parts)?.value
    if (severity !== undefined) rules.set(id, severity)
    const max = ruleSetting('max', id, parts)?.value
    const allow = ruleSetting('allow', id, parts)
    if (max === undefined && allow === undefined) continue
    options.set(id, { max, allow: allow?.value, allows: allow?.file.matching(allow.value) })
  }
  return {
    preset: chosen.preset ?? choice('preset', parts)?.value ?? 'recommended',
    dialect: chosen.dialect ?? choice('dialect', parts)?.value ?? 'agent-skills',
    agentFormat: chosen.agentFormat,
    format: choice('format', parts)?.value ?? formatFor(path, configs)?.value,
    tools: choice('tools', parts)?.value,
    rules: new Map([...rules, ...chosen.rules]),
    options,
    clients: chosen.clients ?? choice('clients', parts)?.value,
    contextWindow: chosen.contextWindow ?? choice('contextWindow', parts)?.value,
    demands: configs.length === 0 ? undefined : demandsOn(found, configs),
  }
}

/** What decides a setting of a file, of its `parts`: the last one wins. */
export function choice<Key extends keyof Omit<Part, 'rules'>>(
  key: Key,
  parts: readonly Decided<Part>[],
): Decided<NonNullable<Part[Key]>> | undefined {
  const part = parts.findLast(({ value }) => value[key] !== undefined)
  return part && { ...part, value: part.value[key]!, place: [...part.place, key] }
}

/** What decides a setting of a rule: the last line of the last part that names the rule. */
export function ruleSetting<Key extends keyof RuleSettings>(
  key: Key,
  id: string,
  parts: readonly Decided<Part>[],
): Decided<NonNullable<RuleSettings[Key]>> | undefined {
  for (const { value: part, file, place } of parts.toReversed()) {
    for (const [name, written] of Object.entries(part.rules ?? {}).toReversed()) {
      const settings: RuleSettings = typeof written === 'string' ? { severity: written } : written
      const value = settings[key]
      if (value == null || !names(name, id)) continue
      const inRule = typeof written === 'string' ? [name] : [name, key]
      return { value, file, place: [...place, 'rules', ...inRule] }
    }
  }
  return undefined
}

interface RuleSettings extends Pick<RuleOptions, 'max' | 'allow'> {
  readonly severity?: Level | undefined
}

/** The format that config files give a file by its name, the nearest first. */
export function formatFor(path: string, configs: readonly ConfigFile[]): Decided<string> | undefined {
  return configs.map((file) => file.formatFor(path)).findLast((format) => format !== undefined)
}

/** The formats whose own globs a config file replaces, by the names that config files have for them. */
export function replacedFormats(configs: readonly ConfigFile[]): readonly string[] {
  return configs.flatMap(({ config: { files = {} } }) =>
    Object.keys(files).filter((format) => files[format] !== undefined && !Array.isArray(files[format])),
  )
}
