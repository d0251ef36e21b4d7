import type { Details, Field, Report } from '../model.ts'
import { withinQuotes } from '../text/fields.ts'
import { safely, suggest } from '../text/fixes.ts'
import { nearestOf, sameAs } from '../text/near-names.ts'
import { quote } from '../text/quote.ts'
import { either } from '../text/wording.ts'

const LONGEST_SHORT = 5

/**
 * The fields that a format, named by `what`, knows; `otherwise` says what to do about a field that
 * resembles none of them.
 */
export interface KnownFields {
  readonly known: readonly string[]
  /** Other fields that are no mistake; one of them is meant only where case and separators alone differ. */
  readonly accepted?: readonly string[]
  /** Fields of other kinds of files, whatever they resemble. */
  readonly foreign?: readonly string[]
  readonly ignoringCase?: boolean
  /**
   * Whether a slip of a longer field is sure to be that field; otherwise only one that differs in case and
   * separators is.
   */
  readonly certain?: boolean
  readonly what: string
  readonly otherwise: string
}

/**
 * Reports each key that is not known, with the nearest known one when a reader would take the two for the
 * same.
 */
export function reportUnknown(
  fields: ReadonlyMap<string, Field>,
  knownFields: KnownFields,
  report: Report,
): void {
  // Most files have known fields only, and need no lists of all that there may be.
  if (![...fields.keys()].every((key) => knownFields.known.includes(key)))
    reportStrangers(fields, knownFields, report)
}

function reportStrangers(
  fields: ReadonlyMap<string, Field>,
  { known, accepted = [], foreign = [], ignoringCase = false, certain = false, what, otherwise }: KnownFields,
  report: Report,
): void {
  const same = (key: string): string => (ignoringCase ? key.toLowerCase() : key)
  const all = [...known, ...accepted]
  const right = new Set(all.map(same))
  const present = new Set([...fields.keys()].map(same))
  for (const [key, field] of fields) {
    if (right.has(same(key))) continue
    const spelled = sameAs(key, all)
    const similar = foreign.includes(key) ? [] : spelled.length > 0 ? spelled : nearestOf(key, known)
    // A field that is there already cannot be written a second time.
    const nearest = similar.filter((name) => !present.has(same(name)))
    const message = `${quote(key)} is not a field of ${what}.`
    if (nearest.length === 0) {
      report(field.key, `${message} ${otherwise}.`)
      continue
    }
    const meant = nearest.length === 1 ? nearest[0]! : undefined
    report(
      field.key,
      `${message} Use ${either(nearest.map((name) => `\`${name}\``))}.`,
      meant === undefined
        ? {}
        : renaming(field, key, meant, spelled.length > 0 || (certain && isSlip(key, meant))),
    )
    // Of two fields that resemble a third only one can become it.
    if (meant !== undefined) present.add(same(meant))
  }
}

/**
 * Whether a word that resembles `name` can be nothing else: short ones, and those that start or end
 * otherwise, are often words of their own.
 */
function isSlip(word: string, name: string): boolean {
  return name.length > LONGEST_SHORT && word[0] === name[0] && word.at(-1) === name.at(-1)
}

function renaming({ key }: Field, written: string, name: string, safe: boolean): Details {
  const title = `Rename to \`${name}\``
  const range = withinQuotes(key, written)
  // What is written with escapes, or with blanks around it that count, is for a person to look at.
  if (range[1] - range[0] !== written.length) return {}
  return safe ? safely(title, { range, text: name }) : suggest(title, range, name)
}
