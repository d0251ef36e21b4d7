import { propose } from '../../../lint/fields/other-value.ts'
import { nearestOne } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { either } from '../../../wording/wording.ts'
import { agent3mdRule, agentWith } from '../example.ts'

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
