import type { clients, findings, seen } from '../../src/browser/index.ts'
import type { Answer, Question } from '../worker/main.ts'

export type Finding = ReturnType<typeof findings>[0]
/** The findings, and how many files are of a format that is checked. */
export interface Report {
  readonly findings: readonly Finding[]
  readonly checked: number
}
export type Clients = ReturnType<typeof clients>
export type Verdict = Clients['skills'][0]['verdicts'][string]
export type Seen = NonNullable<ReturnType<typeof seen>>

/** What the linter in its worker answers. */
export interface Linter {
  /** Hears how much of a long answer is done. */
  ask<Kind extends Question['ask']>(
    question: Extract<Question, { readonly ask: Kind }>,
    onProgress?: (done: number, total: number) => void,
  ): Promise<Answers[Kind]>
  stop?(): void
}

interface Answers {
  readonly open: Report
  readonly put: Report
  readonly clients: Clients
  readonly seen: Seen | undefined
  readonly fix: string | undefined
}

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
  readonly onProgress: ((done: number, total: number) => void) | undefined
}

/** Starts the linter from the script at a URL. */
export function startLinter(url: string): Required<Linter> {
  const worker = new Worker(url)
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.number)
    if (asked === undefined) return
    if ('done' in data) return asked.onProgress?.(data.done, data.total)
    waiting.delete(data.number)
    if ('failed' in data) asked.reject(new Error(data.failed))
    else asked.resolve(data.answer as never)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The linter could not be loaded.'))
    waiting.clear()
  })
  return {
    ask: (question, onProgress) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject, onProgress })
        worker.postMessage({ ...question, number: last })
      }),
    stop: () => worker.terminate(),
  }
}
