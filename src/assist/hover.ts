import type { FieldFact } from '../clients/field-facts.ts'
import { factsOnField } from '../clients/field-facts.ts'
import { rules } from '../formats/rules.ts'
import type { Read, Workspace } from '../lint/workspace.ts'
import type { Diagnostic, Field, FieldRow, FileSettings, Mention, Range } from '../model.ts'
import { isMapping, textField } from '../syntax/fields.ts'
import { markdownOf } from '../syntax/markdown/index.ts'
import { basename } from '../wording/paths.ts'
import { quotePath } from '../wording/quote.ts'
import { count, listed } from '../wording/wording.ts'
import { definitionsAt, mentionAt } from './names.ts'

/** What is said of a place, as Markdown. */
export interface Said {
  readonly range: Range
  readonly markdown: string
}

/** What is to be said of an offset: why its findings are some, what its field is, and what it points to. */
export function hoverAt(path: string, offset: number, workspace: Workspace): Said | undefined {
  const read = workspace.read(path)
  if (read === undefined) return undefined
  const isHit = ({ range: [start, end] }: { readonly range: Range }): boolean =>
    start <= offset && offset <= end
  const field = fieldAt(read.document.fields, read.format?.fields ?? {}, offset)
  const mention = mentionAt(path, offset, workspace)
  const said = [
    ...workspace.findings(path).filter(isHit).map(whyOf),
    ...(field === undefined ? [] : [{ range: field.range, markdown: aboutField(field, read) }]),
    ...(mention === undefined ? [] : aboutName(mention, path, offset, workspace)),
  ]
  const [first] = said
  return first && { range: first.range, markdown: said.map(({ markdown }) => markdown).join('\n\n---\n\n') }
}

function whyOf({ rule, range }: Diagnostic): Said {
  const { why = '', source = '' } = rules.find(({ id }) => id === rule) ?? {}
  return { range, markdown: `**${rule}**: ${why} [The requirement](${source})` }
}

const UNREAD = /\/(?:unknown-field|ignored-field)$/

/** Whether what a rule reports is a field that no client reads. */
export function isUnread(rule: string | undefined, field: string): boolean {
  return UNREAD.test(rule ?? '') && factsOnField(field, undefined).readers.length === 0
}

/** A field of which the format knows something. */
interface Known {
  readonly name: string
  readonly row: FieldRow | undefined
  readonly range: Range
  readonly isTop: boolean
}

function fieldAt(
  fields: ReadonlyMap<string, Field>,
  rows: Readonly<Record<string, FieldRow>>,
  offset: number,
  isTop = true,
): Known | undefined {
  for (const [name, { key, range, value }] of fields) {
    const end = Math.max(key[1], range[1])
    if (offset < key[0] || offset > end) continue
    const row = Object.hasOwn(rows, name) ? rows[name] : undefined
    const inner = isMapping(value) ? fieldAt(value, row?.fields ?? {}, offset, false) : undefined
    return inner?.row ? inner : { name, row, range: [key[0], end], isTop }
  }
  return undefined
}

/**
 * What a field is, and which of the chosen clients, or of all, read it: Markdown with the sources. Of clients nothing is
 * known but for skills.
 */
export function aboutField(
  { name, row, isTop }: Omit<Known, 'range'>,
  { format, settings }: Pick<Read, 'format'> & { readonly settings: Pick<FileSettings, 'clients'> },
): string {
  const isOfSkill = format?.name === 'skill' && isTop
  const { readers, refusers } = isOfSkill
    ? factsOnField(name, settings.clients)
    : { readers: [], refusers: [] }
  const meaning = row?.why ?? readers.find(({ known }) => known?.meaning)?.known?.meaning ?? ''
  const values = row?.values ?? readers.find(({ known }) => known?.values)?.known?.values ?? []
  return [
    `**${name}**${row === undefined ? '' : `: ${kindOf(row)}`}`,
    meaning,
    values.length === 0 ? '' : `Values: ${listed(values.map((value) => `\`${value}\``))}.`,
    readers.length === 0 ? '' : `Read by ${linked(readers)}.`,
    refusers.length === 0 || row !== undefined ? '' : `Refused by ${linked(refusers)}.`,
    row === undefined ? '' : `[${format!.title}](${format!.specification})`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function kindOf({ type, required, max }: FieldRow): string {
  return [
    type.join(' or '),
    ...(required ? ['required'] : []),
    ...(max === undefined ? [] : [`at most ${count(max)} characters`]),
  ].join(', ')
}

function linked(facts: readonly FieldFact[]): string {
  return listed(facts.map(({ title, url }) => `[${title}](${url})`))
}

/** What a name stands for: the title of a file, or what has the name. */
function aboutName(mention: Mention, path: string, offset: number, workspace: Workspace): readonly Said[] {
  if (mention.extent !== undefined) return []
  const [definition] = definitionsAt(path, offset, workspace)
  if (definition === undefined) return []
  const { range } = mention
  const title = definition.mention.title ?? titleOf(definition.path, workspace)
  return [{ range, markdown: `**${title}** in ${quotePath(definition.path)}` }]
}

/** What a file calls itself: the name in its frontmatter, its first heading, or its file name. */
function titleOf(path: string, workspace: Workspace): string {
  const { document } = workspace.read(path) ?? {}
  if (document === undefined) return basename(path)
  const name = textField(document.fields, 'name')
  return name?.value ?? markdownOf(document).headings[0]?.text ?? basename(path)
}
