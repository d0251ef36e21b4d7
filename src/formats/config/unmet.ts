import { isDate } from '../../lint/suppressions/read-suppressions.ts'
import type { Demands, Document, Field, Range, Value, ValueForm } from '../../model.ts'
import { bundledFiles } from '../../references/bundled-files.ts'
import { isBlank, isHollow, isList, isMapping, itemsOf, kindOf } from '../../syntax/fields.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { lineEnd, lineFrom } from '../../syntax/position.ts'
import { dirname, join } from '../../wording/paths.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import { isSemanticVersion } from '../../wording/semantic-version.ts'
import { count, either } from '../../wording/wording.ts'
import { isListedIn } from './listed-in.ts'

/** A part of a requirement that a file does not meet. */
export interface Unmet {
  readonly range: Range
  /** What is wrong, a sentence without its period. */
  readonly problem: string
  /** What to do, in the same form. */
  readonly fix: string
  /** Where the requirement says so, from its start. */
  readonly keys: readonly (string | number)[]
}

type Requirement = Demands['requirements'][number]

const MOST_NAMED = 10

/** What a file lacks of a requirement, in the order of its parts. */
export function unmetBy(document: Document, requirement: Requirement): readonly Unmet[] {
  return [
    ...fieldsUnmet(document, requirement),
    ...valuesUnmet(document, requirement),
    ...matchUnmet(document, requirement),
    ...headingsUnmet(document, requirement),
    ...besideUnmet(document, requirement),
    ...forbidUnmet(document, requirement),
    ...listedInUnmet(document, requirement),
    ...linesUnmet(document, requirement),
  ]
}

function fieldsUnmet(document: Document, { value: { fields = [] } }: Requirement): readonly Unmet[] {
  return fields.flatMap((name, index) => {
    const field = fieldAt(document.fields, name)
    if (field !== undefined && !isEmpty(field)) return []
    const above = field ?? fieldAt(document.fields, name.replace(/\.[^.]*$/, ''))
    return {
      range: above?.key ?? firstLine(document),
      problem: `${quote(name)} is ${field === undefined ? 'missing' : 'empty'}`,
      fix: 'Add a value',
      keys: ['fields', index],
    }
  })
}

function valuesUnmet(document: Document, { value: { values = {} } }: Requirement): readonly Unmet[] {
  return Object.entries(values).flatMap(([name, allowed]) => {
    const isForm = typeof allowed === 'string'
    const texts = isForm ? [] : allowed.map(String)
    const named = texts.slice(0, MOST_NAMED).map((text) => quote(text))
    const more = texts.length > MOST_NAMED ? [`one of ${count(texts.length - MOST_NAMED)} more`] : []
    const isAllowed = isForm ? FORMS[allowed].isOne : (text: string) => texts.includes(text)
    const fix = isForm ? `Write ${FORMS[allowed].what}` : `Use ${either([...named, ...more])}`
    return wrongValues(document, name, isAllowed).map((wrong) => ({ ...wrong, fix, keys: ['values', name] }))
  })
}

function matchUnmet(document: Document, { value: { match = {} }, matches }: Requirement): readonly Unmet[] {
  return Object.entries(match).flatMap(([name, glob]) =>
    wrongValues(document, name, (text) => matches('value', glob, text)).map((wrong) => ({
      ...wrong,
      fix: `Write a value that matches ${quote(glob)}`,
      keys: ['match', name],
    })),
  )
}

function headingsUnmet(document: Document, { value: { headings = [] } }: Requirement): readonly Unmet[] {
  if (headings.length === 0) return []
  const { headings: written, meant, unsureFrom } = markdownOf(document)
  // Where fences do not match, a heading may be taken for code.
  if (meant !== undefined || unsureFrom !== undefined) return []
  const titles = new Set(written.map(({ text }) => titleOf(text)))
  const range = firstLine(document)
  return headings.flatMap((heading, index) => {
    const problem = `The heading ${quote(heading)} is missing`
    return titles.has(titleOf(heading)) ? [] : { range, problem, fix: 'Add it', keys: ['headings', index] }
  })
}

