import type { Diagnostic, Range } from '../../src/model.ts'
import { sha256 } from '../../src/project/write-reports.ts'
import { json } from '../../src/reporters/json.ts'
import type { Result } from '../../src/reporters/report.ts'
import { sarif } from '../../src/reporters/sarif.ts'
import { visible } from '../../src/wording/escape-invisible.ts'
import { isReport, isSarif } from '../reporters/report-schemas.ts'
import type { Subject } from './kinds.ts'
import { judged, judgedAnew, textOf } from './kinds.ts'
import { isQuoted, quotationOf } from './quotations.ts'

/**
 * Checks all that holds for whatever file; the first fault, as a sentence, or undefined. `seen` is told each
 * finding under `strict`.
 */
export async function faultOf(
  subject: Subject,
  seen: (diagnostic: Diagnostic) => void = () => {},
): Promise<string | undefined> {
  try {
    const strict = await judged(subject, 'strict')
    const recommended = await judged(subject, 'recommended')
    for (const diagnostic of strict.diagnostics) seen(diagnostic)
    const text = textOf(subject)
    return (
      rangeFault(strict, text) ??
      messageFault(strict) ??
      quotationFault(strict, text) ??
      fixFault(strict) ??
      presetFault(recommended, strict) ??
      reportFault(strict) ??
      repetitionFault(strict, await judgedAnew(subject, 'strict'))
    )
  } catch (error) {
    return `it throws ${error instanceof Error ? error.stack : error}`
  }
}

/**
 * Every range, of a finding, a related place or an edit, lies in the file and does not end before it starts.
 */
function rangeFault({ diagnostics }: Result, { length }: string): string | undefined {
  const isInside = ([start, end]: Range): boolean =>
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && end <= length
  for (const { rule, range, related = [], fix } of diagnostics) {
    const ranges = [
      range,
      ...related.flatMap((other) => (other.path === undefined ? [other.range] : [])),
      ...(fix?.edits ?? []).map((edit) => edit.range),
    ]
    const outside = ranges.find((each) => !isInside(each))
    if (outside !== undefined) return `${rule} gives the range ${outside.join('–')} in ${length} code units`
  }
  return undefined
}

/** A message is one line of printable text, whatever the file holds, and so is the title of a fix. */
function messageFault({ diagnostics }: Result): string | undefined {
  const texts = diagnostics.flatMap(({ rule, message, related = [], fix }) =>
    [message, ...related.map((other) => other.message), fix?.title ?? ''].map((text) => ({ rule, text })),
  )
  const bad = texts.find(({ text }) => visible(text) !== text)
  return bad && `${bad.rule} says ${JSON.stringify(bad.text)}, which is not printable`
}

/** Where a message quotes what stands in its range, that text stands there. */
function quotationFault({ diagnostics }: Result, text: string): string | undefined {
  for (const diagnostic of diagnostics) {
    const quoted = quotationOf(diagnostic)
    const written = text.slice(...diagnostic.range)
    // Blanks of Unicode are blanks for JavaScript, and for no parser of YAML.
    const readings = [written, written.trim(), written.replace(/^(["'])\s+|\s+(["'])$/g, '$1$2')]
    if (quoted !== undefined && !readings.some((each) => isQuoted(diagnostic, quoted, each)))
      return `${diagnostic.rule} says ${JSON.stringify(diagnostic.message)} of ${JSON.stringify(written)}`
  }
  return undefined
}

/** A fix has edits that do not touch one another. */
function fixFault({ diagnostics }: Result): string | undefined {
  for (const { rule, fix } of diagnostics) {
    const edits = (fix?.edits ?? [{ range: [0, 0] as Range }]).toSorted((a, b) => a.range[0] - b.range[0])
    if (edits.length === 0 || edits.some((edit, index) => edit.range[0] < (edits[index - 1]?.range[1] ?? 0)))
      return `${rule} offers a fix without edits, or one whose edits overlap`
  }
  return undefined
}

/**
 * What `recommended` finds `strict` finds too; but where a fix of broken frontmatter would bring an error of its own
 * under `strict`, none is offered, and nothing is said of what the file is like after it.
 */
function presetFault(recommended: Result, strict: Result): string | undefined {
  if (isRepaired(recommended) && !isRepaired(strict)) return undefined
  const known = new Set(strict.diagnostics.map(placed))
  // A suppression of a rule that is off has nothing to suppress; under `strict` it may have.
  const missed = recommended.diagnostics.find(
    (diagnostic) => diagnostic.rule !== 'suppress/unused' && !known.has(placed(diagnostic)),
  )
  return missed && `${missed.rule} reports ${missed.range.join('–')} under recommended, but not under strict`
}

function isRepaired({ diagnostics }: Result): boolean {
  return diagnostics.some(({ rule, fix }) => /\/frontmatter-(?:unclosed|yaml)$/.test(rule) && fix?.safe)
}

function placed({ rule, range }: Diagnostic): string {
  return `${rule} ${range.join()}`
}

/** The reports for other programs are what their schemas say. */
function reportFault(result: Result): string | undefined {
  const report = { results: [result], hidden: 0, color: false, sha256 }
  if (!isReport(JSON.parse(json(report))))
    return `the JSON report is wrong: ${JSON.stringify(isReport.errors)}`
  return sarifFault(JSON.parse(sarif(report)))
}

/** What its schema says of a SARIF report. */
export function sarifFault(report: unknown): string | undefined {
  return isSarif(report) ? undefined : `the SARIF report is wrong: ${JSON.stringify(isSarif.errors)}`
}

/** The same file gives the same result. */
function repetitionFault(first: Result, second: Result): string | undefined {
  return JSON.stringify(first) === JSON.stringify(second)
    ? undefined
    : 'the second run over it finds something else'
}
