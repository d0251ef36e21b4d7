import * as v from 'valibot'
import { LONGEST_GLOB, parseGlob } from '../../files/glob.ts'
import { repeatsOf } from '../../formats/by-key.ts'
import { names, nearestRule, replacementOf } from '../../lint/suppressions/rule-names.ts'
import type { Data, Field, Range, RuleInfo, Value } from '../../model.ts'
import { isList, isMapping } from '../../syntax/fields.ts'
import { readYaml } from '../../syntax/yaml.ts'
import type { Problem } from '../../syntax/yaml-errors.ts'
import { likelyMeant, MOST_COMPARED } from '../../wording/near-names.ts'
import { isBelowRoot, plainPath } from '../../wording/paths.ts'
import { quote } from '../../wording/quote.ts'
import { count, either } from '../../wording/wording.ts'
import { plainText, readGlob, withoutMistakes } from './globs.ts'
import type { Config } from './schema.ts'
import { configSchema, keysAt } from './schema.ts'

/** A config file as it was read: what it says and where it says it, or what is wrong with it. */
interface ReadConfig {
  readonly config: Config
  readonly problems: readonly Problem[]
  /** The rules that it names and that were removed: they change nothing. */
  readonly notices: readonly Problem[]
  readonly fields: ReadonlyMap<string, Field>
}

type Key = string | number

/** Reads the text of a config file, YAML or JSON. `rules` are all there are. Never throws. */
export function readConfig(text: string, rules: readonly RuleInfo[]): ReadConfig {
  const { fields, problems } = readYaml(text)
  if (problems.length > 0) return nothingRead(problems, fields)
  if (countValues(fields) > MOST_VALUES) {
    const message = `The file has more than ${count(MOST_VALUES)} values with its aliases written out. Remove some.`
    return nothingRead([{ range: [0, 0], message }], fields)
  }
  const parsed = v.safeParse(configSchema, plain(fields))
  const issues = (parsed.issues ?? []).map((issue) => problemOf(issue, [], { fields, text, rules }))
  const mistakes = [
    ...withoutRepeats(issues),
    ...wrongGlobs(fields),
    ...wrongPaths(fields),
    ...wrongRules(fields, rules),
  ].toSorted((a, b) => a.range[0] - b.range[0])
  return {
    config: parsed.success && mistakes.length === 0 ? parsed.output : {},
    problems: mistakes,
    notices: replacedRules(fields),
    fields,
  }
}

/** A config file that sets nothing, because of what is wrong with it. */
export function nothingRead(
  problems: readonly Problem[],
  fields: ReadConfig['fields'] = new Map(),
): ReadConfig {
  return { config: {}, problems, notices: [], fields }
}

/** Aliases of aliases make a few lines as long as one likes. */
const MOST_VALUES = 20_000

/** How many values there are with the aliases written out; no more than `MOST_VALUES + 1` are counted. */
function countValues(data: Data, before = 0): number {
  const values: readonly Value[] = data instanceof Map ? [...data.values()] : Array.isArray(data) ? data : []
  return values.reduce(
    (counted, { value }) => (counted > MOST_VALUES ? counted : countValues(value, counted + 1)),
    before,
  )
}

function plain(data: Data): unknown {
  if (data instanceof Map)
    return Object.fromEntries([...data].map(([key, field]) => [key, plain(field.value)]))
  return Array.isArray(data) ? data.map((item: Value) => plain(item.value)) : data
}

/** Mistakes, each once: a list in place of a mapping is one, however many items it has. */
export function withoutRepeats<Mistake extends Problem>(problems: readonly Mistake[]): readonly Mistake[] {
  return [...new Map(problems.map((problem) => [`${problem.range} ${problem.message}`, problem])).values()]
}

/** The ranges of a key and its value; those of the nearest key above if the file does not have it. */
export function locationOf(
  path: readonly Key[],
  fields: ReadonlyMap<string, Field>,
): { readonly key: Range; readonly value: Range } {
  let data: Data = fields
  let place: { key: Range; value: Range } = { key: [0, 0], value: [0, 0] }
  for (const key of path) {
    const next = under(data, key)
    if (next === undefined) return place
    place = { key: 'key' in next ? next.key : next.range, value: next.range }
    data = next.value
  }
  return place
}

