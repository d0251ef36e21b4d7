import { isHollow } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { agentRule, withChange } from '../example.ts'
import { DEFAULTS } from '../fields.ts'

export const redundantDefault = agentRule({
  id: 'agent/redundant-default',
  severity: { recommended: 'off', strict: 'info' },
  summary: 'No field repeats its default',
  why: 'Defaults keep files short. The defaults of `title` and `description` are the level-1 heading and the paragraph below it.',
  whenNot: 'You prefer to write defaults down.',
  bad: withChange('icon: 🧭', 'icon: 🧭\nstatus: active'),
  check({ fields, inHeadings }, report) {
    const defaults = new Map<string, string | undefined>([
      ...Object.entries(DEFAULTS),
      ['title', inHeadings.title?.text],
      ['description', inHeadings.description?.text],
    ])
    for (const [name, text] of defaults) {
      const field = fields.get(name)
      if (typeof field?.value === 'string' && field.value.trim() === text)
        report(field.range, `${quote(field.value)} is the default of \`${name}\`. Remove the field.`)
    }
    for (const name of ['recommended', 'required']) {
      const field = fields.get(name)
      if (field !== undefined && isHollow(field))
        report(field.key, `\`${name}\` is empty, which is its default. Remove the field.`)
    }
  },
})
