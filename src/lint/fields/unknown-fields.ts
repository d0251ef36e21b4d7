import type { CheckOptions, Details, Field, Report } from '../../model.ts'
import { isBlank, isMapping, withinQuotes } from '../../syntax/fields.ts'
import { revealing, safely, suggest } from '../../wording/fixes.ts'
import { keptFor } from '../../wording/kept-for.ts'
import { hasLettersOf, isPlural, sameAs, withinTwoEdits } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import { either } from '../../wording/wording.ts'
import type { FieldTable } from './table.ts'

type Fields = ReadonlyMap<string, Field>

/** In shorter names another letter makes another word. */
const SHORTEST_MISSPELT = 6

const MOST_LISTED = 5

/** A field that is not known, and the known ones that may be meant by it; none where it resembles none. */
interface UnknownField {
  readonly key: string
  readonly field: Field
  readonly meant: readonly string[]
  readonly safe: boolean
}

/** What clients do without a field: who misspells it with this value loses nothing. */
const DEFAULTS: Readonly<Record<string, boolean>> = {
  'user-invocable': true,
  'disable-model-invocation': false,
}

/** Reports each field that a reader would take for one of a table. */
export function reportMisspelt(fields: Fields, table: FieldTable, report: Report): void {
  for (const { key, field, meant, safe } of unknownFields(fields, table)) {
    const [name, ...others] = meant
    if (name === undefined) continue
    // A mapping under a name that is near one for data of people’s own is that of a program.
    if (isMapping(field.value) && !Object.hasOwn(table.rows, name)) continue
    const names = either(meant.map((each) => `\`${each}\``))
    const problem = `${quote(key)} is not a field of ${table.what}`
    const isOne = others.length === 0
    // Who may start a skill is not changed unasked.
    const isSafe = safe && (!(name in DEFAULTS) || field.value === DEFAULTS[name])
    report(field.key, `${problem}. Did you mean ${names}?`, {
      ...(isOne ? renaming(field, key, name, isSafe) : {}),
      ...((isBlank(field) || (isOne && field.value === DEFAULTS[name])) && { severity: 'info' as const }),
      ...(table.rows[name]?.required && {
        severity: 'error',
        covers: [`${table.group}/missing-field#${name}`],
      }),
      ...(table.violation && { punished: [table.violation], fields: [key] }),
    })
  }
}

/** Reports in one finding the fields that resemble none of a table; `advice` ends the sentence about them. */
export function reportUnknown(
  fields: Fields,
  table: FieldTable,
  { advice, allows }: { readonly advice: string; readonly allows: CheckOptions['allows'] },
  report: Report,
): void {
  const unknown = unknownFields(fields, table).filter(({ key, meant }) => meant.length === 0 && !allows(key))
  const [first, ...rest] = unknown
  if (first === undefined) return
  const listed = unknown.slice(0, MOST_LISTED).map(({ key }) => quote(key))
  const left = unknown.length - listed.length
  const names = `${listed.join(', ')}${left === 0 ? '' : ` and ${left} more`}`
  const verb = rest.length === 0 ? 'is not a field' : 'are not fields'
  const related = rest.map(({ key, field }) => ({
    range: field.key,
    message: `${quote(key)} is another one.`,
  }))
  report(first.field.key, `${names} ${verb} of ${table.what}. ${advice}.`, {
    ...(rest.length > 0 && { related }),
    ...(table.violation && { punished: [table.violation], fields: unknown.map(({ key }) => key) }),
  })
}

function rightFields({ rows, accepted = [] }: FieldTable): readonly string[] {
  return [...Object.keys(rows), ...accepted]
}

const rightNames = keptFor((table: FieldTable): ReadonlySet<string> => {
  const names = rightFields(table)
  return new Set(table.ignoringCase ? names.map((name) => name.toLowerCase()) : names)
})

function unknownFields(fields: Fields, table: FieldTable): readonly UnknownField[] {
  const { ignoringCase = false } = table
  const same = (key: string): string => (ignoringCase ? key.toLowerCase() : key)
  const strange = [...fields].filter(
    ([key]) =>
      !Object.hasOwn(table.rows, key) && !rightNames(table).has(same(key)) && !table.elsewhere?.includes(key),
  )
  if (strange.length === 0) return []
  const present = new Set([...fields.keys()].map(same))
  const unknown: UnknownField[] = []
  for (const [key, field] of strange) {
    const { names, safe } = resembling(key, table, present)
    // A field that is there already cannot be written a second time.
    const meant = names.filter((name) => !present.has(same(name)))
    unknown.push({ key, field, meant, safe })
    // Of two fields that resemble a third only one can become it.
    if (meant.length === 1) present.add(same(meant[0]!))
  }
  return unknown
}

function resembling(key: string, table: FieldTable, present: ReadonlySet<string>) {
  const { rows, accepted = [], foreign = [], certain = false } = table
  const known = Object.keys(rows)
  const renamed = known.filter((name) => rows[name]!.aliases?.includes(key))
  if (renamed.length > 0) return { names: renamed, safe: false }
  if (foreign.includes(key)) return { names: [], safe: false }
  const spelled = sameAs(key, rightFields(table))
  if (spelled.length > 0) return { names: [...new Set(spelled)].slice(0, 1), safe: true }
  const isLong = (name: string): boolean =>
    name.length >= SHORTEST_MISSPELT ||
    (rows[name]?.required === true && !present.has(name)) ||
    hasLettersOf(key, name)
  const candidates = [
    ...known.filter(isLong),
    // `author`, `authors` and `auth` are words that people make up for data of their own.
    ...accepted.filter((name) => isLong(name) && !isPlural(key, name) && !name.startsWith(key)),
  ]
  const names = [...new Set(withinTwoEdits(key, candidates))]
  return { names, safe: certain && names.length === 1 && isSlip(key, names[0]!) }
}

/** Whether a word that resembles `name` can be nothing else: those that start or end otherwise are often words of their own. */
function isSlip(word: string, name: string): boolean {
  return name.length >= SHORTEST_MISSPELT && word[0] === name[0] && word.at(-1) === name.at(-1)
}

/** A fix that renames a field, whose value is read then. `written` is the key as YAML reads it. */
export function renaming({ key }: Field, written: string, name: string, safe = false): Details {
  const title = `Rename to \`${name}\``
  const range = withinQuotes(key, written)
  // What is written with escapes, or with blanks around it that count, is for a person to look at.
  if (range[1] - range[0] !== written.length) return {}
  return revealing(safe ? safely(title, { range, text: name }) : suggest(title, range, name))
}
