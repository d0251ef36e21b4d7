import { reportAs } from '../../../lint/fields/other-value.ts'
import type { Report, Value } from '../../../model.ts'
import { isList, isMapping } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { agentRule, withChange } from '../example.ts'
import { knownTools } from '../parse.ts'

export const toolParameters = agentRule({
  id: 'agent/tool-parameters',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The `parameters` of a scheme are a JSON Schema of an object',
  why: 'Models and clients refuse a tool whose parameters are not valid JSON Schema (2020-12, or draft-07 if `$schema` says so). It is a warning if they lack `type: "object"`, or if `properties` does not describe a required one.',
  bad: withChange('type: "object"', 'type: "objekt"'),
  check(agent, report) {
    for (const { name, scheme } of knownTools(agent)) {
      if (scheme?.parameters === undefined) continue
      const { parameters, parametersFault: fault } = scheme
      if (fault === undefined) {
        reportUnusable(name, parameters, reportAs('warning', report))
        continue
      }
      const { path, message, range } = fault
      const ofAll = `The parameters of ${quote(name)} ${message}. Write valid JSON Schema.`
      const ofPart = `In the parameters of ${quote(name)}, ${quote(path)} ${message}. Correct it.`
      report(range, path === '' ? ofAll : ofPart)
    }
  },
})

/** Reports what JSON Schema allows in a schema, but not in a tool. A schema that refers to others is not judged. */
function reportUnusable(name: string, { value, range }: Value, report: Report): void {
  const start: readonly [number, number] = [range[0], range[0] + 1]
  if (!isMapping(value)) {
    const message = `The parameters of ${quote(name)} are not an object. Write \`{ type: "object", properties: {} }\`.`
    return report(range, message)
  }
  if (['$ref', 'allOf', 'anyOf', 'oneOf'].some((key) => value.has(key))) return
  const type = value.get('type')
  if (type?.value !== 'object') {
    const message = `The parameters of ${quote(name)} do not have \`type: "object"\`. Set that type.`
    report(type?.range ?? start, message)
  }
  const required = value.get('required')?.value
  const properties = value.get('properties')?.value
  if (!isList(required) || value.has('patternProperties')) return
  for (const item of required) {
    if (isMapping(properties) && properties.has(String(item.value))) continue
    const message = `${quote(String(item.value))} is required, but \`properties\` does not describe it. Describe it there, or correct the name.`
    report(item.range, message)
  }
}
