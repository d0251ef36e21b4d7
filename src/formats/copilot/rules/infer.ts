import type { Rule } from '../../../types.ts'
import { GITHUB, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const infer: Rule<Copilot> = {
  id: 'copilot/infer',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The retired field `infer` is not used',
  why: 'Two fields took its place: `disable-model-invocation` says whether other agents may choose this one, `user-invocable` whether people may. `infer: true` is what holds without both.',
  source: GITHUB,
  bad: withLines('infer: false'),
  good: withLines('disable-model-invocation: true'),
  check({ fields }, report) {
    const field = fields.get('infer')
    if (field === undefined) return
    const cure = field.value === false ? 'Write `disable-model-invocation: true`' : field.value === true ? 'Remove it' : 'Use `disable-model-invocation` and `user-invocable`'
    report(field.key, `\`infer\` is retired. ${cure}.`)
  },
}
