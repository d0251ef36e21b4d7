import { propose } from '../../../lint/fields/other-value.ts'
import type { Range } from '../../../model.ts'
import { isList } from '../../../syntax/fields.ts'
import { MOST_COMPARED, nearestOne } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { agentRule, withChange } from '../example.ts'
import { subfields } from '../parse.ts'

export const toolsInFrontmatter = agentRule({
  id: 'agent/tools-in-frontmatter',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Tools are defined in the body, not in the frontmatter',
  why: 'Loaders read tools only below `## Tools`. They ignore `tools` in the frontmatter.',
  bad: withChange('icon: 🧭', 'icon: 🧭\ntools: [ping]'),
  check({ fields }, report) {
    const field = fields.get('tools')
    if (field !== undefined)
      report(field.key, 'Loaders do not read `tools` in the frontmatter. Move the tools below `## Tools`.')
  },
})

export const toolsFence = agentRule({
  id: 'agent/tools-fence',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The tools are JavaScript, in a fence that is closed',
  why: 'Tool code must be written in JavaScript. A loader cannot run another language, so the agent has no tools. Code without a fence is accepted. An unclosed fence runs to the end of the file: all text after the code is code too, and some loaders find no code at all.',
  bad: withChange('```js', '```python'),
  good: withChange('```js', '```javascript'),
  check({ tools }, report) {
    if (tools === undefined) return
    for (const { language, opening } of tools.foreign)
      report(opening, `The code below \`## Tools\` is marked ${quote(language)}. ${IN_JAVASCRIPT}`)
    if (tools.prose !== undefined) report(tools.prose, PROSE)
    if (tools.unclosed !== undefined) report(tools.unclosed.opening, UNCLOSED)
  },
})

const IN_JAVASCRIPT = 'Write the tools in JavaScript, in a ```js fence.'
const PROSE = 'The text below `## Tools` is not JavaScript. Write the tools as code in a ```js fence.'
const UNCLOSED = 'This code fence is never closed. Add a line with the same marks after the code.'

export const toolsSyntax = agentRule({
  id: 'agent/tools-syntax',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The code of `## Tools` has no syntax error',
  why: 'Code with a syntax error gives the agent no tools. The types of TypeScript are syntax errors too. A loader runs all of the code. The linter skips a fence above 128 KiB, every fence after the 16th, and code with brackets nested more than 200 deep. It says so in a warning.',
  bad: withChange('const scheme =', 'const scheme: object ='),
  check({ tools }, report) {
    for (const { range, message } of tools?.syntax ?? []) report(range, message)
    for (const { range, message } of tools?.unchecked ?? []) report(range, message, { severity: 'warning' })
  },
})

export const toolsReturn = agentRule({
  id: 'agent/tools-return',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The code of `## Tools` returns an object of tools',
  why: 'Loaders run the code as the body of a function and use what it returns. An `export` is a syntax error there, and no loader reads `module.exports`.',
  bad: withChange('return { ping', 'export default { ping'),
  check({ tools }, report) {
    const problem = tools?.noReturn
    if (problem !== undefined) report(problem.range, problem.message, problem.details)
  },
})

export const toolsUndeclared = agentRule({
  id: 'agent/tools-undeclared',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The code declares every name that it returns as a tool, a function or a scheme',
  why: 'The code throws where it uses a name that nothing declares. Then the agent gets none of its tools, and a startup tool cannot run.',
  bad: withChange('const scheme', 'const schema'),
  check({ tools, text }, report) {
    if (tools === undefined) return
    for (const [index, { name, range }] of tools.undeclared.entries()) {
      const nearest = index < MOST_COMPARED ? nearestOne(name, tools.declared) : undefined
      const meant = nearest && (isShorthand(text, range) ? `${name}: ${nearest}` : nearest)
      const problem = `The code declares no ${quote(name)}, so it throws and the agent gets no tools.`
      const otherwise = 'Declare it, or correct the name.'
      propose(range, { problem, meant, otherwise, isFixable: false }, report)
    }
  },
})

function isShorthand(text: string, [start, end]: Range): boolean {
  return (
    /[{,]\s{0,99}$/.test(text.slice(Math.max(start - 100, 0), start)) &&
    /^\s*[,}]/.test(text.slice(end, end + 100))
  )
}

export const undeclaredEnv = agentRule({
  id: 'agent/undeclared-env',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'Environment variables that the tools read are listed in `required.env`',
  why: 'Loaders check the listed variables before the agent starts. If an unlisted one is missing, the agent fails in the middle of its work.',
  bad: withChange('fetch(env.API_KEY)', 'fetch(env.API_URL)'),
  check({ fields, tools, readable }, report) {
    const field = subfields(fields, 'required').get('env')
    if (
      tools === undefined ||
      !readable ||
      (field !== undefined && field.value !== null && !isList(field.value))
    )
      return
    const seen = new Set<unknown>(
      field !== undefined && isList(field.value) ? field.value.map(({ value }) => value) : [],
    )
    for (const { name, range } of tools.environment) {
      if (seen.has(name)) continue
      seen.add(name)
      const message = `The code reads ${quote(`env.${name}`)}, which \`required.env\` does not list. Add ${quote(name)} to \`required.env\`.`
      report(range, message)
    }
  },
})
