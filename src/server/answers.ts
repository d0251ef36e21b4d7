import type * as Protocol from 'vscode-languageserver'
import type { Completion } from '../assist/completion.ts'
import { completionsAt, completionsInConfig } from '../assist/completion.ts'
import { hoverAt } from '../assist/hover.ts'
import type { Lines } from '../assist/lines.ts'
import type { Mentioned } from '../assist/names.ts'
import { definitionsAt, mentionsIn, referencesAt } from '../assist/names.ts'
import type { Part } from '../assist/outline.ts'
import { budgetsIn, foldsIn, outlineOf } from '../assist/outline.ts'
import type { Remedy } from '../assist/remedies.ts'
import { allSafeFixes, remediesAt } from '../assist/remedies.ts'
import { renamableAt, rename } from '../assist/rename.ts'
import type { Edit } from '../model.ts'
import { keysAt } from '../project/config/schema.ts'
import { locationOf } from './diagnostics.ts'
import type { Able, ReadPlace, Session } from './session.ts'
import { fileOf, pathOf } from './session.ts'

/** What a request says beside its file: each has a part of it. */
interface Asked {
  readonly position: Protocol.Position
  readonly range: Protocol.Range
  readonly newName: string
  readonly context: Protocol.CodeActionContext & { readonly includeDeclaration: boolean }
}

/** The kind of the action that fixes all that is safe. */
export const FIX_ALL = 'source.fixAll.passmuster'

/** The answers on a file that can be read, by their requests. */
export const ANSWERS: Readonly<Record<string, (place: ReadPlace, asked: Asked, able: Able) => unknown>> = {
  codeAction: actions,
  hover({ path, lines, workspace }, { position }) {
    const said = hoverAt(path, lines.offset(position), workspace)
    return said && { range: lines.span(said.range), contents: { kind: 'markdown', value: said.markdown } }
  },
  completion: ({ path, lines, workspace }, { position }) =>
    completionsAt(path, lines.offset(position), workspace).map((each) => item(each, lines)),
  definition: (place, { position }, { session }) =>
    definitionsAt(place.path, place.lines.offset(position), place.workspace).map(located(place, session)),
  references: (place, { position, context }, { session }) =>
    referencesAt(place.path, place.lines.offset(position), place.workspace)
      .filter(({ mention }) => context.includeDeclaration || mention.extent === undefined)
      .map(located(place, session)),
  documentLink: ({ path, workspace, lines, uriOf }) =>
    mentionsIn(path, workspace)
      .filter(({ kind, name }) => kind === 'file' && workspace.files.has(name))
      .map(({ name, range }) => ({ range: lines.span(range), target: uriOf(name) })),
  prepareRename({ path, lines, workspace }, { position }) {
    const found = renamableAt(path, lines.offset(position), workspace)
    return found && lines.span(found.range)
  },
  rename: renamed,
  documentSymbol: (place) =>
    outlineOf(place, place.path, place.workspace).map((part) => symbol(part, place.lines)),
  foldingRange: (place) =>
    foldsIn(place, place.path, place.workspace).flatMap((range) => {
      const { start, end } = place.lines.span(range)
      return start.line < end.line ? { startLine: start.line, endLine: end.line } : []
    }),
  inlayHint: (place, { range }) =>
    budgetsIn(place)
      .map(({ at, text }) => ({ position: place.lines.span([at, at]).end, label: text, paddingLeft: true }))
      .filter(({ position: { line } }) => line >= range.start.line && line <= range.end.line),
}

/** What may be written at a position of a config file. */
export function configCompletions(uri: string, position: Protocol.Position, session: Session) {
  const path = pathOf(uri) ?? ''
  const [text, lines] = [session.editing.text(path) ?? '', session.lines(path)]
  return completionsInConfig(text, lines.offset(position), keysAt([])).map((each) => item(each, lines))
}

/** As the protocol numbers them: a property, a value, a reference, a file and a constant. */
const ITEM_KINDS = { field: 10, value: 12, name: 18, path: 17, rule: 21 } as const

function item({ kind, label, detail, range, text, isRequired }: Completion, lines: Lines) {
  return {
    label,
    kind: ITEM_KINDS[kind],
    ...(detail !== undefined && { documentation: detail }),
    ...(isRequired && { sortText: `!${label}` }),
    textEdit: { range: lines.span(range), newText: text },
  }
}

