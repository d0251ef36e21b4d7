/** Work that may pause: between two files that it writes, so that a signal is heard there, and until something is done. */
export type Steps<Answer> = Generator<Promise<unknown> | undefined, Answer, unknown>

/** Does all steps without a pause, of work that waits for nothing. */
export function withoutPause<Answer>(steps: Steps<Answer>): Answer {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
