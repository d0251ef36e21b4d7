import type { Details, Field } from '../../../model.ts'
import { kindOf } from '../../../syntax/fields.ts'
import { lineEnd } from '../../../syntax/position.ts'
import { safely } from '../../../wording/fixes.ts'
import { copilotRule, GITHUB, withLines } from '../example.ts'

export const infer = copilotRule({
  id: 'copilot/infer',
  fix: 'safe',
  summary: 'The old field `infer` is not used',
  why: 'Two fields replaced it: `disable-model-invocation` keeps other agents from choosing this one, and `user-invocable` says whether people may. `infer: true` is the default. A field that changes nothing is an info.',
  source: GITHUB,
  bad: withLines('infer: false'),
  good: withLines('disable-model-invocation: true'),
  check({ fields, text }, report) {
    const field = fields.get('infer')
    if (field === undefined) return
    const disabled = fields.get('disable-model-invocation')?.value ?? false
    const needless = field.value === true || (field.value === false && disabled === true)
    if (typeof field.value !== 'boolean') {
      const message = `\`infer\` is ${kindOf(field.value)}, not a boolean, and was replaced by \`disable-model-invocation\`. Use that field instead.`
      return report(field.key, message)
    }
    const advice =
      field.value === true
        ? 'Remove it: `true` is the default'
        : needless
          ? 'Remove it: that field says the same'
          : 'Write `disable-model-invocation: true` instead'
    const message = `\`infer\` was replaced by \`disable-model-invocation\`. ${advice}.`
    if (!needless || disabled !== !field.value) return report(field.key, message)
    report(field.key, message, { ...removal(text, field), severity: 'info' })
  },
})

function removal(text: string, { key: [start] }: Field): Details {
  const end = lineEnd(text, start) + 1
  const alone =
    (start === 0 || text[start - 1] === '\n') &&
    /^infer[ \t]*:[ \t]*(?:true|false)[ \t\r]*\n$/i.test(text.slice(start, end))
  return alone ? safely('Remove the line', { range: [start, end], text: '' }) : {}
}
