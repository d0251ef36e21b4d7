/** Work that may pause between two files that it writes, so that a signal is heard there. */
export type Steps<Answer> = Generator<undefined, Answer>

/** Does all steps without a pause. */
export function withoutPause<Answer>(steps: Steps<Answer>): Answer {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
