import type { Data, Field, Rule } from '../../../model.ts'
import { isBlank, isList } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { VSCODE, withLines } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'
import type { Copilot } from '../parse.ts'

export const emptyField: Rule<Copilot> = {
  id: 'copilot/empty-field',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No field is left without a value',
  why: 'VS Code reports an empty `name`, `argument-hint`, `model` or tool as a mistake, and clients differ in what an empty field means. An empty list of tools or agents is fine: it means none. A missing description is another rule’s.',
  source: VSCODE,
  bad: withLines('model: ""'),
  good: withLines('tools: []'),
  check({ fields }, report) {
    for (const name of KNOWN_FIELDS.known) {
      const field = fields.get(name)
      if (field === undefined || name === 'description') continue
      if (isEmpty(name, field))
        report(field.key, `${quote(name)} has no value. Write one, or remove the field.`)
      else if (name === 'tools' && hasEmptyItem(field.value))
        report(field.key, '`tools` has an empty item. Remove the item, or write the name of a tool.')
      else if (name === 'model' && hasEmptyItem(field.value))
        report(field.key, '`model` has an empty item. Remove the item, or write the name of a model.')
    }
  },
}

/** Nothing, nothing but blanks or commas, or no model at all. */
function isEmpty(name: string, field: Field): boolean {
  if (isBlank(field)) return true
  if (name === 'model' && isList(field.value)) return field.value.length === 0
  return name === 'tools' && typeof field.value === 'string' && /^[\s,]*$/.test(field.value)
}

function hasEmptyItem(value: Data): boolean {
  return isList(value) && value.some((item) => typeof item.value === 'string' && isBlank(item))
}
