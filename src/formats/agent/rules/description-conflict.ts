import { textField } from '../../../fields.ts'
import type { Rule } from '../../../types.ts'
import { conflict, reportConflict } from '../conflict.ts'
import { withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

const PLACE = 'the first paragraph below the level-1 heading'

export const descriptionConflict: Rule<Agent> = {
  ...conflict('description', PLACE, withChange('icon: 🧭', 'icon: 🧭\ndescription: Audits files.')),
  check({ fields, inHeadings }, report) {
    const field = textField(fields, 'description')
    const inBody = inHeadings.description
    if (field === undefined || field.value.trim() === '' || inBody === undefined || same(field.value) === same(inBody.text)) return
    if (joined(field.value) !== joined(inBody.text)) return reportConflict('description', field, field.value, inBody, PLACE, report)
    const message = `\`description\` and ${PLACE} differ in white space, which some loaders count. Keep one, or break their lines alike.`
    report(field.range, message, { severity: 'warning', related: [{ range: inBody.range, message: 'The other description is here.' }] })
  },
}

function same(text: string): string {
  return text.trim().toLowerCase()
}

function joined(text: string): string {
  return same(text).replace(/\s+/g, ' ')
}
