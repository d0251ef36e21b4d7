import { annotationText } from '../reporters/github.ts'
import { prose } from '../reporters/markdown-text.ts'
import type { Result } from '../reporters/report.ts'
import { countListed, counts, linesByPath, summarize } from '../reporters/report.ts'
import { annotationOrder } from '../reporters/sample.ts'
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

/** The parameters of a check run, and the annotations for each of its requests: at least one. */
export type CheckRun = ReturnType<typeof checkRun>

/** The findings as a check run. `failure` says why not everything could be checked. */
export function checkRun(results: readonly Result[], failed: boolean, failure?: string) {
  const lines = linesByPath({ results })
  const found = countListed(results)
  const { findings, copiesOf } = annotationOrder(results)
  const annotations = findings.slice(0, MOST_ANNOTATIONS).map(({ result, diagnostic }) => {
    const { start, end } = lines(result.path).locate(diagnostic.range)
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
  const most = `${count(annotations.length)} of ${count(found)} findings are annotated. See the log of the step for all.`
  return {
    name: tool.name,
    conclusion: failed ? 'failure' : 'success',
    title: found > 0 ? counts(summary) : failure === undefined ? 'No findings' : 'The run failed',
    summary: [
      `${plural(summary.files, 'file')} checked.`,
      ...(annotations.length === found ? [] : [most]),
      ...(failure ? [prose(failure)] : []),
    ].join(' '),
    batches,
  }
}
