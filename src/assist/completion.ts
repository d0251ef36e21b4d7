import { factsOnField } from '../clients/field-facts.ts'
import { CLIENT_IDS } from '../clients/who-loses.ts'
import { ATTRIBUTES } from '../formats/agent-3md/fields.ts'
import { rules } from '../formats/rules.ts'
import { CLIENT_FIELDS } from '../formats/skill/client-fields.ts'
import type { Read, Workspace } from '../lint/workspace.ts'
import type { FieldRow, Format, Mention, Range } from '../model.ts'
import { dirname, join } from '../wording/paths.ts'
import { listed } from '../wording/wording.ts'
import { mentionsOf } from './names.ts'

const RULE_IDS = rules.map(({ id }) => id)

/** What may be written at a place: `text` in place of `range`. */
export interface Completion {
  readonly kind: 'field' | 'value' | 'name' | 'path' | 'rule'
  readonly label: string
  readonly range: Range
  readonly text: string
  readonly detail?: string | undefined
  /** Whether a file must have it: such come first. */
  readonly isRequired?: boolean
}

interface Cursor {
  readonly text: string
  readonly offset: number
  /** The line up to there. */
  readonly before: string
}

/** What may be written at an offset of a file. */
export function completionsAt(path: string, offset: number, workspace: Workspace): readonly Completion[] {
  const read = workspace.read(path)
  if (read === undefined) return []
  const { text, body } = read.document
  const cursor = cursorAt(text, offset)
  if (isInSuppression(cursor.before))
    return read.format === undefined ? [] : of('rule', idsOf(read.format), cursor)
  if (offset < body[0]) return inFrontmatter(cursor, read, path, workspace)
  if (/\]\(<?[^()\s<>]*$/.test(cursor.before)) return paths(cursor, path, workspace)
  if (/\[\[z=\d*$/.test(cursor.before)) return named('plane', cursor, path, workspace)
  return /^[ \t]*@plane\s/.test(cursor.before) ? attributes(cursor) : []
}

const SUPPRESSION = 'passmuster-ignore'

/** Whether the ids of rules follow a text. */
function isInSuppression(before: string): boolean {
  const start = before.lastIndexOf(SUPPRESSION)
  return start !== -1 && /^(?:-file)?\s[^:]*$/.test(before.slice(start + SUPPRESSION.length))
}

/** What may be written at an offset of a config file: settings, rules and clients. */
export function completionsInConfig(
  text: string,
  offset: number,
  settings: readonly string[],
): readonly Completion[] {
  const cursor = cursorAt(text, offset)
  if (/^\w*$/.test(cursor.before)) return of('field', settings, cursor, ': ')
  const key = /^\s+[^\s:#-][^:]*:\s*\w*$/.test(cursor.before) ? '' : keyAbove(cursor)
  if (key === 'rules') return of('rule', RULE_IDS, cursor, ': ')
  if (key === 'clients') return of('value', CLIENT_IDS, cursor)
  return /^\s+\S+:\s*\w*$/.test(cursor.before) ? of('value', ['error', 'warning', 'info', 'off'], cursor) : []
}

function cursorAt(text: string, offset: number): Cursor {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  return { text, offset, before: text.slice(start, offset) }
}

/** The same words in place of the one around the cursor, and with an `end` that does not follow yet. */
function of(
  kind: Completion['kind'],
  words: readonly string[],
  { text, offset, before }: Cursor,
  end = '',
): readonly Completion[] {
  const start = offset - /(?<![\w/*.-])[\w/*.-]*$/.exec(before)![0].length
  const stop = offset + /^[\w/*.-]*/.exec(text.slice(offset, offset + 200))![0].length
  const suffix = text.startsWith(end.trim(), stop) ? '' : end
  return words.map((label) => ({ kind, label, range: [start, stop], text: label + suffix }))
}

function idsOf({ rules: own, repositoryRules }: Format): readonly string[] {
  const groups = new Set([...own, ...repositoryRules].map(({ id }) => id.split('/')[0]!))
  return RULE_IDS.filter((id) => groups.has(id.split('/')[0]!) || id.startsWith('file/'))
}

function inFrontmatter(
  cursor: Cursor,
  read: Read,
  path: string,
  workspace: Workspace,
): readonly Completion[] {
  if (/^[\w-]*$/.test(cursor.before)) return fieldsOf(cursor, read)
  const key = /^[ \t]*(?:-[ \t]+)?([\w-]+):/.exec(cursor.before)?.[1] ?? keyAbove(cursor)
  const { format, settings } = read
  if (key === undefined || format === undefined) return []
  const kind = NAMED[`${format.name}.${key}`]
  if (kind !== undefined) return named(kind, cursor, path, workspace)
  const row = rowOf(key, format.fields)
  const known =
    format.name === 'skill' ? factsOnField(key, settings.clients).readers.map((each) => each.known!) : []
  const isBoolean = row?.type.includes('boolean') ?? known.some(({ types }) => types.includes('boolean'))
  const values = row?.values ?? row?.names ?? known.find((each) => each.values)?.values ?? []
  return of('value', isBoolean ? ['true', 'false'] : values, cursor)
}

const NAMED: Readonly<Record<string, Mention['kind']>> = {
  'skill.agent': 'subagent',
  'claude.skills': 'skill',
  'copilot.agent': 'agent',
  'copilot.agents': 'agent',
  'agent.startup': 'tool',
  'agent3md.entry': 'plane',
}

function rowOf(key: string, rows: Readonly<Record<string, FieldRow>>): FieldRow | undefined {
  if (Object.hasOwn(rows, key)) return rows[key]
  return Object.values(rows).flatMap(({ fields = {} }) => (Object.hasOwn(fields, key) ? fields[key]! : []))[0]
}

/** The nearest key above the cursor whose line has less indentation, or as much before a list. */
function keyAbove({ text, offset, before }: Cursor): string | undefined {
  const indent = /^[ \t]*/.exec(before)![0].length
  const isItem = /^[ \t]*-/.test(before)
  for (const line of text
    .slice(0, offset - before.length)
    .split(/\r\n?|\n/)
    .slice(-200, -1)
    .reverse()) {
    const [, own = '', key] = /^([ \t]*)([\w-]+):\s*(?:#.*)?$/.exec(line) ?? []
    if (key !== undefined && (own.length < indent || (isItem && own.length === indent))) return key
    if (/^\S/.test(line) && !line.startsWith('-')) return undefined
  }
  return undefined
}

/** The fields that a file may have and has not: the required ones first. */
function fieldsOf(cursor: Cursor, { document, format }: Read): readonly Completion[] {
  if (format === undefined) return []
  const clients = format.name === 'skill' ? CLIENT_FIELDS : new Map<string, readonly string[]>()
  const written = new Set(
    [...document.text.slice(0, document.body[0]).matchAll(/^([\w-]+)[ \t]*:/gm)].map(([, key]) => key),
  )
  const names = [...Object.keys(format.fields), ...clients.keys()].filter((name) => !written.has(name))
  return of('field', names, cursor, ': ').map((each) => {
    const row = format.fields[each.label]
    const readers = clients.get(each.label)
    return {
      ...each,
      detail: row?.why ?? (readers && `Read by ${listed(readers, 3)}.`),
      isRequired: row?.required === true,
    }
  })
}

function named(
  kind: Mention['kind'],
  cursor: Cursor,
  path: string,
  workspace: Workspace,
): readonly Completion[] {
  const titles = new Map(
    mentionsOf(kind, path, workspace).flatMap(({ mention: { name, title, extent } }) =>
      extent === undefined ? [] : [[kind === 'tool' ? (title ?? name) : name, title]],
    ),
  )
  return of('name', [...titles.keys()], cursor).map((each) => ({ ...each, detail: titles.get(each.label) }))
}

/** The attributes that a plane has not yet. */
function attributes(cursor: Cursor): readonly Completion[] {
  if (!/\s\w*$/.test(cursor.before)) return []
  const names = Object.keys(ATTRIBUTES).filter((name) => !cursor.before.includes(` ${name}=`))
  return of('field', names, cursor, '=').map((each) => ({ ...each, detail: ATTRIBUTES[each.label]!.why }))
}

/** What lies in the folder that the destination of a link names so far. */
function paths({ text, offset, before }: Cursor, path: string, { files }: Workspace): readonly Completion[] {
  const [, written = ''] = /\]\(<?([^()\s<>]*)$/.exec(before)!
  const folder = written.slice(0, written.lastIndexOf('/') + 1)
  const at = join(dirname(path), folder === '' ? '.' : folder)
  if (written.startsWith('/') || at === '..' || at.startsWith('../')) return []
  const start = offset - (written.length - folder.length)
  const stop = offset + /^[^()\s<>/]*/.exec(text.slice(offset, offset + 200))![0].length
  return files
    .list(at)
    .filter(({ name }) => !name.startsWith('.') && !files.ignored(join(at, name)) && join(at, name) !== path)
    .map(({ name, isDirectory }) => {
      const label = isDirectory ? `${name}/` : name
      return { kind: 'path', label, range: [start, stop], text: encodeURI(label) }
    })
}
