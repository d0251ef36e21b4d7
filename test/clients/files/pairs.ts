import type { Difference, Sample, Violation } from './make.ts'
import { long, sample } from './make.ts'

type Part = (id: string) => Difference

/** How a violation is put into a file that may have another. */
const PARTS: Readonly<Partial<Record<Violation, Part>>> = {
  'missing-name': () => ({ fields: { name: undefined }, name: undefined }),
  'name-dir-mismatch': (id) => ({ fields: { name: `other-${id}` }, name: `other-${id}` }),
  'name-bad-charset': (id) => ({ fields: { name: id.toUpperCase() }, name: id.toUpperCase() }),
  'name-too-long': (id) => ({ fields: { name: id.padEnd(65, 'x') }, name: id.padEnd(65, 'x') }),
  'missing-description': () => ({ fields: { description: undefined }, description: undefined }),
  'description-over-1024': (id) => ({ fields: { description: long(id, 1100) } }),
  'description-over-1536': (id) => ({ fields: { description: long(id, 1600) } }),
  'invalid-yaml': () => ({ lines: ['license: [MIT'] }),
  'duplicate-keys': () => ({ lines: ['license: MIT', 'license: ISC'] }),
  'unknown-field': () => ({ lines: ['shade: red'] }),
  'metadata-nested-map': () => ({ lines: ['metadata:', '  author:', '    first: Ada'] }),
  'allowed-tools-comma': () => ({ lines: ['allowed-tools: Read, Grep'] }),
  'allowed-tools-list': () => ({ lines: ['allowed-tools:', '  - Read'] }),
  'no-frontmatter': () => ({ text: () => 'Sort it.\n', name: undefined, description: undefined }),
  'lowercase-skill-md': () => ({ file: 'skill.md' }),
  'body-over-500-lines': () => ({ body: 'One more line.\n'.repeat(501) }),
  bom: () => ({ text: (text) => `\ufeff${text}` }),
  'leading-blank-line': () => ({ text: (text) => `\n${text}` }),
  'missing-closing-fence': () => ({ text: (text) => text.replace('\n---\n', '\n') }),
  'unquoted-colon': (id) => ({ fields: { description: `Sorts ${id}: use when asked` } }),
}

const CHOSEN: readonly (readonly [Violation, Violation])[] = [
  ['missing-name', 'missing-description'],
  ['missing-name', 'description-over-1024'],
  ['missing-name', 'unquoted-colon'],
  ['missing-name', 'unknown-field'],
  ['name-dir-mismatch', 'unquoted-colon'],
  ['name-dir-mismatch', 'missing-description'],
  ['name-dir-mismatch', 'duplicate-keys'],
  ['name-bad-charset', 'unquoted-colon'],
  ['name-bad-charset', 'description-over-1024'],
  ['name-too-long', 'missing-description'],
  ['name-too-long', 'description-over-1536'],
  ['description-over-1024', 'unknown-field'],
  ['description-over-1024', 'allowed-tools-list'],
  ['description-over-1536', 'body-over-500-lines'],
  ['invalid-yaml', 'unquoted-colon'],
  ['invalid-yaml', 'missing-description'],
  ['duplicate-keys', 'unquoted-colon'],
  ['duplicate-keys', 'bom'],
  ['unknown-field', 'unquoted-colon'],
  ['metadata-nested-map', 'unquoted-colon'],
  ['metadata-nested-map', 'unknown-field'],
  ['allowed-tools-comma', 'unquoted-colon'],
  ['allowed-tools-comma', 'bom'],
  ['allowed-tools-list', 'unquoted-colon'],
  ['no-frontmatter', 'lowercase-skill-md'],
  ['no-frontmatter', 'body-over-500-lines'],
  ['no-frontmatter', 'bom'],
  ['lowercase-skill-md', 'missing-description'],
  ['bom', 'leading-blank-line'],
  ['bom', 'unquoted-colon'],
  ['leading-blank-line', 'unquoted-colon'],
  ['missing-closing-fence', 'unquoted-colon'],
  ['missing-closing-fence', 'missing-name'],
]

/** Two violations in one file: a client that bears each may not bear both. */
export const PAIRS: readonly Sample[] = CHOSEN.map(([first, second]) => {
  const id = `${first}+${second}`.replace('+', '-and-')
  const [one, two] = [PARTS[first]!(id), PARTS[second]!(id)]
  return sample(id, [first, second], {
    ...one,
    ...two,
    fields: { ...one.fields, ...two.fields },
    lines: [...(one.lines ?? []), ...(two.lines ?? [])],
    text: (text) => (one.text ?? same)((two.text ?? same)(text)),
  })
})

function same(text: string): string {
  return text
}
