/** Work in steps, between which whoever drives it may pause: a signal is heard then, behind a file that is written whole. */
export type Steps<Answer> = Generator<undefined, Answer>

/** Does all steps without a pause. */
export function withoutPause<Answer>(steps: Steps<Answer>): Answer {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
