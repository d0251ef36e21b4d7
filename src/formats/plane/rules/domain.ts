import type { Rule } from '../../../model.ts'
import { isBlank, kindOf } from '../../../text/fields.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'

export const domain: Rule<Skill> = {
  id: 'plane/domain',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`domain` is text that is not empty',
  why: 'A search filters by the exact domain. It never finds a skill whose domain is empty or not text.',
  source: 'https://agentctx.ai/architecture/skills-plane',
  bad: withLine('domain', 'domain:'),
  good: goodPlane,
  check({ fields }, report) {
    const field = fields.get('domain')
    if (field === undefined) return
    if (isBlank(field))
      report(field.key, '`domain` is empty. Name the domain, or remove the field to use `development`.')
    else if (typeof field.value !== 'string')
      report(field.range, `\`domain\` is ${kindOf(field.value)}, not text. Write the domain’s name.`)
  },
}
