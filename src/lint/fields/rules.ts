import type { Details, Field, FieldRow, Range, Rule, RuleInfo } from '../../model.ts'
import { isBlank } from '../../syntax/fields.ts'
import { quote } from '../../wording/quote.ts'
import { reportLong, reportOther } from './other-value.ts'
import type { Check, FieldDocument, FieldTable } from './table.ts'
import { reportMisspelt, reportUnknown } from './unknown-fields.ts'
import { reportNonBoolean, reportNonMapping, reportNonText } from './wrong-types.ts'

type About<D extends FieldDocument> = Pick<RuleInfo, 'why' | 'bad'> & Partial<Rule<D>>

interface Checked<D extends FieldDocument> extends About<D> {
  readonly checks?: Checks<D>
  /** What clients punish in a field of this name, beside what the check itself tells. */
  readonly detailsOf?: (key: string) => Details
}
type Checks<D extends FieldDocument> = Readonly<Record<string, Check<D>>>

/** What to say of a missing field, and where, unless at its key or at what opens the frontmatter. */
export interface Missing extends Details {
  readonly message: string
  readonly range?: Range | undefined
}

type Say<D> = (document: D, field: Field | undefined) => Missing | undefined

/** The rules on fields that a format has, by the word that is its own in their names. */
interface Abouts<D extends FieldDocument> {
  readonly misspelt: About<D>
  readonly missing: About<D> & { readonly say: Readonly<Record<string, Say<D>>> }
  readonly type: Checked<D>
  readonly empty?: Checked<D>
  readonly length?: Checked<D>
  readonly value?: Checked<D>
  /** `advice` ends the sentence about such fields. */
  readonly unknown: About<D> & { readonly advice?: string }
}

const ERROR = { recommended: 'error', strict: 'error' } as const
const WARNING = { recommended: 'warning', strict: 'warning' } as const

/** The rules on the fields of a format: `<group>/misspelt-field`, and others. */
export function fieldRules<D extends FieldDocument>(
  table: FieldTable,
  abouts: Abouts<D>,
): readonly Rule<D>[] {
  const { advice = '', ...unknown } = abouts.unknown
  return [
    {
      ...infoOf(table, 'misspelt-field', table.rows),
      severity: WARNING,
      fix: 'safe',
      summary: `No field of ${table.what} is misspelt`,
      check: ({ fields }, report) => reportMisspelt(fields, table, report),
      ...abouts.misspelt,
    },
    missingField(table, abouts.missing),
    ...(['type', 'empty', 'length', 'value'] as const).flatMap((kind) => {
      const about = abouts[kind]
      return about === undefined ? [] : ruleOnEach(table, KINDS[kind], about)
    }),
    {
      ...infoOf(table, 'unknown-field'),
      severity: { recommended: 'off', strict: 'warning' },
      allow: 'names of fields',
      summary: `Every field is a field of ${table.what}`,
      check: ({ fields }, report, { allows }) => reportUnknown(fields, table, { advice, allows }, report),
      ...unknown,
    },
  ]
}

function missingField<D extends FieldDocument>(
  table: FieldTable,
  { say, ...about }: Abouts<D>['missing'],
): Rule<D> {
  return {
    ...infoOf(table, 'missing-field', say),
    severity: ERROR,
    summary: 'No field is missing',
    check(document, report) {
      if (!document.readable) return
      for (const [key, sayOf] of Object.entries(say)) {
        const field = document.fields.get(key)
        const missing = isBlank(field) ? sayOf(document, field) : undefined
        if (missing === undefined) continue
        const { message, range = field?.key ?? document.frontmatter.opening, ...details } = missing
        report(range, message, { ...details, field: key })
      }
    },
    ...about,
  }
}

interface Kind extends Pick<RuleInfo, 'severity' | 'fix' | 'summary'> {
  readonly name: string
  /** What follows from a row, if anything does. */
  readonly checkOf: (row: FieldRow, table: FieldTable) => Check | undefined
  readonly judgesNull: boolean
}

const KINDS: Readonly<Record<'type' | 'empty' | 'length' | 'value', Kind>> = {
  type: {
    name: 'field-type',
    severity: ERROR,
    fix: 'safe',
    summary: 'Every field has the type that is read',
    checkOf: ({ type, values }) =>
      type.join() === 'text'
        ? (subject, report) => reportNonText(subject, report, values)
        : TYPE_CHECKS[type.join()],
    judgesNull: false,
  },
  empty: {
    name: 'empty-field',
    severity: WARNING,
    summary: 'No field is left without a value',
    checkOf: ({ empty }, { blankIsValue }) =>
      empty === undefined
        ? undefined
        : ({ key, field }, report) => {
            if (blankIsValue ? field.value === null : isBlank(field))
              report(field.key, `${quote(key)} ${empty}`)
          },
    judgesNull: true,
  },
  length: {
    name: 'field-length',
    severity: ERROR,
    summary: 'No field is longer than is read',
    checkOf: ({ max }) =>
      max === undefined ? undefined : (subject, report) => reportLong(subject, { max }, report),
    judgesNull: true,
  },
  value: {
    name: 'field-value',
    severity: WARNING,
    fix: 'suggested',
    summary: 'Every field has a value that is read',
    checkOf: ({ values }) => values && ((subject, report) => reportOther(subject, { values }, report)),
    judgesNull: true,
  },
}

const TYPE_CHECKS: Readonly<Record<string, Check>> = {
  boolean: reportNonBoolean,
  map: reportNonMapping,
}

function ruleOnEach<D extends FieldDocument>(
  table: FieldTable,
  { name, checkOf, judgesNull, ...usual }: Kind,
  { checks: own, detailsOf, ...about }: Checked<D>,
): Rule<D> {
  const checks: Record<string, Check<D>> = {}
  for (const [key, row] of Object.entries(table.rows)) {
    const check = own?.[key] ?? checkOf(row, table)
    if (check !== undefined) checks[key] = check
  }
  return {
    ...infoOf(table, name, checks),
    ...usual,
    check(document, report, { allows }) {
      for (const [key, check] of Object.entries(checks)) {
        const field = document.fields.get(key)
        if (field === undefined || (field.value === null && !judgesNull)) continue
        if (typeof field.value === 'string' && allows(field.value.trim())) continue
        const severity = table.rows[key]?.severity
        check({ key, field, document }, (range, message, details) =>
          report(range, message, {
            field: key,
            ...(severity && { severity }),
            ...detailsOf?.(key),
            ...details,
          }),
        )
      }
    },
    ...about,
  }
}

/** What is the same in all rules of a table; a rule on some fields names these. */
function infoOf(
  { group, source, good, rows }: FieldTable,
  name: string,
  names: object = {},
): Pick<RuleInfo, 'id' | 'source' | 'good' | 'fields'> {
  const keys = Object.keys(names)
  const fields = Object.fromEntries(keys.map((key) => [key, rows[key]!]))
  return { id: `${group}/${name}`, source, good, ...(keys.length > 0 && { fields }) }
}
