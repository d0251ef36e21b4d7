import { join } from 'node:path'
import type { CodeAction, CodeActionParams, Diagnostic, TextDocumentEdit } from 'vscode-languageserver'
import { difference, suppressing, turningOff } from '../assist/remedies.ts'
import { native } from '../files/paths.ts'
import type { Diagnostic as Finding } from '../model.ts'
import { quote } from '../wording/quote.ts'
import { edit } from './features.ts'
import type { ReadPlace, Session } from './session.ts'

/** The kind of the action that fixes all that is safe. */
export const FIX_ALL = 'source.fixAll.passmuster'

/** What the client can do with edits. */
interface Able {
  readonly session: Session
  /** Whether it can make files. */
  readonly creates: boolean
  /** Whether an edit may say where to type. */
  readonly snippets: boolean
}

/** What can be done about the findings in a range, or about all of the file where the client asks for that alone. */
export function actions(
  place: ReadPlace,
  { range, context }: CodeActionParams,
  able: Able,
): readonly CodeAction[] {
  const wants = (kind: string): boolean =>
    context.only === undefined ? kind === 'quickfix' : context.only.some((only) => isWithin(kind, only))
  const [start, end] = [place.lines.offset(range.start), place.lines.offset(range.end)]
  const findings = place.workspace.findings(place.path)
  const here = findings.filter((finding) => finding.range[0] <= end && finding.range[1] >= start)
  return [
    ...(wants('quickfix')
      ? here.flatMap((finding) => remedies(finding, place, context.diagnostics ?? [], able))
      : []),
    ...(wants(FIX_ALL) ? fixAll(findings, place, able.session) : []),
  ]
}

function isWithin(kind: string, only: string): boolean {
  return kind === only || kind.startsWith(`${only}.`)
}

function remedies(
  finding: Finding,
  place: ReadPlace,
  diagnostics: readonly Diagnostic[],
  able: Able,
): readonly CodeAction[] {
  const own = place.lines.span(finding.range).start
  const about = diagnostics.filter(
    ({ code, range }) =>
      code === finding.rule && range.start.line === own.line && range.start.character === own.character,
  )
  const action = (
    title: string,
    ...documentChanges: NonNullable<CodeAction['edit']>['documentChanges'] & {}
  ): CodeAction => ({
    title,
    kind: 'quickfix',
    ...(about.length > 0 && { diagnostics: about }),
    edit: { documentChanges },
  })
  const { fix, rule } = finding
  const { session } = able
  const suppression = suppressed(finding, place, able)
  return [
    ...(fix === undefined || fix.edits.length === 0
      ? []
      : [{ ...action(fix.title, edit(place.uri, fix.edits, session)), isPreferred: fix.safe }]),
    ...(suppression === undefined ? [] : [action(`Suppress ${rule} here`, suppression)]),
    ...inConfig(rule, place, able).map((changes) =>
      action(`Turn off ${rule} in the config file`, ...changes),
    ),
  ]
}

/** The comment that suppresses a finding, with a place for the reason where the client can go there. */
function suppressed(
  finding: Finding,
  { uri, path, workspace }: ReadPlace,
  able: Able,
): TextDocumentEdit | undefined {
  const found = suppressing(path, finding, workspace)
  if (found === undefined) return undefined
  const plain = edit(uri, [found], able.session)
  if (!able.snippets) return plain
  const [head, tail] = [found.text.slice(0, found.reasonAt), found.text.slice(found.reasonAt)]
  const value = `${escaped(head)}\${1:reason}${escaped(tail)}`
  return {
    ...plain,
    edits: plain.edits.map(({ range }) => ({ range, snippet: { kind: 'snippet', value } })),
  }
}

function escaped(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&')
}

/** The edits that turn a rule off in the config file of a file, which is made if there is none. */
function inConfig(rule: string, { path, root }: ReadPlace, { session, creates }: Able) {
  const file = join(root, native(path))
  const config = session.editing.live(file)?.configOf(file, root)
  if (config === undefined || config.endsWith('.json')) return []
  const text = session.editing.text(config)
  if (text === undefined && !creates) return []
  const found = turningOff(rule, text ?? '')
  if (found === undefined) return []
  const target = session.uriOf(config)
  const change = edit(target, [found], session)
  return [text === undefined ? [{ kind: 'create', uri: target } as const, change] : [change]]
}

function fixAll(findings: readonly Finding[], place: ReadPlace, session: Session): readonly CodeAction[] {
  if (!findings.some(({ fix }) => fix?.safe)) return []
  const { text } = place.document
  const fixed = place.workspace.fixed(place.path, 'safe') ?? text
  if (fixed === text) return []
  const changes = { documentChanges: [edit(place.uri, [difference(text, fixed)], session)] }
  return [{ title: `Fix all safe findings in ${quote(place.path, 60)}`, kind: FIX_ALL, edit: changes }]
}
