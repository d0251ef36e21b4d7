import type { ChangedFile } from '../project/trust/changes.ts'
import { readPatch } from '../project/trust/patch.ts'

/** Anything with fields. */
export type Fields = Readonly<Record<string, unknown>>

/** A value as something with fields; undefined where it is none. */
export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

/** A changed file as GitHub's API lists it: `patch` is a unified diff without its header. */
export interface ListedFile extends Omit<ChangedFile, 'hunks'> {
  readonly patch?: string | undefined
}

/** The changed files that GitHub's API lists on one page; undefined where the answer has another form. */
export function readFiles(answer: unknown): readonly ChangedFile[] | undefined {
  if (!Array.isArray(answer) || !answer.every(isFile)) return undefined
  return answer.map(({ filename, status, previous_filename, patch }) => ({
    filename,
    status,
    previous_filename,
    hunks: readPatch(patch),
  }))
}

function isFile(value: unknown): value is ListedFile {
  const { filename, status, previous_filename, patch } = fieldsOf(value) ?? {}
  const isTextOrMissing = (field: unknown): boolean => field === undefined || isText(field)
  return isText(filename) && isText(status) && isTextOrMissing(previous_filename) && isTextOrMissing(patch)
}

/** The number of the check run that was created; undefined where the answer has another form. */
export function readId(answer: unknown): number | undefined {
  const id = fieldsOf(answer)?.['id']
  return Number.isSafeInteger(id) ? (id as number) : undefined
}

/** Whether a file of the repository has more than the mebibyte that the API sends of one. */
export function isTooLarge(answer: unknown): boolean {
  return fieldsOf(answer)?.['encoding'] === 'none'
}

/** The bytes of a file of the repository; undefined where it is none, or the answer has another form. */
export function readContent(answer: unknown): Uint8Array | undefined {
  const { type, encoding, content } = fieldsOf(answer) ?? {}
  if (type !== 'file' || encoding !== 'base64' || !isText(content)) return undefined
  return Buffer.from(content, 'base64')
}

/** A thread of a review, as far as its first comment is ours. */
export interface Thread {
  readonly id: string
  readonly path: string
  readonly isResolved: boolean
  readonly comment: { readonly id: string; readonly body: string }
}

/** Our threads on a page of GraphQL, and where the next page starts; undefined for another answer. */
export function readThreads(
  answer: unknown,
): { readonly threads: readonly Thread[]; readonly next: string | undefined } | undefined {
  const { nodes, pageInfo } = within(answer, ['data', 'repository', 'pullRequest', 'reviewThreads']) ?? {}
  const { hasNextPage, endCursor } = fieldsOf(pageInfo) ?? {}
  if (!Array.isArray(nodes) || typeof hasNextPage !== 'boolean') return undefined
  const threads = nodes.flatMap(threadsIn)
  if (!hasNextPage) return { threads, next: undefined }
  return isText(endCursor) ? { threads, next: endCursor } : undefined
}

/** The thread in a node, if it is ours: of one without a comment, or with another form, nothing is known. */
function threadsIn(node: unknown): readonly Thread[] {
  const { id, path, isResolved, comments } = fieldsOf(node) ?? {}
  const nodes = fieldsOf(comments)?.['nodes']
  const first = fieldsOf(Array.isArray(nodes) ? nodes[0] : undefined)
  const { id: comment, body, viewerDidAuthor } = first ?? {}
  if (viewerDidAuthor !== true || typeof isResolved !== 'boolean') return []
  if (!isText(id) || !isText(path) || !isText(comment) || !isText(body)) return []
  return [{ id, path, isResolved, comment: { id: comment, body } }]
}

/** Whether a thread is resolved, as the answer of GraphQL to that wish says. */
export function isResolvedIn(answer: unknown): boolean {
  return within(answer, ['data', 'resolveReviewThread', 'thread'])?.['isResolved'] === true
}

function within(value: unknown, path: readonly string[]): Fields | undefined {
  return path.reduce<Fields | undefined>((fields, key) => fieldsOf(fields?.[key]), fieldsOf(value))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
