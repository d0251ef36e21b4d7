import fc from 'fast-check'
import { allFormats } from '../../src/formats/rules.ts'
import type { Kind } from './kinds.ts'
import { MARKS } from './mutations.ts'

/** No fields, or nearly some. */
const ODD_KEYS = ['licence', 'Tools', 'Titel', 'Model', 'allowed-tools', 'infer']

const LINES = [
  '# Title',
  '## Tools',
  '## Rules',
  '```js',
  '```',
  '~~~',
  '---',
  '<!--',
  '-->',
  '- a',
  '> b',
  '@plane z=0 kind=identity',
  '@plane z=1 label="a" tool="b {c}"',
  '[[z=1]]',
  '[a](b.md)',
  '![a](b)',
  '[a]: b',
  'return {',
]

/** Any text: half characters and controls too. */
const anyText = fc.oneof(
  fc.string(),
  // fast-check's own strings of any character take seconds to get ready.
  fc.array(fc.nat({ max: 0x10ffff }), { maxLength: 10 }).map((codes) => String.fromCodePoint(...codes)),
  fc.array(fc.nat({ max: 0xffff }), { maxLength: 6 }).map((codes) => String.fromCharCode(...codes)),
)

const word = fc.oneof(
  { arbitrary: fc.constantFrom(...MARKS), weight: 2 },
  { arbitrary: fc.constantFrom('a', 'Read', 'pdf', 'Use when asked.', 'true', '1.0', '🧭'), weight: 3 },
  anyText,
)

const words = fc.array(word, { maxLength: 6 }).map((parts) => parts.join(''))

/** Files that are put together of the parts of a kind's grammar, in an order that makes sense or none. */
export function documentsOf(kind: Kind): fc.Arbitrary<string> {
  const { fields = {} } = allFormats.find(({ name }) => name === kind.name)!
  const field = fc
    .tuple(
      fc.constantFrom('', '', '', '  ', '- ', '  - '),
      fc.constantFrom('name', ...Object.keys(fields), ...ODD_KEYS),
      fc.constantFrom(': ', ':', ':\n  ', ': |\n  '),
      words,
    )
    .map((parts) => parts.join(''))
  const line = fc.oneof(
    fc.constantFrom(...LINES),
    words,
    fc.tuple(fc.constantFrom(...LINES), words).map((parts) => parts.join('')),
  )
  return fc
    .tuple(
      fc.constantFrom('---', '---', '---', '\ufeff---', '', '\n---'),
      fc.array(field, { maxLength: 5 }),
      fc.constantFrom('---', '---', '---', ' ---', ''),
      fc.array(line, { maxLength: 6 }),
      fc.constantFrom('\n', '\n', '\r\n', '\r'),
    )
    .map(([opening, fields, closing, lines, lineBreak]) =>
      [opening, ...fields, closing, ...lines, ''].join('\n').replaceAll('\n', lineBreak),
    )
}
