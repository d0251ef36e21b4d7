import type { Rule } from '../../../model.ts'
import { codePoints } from '../../../wording/code-points.ts'
import { count } from '../../../wording/wording.ts'
import { GITHUB, goodCopilot } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const bodyLength: Rule<Copilot> = {
  id: 'copilot/body-length',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The body has at most 30,000 characters',
  why: 'GitHub allows a prompt of 30,000 characters. All of it is sent with every request. VS Code has no limit, so an agent with `target: vscode` has none.',
  max: 30_000,
  source: GITHUB,
  bad: { path: goodCopilot.path, text: goodCopilot.text + 'Read on.\n'.repeat(4000) },
  good: goodCopilot,
  check({ body: [start, end], fields, text }, report, { max }) {
    if (fields.get('target')?.value === 'vscode') return
    const body = text.slice(start, end).trim()
    // There are never more characters than UTF-16 code units.
    if (body.length <= max) return
    const length = codePoints(body)
    if (length <= max) return
    const at =
      text.indexOf(body, start) +
      Array.from(body.slice(0, 2 * max))
        .slice(0, max)
        .join('').length
    report(
      [at, at],
      `The body has ${count(length)} characters, ${count(length - max)} more than GitHub allows. Shorten it to ${count(max)}.`,
    )
  },
}