function under(data: Data | undefined, key: Key): Value | Field | undefined {
  if (data instanceof Map) return data.get(String(key))
  return Array.isArray(data) ? data[Number(key)] : undefined
}

const EXPECTED: Readonly<Record<string, string>> = {
  array: 'a list',
  strict_object: 'a mapping',
  record: 'a mapping',
  boolean: 'true or false',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  min_length: 'text that is not empty',
  non_empty: 'at least one',
  max_length: `text of at most ${count(LONGEST_GLOB)} characters`,
  union: 'a list of globs, or `only:` with one',
}

function problemOf(issue: v.BaseIssue<unknown>, above: readonly Key[], file: Written): Problem {
  const { fields, text } = file
  const path = [...above, ...(issue.path ?? []).map(({ key }) => key as Key)]
  // Of a choice between several kinds, the one whose parts were looked at is the one that was meant.
  const inner =
    issue.issues?.find((other) => other.path !== undefined) ??
    issue.issues?.find((other) => other.type === 'picklist')
  if (inner !== undefined) return problemOf(inner, path, file)
  const list = listIn(path, fields)
  if (list !== undefined) return list
  const last = path.at(-1) ?? 'the file'
  const place = locationOf(path, fields)
  const choices = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].map(([, choice]) => choice!)
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return {
      range: place.key,
      message: `${quote(String(last))} is not a known setting. ${instead(String(last), keysFor(path.slice(0, -1), file))}`,
    }
  if (issue.type === 'strict_object' && choices.length === 1)
    return { range: place.key, message: `\`${last}\` is missing. Add it.` }
  const written = text.slice(...place.value)
  const other = listWanted(issue, path, file) ?? limitMeant(path, file)
  if (other !== undefined) return other
  const name = `\`${path.findLast((key) => typeof key === 'string') ?? last}\``
  const message = written === '' ? `${name} has no value.` : `${quote(written)} is not a value of ${name}.`
  const advice =
    choices.length > 0
      ? instead(written.replace(/["']/g, ''), choices)
      : issue.type === 'min_value'
        ? `Write ${issue.requirement} or more.`
        : `Write ${EXPECTED[issue.type] ?? 'another value'}.`
  return { range: written === '' ? place.key : place.value, message: `${message} ${advice}` }
}

/** A config file, and the rules that it may name. */
interface Written {
  readonly fields: ReadonlyMap<string, Field>
  readonly text: string
  readonly rules: readonly RuleInfo[]
}

/** The keys that a mapping may have: of the options of a rule those that it has. */
function keysFor(path: readonly Key[], { rules }: Written): readonly string[] {
  const name = String(path.at(-1))
  const named = rules.filter(({ id }) => names(name, id))
  const isOther = (key: string): boolean =>
    (key === 'max' || key === 'allow') && named.every((rule) => rule[key] === undefined)
  return keysAt(path).filter((key) => path.at(-2) !== 'rules' || named.length === 0 || !isOther(key))
}

/** What to say of one value in place of a list, or of a list in place of a list of lists. */
function listWanted(
  { type, input }: v.BaseIssue<unknown>,
  path: readonly Key[],
  { fields, text }: Written,
): Problem | undefined {
  const isIn = path[0] === 'mirrors' && path.length === 2
  if (type !== 'array' || input === null || typeof input === 'object') return undefined
  const { value: range } = locationOf(isIn ? ['mirrors'] : path, fields)
  const written = text.slice(...range)
  if (isIn)
    return {
      range,
      message: '`mirrors` is a list of groups. Write `mirrors: [[.claude/skills, .agents/skills]]`.',
    }
  const key = path.at(-1)
  return { range, message: `\`${key}\` must be a list. Write ${quote(`${key}: [${written}]`)}.` }
}

/** What to say of a number in place of a severity, where the rule has a limit. */
function limitMeant(path: readonly Key[], { fields, text, rules }: Written): Problem | undefined {
  const { value: range } = locationOf(path, fields)
  const written = text.slice(...range)
  if (path.at(-2) !== 'rules' || !/^\d+$/.test(written)) return undefined
  if (rules.every(({ id, max }) => max === undefined || !names(String(path.at(-1)), id))) return undefined
  return { range, message: `\`${written}\` is not a severity. For the limit, write \`{ max: ${written} }\`.` }
}

/** A list in place of a mapping: the path looks its items up by names. */
function listIn(path: readonly Key[], fields: ReadonlyMap<string, Field>): Problem | undefined {
  let data: Data | undefined = fields
  for (const [index, key] of path.entries()) {
    if (Array.isArray(data) && typeof key === 'string') {
      const name = path.slice(0, index).findLast((above) => typeof above === 'string')
      return {
        range: locationOf(path.slice(0, index), fields).key,
        message: `${typeof path[index - 1] === 'number' ? 'An item of ' : ''}\`${name}\` is a list, not a mapping. Write \`key: value\` lines, without \`- \`.`,
      }
    }
    data = under(data, key)?.value
  }
  return undefined
}

function instead(word: string, choices: readonly string[]): string {
  const meant = likelyMeant(word, choices)
  if (meant.length > 0) return `Did you mean ${either(meant.map((choice) => `\`${choice}\``))}?`
  return choices.length === 0 ? 'Remove it.' : `Use ${either(choices.map((choice) => `\`${choice}\``))}.`
}

/**
 * The most globs of one config file, and their total length in characters with the alternatives of braces written out.
 * A large repository has a few hundred. A path takes at most about one step for each of its characters times each of
 * theirs: with these limits about a second for the longest path of Linux, 4,096 bytes, and 20 ms for a usual one.
 */
const MOST_GLOBS = 1000
const LONGEST_GLOBS = 20_000

function wrongGlobs(fields: ReadonlyMap<string, Field>): readonly Problem[] {
  const globsOf = (data: Data | undefined): readonly Value[] =>
    isList(data)
      ? data.filter(({ value }) => isGlob(value))
      : data instanceof Map
        ? [...data.values()].flatMap(({ value }) => globsOf(value))
        : []
  const required = itemsOf('require', fields)
  const valuesOf = (key: string, items: readonly ReadonlyMap<string, Field>[] = required) =>
    items.map((each) => each.get(key)?.value)
  const paths = [
    ...valuesOf('ignore', [fields]),
    ...valuesOf('files', [fields, ...itemsOf('overrides', fields), ...required]),
    ...valuesOf('forbid'),
  ].flatMap(globsOf)
  const allowed = rulesIn(fields).map(([, { value }]) => optionOf(value, 'allow')?.value)
  const others = [...allowed, ...valuesOf('beside')].flatMap(globsOf)
  const matches = valuesOf('match')
    .flatMap((data) => (isMapping(data) ? [...data.values()] : []))
    .filter(({ value }) => isGlob(value))
  const globs = [...paths, ...others, ...matches]
  const limits = `${count(MOST_GLOBS)} globs, or ${count(LONGEST_GLOBS)} characters of them`
  const tooMany = { message: `The file has more than ${limits}. Name folders instead of files.` }
  const isTooLong = (lengths: readonly number[]): boolean =>
    lengths.reduce((sum, length) => sum + length, 0) > LONGEST_GLOBS
  if (globs.length > MOST_GLOBS || isTooLong(globs.map(({ value }) => String(value).length)))
    return [{ range: globs[0]!.range, ...tooMany }]
  const read = [
    ...paths.map(({ value }) => readGlob(String(value))),
    ...others.map(({ value }) => parseGlob(String(value))),
    ...matches.map(({ value }) => parseGlob(plainText(String(value)))),
  ]
  if (isTooLong(withoutMistakes(read).map(({ length }) => length)))
    return [{ range: globs[0]!.range, ...tooMany }]
  return globs.flatMap(({ value, range }, index) => {
    const glob = read[index]!
    return 'mistake' in glob ? { range, message: `${quote(String(value))} ${glob.mistake}.` } : []
  })
}

/** Each copy is compared with all others. */
const MOST_MIRRORS = 10

/** Pages and folders that are not below the folder of the config file, and lists of folders that are too short, too long or overlap. */
function wrongPaths(fields: ReadonlyMap<string, Field>): readonly Problem[] {
  const mirrors = fields.get('mirrors')?.value
  const groups = isList(mirrors) ? mirrors.filter(({ value }) => isList(value)) : []
  const folders = groups.flatMap(({ value }) => value as readonly Value[])
  const pages = itemsOf('require', fields).flatMap((each) => each.get('listedIn') ?? [])
  const outside = [...folders, ...pages].flatMap(({ value, range }) =>
    typeof value !== 'string' || isBelowRoot(plainPath(value))
      ? []
      : { range, message: `${quote(value)} is no path below the config file’s folder. Name one there.` },
  )
  const again = repeatsOf(folders, ({ value }) => plainPath(String(value))).map(
    ({ item: { value, range } }) => ({
      range,
      message: `${quote(plainPath(String(value)))} is named twice in \`mirrors\`. Name it in one list.`,
    }),
  )
  const sizes = groups.flatMap(({ value, range }) =>
    isList(value) && value.length > 1 && value.length <= MOST_MIRRORS
      ? []
      : { range, message: `A list of \`mirrors\` names two to ${MOST_MIRRORS} folders. Change it to that.` },
  )
  return [...outside, ...again, ...sizes, ...groups.flatMap(nestedIn)]
}

