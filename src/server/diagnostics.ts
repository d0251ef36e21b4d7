import type { Diagnostic } from 'vscode-languageserver'
import { isUnread } from '../assist/hover.ts'
import type { Range } from '../model.ts'
import type { LiveFile } from '../project/editing.ts'
import { ruleUrl, tool } from '../reporters/tool-identity.ts'
import type { Session } from './session.ts'
import { fileOf, pathOf } from './session.ts'

const SEVERITIES = { error: 1, warning: 2, info: 3 } as const
/** Editors show such a range faded. */
const UNNECESSARY = 1

/** The diagnostics of a file, by its URI; with `quick` those that it has by itself, without a look at any other. */
export function diagnosticsOf(uri: string, session: Session, quick: boolean): Diagnostic[] {
  const path = pathOf(uri)
  const findings = path === undefined ? [] : session.editing.findings(path, quick)
  if (path === undefined || findings.length === 0) return []
  const [place, text] = [session.editing.at(path), session.editing.text(path) ?? '']
  const lines = session.lines(path)
  return findings.map(({ rule, severity, message, range, related }) => ({
    range: lines.span(range),
    severity: SEVERITIES[severity],
    ...(rule !== undefined && { code: rule, codeDescription: { href: ruleUrl(rule) } }),
    source: tool.name,
    message,
    ...(isUnread(rule, text.slice(...range)) && { tags: [UNNECESSARY] }),
    ...(related &&
      place && {
        relatedInformation: related.map((other) => ({
          location: locationOf({ root: place.root, path: other.path ?? place.path }, other.range, session),
          message: other.message,
        })),
      }),
  }))
}

/** A range of a file as the protocol has it. */
export function locationOf(place: Pick<LiveFile, 'root' | 'path'>, range: Range, session: Session) {
  const file = fileOf(place)
  return { uri: session.uriOf(file), range: session.lines(file).span(range) }
}
