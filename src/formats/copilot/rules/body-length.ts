import { codePoints, count } from '../../../message.ts'
import type { Rule } from '../../../types.ts'
import { GITHUB, goodCopilot } from '../example.ts'
import type { Copilot } from '../parse.ts'

const MOST = 30_000

export const bodyLength: Rule<Copilot> = {
  id: 'copilot/body-length',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The body has at most 30,000 characters',
  why: 'GitHub allows a prompt of 30,000 characters. All of it is sent with every request.',
  source: GITHUB,
  bad: { path: goodCopilot.path, text: goodCopilot.text + 'Read on.\n'.repeat(4000) },
  good: goodCopilot,
  check({ body: [start, end], source: { text } }, report) {
    const body = text.slice(start, end).trim()
    const length = codePoints(body)
    if (length <= MOST) return
    const at = text.indexOf(body, start) + Array.from(body.slice(0, 2 * MOST)).slice(0, MOST).join('').length
    report([at, at], `The body has ${count(length)} characters, ${count(length - MOST)} more than GitHub allows. Shorten it to ${count(MOST)}.`)
  },
}
