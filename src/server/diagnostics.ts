import { join } from 'node:path'
import type { Diagnostic } from 'vscode-languageserver'
import type { Lines } from '../assist/lines.ts'
import { linesOf } from '../assist/lines.ts'
import { factsOnField } from '../clients/field-facts.ts'
import { native } from '../files/paths.ts'
import type { Diagnostic as Finding, Range } from '../model.ts'
import type { Mistake } from '../project/config/config-file.ts'
import { ruleUrl, tool } from '../reporters/tool-identity.ts'
import type { Place, Session } from './session.ts'
import { pathOf } from './session.ts'

const SEVERITIES = { error: 1, warning: 2, info: 3 } as const
/** Editors show such a range faded. */
const UNNECESSARY = 1
const UNREAD = /\/(?:unknown-field|ignored-field)$/

/** The diagnostics of a file, by its URI; with `quick` those that it has by itself, without a look at any other. */
export function diagnosticsOf(uri: string, session: Session, quick: boolean): readonly Diagnostic[] {
  const mistakes = mistakesIn(uri, session)
  const place = session.at(uri)
  if (place === undefined) return mistakes
  const { workspace, path } = place
  const findings = quick ? workspace.own(path) : workspace.findings(path)
  if (findings.length === 0) return mistakes
  const text = textAt(place, session)
  const lines = linesOf(text, session.encoding)
  return [...mistakes, ...findings.map((finding) => shown(finding, { place, session, text, lines }))]
}

/** The URIs of all files with diagnostics. */
export function urisWithDiagnostics(session: Session): readonly string[] {
  const paths = session.editing.lives().flatMap((live) => [
    ...live.mistakes().map(({ path }) => path),
    ...live.roots().flatMap(({ root, workspace }) =>
      workspace
        .all()
        .filter(({ diagnostics }) => diagnostics.length > 0)
        .map(({ path }) => join(root, native(path))),
    ),
  ])
  return [...new Set(paths.map((path) => session.uriOf(path)))]
}

function mistakesIn(uri: string, session: Session): readonly Diagnostic[] {
  const path = pathOf(uri)
  const live = path === undefined ? undefined : session.editing.live(path)
  const mistakes = live?.mistakes().filter((each) => each.path === path) ?? []
  if (path === undefined || mistakes.length === 0) return []
  const { span } = linesOf((session.editing.text(path) ?? '').replace(/^\ufeff/, ''), session.encoding)
  const unique = new Map(mistakes.map((each) => [`${each.range} ${each.message}`, each]))
  return [...unique.values()].map(({ severity, message, range }: Mistake) => ({
    range: span(range),
    severity: SEVERITIES[severity],
    source: tool.name,
    message,
  }))
}

interface Shown {
  readonly place: Place
  readonly session: Session
  readonly text: string
  readonly lines: Lines
}

function shown({ rule, severity, message, range, related }: Finding, about: Shown): Diagnostic {
  const { place, session, text, lines } = about
  const isUnread = UNREAD.test(rule) && factsOnField(text.slice(...range), undefined).readers.length === 0
  return {
    range: lines.span(range),
    severity: SEVERITIES[severity],
    code: rule,
    codeDescription: { href: ruleUrl(rule) },
    source: tool.name,
    message,
    ...(isUnread && { tags: [UNNECESSARY] }),
    ...(related && {
      relatedInformation: related.map((other) => {
        const there = { ...place, path: other.path ?? place.path }
        return { location: locationOf(there, other.range, session), message: other.message }
      }),
    }),
  }
}

/** A range of a file as the protocol has it. */
export function locationOf(
  place: Pick<Place, 'root' | 'path' | 'workspace'>,
  range: Range,
  session: Session,
) {
  return {
    uri: session.uriOf(join(place.root, native(place.path))),
    range: linesOf(textAt(place, session), session.encoding).span(range),
  }
}

/** The text of a file, or as much of it as findings have places in. */
function textAt(
  { root, path, workspace }: Pick<Place, 'root' | 'path' | 'workspace'>,
  session: Session,
): string {
  return workspace.text(path) ?? session.editing.text(join(root, native(path))) ?? ''
}
