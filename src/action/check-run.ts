import { annotationText } from '../reporters/github.ts'
import { prose } from '../reporters/markdown-text.ts'
import type { Result } from '../reporters/report.ts'
import { counts, linesByPath, summarize } from '../reporters/report.ts'
import { annotationOrder } from '../reporters/spread.ts'
import { tool } from '../reporters/tool-identity.ts'
import { count, plural } from '../wording/wording.ts'

/** What the Checks API takes in one request. */
const MOST_ANNOTATIONS_A_REQUEST = 50

/**
 * In one check run: 20 requests. All workflows of a repository together have a thousand an hour, and GitHub slows
 * down who writes more than some eighty a minute.
 */
const MOST_ANNOTATIONS = 1000

/** In UTF-16 code units: at most 64 KB whatever the characters. */
const LONGEST_MESSAGE = 16_000

const LEVELS = { error: 'failure', warning: 'warning', info: 'notice' } as const

/** An annotation as the Checks API takes it. */
export interface CheckAnnotation {
  readonly path: string
  readonly start_line: number
  readonly end_line: number
  /** Only where the annotation is on one line. */
  readonly start_column?: number
  readonly end_column?: number
  readonly annotation_level: (typeof LEVELS)[keyof typeof LEVELS]
  readonly title: string
  readonly message: string
}

/** The parameters of a check run, and the annotations for each of its requests: at least one. */
export interface CheckRun {
  readonly name: string
  readonly conclusion: 'success' | 'failure'
  readonly title: string
  readonly summary: string
  readonly batches: readonly (readonly CheckAnnotation[])[]
}

/**
 * The findings as a check run that is complete with its first request; later ones only add annotations.
 * `failure` says why not everything could be checked.
 */
export function checkRun(results: readonly Result[], failed: boolean, failure?: string): CheckRun {
  const lines = linesByPath({ results })
  const found = results.reduce((sum, { diagnostics }) => sum + diagnostics.length, 0)
  const { findings, copiesOf } = annotationOrder(results)
  const annotations = findings.slice(0, MOST_ANNOTATIONS).map(({ result, diagnostic }) => {
    const { start, end } = lines.get(result.path)!.locate(diagnostic.range)
    return {
      path: result.uri,
      start_line: start.line,
      end_line: end.line,
      ...(start.line === end.line && { start_column: start.column, end_column: end.column }),
      annotation_level: LEVELS[diagnostic.severity],
      title: diagnostic.rule,
      message: annotationText(diagnostic, copiesOf(result).length, LONGEST_MESSAGE),
    }
  })
  const requests = Math.max(1, Math.ceil(annotations.length / MOST_ANNOTATIONS_A_REQUEST))
  const batches = Array.from({ length: requests }, (_, index) =>
    annotations.slice(index * MOST_ANNOTATIONS_A_REQUEST, (index + 1) * MOST_ANNOTATIONS_A_REQUEST),
  )
  const summary = summarize(results)
  const leftOut =
    annotations.length === found
      ? []
      : [
          `${count(annotations.length)} of ${count(found)} findings are annotated. See the log of the step for all.`,
        ]
  return {
    name: tool.name,
    conclusion: failed ? 'failure' : 'success',
    title: found > 0 ? counts(summary) : failure === undefined ? 'No findings' : 'The run failed',
    summary: [
      `${plural(summary.files, 'file')} checked.`,
      ...leftOut,
      ...(failure ? [prose(failure)] : []),
    ].join(' '),
    batches,
  }
}