function besideUnmet(document: Document, { value: { beside = [] }, matches }: Requirement): readonly Unmet[] {
  if (beside.length === 0) return []
  const { files, folder, inFolder } = filesAround(document)
  const range = firstLine(document)
  return beside.flatMap((glob, index) => {
    const isThere = files.has(join(folder, glob)) || inFolder.some((path) => matches('path', glob, path))
    const problem = `${quotePath(glob)} is missing in the folder of this file`
    return isThere ? [] : { range, problem, fix: 'Add it', keys: ['beside', index] }
  })
}

function forbidUnmet(document: Document, { value: { forbid = [] }, matches }: Requirement): readonly Unmet[] {
  if (forbid.length === 0) return []
  const { files, folder, inFolder } = filesAround(document)
  return inFolder.flatMap((path) => {
    const index = forbid.findIndex((glob) => matches('name', glob, path))
    if (index === -1 || files.ignored(folder + path) || !files.mayName(folder + path)) return []
    const problem = `${quotePath(path)} matches ${quote(forbid[index]!)}`
    return { range: firstLine(document), problem, fix: 'Delete the file', keys: ['forbid', index] }
  })
}

function listedInUnmet(document: Document, { value: { listedIn } }: Requirement): readonly Unmet[] {
  if (listedIn === undefined || isListedIn(listedIn, document)) return []
  const problem = `${quotePath(listedIn)} has no link to this file`
  return [{ range: firstLine(document), problem, fix: 'Add one there', keys: ['listedIn'] }]
}

function linesUnmet({ text }: Document, { value: { maxLines } }: Requirement): readonly Unmet[] {
  if (maxLines === undefined) return []
  let [lines, over] = [0, 0]
  for (let start = 0; start < text.length; start = lineEnd(text, start) + 1)
    if (lines++ === maxLines) over = start
  if (lines <= maxLines) return []
  const problem = `The file has ${count(lines)} lines`
  return [{ range: [over, over], problem, fix: `Shorten it to ${count(maxLines)}`, keys: ['maxLines'] }]
}

/** The values of a field, or of its list, that are not allowed; none where nothing is written. */
function wrongValues({ fields, text }: Document, name: string, isAllowed: (text: string) => boolean) {
  const field = fieldAt(fields, name)
  if (field === undefined || isEmpty(field)) return []
  return itemsOf(field).flatMap((item) => {
    const { value, range } = item
    // A number is compared as it is written: `1.0` is another version than `1`.
    const written = typeof value === 'string' ? value.trim() : text.slice(...range)
    const isPlain = !isList(value) && !isMapping(value)
    if (isPlain && isAllowed(written)) return []
    return { range, problem: `${quote(name)} is ${isPlain ? quote(written) : kindOf(value)}` }
  })
}

/** A field by its name, or by those of the fields around it with points between. */
function fieldAt(fields: ReadonlyMap<string, Field>, name: string): Field | undefined {
  const own = fields.get(name)
  const point = name.indexOf('.')
  if (own !== undefined || point === -1) return own
  const above = fields.get(name.slice(0, point))?.value
  return isMapping(above) ? fieldAt(above, name.slice(point + 1)) : undefined
}

function isEmpty(field: Value): boolean {
  return isBlank(field) || isHollow(field)
}

function filesAround({ path, files }: Document) {
  const above = dirname(path)
  const folder = above === '.' ? '' : `${above}/`
  const inFolder = bundledFiles(folder, files).files.map((each) => each.slice(folder.length))
  return { files, folder, inFolder }
}

function titleOf(heading: string): string {
  return heading.replace(/[*_`]/g, '').replace(/:\s*$/, '').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** The first line of a document: what a finding points to that has no place of its own. */
export function firstLine({ text }: Document): Range {
  return lineFrom(text, text.startsWith('\ufeff') ? 1 : 0)
}

const FORMS: Readonly<
  Record<ValueForm, { readonly what: string; readonly isOne: (text: string) => boolean }>
> = {
  semver: { what: 'a semantic version such as `1.0.0`', isOne: isSemanticVersion },
  date: { what: 'a date such as `2026-01-31`', isOne: isDate },
  url: {
    what: 'a URL such as `https://example.com`',
    isOne: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
  },
  email: {
    what: 'an email address such as `team@example.com`',
    isOne: (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text),
  },
  'kebab-case': {
    what: 'lower-case words with hyphens, such as `pdf-forms`',
    isOne: (text) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(text),
  },
}
