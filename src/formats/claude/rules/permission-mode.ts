import type { Rule } from '../../../model.ts'
import { textField } from '../../../text/fields.ts'
import { listedValue } from '../listed-value.ts'
import type { Subagent } from '../parse.ts'

const known = listedValue({
  rule: 'permission-mode',
  key: 'permissionMode',
  values: ['default', 'acceptEdits', 'auto', 'dontAsk', 'bypassPermissions', 'plan', 'manual'],
  why: 'Claude Code ignores a mode that it does not know. With `bypassPermissions` the agent does whatever it is told, without asking anybody.',
  bad: 'ask',
  good: 'plan',
  unproposed: 'bypassPermissions',
})

export const permissionMode: Rule<Subagent> = {
  ...known,
  check(document, report, options) {
    const field = textField(document.fields, 'permissionMode')
    if (field?.value === 'bypassPermissions' && !options.allows(field.value))
      return report(
        field.range,
        'With `bypassPermissions` nobody is asked before the agent acts. Use `acceptEdits`, or list its `tools` and use `default`.',
      )
    known.check(document, report, options)
  },
}
