import { join } from 'node:path'
import type {
  CompletionItem,
  DocumentLink,
  DocumentSymbol,
  FoldingRange,
  Hover,
  InlayHint,
  Location,
  Position,
  Range as Span,
  TextDocumentEdit,
  WorkspaceEdit,
} from 'vscode-languageserver'
import type { Completion } from '../assist/completion.ts'
import { completionsAt, completionsInConfig } from '../assist/completion.ts'
import { hoverAt } from '../assist/hover.ts'
import type { Lines } from '../assist/lines.ts'
import { linesOf } from '../assist/lines.ts'
import type { Mentioned } from '../assist/names.ts'
import { definitionsAt, mentionsIn, referencesAt } from '../assist/names.ts'
import type { Part } from '../assist/outline.ts'
import { budgetsIn, fencesOf, outlineOf } from '../assist/outline.ts'
import { renamableAt, rename } from '../assist/rename.ts'
import { native } from '../files/paths.ts'
import type { Edit } from '../model.ts'
import { isConfigPath } from '../project/config/find-config-files.ts'
import { keysAt } from '../project/config/schema.ts'
import { locationOf } from './diagnostics.ts'
import type { ReadPlace, Session } from './session.ts'
import { pathOf } from './session.ts'

/** What is said of a position. */
export function hover(place: ReadPlace, position: Position): Hover | undefined {
  const said = hoverAt(place.path, place.lines.offset(position), place.workspace)
  return said && { range: place.lines.span(said.range), contents: { kind: 'markdown', value: said.markdown } }
}

/** As the protocol numbers them: a property, a value, a reference, a file and a constant. */
const ITEM_KINDS = { field: 10, value: 12, name: 18, path: 17, rule: 21 } as const

/** What may be written at a position of a file, also of a config file. */
export function completions(uri: string, position: Position, session: Session): readonly CompletionItem[] {
  const path = pathOf(uri) ?? ''
  if (isConfigPath(path.replaceAll('\\', '/'))) {
    const text = session.editing.text(path) ?? ''
    const lines = linesOf(text, session.encoding)
    return completionsInConfig(text, lines.offset(position), keysAt([])).map((each) => item(each, lines))
  }
  const place = session.read(uri)
  if (place === undefined) return []
  const { lines, workspace } = place
  return completionsAt(place.path, lines.offset(position), workspace).map((each) => item(each, lines))
}

function item({ kind, label, detail, range, text, isRequired }: Completion, lines: Lines): CompletionItem {
  return {
    label,
    kind: ITEM_KINDS[kind],
    ...(detail !== undefined && { documentation: detail }),
    ...(isRequired && { sortText: `!${label}` }),
    textEdit: { range: lines.span(range), newText: text },
  }
}

/** Where what is named at a position has its name. */
export function definitions(place: ReadPlace, position: Position, session: Session): readonly Location[] {
  const found = definitionsAt(place.path, place.lines.offset(position), place.workspace)
  return found.map((each) => placeOf(each, place, session))
}

/** Where what is named at a position is named; elsewhere, what leads to the file. */
export function references(
  place: ReadPlace,
  position: Position,
  session: Session,
  withDefinition: boolean,
): readonly Location[] {
  return referencesAt(place.path, place.lines.offset(position), place.workspace)
    .filter(({ mention }) => withDefinition || mention.extent === undefined)
    .map((each) => placeOf(each, place, session))
}

function placeOf({ path, mention }: Mentioned, place: ReadPlace, session: Session): Location {
  return locationOf({ ...place, path }, mention.range, session)
}

/** The links of a file to what is there. */
export function links(
  { path, root, workspace, lines }: ReadPlace,
  session: Session,
): readonly DocumentLink[] {
  return mentionsIn(path, workspace)
    .filter(({ kind, name }) => kind === 'file' && workspace.files.has(name))
    .map(({ name, range }) => ({ range: lines.span(range), target: session.uriOf(join(root, native(name))) }))
}

/** What is renamed at a position. */
export function renamed({ path, lines, workspace }: ReadPlace, position: Position): Span | undefined {
  const found = renamableAt(path, lines.offset(position), workspace)
  return found && lines.span(found.range)
}

/** The edits that rename it, and the move of the directory where the client can do that. */
export function renaming(
  place: ReadPlace,
  position: Position,
  name: string,
  { session, moves }: { readonly session: Session; readonly moves: boolean },
): WorkspaceEdit | undefined {
  const found = rename(place.path, place.lines.offset(position), name, place.workspace)
  if (found === undefined) return undefined
  const uriOf = (path: string): string => session.uriOf(join(place.root, native(path)))
  const edits = [...found.edits].map(([path, own]) => edit(uriOf(path), own, session))
  const { from = '', to = '' } = found.moved ?? {}
  const move = { kind: 'rename', oldUri: uriOf(from), newUri: uriOf(to) } as const
  return { documentChanges: found.moved !== undefined && moves ? [...edits, move] : edits }
}

/** Edits of a file, of the version that the client has. */
export function edit(uri: string, edits: readonly Edit[], session: Session): TextDocumentEdit {
  const { span } = linesOf(session.editing.text(pathOf(uri) ?? '') ?? '', session.encoding)
  return {
    textDocument: { uri, version: session.versions().get(uri) ?? null },
    edits: edits.map(({ range, text }) => ({ range: span(range), newText: text })),
  }
}

/** As the protocol numbers them: a namespace, a field, text, a module and a function. */
const SYMBOL_KINDS = { frontmatter: 3, field: 8, section: 15, plane: 2, tool: 12 } as const

/** The outline of a file. */
export function symbols(place: ReadPlace): readonly DocumentSymbol[] {
  return outlineOf(place, place.path, place.workspace).map((part) => symbol(part, place.lines))
}

function symbol({ kind, name, range, head, parts }: Part, lines: Lines): DocumentSymbol {
  return {
    name,
    kind: SYMBOL_KINDS[kind],
    range: lines.span(range),
    selectionRange: lines.span(head),
    children: parts.map((part) => symbol(part, lines)),
  }
}

/** What can be folded in a file: the parts of its outline, and fences. */
export function folds(place: ReadPlace): readonly FoldingRange[] {
  const partsIn = (parts: readonly Part[]): readonly Part[] =>
    parts.flatMap((part) => [part, ...partsIn(part.parts)])
  const parts = partsIn(outlineOf(place, place.path, place.workspace)).map(({ range }) => range)
  return [...parts, ...fencesOf(place)].flatMap((range) => {
    const { start, end } = place.lines.span(range)
    return start.line < end.line ? { startLine: start.line, endLine: end.line } : []
  })
}

/** How much of their limits the fields take, behind their values. */
export function hints(place: ReadPlace, { start, end }: Span): readonly InlayHint[] {
  return budgetsIn(place)
    .map(({ at, text }) => ({ position: place.lines.span([at, at]).end, label: text, paddingLeft: true }))
    .filter(({ position: { line } }) => line >= start.line && line <= end.line)
}
