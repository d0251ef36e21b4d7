import { reportAs } from '../../../lint/fields/other-value.ts'
import type { Report, Value } from '../../../model.ts'
import { isBlank, isList, isMapping, kindOf } from '../../../syntax/fields.ts'
import { suggest } from '../../../wording/fixes.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { firstAt } from '../../by-key.ts'
import { agentRule, withChange } from '../example.ts'
import { knownTools, subfields } from '../parse.ts'

export const toolShape = agentRule({
  id: 'agent/tool-shape',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every tool is `{ fn, scheme }`, and its scheme `{ name, description, parameters }`',
  why: 'The loader calls the function `fn` and shows `scheme` to the model. The scheme follows OpenAI’s format of a tool, with or without the wrapper `{ type: "function", function: { … } }`. Without one of its three parts, the model does not know what the tool is, or the API refuses the request. The model calls the tool by `scheme.name`, and the loader finds it by its key: it is a warning if they differ. OpenAI accepts names of 1 to 64 of the characters `A-Z a-z 0-9 _ -`; others are a warning, too. The linter does not run the code, so it skips tools that only a run could show.',
  bad: withChange(
    'return { ping: { fn: async (_args, { env, fetch }) => fetch(env.API_KEY), scheme } };',
    'return { ping: { scheme } };',
  ),
  check(agent, report) {
    for (const { name, key, fault, scheme } of knownTools(agent)) {
      const [ofTool, ofScheme] = ['a function `fn` and a `scheme`', '`name`, `description` and `parameters`']
      if (fault !== undefined)
        report(key, `The tool ${quote(name)} ${fault}. Write an object with ${ofTool}.`)
      if (scheme?.fault !== undefined)
        report(scheme.key, `The scheme of ${quote(name)} ${scheme.fault}. Write an object with ${ofScheme}.`)
      if (scheme?.description !== undefined) checkDescription(name, scheme.description, report)
      if (scheme?.name !== undefined) checkName(name, scheme.name, report)
    }
  },
})

function checkDescription(key: string, description: Value, report: Report): void {
  if (typeof description.value === 'string' && !isBlank(description)) return
  const what = isBlank(description) ? 'empty' : `${kindOf(description.value)}, not text`
  const message = `The description in the scheme of ${quote(key)} is ${what}. Say what the tool does.`
  report(description.range, message)
}

function checkName(key: string, { value, range }: Value, report: Report): void {
  const problem =
    typeof value !== 'string'
      ? `The name in the scheme of ${quote(key)} is ${kindOf(value)}, not text. Write ${quote(key)}.`
      : value.toLowerCase() !== key.toLowerCase()
        ? `The scheme names ${quote(value)}, but the tool is returned as ${quote(key)}. Give both the same name.`
        : !/^[A-Za-z0-9_-]{1,64}$/.test(value)
          ? `${quote(value)} is not a name that models can call. Use 1 to 64 letters, digits, \`_\` and \`-\`.`
          : undefined
  if (problem !== undefined) report(range, problem, { severity: 'warning' })
}

export const toolDuplicate = agentRule({
  id: 'agent/tool-duplicate',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No two tools have the same name',
  why: 'Tool names are case-insensitive. If there is `ping` and `Ping`, the loader keeps one of them, or throws an error.',
  bad: withChange('return { ping', 'return { Ping: { fn: () => 1, scheme }, ping'),
  check({ tools }, report) {
    for (const { item, first } of tools?.duplicates ?? []) {
      const message = `The tool ${quote(item.name)} has the same name as ${quote(first.name)}, because letter case does not count. Rename one.`
      report(item.key, message, firstAt(first.key))
    }
  },
})

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
  if (required === undefined || !isList(required) || value.has('patternProperties')) return
  for (const item of required) {
    if (properties !== undefined && isMapping(properties) && properties.has(String(item.value))) continue
    const message = `${quote(String(item.value))} is required, but \`properties\` does not describe it. Describe it there, or correct the name.`
    report(item.range, message)
  }
}

const MOST_LISTED = 5

export const startupTool = agentRule({
  id: 'agent/startup-tool',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: '`required.startup` names a tool of `## Tools`',
  why: 'The tool must run before the agent does any work. If it is missing, the agent never starts. Letter case does not count.',
  bad: withChange('startup: ping', 'startup: pong_api'),
  check({ fields, startup, sections, tools }, report) {
    const written = subfields(fields, 'required').get('startup')
    const name = startup?.value.trim()
    if (written?.value === null || name === '')
      return report(
        startup?.range ?? written!.key,
        '`required.startup` has no value. Name a tool, or remove the field.',
      )
    if (startup === undefined || name === undefined) return
    const section = sections.get('tools')
    if (section === undefined) {
      const message = `\`required.startup\` names ${quote(name)}, but there is no \`## Tools\`. Add the section with this tool, or remove \`startup\`.`
      return report(startup.range, message)
    }
    if (tools === undefined || tools.open) return
    const names = [...new Set(tools.sets.flat().map((tool) => tool.name))]
    if (names.some((known) => known.toLowerCase() === name.toLowerCase())) return
    // Models can call no tool of another name, so no other is meant.
    const nearest = nearestOf(
      name,
      names.filter((known) => /^[\w-]+$/.test(known)),
    )
    const returned =
      names.length === 0
        ? 'no tool'
        : names.length > MOST_LISTED
          ? 'no tool of this name'
          : `only ${listed(names.map((known) => quote(known)))}`
    report(
      startup.range,
      `\`required.startup\` names ${quote(name)}, but \`## Tools\` returns ${returned}. ${nearest.length === 1 ? `Did you mean ${quote(nearest[0]!)}?` : `Return a tool ${quote(name)}, or correct the name.`}`,
      {
        related: [{ range: section.heading.range, message: 'The tools are here.' }],
        ...(nearest.length === 1 &&
          suggest(`Write \`${nearest[0]}\``, startup.range, writeYaml(nearest[0]!))),
      },
    )
  },
})
