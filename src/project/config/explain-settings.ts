import { formatOf, formatsNamed, isNamed } from '../../formats/names.ts'
import { levelOf } from '../../lint/active-rules.ts'
import type { Format, RuleInfo } from '../../model.ts'
import { loadRules } from './rules.ts'
import type { Chosen, ConfigFile, Decided, FileSettings, Part } from './settings.ts'
import { choice, formatFor, replacedFormats, ruleSetting, settingsOf } from './settings.ts'

/**
 * A setting that holds for a file, and what decided it: an option, `FILE:LINE:COLUMN` of a config file, or
 * what holds without either.
 */
export interface Decision {
  readonly setting: string
  readonly value: string | number
  readonly by: string
}

/**
 * The settings that hold for one file, by its absolute path, its path from the root and its text, and what
 * decided each.
 */
export async function explainSettings(
  file: { readonly absolute: string; readonly path: string; readonly text: string },
  configs: readonly ConfigFile[],
  chosen: Chosen,
): Promise<readonly Decision[]> {
  const parts = configs.flatMap((config) => config.partsFor(file.absolute))
  const settings = settingsOf(file.absolute, configs, chosen)
  const checked = settings.format !== undefined || isNamed(file.path, replacedFormats(configs))
  const format = checked ? await formatOf(file.path, file.text, settings) : undefined
  const decide = (
    key: 'preset' | 'dialect' | 'clients' | 'tools',
    value: string,
    option?: string,
  ): Decision => decision(key, value, option, choice(key, parts))
  const ignored = configs.flatMap((config) => config.ignores(file.absolute) ?? [])[0]
  const own = (await loadRules()).filter(
    ({ id }) =>
      /^(?:file|suppress)\//.test(id) ||
      [...(format?.rules ?? []), ...(format?.repositoryRules ?? [])].some((rule) => rule.id === id),
  )
  return [
    ...(ignored === undefined ? [] : [{ setting: 'ignored', value: ignored.value, by: placeOf(ignored) }]),
    {
      setting: 'format',
      value: format?.name ?? 'none',
      by: whyFormat(file, choice('format', parts) ?? formatFor(file.absolute, configs), chosen, format),
    },
    decide('preset', settings.preset, chosen.preset && '--preset'),
    decide('dialect', settings.dialect, chosen.dialect && '--dialect'),
    decide('clients', settings.clients?.join(', ') ?? 'all agents', chosen.clients && '--client'),
    ...(settings.tools === undefined ? [] : [decide('tools', settings.tools.join(', ') || 'none')]),
    ...own.flatMap((rule) => ruleDecisions(rule, settings, chosen, parts)),
  ]
}

function ruleDecisions(
  rule: RuleInfo,
  settings: FileSettings,
  chosen: Chosen,
  parts: readonly Decided<Part>[],
): readonly Decision[] {
  const { id, mindedBy } = rule
  const severity = decision(
    id,
    levelOf(rule, settings),
    chosen.rules.has(id) && '--rule',
    ruleSetting('severity', id, parts),
    settings.clients === undefined || mindedBy === undefined
      ? `preset ${settings.preset}`
      : `preset ${settings.preset}, clients`,
  )
  const set = settings.options?.get(id)
  const option = (key: 'max' | 'allow', value: string | number): Decision =>
    decision(`${id} ${key}`, value, undefined, ruleSetting(key, id, parts))
  return [
    severity,
    ...(rule.max === undefined ? [] : [option('max', set?.max ?? rule.max)]),
    ...(rule.allow === undefined ? [] : [option('allow', set?.allow?.join(', ') || 'nothing')]),
  ]
}

function decision(
  setting: string,
  value: string | number,
  option: string | false | undefined,
  decided: Decided<unknown> | undefined,
  otherwise = 'default',
): Decision {
  return { setting, value, by: option || (decided === undefined ? otherwise : placeOf(decided)) }
}

function placeOf({ file, place }: Decided<unknown>): string {
  return file.shown(place)
}

function whyFormat(
  { path }: { readonly path: string },
  decided: Decided<string> | undefined,
  { agentFormat }: Chosen,
  format: Format | undefined,
): string {
  if (decided !== undefined) return placeOf(decided)
  const open = format !== undefined && format.dialect === undefined && formatsNamed(path).length > 1
  return !open ? 'its name' : agentFormat === undefined ? 'its content' : '--agent-format'
}
