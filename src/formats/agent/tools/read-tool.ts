import type { Field, Value } from '../../../model.ts'
import { isList, isMapping } from '../../../syntax/fields.ts'
import type { Entry, Evaluation, ObjectStatic } from '../javascript/evaluate.ts'
import { entryOf, evaluate, toJson, toValue } from '../javascript/evaluate.ts'
import { schemaFault } from '../javascript/parser.ts'
import type { Scheme, Tool } from './tool.ts'

/** What a value is, as messages say it. */
export const WORDS = {
  list: 'a list',
  function: 'a function',
  plain: 'a plain value',
  object: 'an object',
} as const

/** The tools that an object holds, each with what is wrong with it; of two with one name the last. */
export function readSet({ entries }: ObjectStatic, evaluation: Evaluation): readonly Tool[] {
  const last = new Map(entries.map((entry) => [entry.name, entry]))
  return [...last.values()].map((entry) => readTool(entry, evaluation))
}

function readTool({ name, key, value }: Entry, evaluation: Evaluation): Tool {
  const found = evaluate(value, evaluation)
  if (found === undefined) return { name, key, fault: undefined, scheme: undefined }
  if (found.kind !== 'object') return { name, key, fault: `is ${WORDS[found.kind]}`, scheme: undefined }
  const scheme = found.open ? undefined : entryOf(found, 'scheme')
  return {
    name,
    key,
    fault: found.open ? undefined : faultOf(found, evaluation),
    scheme: scheme && readScheme(scheme, evaluation),
  }
}

function faultOf(tool: ObjectStatic, evaluation: Evaluation): string | undefined {
  const missing = without(['fn', 'scheme'].filter((name) => entryOf(tool, name) === undefined))
  if (missing !== undefined) return missing
  const fn = evaluate(entryOf(tool, 'fn')?.value, evaluation)
  return fn === undefined || fn.kind === 'function' ? undefined : `has an \`fn\` that is ${WORDS[fn.kind]}`
}

function without(missing: readonly string[]): string | undefined {
  return missing.length === 0 ? undefined : `has no ${missing.map((name) => `\`${name}\``).join(' and no ')}`
}

function isNothing(entry: Entry | undefined, evaluation: Evaluation): boolean {
  const found = evaluate(entry?.value, evaluation)
  return entry === undefined || (found?.kind === 'plain' && found.value === undefined)
}

function readScheme({ key, value }: Entry, evaluation: Evaluation): Scheme | undefined {
  const outer = evaluate(value, evaluation)
  const wrapped =
    outer?.kind === 'object' && entryOf(outer, 'name') === undefined ? entryOf(outer, 'function') : undefined
  const found = wrapped === undefined ? outer : evaluate(wrapped.value, evaluation)
  if (found === undefined) return undefined
  if (found.kind !== 'object') return { key, fault: `is ${WORDS[found.kind]}` }
  if (found.open) return undefined
  const parameters = toValue(entryOf(found, 'parameters')?.value, evaluation)
  const whole = toValue(value, evaluation)
  return {
    key,
    fault: without(
      ['name', 'description', 'parameters'].filter((name) => isNothing(entryOf(found, name), evaluation)),
    ),
    name: toValue(entryOf(found, 'name')?.value, evaluation),
    description: toValue(entryOf(found, 'description')?.value, evaluation),
    parameters,
    parametersFault: parameters && parametersFault(parameters),
    json: whole && toJson(whole.value),
  }
}

function parametersFault(parameters: Value): Scheme['parametersFault'] {
  const draft = isMapping(parameters.value) ? parameters.value.get('$schema')?.value : undefined
  const fault = schemaFault(toJson(parameters.value), typeof draft === 'string' ? draft : undefined)
  if (fault === undefined) return undefined
  const steps = fault.path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let at: Value & Partial<Field> = parameters
  for (const step of steps) {
    const next: Value | undefined = isMapping(at.value)
      ? at.value.get(step)
      : isList(at.value)
        ? at.value[Number(step)]
        : undefined
    at = next ?? at
  }
  const range = at.key !== undefined && (isMapping(at.value) || isList(at.value)) ? at.key : at.range
  return { range, path: steps.join('.'), message: fault.message }
}
