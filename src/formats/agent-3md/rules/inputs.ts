import { propose } from '../../../lint/fields/other-value.ts'
import type { Range, Report } from '../../../model.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { nearestOne } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { either } from '../../../wording/wording.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { quotedParts } from '../grammar/located-text.ts'
import type { Plane } from '../parse.ts'
import { IDENTIFIER } from '../parse.ts'

export const inputName = agent3mdRule({
  id: 'agent3md/input-name',
  summary: 'Every input has a name that its command can use',
  why: 'Only letters, digits and `_` can be a placeholder in a command, and the first is no digit. Skills without a command may use any name. Loaders read `name?` as an optional string, which the specification writes `name:string?`: that is a note.',
  bad: agentWith('inputs="glob:string"', 'inputs="glob:string, :string"'),
  check({ skills }, report) {
    for (const { inputs, tool } of skills) {
      const isCommand = tool !== undefined && tool.value.trim() !== ''
      for (const input of inputs) reportInput(input, isCommand, report)
    }
  },
})

function reportInput({ name, type, optional }: Plane['inputs'][number], isCommand: boolean, report: Report) {
  const { value, range } = name
  const unnamed = 'An input has no name. Write one before the colon, such as `path:string`.'
  if (value === '') return report((type ?? name).range, unnamed)
  const problem = `The input ${quote(value)} can never be a placeholder.`
  if (isCommand && !IDENTIFIER.test(value))
    return report(range, `${problem} Use letters, digits and \`_\`, and do not start with a digit.`)
  if (optional && type === undefined) {
    const message = `Loaders read ${quote(`${name.value}?`)} as an optional string, but the specification has no such form. Write ${quote(`${name.value}:string?`)}.`
    report(name.range, message, { severity: 'info' })
  }
}