/** The folders of a group that lie in another one of it. */
function nestedIn({ value: group }: Value): readonly Problem[] {
  const paths = isList(group) ? group.slice(0, MOST_MIRRORS) : []
  return paths.flatMap(({ value, range }) => {
    const own = plainPath(String(value))
    const around = paths
      .map((each) => plainPath(String(each.value)))
      .find((path) => own.startsWith(`${path}/`))
    if (around === undefined) return []
    const message = `${quote(own)} is inside ${quote(around)}, so they cannot be equal. Name folders apart from each other.`
    return { range, message }
  })
}

/** Whether a value may be a glob: the schema says what the others should be. */
function isGlob(value: Data): boolean {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_GLOB
}

function optionOf(value: Data, option: 'max' | 'allow'): Field | undefined {
  return value instanceof Map ? value.get(option) : undefined
}

function wrongRules(fields: ReadonlyMap<string, Field>, rules: readonly RuleInfo[]): readonly Problem[] {
  const ids = rules.map(({ id }) => id)
  let compared = 0
  return rulesIn(fields).flatMap(([name, { key, value }]) => {
    if (replacementOf(name) !== undefined) return []
    const named = rules.filter(({ id }) => names(name, id))
    if (named.length === 0)
      return {
        range: key,
        message: `${quote(name)} is not a rule. ${insteadOfRule(name, compared++ < MOST_COMPARED ? ids : [])}`,
      }
    return (['max', 'allow'] as const).flatMap((option) => {
      const written = optionOf(value, option)
      return written === undefined || named.some((rule) => rule[option] !== undefined)
        ? []
        : { range: written.key, message: `\`${name}\` has no option \`${option}\`. Remove it.` }
    })
  })
}

function replacedRules(fields: ReadonlyMap<string, Field>): readonly Problem[] {
  return rulesIn(fields).flatMap(([name, { key }]) => {
    const message = replacementOf(name)
    return message === undefined ? [] : { range: key, message: `${message} Remove this line.` }
  })
}

function itemsOf(key: 'overrides' | 'require', fields: ReadonlyMap<string, Field>) {
  const list = fields.get(key)?.value
  return isList(list) ? list.map(({ value }) => value).filter(isMapping) : []
}

function rulesIn(fields: ReadonlyMap<string, Field>): readonly (readonly [string, Field])[] {
  return [fields, ...itemsOf('overrides', fields)]
    .map((place) => place.get('rules')?.value)
    .flatMap((value) => (isMapping(value) ? [...value] : []))
}

function insteadOfRule(name: string, ids: readonly string[]): string {
  const nearest = nearestRule(name, ids)
  return nearest === undefined ? 'See `passmuster --list-rules`.' : `Did you mean \`${nearest}\`?`
}
