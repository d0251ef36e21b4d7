import { setTimeout as pause } from 'node:timers/promises'
import type { Connection, DocumentDiagnosticReport } from 'vscode-languageserver'
import { diagnosticsOf } from './diagnostics.ts'
import type { Able, Session } from './session.ts'
import { pathOf } from './session.ts'

/** In milliseconds: what comes within it is answered together. */
const PAUSE = 10
/** In milliseconds: so long may files be judged before the client is listened to again. */
const SLICE = 15
/** The codes of a connection that is closed, or disposed of, in vscode-jsonrpc. */
const GONE = [1, 2]

export type Publisher = ReturnType<typeof publisher>

/** Tells the client the diagnostics of its open documents, and answers where it asks for them. */
export function publisher({ session, pulls, refreshes }: Able, connection: Connection) {
  const told = new Map<string, string>()
  const { report, reportAll, isOld, isKnown } = reports(session)
  let isDue = false
  let hasChanged = true
  let mustRefresh = false
  const judge = (uris?: Iterable<string>): boolean => {
    const end = performance.now() + SLICE
    const paths = uris && [...uris].flatMap((uri) => pathOf(uri) ?? [])
    return session.editing.judge(() => performance.now() > end, paths)
  }
  const push = (quick: boolean): void => {
    for (const [uri, { version }] of session.documents()) {
      // What a text has on account of other files stays told until all are judged again.
      if (quick && told.get(uri)?.startsWith(`[${version},`)) continue
      const diagnostics = diagnosticsOf(uri, session, quick)
      const text = JSON.stringify([version, diagnostics])
      if (told.get(uri) === text) continue
      told.set(uri, text)
      void connection.sendDiagnostics({ uri, version, diagnostics })
    }
  }
  const work = (isFirst: boolean): void => {
    const isDone = judge(session.documents().keys())
    if (!pulls && (isDone || isFirst)) push(!isDone)
    if (!isDone) return later(0)
    if (pulls && refreshes && mustRefresh && isOld()) connection.languages.diagnostics.refresh()
    mustRefresh = false
  }
  const later = (time: number): void => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      try {
        work(time > 0)
      } catch (error) {
        // Nobody is left to tell.
        if (GONE.includes((error as { readonly code?: number }).code ?? 0)) return
        connection.console.error(`The files could not be checked: ${(error as Error).message}`)
      }
    }, time)
  }
  /** Hears that something changed; with `beyond`, not only in documents of which the client knows. */
  const soon = (beyond: boolean): void => {
    hasChanged = true
    mustRefresh ||= beyond
    later(PAUSE)
  }
  return {
    soon,
    close(uri: string): void {
      if (told.delete(uri)) void connection.sendDiagnostics({ uri, diagnostics: [] })
    },
    report(uri: string, known: string | undefined): DocumentDiagnosticReport {
      const isDone = !refreshes || judge([uri])
      // The others are judged meanwhile, and then the client asks again.
      if (!isDone) soon(true)
      return report(uri, known, !isDone)
    },
    /** Those of all files, when all are judged; a client that has them already is not told again. */
    async reportAll(known: ReadonlyMap<string, string>) {
      if (!hasChanged && isKnown(known)) return []
      while (!judge()) await pause(0)
      hasChanged = false
      return reportAll(known)
    },
  }
}

/** The diagnostics as a client asks for them, each answer with a name of its own. */
function reports(session: Session) {
  const answers = new Map<string, { readonly text: string; readonly id: string }>()
  let answered = 0
  let listed: readonly string[] | undefined
  const all = (): readonly string[] => session.editing.paths().map((path) => session.uriOf(path))
  const report = (uri: string, known: string | undefined, quick: boolean): DocumentDiagnosticReport => {
    const items = diagnosticsOf(uri, session, quick)
    const text = JSON.stringify(items)
    const resultId = answers.get(uri)?.text === text ? answers.get(uri)!.id : String(++answered)
    answers.set(uri, { text, id: resultId })
    return resultId === known ? { kind: 'unchanged', resultId } : { kind: 'full', resultId, items }
  }
  return {
    report,
    /** Whether the client would hear something else now. */
    isOld: (): boolean =>
      [...answers.keys(), ...(listed === undefined ? [] : all())].some(
        (uri) => JSON.stringify(diagnosticsOf(uri, session, false)) !== (answers.get(uri)?.text ?? '[]'),
      ),
    /** Whether the client has all that it was listed. */
    isKnown: (known: ReadonlyMap<string, string>): boolean =>
      listed?.every((uri) => known.get(uri) === answers.get(uri)?.id) === true,
    reportAll(known: ReadonlyMap<string, string>) {
      listed = [...new Set([...all(), ...known.keys()])]
      return listed.map((uri) => {
        const version = session.documents().get(uri)?.version ?? null
        return { uri, version, ...report(uri, known.get(uri), false) }
      })
    },
  }
}
