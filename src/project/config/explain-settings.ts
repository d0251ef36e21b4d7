import type { Found } from '../../files/found-path.ts'
import { absoluteOf } from '../../files/found-path.ts'
import { formatOf, formatsNamed, isDocument } from '../../formats/names.ts'
import { rules } from '../../formats/rules.ts'
import { levelOf } from '../../lint/active-rules.ts'
import type { FileSettings, Format, RuleInfo, Source } from '../../model.ts'
import type { ConfigFile, Decided, Part } from './opened.ts'
import type { Chosen } from './settings.ts'
import { choice, formatFor, replacedFormats, ruleSetting, settingsOf } from './settings.ts'

/** A setting, and what decided it: an option, `FILE:LINE:COLUMN` of a config file, or a default. */
interface Decision {
  readonly setting: string
  readonly value: string | number
  readonly by: string
}

/** The settings that hold for one file, and what decided each. */
export function explainSettings(
  file: { readonly found: Found; readonly source: Source },
  configs: readonly ConfigFile[],
  chosen: Chosen,
): readonly Decision[] {
  const absolute = absoluteOf(file.found)
  const parts = configs.flatMap((config) => config.partsFor(absolute))
  const settings = settingsOf(file.found, configs, chosen)
  const checked = isDocument(file.source, settings, replacedFormats(configs))
  const format = checked ? formatOf(file.source, settings) : undefined
  const decide = (
    key: 'preset' | 'dialect' | 'clients' | 'contextWindow' | 'tools',
    value: string | number | undefined,
    option?: string,
  ): readonly Decision[] =>
    value === undefined ? [] : [{ setting: key, value, by: decidedBy(option, choice(key, parts)) }]
  const ignored = configs.flatMap((config) => config.ignores(absolute) ?? []).slice(0, 1)
  const own = rules.filter(
    ({ id }) =>
      /^(?:config|file|suppress)\//.test(id) ||
      [...(format?.rules ?? []), ...(format?.repositoryRules ?? [])].some((rule) => rule.id === id),
  )
  return [
    ...ignored.map((each) => ({ setting: 'ignored', value: each.value, by: decidedBy(false, each) })),
    {
      setting: 'format',
      value: format?.name ?? 'none',
      by: whyFormat(file.source, choice('format', parts) ?? formatFor(absolute, configs), chosen, format),
    },
    ...decide('preset', settings.preset, chosen.preset && '--preset'),
    ...decide('dialect', settings.dialect, chosen.dialect && '--dialect'),
    ...decide('clients', settings.clients?.join(', ') ?? 'all agents', chosen.clients && '--client'),
    ...decide('contextWindow', settings.contextWindow, chosen.contextWindow ? '--context-window' : undefined),
    ...decide('tools', settings.tools && (settings.tools.join(', ') || 'none')),
    ...configs.flatMap((config) => demandDecisions(config, absolute)),
    ...own.flatMap((rule) => ruleDecisions(rule, settings, chosen, parts)),
  ]
}

/** What a config file requires of a file, a line for each part of a requirement. */
function demandDecisions(config: ConfigFile, absolute: string): readonly Decision[] {
  const { require = [], mirrors = [] } = config.config
  const decision = (setting: string, value: unknown, ...place: readonly (string | number)[]): Decision => ({
    setting,
    value: typeof value === 'object' ? JSON.stringify(value) : String(value),
    by: config.shown(place),
  })
  return [
    ...config
      .requirementsFor(absolute)
      .flatMap((index) =>
        Object.entries(require[index]!).flatMap(([key, value]) =>
          key === 'files' ? [] : decision(`require ${key}`, value, 'require', index, key),
        ),
      ),
    ...mirrors.map((folders, index) => decision('mirrors', folders, 'mirrors', index)),
  ]
}

function ruleDecisions(
  rule: RuleInfo,
  settings: FileSettings,
  chosen: Chosen,
  parts: readonly Decided<Part>[],
): readonly Decision[] {
  const { id, mindedBy } = rule
  const byClients = settings.clients === undefined || mindedBy === undefined ? '' : ', clients'
  const by = decidedBy(
    chosen.rules.has(id) && '--rule',
    ruleSetting('severity', id, parts),
    `preset ${settings.preset}${byClients}`,
  )
  const set = settings.options?.get(id)
  const option = (key: 'max' | 'allow', value: string | number): Decision => ({
    setting: `${id} ${key}`,
    value,
    by: decidedBy(undefined, ruleSetting(key, id, parts)),
  })
  return [
    { setting: id, value: levelOf(rule, settings), by },
    ...(rule.max === undefined ? [] : [option('max', set?.max ?? rule.max)]),
    ...(rule.allow === undefined ? [] : [option('allow', set?.allow?.join(', ') || 'nothing')]),
  ]
}

function decidedBy(
  option: string | false | undefined,
  decided: Decided<unknown> | undefined,
  otherwise = 'default',
): string {
  return option || (decided?.file.shown(decided.place) ?? otherwise)
}

function whyFormat(
  { path }: { readonly path: string },
  decided: Decided<string> | undefined,
  { agentFormat }: Chosen,
  format: Format | undefined,
): string {
  const open = format !== undefined && format.dialect === undefined && formatsNamed(path).length > 1
  const otherwise = !open ? 'its name' : agentFormat === undefined ? 'its content' : '--agent-format'
  return decidedBy(undefined, decided, otherwise)
}
