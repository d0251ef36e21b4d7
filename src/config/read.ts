import * as v from 'valibot'
import { nearestOf } from '../fields.ts'
import { parseYaml } from '../frontmatter.ts'
import { listed, quote } from '../message.ts'
import type { Data, Field, Range, Value } from '../types.ts'
import type { Problem } from '../yaml-mistakes.ts'
import { configSchema, keysAt } from './schema.ts'
import type { Config } from './schema.ts'
import { names } from './suppress/suppression.ts'

/** A config file as it was read: what it says and where it says it, or what is wrong with it. */
export interface ReadConfig {
  /** Empty when there are problems. */
  readonly config: Config
  readonly problems: readonly Problem[]
  readonly fields: ReadonlyMap<string, Field>
}

type Key = string | number

/** Reads the text of a config file, YAML or JSON. `ids` are the rules there are. Never throws. */
export function readConfig(text: string, ids: readonly string[]): ReadConfig {
  const { fields, problems } = parseYaml(text)
  if (problems.length > 0) return { config: {}, problems, fields }
  const parsed = v.safeParse(configSchema, plain(fields))
  const mistakes = parsed.success ? unknownRules(fields, ids) : parsed.issues.map((issue) => problemOf(issue, [], fields, text))
  return { config: parsed.success && mistakes.length === 0 ? parsed.output : {}, problems: mistakes, fields }
}

function plain(data: Data): unknown {
  if (data instanceof Map) return Object.fromEntries([...data].map(([key, field]) => [key, plain(field.value)]))
  return Array.isArray(data) ? data.map((item: Value) => plain(item.value)) : data
}

/** Where a key of a config file and its value stand; the nearest place above where they do not. */
export function placeOf(path: readonly Key[], fields: ReadonlyMap<string, Field>): { readonly key: Range; readonly value: Range } {
  let data: Data = fields
  let place: { key: Range; value: Range } = { key: [0, 0], value: [0, 0] }
  for (const key of path) {
    const next: Value | Field | undefined = data instanceof Map ? data.get(String(key)) : Array.isArray(data) ? data[Number(key)] : undefined
    if (next === undefined) return place
    place = { key: 'key' in next ? next.key : next.range, value: next.range }
    data = next.value
  }
  return place
}

const EXPECTED: Readonly<Record<string, string>> = {
  array: 'a list', strict_object: 'a mapping', record: 'a mapping', boolean: 'true or false', string: 'text', number: 'a number',
  integer: 'a whole number', min_value: 'a larger number', min_length: 'text that is not empty', union: 'a list of globs, or `only:` with one',
}

function problemOf(issue: v.BaseIssue<unknown>, above: readonly Key[], fields: ReadonlyMap<string, Field>, text: string): Problem {
  const path = [...above, ...(issue.path ?? []).map(({ key }) => key as Key)]
  // Of a choice between several kinds, the one whose parts were looked at is the one that was meant.
  const inner = issue.issues?.find((other) => other.path !== undefined) ?? issue.issues?.find((other) => other.type === 'picklist')
  if (inner !== undefined) return problemOf(inner, path, fields, text)
  const last = path.at(-1) ?? 'the file'
  const place = placeOf(path, fields)
  const choices = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map(([, choice]) => choice!)
  if (issue.type === 'strict_object' && issue.expected === 'never') return { range: place.key, message: `${quote(String(last))} is no setting here. ${instead(String(last), keysAt(path.slice(0, -1)))}` }
  if (issue.type === 'strict_object' && choices.length === 1) return { range: place.key, message: `\`${last}\` is missing here. Add it.` }
  const written = text.slice(...place.value)
  const name = `\`${path.findLast((key) => typeof key === 'string') ?? last}\``
  const message = written === '' ? `${name} has no value.` : `${quote(written)} is not a value of ${name}.`
  const cure = choices.length > 0 ? instead(written.replace(/["']/g, ''), choices) : `Write ${EXPECTED[issue.type] ?? 'another value'}.`
  return { range: written === '' ? place.key : place.value, message: `${message} ${cure}` }
}

function instead(word: string, choices: readonly string[]): string {
  const nearest = nearestOf(word, choices)
  if (nearest.length > 0) return `Did you mean ${listed(nearest.map((choice) => `\`${choice}\``))}?`
  return choices.length === 0 ? 'Remove it.' : `Use ${listed(choices.map((choice) => `\`${choice}\``))}.`.replace(/ and (?=`[^`]*`\.$)/, ' or ')
}

/** The rules that a config file names and that there are not, at the top and in overrides. */
function unknownRules(fields: ReadonlyMap<string, Field>, ids: readonly string[]): readonly Problem[] {
  const overrides = fields.get('overrides')?.value
  const places = [fields, ...(Array.isArray(overrides) ? overrides.map((item: Value) => item.value) : [])]
  const rules = places.flatMap((place) => (place instanceof Map ? (place.get('rules')?.value ?? []) : [])).flatMap((value) => (value instanceof Map ? [...value] : []))
  return rules.flatMap(([name, { key }]) => {
    if (ids.some((id) => names(name, id))) return []
    const groups = ids.map((id) => `${id.split('/')[0]}/*`)
    const nearest = ids.find((id) => id.endsWith(`/${name}`)) ?? nearestOf(name, name.endsWith('/*') ? [...new Set(groups)] : ids)[0]
    return { range: key, message: `${quote(name)} is not a rule. ${nearest === undefined ? 'See `passmuster --list-rules`.' : `Did you mean \`${nearest}\`?`}` }
  })
}
