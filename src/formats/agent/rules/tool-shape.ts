import type { Report, Value } from '../../../model.ts'
import { isBlank, kindOf } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { agentRule, withChange } from '../example.ts'
import { knownTools } from '../parse.ts'

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
