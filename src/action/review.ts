import { join } from 'node:path'
import { exists } from '../files/paths.ts'
import { rootOf } from '../files/work-tree.ts'
import type { Diagnostic } from '../model.ts'
import { sha256 } from '../project/write-reports.ts'
import { fingerprints } from '../reporters/fingerprints.ts'
import type { Result } from '../reporters/report.ts'
import { bySeverity, linesByPath, only } from '../reporters/report.ts'
import { countEach } from '../wording/compare.ts'
import { count, listed, plural } from '../wording/wording.ts'
import type { Thread } from './answers.ts'
import type { Api } from './api.ts'
import { MOST_CLOSED, MOST_COMMENTS } from './api.ts'
import { whyNone } from './event.ts'
import { editComment, listThreads, resolveThread, sendReview } from './review-api.ts'
import type { Diff, Marked, ReviewComment } from './review-comment.ts'
import { commentOn, diffOf, fixedBody, readMark } from './review-comment.ts'
import type { Ending, Findings, Step } from './step.ts'
import { info, reason, warn } from './step.ts'

interface Known extends Marked {
  readonly thread: Thread
}

interface Draft {
  readonly diagnostic: Diagnostic
  readonly comment: ReviewComment
}

/**
 * Comments on the findings that are on lines of the diff and have no comment yet, and resolves the threads of those
 * that are fixed. If that fails, it warns and leaves the findings among the others.
 */
export async function review(
  findings: Findings,
  step: Step,
): Promise<{ readonly commented: readonly Result[]; readonly others: readonly Result[] }> {
  const { all, reported, ending } = findings
  if (step.event.pullRequest === undefined) {
    info(`Workflow commands annotate the findings, not a review${whyNone(step.event)}`)
    return { commented: [], others: reported }
  }
  const fingerprintOf = fingerprints(all, sha256)
  const commented = new Set<Diagnostic>()
  try {
    const api = await step.api()
    const threads = (await listThreads(api, step.event)).flatMap((thread): Known | [] => {
      const marked = readMark(thread.comment.body)
      return marked === undefined ? [] : { ...marked, thread }
    })
    const open = new Set(threads.filter(isOpen).map(({ fingerprint }) => fingerprint))
    for (const [diagnostic, each] of fingerprintOf) if (open.has(each)) commented.add(diagnostic)
    const known = new Set(threads.map(({ fingerprint }) => fingerprint))
    const drafts = await draft(reported, known, fingerprintOf, step)
    for (const { diagnostic } of await post(api, drafts, ending, step)) commented.add(diagnostic)
    // An incomplete run does not know which findings are fixed.
    if (ending.failure === undefined) await close(api, gone(threads, all, fingerprintOf, step))
  } catch (error) {
    warn(
      step,
      `Workflow commands annotate the findings, because the review is not complete. ${reason(error)}`,
    )
  }
  return {
    commented: only(reported, (each) => commented.has(each)),
    others: only(reported, (each) => !commented.has(each)),
  }
}

function isOpen({ thread, isFixed }: Known): boolean {
  return !thread.isResolved && !isFixed
}

async function draft(
  results: readonly Result[],
  known: ReadonlySet<string>,
  fingerprintOf: ReadonlyMap<Diagnostic, string>,
  { changes }: Step,
): Promise<readonly Draft[]> {
  const diffs = new Map<string, Diff>((await changes()).map((file) => [file.filename, diffOf(file)]))
  const onDiff = results.filter(({ uri }) => (diffs.get(uri)?.size ?? 0) > 0)
  const lines = linesByPath({ results: onDiff })
  const drafts: Draft[] = []
  let left = 0
  for (const { result, diagnostic } of bySeverity(onDiff)) {
    const fingerprint = fingerprintOf.get(diagnostic)!
    if (known.has(fingerprint)) continue
    const { uri, path } = result
    const comment = commentOn(uri, { diagnostic, fingerprint }, lines(path), diffs.get(uri)!)
    if (comment === undefined) continue
    if (drafts.length < MOST_COMMENTS) drafts.push({ diagnostic, comment })
    else left++
  }
  if (left > 0)
    info(
      `${plural(left, 'finding')} on the diff ${left === 1 ? 'has' : 'have'} no comment yet: a run writes ${count(MOST_COMMENTS)}. Fix those first, or run again.`,
    )
  return drafts
}

async function post(
  api: Api,
  drafts: readonly Draft[],
  ending: Ending,
  step: Step,
): Promise<readonly Draft[]> {
  if (drafts.length === 0) return []
  const comments = drafts.map(({ comment }) => comment)
  const body = bodyOf(drafts, ending)
  const { comments: left, reason: why } = await sendReview(api, step.event, comments, body)
  const refused = new Set(left)
  if (refused.size > 0)
    warn(
      step,
      `Workflow commands annotate ${plural(refused.size, 'finding')} on the diff, because GitHub took no comment there. ${why}`,
    )
  return drafts.filter(({ comment }) => !refused.has(comment))
}

/** How many comments there are on what, the most severe first, and what makes the step fail. */
function bodyOf(drafts: readonly Draft[], { fails, because }: Ending): string {
  const numbers = countEach(drafts.map(({ diagnostic: { severity } }) => severity))
  const found = [...numbers].map(([severity, number]) => plural(number, severity))
  const why = because.length > 0 ? ` because of ${listed(because)} in all` : '. Its log says why'
  return `passmuster has ${plural(drafts.length, 'new comment')} on lines of this pull request: ${listed(found)}. The step ${fails ? `fails${why}` : 'passes'}.`
}

/** Our open threads whose finding is gone. Files that another job checks are left alone. */
function gone(
  threads: readonly Known[],
  results: readonly Result[],
  fingerprintOf: ReadonlyMap<Diagnostic, string>,
  { host }: Step,
): readonly Known[] {
  const present = new Set(fingerprintOf.values())
  const judged = new Map(results.map(({ uri, omitted }) => [uri, omitted === undefined]))
  const root = rootOf(host.cwd, host)
  const isJudged = (path: string): boolean => judged.get(path) ?? !exists(join(root, path), host)
  return threads.filter(
    (known) => isOpen(known) && !present.has(known.fingerprint) && isJudged(known.thread.path),
  )
}

/** Resolves threads; where the token may not, their text says that the finding is fixed. */
async function close(api: Api, threads: readonly Known[]): Promise<void> {
  let resolved = 0
  let edited = 0
  let mayResolve = true
  try {
    for (const known of threads.slice(0, MOST_CLOSED)) {
      mayResolve &&= await resolveThread(api, known.thread)
      if (mayResolve) resolved++
      else {
        await editComment(api, known.thread, fixedBody(known))
        edited++
      }
    }
  } catch (error) {
    info(`Some review threads of fixed findings are still open. ${reason(error)}`)
  }
  if (resolved > 0) info(`${plural(resolved, 'review thread')} resolved, because the finding is fixed.`)
  if (edited > 0)
    info(
      `${plural(edited, 'review comment')} edited to say that the finding is fixed: the token may not resolve threads.`,
    )
}
