import type { Connection, Diagnostic, WorkspaceDocumentDiagnosticReport } from 'vscode-languageserver'
import type { Workspace } from '../lint/workspace.ts'
import { diagnosticsOf } from './diagnostics.ts'
import type { Session } from './session.ts'

/** In milliseconds: what comes within it is answered together. */
const PAUSE = 10
/** In milliseconds: so long may files be judged before the client is listened to again. */
const SLICE = 15

const NONE = '[]'

/** How the client hears of diagnostics. */
export interface Ways {
  /** Whether it asks for them itself. */
  readonly pulls: boolean
  /** Whether it can be told to ask again. */
  readonly refreshes: boolean
}

/** Tells the client the diagnostics of its open documents, and answers where it asks for them. */
export interface Publisher {
  /** Hears that something changed; with `beyond`, not only in documents of which the client knows. */
  soon(beyond: boolean): void
  close(uri: string): void
  /** The diagnostics of a file, with the name of this answer; undefined if it is that which the client has. */
  report(
    uri: string,
    known: string | undefined,
  ): { readonly id: string; readonly items?: readonly Diagnostic[] }
  /** Those of all files, when all are judged; a client that has them already is not told again. */
  reportAll(known: ReadonlyMap<string, string>): Promise<readonly WorkspaceDocumentDiagnosticReport[]>
}

/** Starts to tell diagnostics. */
export function publisher(session: Session, { pulls, refreshes }: Ways, connection: Connection): Publisher {
  const told = new Map<string, string>()
  const { report, reportAll, isOld, isKnown } = reports(session)
  let isDue = false
  let hasChanged = true
  let mustRefresh = false
  const workspaces = (): readonly Workspace[] =>
    [...session.versions().keys()].flatMap((uri) => session.at(uri)?.workspace ?? [])
  const push = (quick: boolean): void => {
    for (const [uri, version] of session.versions()) {
      const diagnostics = [...diagnosticsOf(uri, session, quick)]
      const text = JSON.stringify([version, diagnostics])
      if (told.get(uri) === text) continue
      told.set(uri, text)
      void connection.sendDiagnostics({ uri, version, diagnostics })
    }
  }
  const work = (isFirst: boolean): void => {
    const isDone = judge(workspaces())
    if (!pulls && (isDone || isFirst)) push(!isDone)
    if (!isDone) return later(0)
    if (pulls && refreshes && mustRefresh && isOld()) connection.languages.diagnostics.refresh()
    mustRefresh = false
  }
  const later = (pause: number): void => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      try {
        work(pause > 0)
      } catch (error) {
        connection.console.error(`The files could not be checked: ${(error as Error).message}`)
      }
    }, pause)
  }
  const soon = (beyond: boolean): void => {
    hasChanged = true
    mustRefresh ||= beyond
    later(PAUSE)
  }
  return {
    soon,
    async reportAll(known) {
      if (!hasChanged && isKnown(known)) return []
      while (!judge(allWorkspaces(session))) await heard()
      hasChanged = false
      return reportAll(known)
    },
    close(uri) {
      if (!told.delete(uri)) return
      void connection.sendDiagnostics({ uri, diagnostics: [] })
    },
    report(uri, known) {
      const { workspace } = session.at(uri) ?? {}
      const isDone = !refreshes || workspace === undefined || judge([workspace])
      // The others are judged meanwhile, and then the client asks again.
      if (!isDone) soon(true)
      return report(uri, known, !isDone)
    },
  }
}

/** The diagnostics as a client asks for them, each answer with a name of its own. */
function reports(session: Session) {
  const answers = new Map<string, { readonly text: string; readonly id: string }>()
  let answered = 0
  let listed: readonly string[] | undefined
  const all = (): readonly string[] => session.editing.paths().map((path) => session.uriOf(path))
  const report = (uri: string, known: string | undefined, quick: boolean) => {
    const items = diagnosticsOf(uri, session, quick)
    const text = JSON.stringify(items)
    const before = answers.get(uri)
    const answer = before?.text === text ? before : { text, id: String(++answered) }
    answers.set(uri, answer)
    return { id: answer.id, ...(answer.id !== known && { items }) }
  }
  return {
    report,
    /** Whether the client would hear something else now. */
    isOld: (): boolean =>
      [...answers.keys(), ...(listed === undefined ? [] : all())].some(
        (uri) => JSON.stringify(diagnosticsOf(uri, session, false)) !== (answers.get(uri)?.text ?? NONE),
      ),
    /** Whether the client has all that it was listed. */
    isKnown: (known: ReadonlyMap<string, string>): boolean =>
      listed?.every((uri) => known.get(uri) === answers.get(uri)?.id) === true,
    reportAll(known: ReadonlyMap<string, string>): readonly WorkspaceDocumentDiagnosticReport[] {
      listed = [...new Set([...all(), ...known.keys()])]
      return listed.map((uri) => {
        const { id, items } = report(uri, known.get(uri), false)
        const about = { uri, version: session.versions().get(uri) ?? null, resultId: id }
        return items === undefined
          ? { kind: 'unchanged', ...about }
          : { kind: 'full', ...about, items: [...items] }
      })
    },
  }
}

function allWorkspaces({ editing }: Session): readonly Workspace[] {
  return editing.lives().flatMap((live) => live.roots().map(({ workspace }) => workspace))
}

/** Waits until the client was heard: it may take its question back, or change the text. */
export function heard(): Promise<void> {
  return new Promise((next) => setTimeout(next, 0))
}

/** Judges files for a slice of time. Whether all are judged. */
function judge(workspaces: readonly Workspace[]): boolean {
  const end = performance.now() + SLICE
  for (const workspace of new Set(workspaces))
    while (workspace.advance()) if (performance.now() > end) return false
  return true
}