function located({ root }: ReadPlace, session: Session) {
  return ({ path, mention }: Mentioned) => locationOf({ root, path }, mention.range, session)
}

/** As the protocol numbers them: a namespace, a field, text, a module and a function. */
const SYMBOL_KINDS = { frontmatter: 3, field: 8, section: 15, plane: 2, tool: 12 } as const

function symbol({ kind, name, range, head, parts }: Part, lines: Lines): Protocol.DocumentSymbol {
  return {
    name,
    kind: SYMBOL_KINDS[kind],
    range: lines.span(range),
    selectionRange: lines.span(head),
    children: parts.map((part) => symbol(part, lines)),
  }
}

/** Edits of a file, of the version that the client has. */
function edit(uri: string, edits: readonly Edit[], session: Session): Protocol.TextDocumentEdit {
  const { span } = session.lines(pathOf(uri))
  return {
    textDocument: { uri, version: session.documents().get(uri)?.version ?? null },
    edits: edits.map(({ range, text }) => ({ range: span(range), newText: text })),
  }
}

/** The edits that rename, and the move of a directory where the client can do that. */
function renamed(
  { path, lines, workspace, uriOf }: ReadPlace,
  { position, newName }: Asked,
  { session, moves }: Able,
): Protocol.WorkspaceEdit | undefined {
  const found = rename(path, lines.offset(position), newName, workspace)
  if (found === undefined) return undefined
  const edits = [...found.edits].map(([at, own]) => edit(uriOf(at), own, session))
  const { from = '', to = '' } = found.moved ?? {}
  const move = { kind: 'rename', oldUri: uriOf(from), newUri: uriOf(to) } as const
  return { documentChanges: found.moved !== undefined && moves ? [...edits, move] : edits }
}

/** What can be done about the findings in a range, or about all of the file where the client asks for that alone. */
function actions(place: ReadPlace, { range, context }: Asked, able: Able): readonly Protocol.CodeAction[] {
  const { path, lines, workspace } = place
  const { only = ['quickfix'], diagnostics = [] } = context
  const wants = (kind: string): boolean => only.some((each) => kind === each || kind.startsWith(`${each}.`))
  const file = fileOf(place)
  const config = able.session.editing.live(file)?.configOf(file, place.root) ?? ''
  const at = [lines.offset(range.start), lines.offset(range.end)] as const
  const fixes = wants('quickfix') ? remediesAt(path, at, config, workspace) : []
  const all = wants(FIX_ALL) ? allSafeFixes(path, workspace) : undefined
  return [
    ...fixes
      .filter(({ isNew = false }) => !isNew || able.creates)
      .map((each) => ({ ...action(each, place, able), ...answering(each, place, diagnostics) })),
    ...(all === undefined ? [] : [{ ...action(all, place, able), kind: FIX_ALL }]),
  ]
}

function action(remedy: Remedy, { uriOf }: ReadPlace, { session, snippets }: Able): Protocol.CodeAction {
  const { title, isPreferred, isNew = false, edits, typeAt } = remedy
  const uri = uriOf(remedy.path)
  const change = edit(uri, edits, session)
  if (typeAt !== undefined && snippets)
    change.edits = change.edits.map(({ range }) => ({ range, snippet: snippet(edits[0]!.text, typeAt) }))
  return {
    title,
    kind: 'quickfix',
    ...(isPreferred !== undefined && { isPreferred }),
    edit: { documentChanges: isNew ? [{ kind: 'create', uri }, change] : [change] },
  }
}

function snippet(text: string, at: number) {
  const escaped = (part: string): string => part.replace(/[\\$}]/g, '\\$&')
  const value = `${escaped(text.slice(0, at))}\${1:reason}${escaped(text.slice(at))}`
  return { kind: 'snippet', value } as const
}

/** Those of the client’s diagnostics that a remedy is for. */
function answering({ finding }: Remedy, { lines }: ReadPlace, diagnostics: readonly Protocol.Diagnostic[]) {
  const { start } = lines.span(finding!.range)
  const about = diagnostics.filter(
    ({ code, range }) =>
      code === finding!.rule && range.start.line === start.line && range.start.character === start.character,
  )
  return about.length === 0 ? {} : { diagnostics: about }
}
