import { join } from 'node:path'
import type { Diagnostic } from 'vscode-languageserver'
import type { Lines } from '../assist/lines.ts'
import { linesOf } from '../assist/lines.ts'
import { factsOnField } from '../clients/field-facts.ts'
import { native } from '../files/paths.ts'
import type { Range } from '../model.ts'
import type { Found, LiveFile } from '../project/editing.ts'
import { ruleUrl, tool } from '../reporters/tool-identity.ts'
import type { Session } from './session.ts'
import { pathOf } from './session.ts'

const SEVERITIES = { error: 1, warning: 2, info: 3 } as const
/** Editors show such a range faded. */
const UNNECESSARY = 1
const UNREAD = /\/(?:unknown-field|ignored-field)$/

/** The diagnostics of a file, by its URI; with `quick` those that it has by itself, without a look at any other. */
export function diagnosticsOf(uri: string, session: Session, quick: boolean): readonly Diagnostic[] {
  const { editing, encoding } = session
  const path = pathOf(uri)
  const findings = path === undefined ? [] : editing.findings(path, quick)
  if (path === undefined || findings.length === 0) return []
  const text = editing.text(path) ?? ''
  const lines = linesOf(text, encoding)
  return findings.map((finding) => shown(finding, { place: editing.at(path), session, text, lines }))
}

interface Shown {
  readonly place: LiveFile | undefined
  readonly session: Session
  readonly text: string
  readonly lines: Lines
}

function shown({ rule, severity, message, range, related }: Found, about: Shown): Diagnostic {
  const { place, session, text, lines } = about
  const isUnread =
    UNREAD.test(rule ?? '') && factsOnField(text.slice(...range), undefined).readers.length === 0
  return {
    range: lines.span(range),
    severity: SEVERITIES[severity],
    ...(rule !== undefined && { code: rule, codeDescription: { href: ruleUrl(rule) } }),
    source: tool.name,
    message,
    ...(isUnread && { tags: [UNNECESSARY] }),
    ...(related &&
      place && {
        relatedInformation: related.map((other) => {
          const there = { ...place, path: other.path ?? place.path }
          return { location: locationOf(there, other.range, session), message: other.message }
        }),
      }),
  }
}

/** A range of a file as the protocol has it. */
export function locationOf({ root, path }: Pick<LiveFile, 'root' | 'path'>, range: Range, session: Session) {
  const file = join(root, native(path))
  const text = session.editing.text(file) ?? ''
  return { uri: session.uriOf(file), range: linesOf(text, session.encoding).span(range) }
}