export const inputType = agent3mdRule({
  id: 'agent3md/input-type',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'Inputs are of type string, number, boolean, object or array',
  why: 'A host asks for the value of an input by its type. A `?` after the type makes the input optional. An input without a type is a string.',
  bad: agentWith('pattern:string', 'pattern:regex'),
  check({ skills }, report) {
    // A hostile file has one wrong type a hundred thousand times.
    const nearestTo = new Map<string, string | undefined>()
    for (const { type, kind } of skills.flatMap(({ inputs }) => inputs)) {
      if (type === undefined || TYPES.includes(kind)) continue
      if (!nearestTo.has(kind)) nearestTo.set(kind, nearestOne(MEANT.get(kind) ?? kind, TYPES))
      const problem = `${quote(type.value)} is not a type of input.`
      // A quote in it is one of two that wrap more.
      const isWhole = !/["']/.test(type.value)
      const [meant, otherwise] = [nearestTo.get(kind), `Use ${either(TYPES)}.`]
      propose(type.range, { problem, meant, otherwise, isFixable: isWhole }, report)
    }
  },
})

const MEANT: ReadonlyMap<string, string> = new Map([
  ['str', 'string'],
  ['text', 'string'],
  ['int', 'number'],
  ['integer', 'number'],
  ['float', 'number'],
  ['bool', 'boolean'],
  ['dict', 'object'],
  ['map', 'object'],
  ['list', 'array'],
])

const TYPES = ['string', 'number', 'boolean', 'object', 'array']

export const unusedInput = agent3mdRule({
  id: 'agent3md/unused-input',
  summary: 'A command uses every declared input',
  why: 'A host asks the user or the model for every input. If the command never uses one, the host asks for nothing, or the command is incomplete.',
  bad: agentWith('pattern:string', 'pattern:string, path:string'),
  check({ skills }, report) {
    for (const { tool, inputs, braces } of skills) {
      if (tool === undefined || tool.value.trim() === '') continue
      // Braces that no loader fills are another rule's matter.
      const used = new Set(braces.map(({ name }) => name.trim()))
      for (const { name } of inputs) {
        if (name.value === '' || used.has(name.value)) continue
        // An input that is declared twice is reported once.
        used.add(name.value)
        const advice = IDENTIFIER.test(name.value)
          ? `Add ${quote(`{${name.value}}`)} to \`tool\``
          : 'Rename it with letters, digits and `_`, and add it to `tool`'
        const message = `The command never uses the input ${quote(name.value)}. ${advice}, or remove the input.`
        report(name.range, message)
      }
    }
  },
})

export const toolInput = agent3mdRule({
  id: 'agent3md/tool-input',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every `{placeholder}` of a command is a declared input',
  why: 'A loader fills the command from the inputs. A placeholder without an input stays empty or stops the call. `${HOME}` counts too, because loaders read `{HOME}` in it as a placeholder.',
  bad: agentWith('tool="rg {pattern}"', 'tool="rg {pattern} {path}"'),
  check({ text, skills }, report) {
    for (const { braces, inputs } of skills) {
      const declared = new Set(inputs.map(({ name }) => name.value))
      for (const { name, range, filled } of braces) {
        if (!filled || declared.has(name)) continue
        const written = quote(`{${name}}`)
        const message =
          text[range[0] - 1] === '$'
            ? `The loader reads ${written} as a placeholder even after \`$\`, but no input has that name. Write ${quote(`$${name}`)}.`
            : `The command uses ${written}, but the skill declares no such input. Add ${quote(`${name}:string`)} to \`inputs\`.`
        report(range, message)
      }
    }
  },
})

export const placeholderSyntax = agent3mdRule({
  id: 'agent3md/placeholder-syntax',
  fix: 'suggested',
  summary: 'A command refers to an input as `{name}`',
  why: 'A placeholder is one pair of braces around a name and nothing else. Loaders pass on `{ x }` and `{my-input}` unchanged, and `{{x}}` leaves braces around the value.',
  bad: agentWith('fd {glob}', 'fd {{glob}}'),
  check({ text, skills }, report) {
    for (const { tool, braces, inputs } of skills) {
      const quoted = quotedParts(tool?.value ?? '')
      const declared = new Set(inputs.map(({ name }) => name.value))
      for (const { name, at, range: inner, filled, doubled } of braces) {
        const meant = name.trim()
        if (!declared.has(meant)) continue
        const [start, end] = inner
        const write = `Write ${quote(`{${meant}}`)}`
        if (filled && !doubled) {
          // A loader replaces the braces alone.
          const whole: Range = [start - 1, end]
          const written = quote(`\${${meant}}`)
          if (text[start - 1] === '$') {
            const message = `${written} leaves a \`$\` before the value. ${write}.`
            report(whole, message, suggest(write, whole, `{${meant}}`))
          }
          continue
        }
        const range: Range = doubled ? [start - 1, end + 1] : inner
        const problem = `${quote(text.slice(...range))} is not a valid placeholder.`
        if (!IDENTIFIER.test(meant))
          report(range, `${problem} Rename the input: use letters, digits and \`_\`.`)
        else if (!filled && quoted[at] === true) report(range, `${problem} ${write}, outside the quotes.`)
        else report(range, `${problem} ${write}.`, revealing(suggest(write, range, `{${meant}}`)))
      }
    }
  },
})

export const quotedPlaceholder = agent3mdRule({
  id: 'agent3md/quoted-placeholder',
  summary: 'No placeholder is inside quotes of a command',
  why: 'A loader quotes each value for the shell itself. Quotes around the placeholder undo that: with `"{x}"`, the value `$(id)` becomes `"\'$(id)\'"`, and the shell runs `id`.',
  bad: agentWith('fd {glob}', "fd '{glob}'"),
  check({ skills }, report) {
    for (const { tool, braces } of skills) {
      if (tool === undefined || !/["']/.test(tool.value)) continue
      const within = quotedParts(tool.value)
      for (const { name, at, range, filled } of braces) {
        if (filled && within[at] === true) {
          const message = `The loader quotes the value of ${quote(`{${name}}`)} itself, so in these quotes the shell can run it. Move it outside the quotes.`
          report(range, message)
        }
      }
    }
  },
})
