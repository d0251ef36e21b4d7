import type { Document, Format, Rule } from '../../src/model.ts'

/** A rule like any other, of a format that no folder of the product knows. */
const square: Rule<Document> = {
  id: 'toy/square',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'A toy is not square',
  why: 'A square toy does not roll.',
  source: 'https://example.org/toys#shape',
  bad: { path: 'box/red.toy', text: 'square\n' },
  good: { path: 'box/red.toy', text: 'round\n' },
  check({ text }, report) {
    const at = text.indexOf('square')
    if (at !== -1) report([at, at + 'square'.length], '`square` does not roll. Write `round`.')
  },
}

/** A format that is one folder and one line: what follows from the list must follow for it too. */
export const toy: Format<Document, undefined> = {
  name: 'toy',
  title: 'Toys',
  specification: 'https://example.org/toys',
  files: ['**/*.toy'],
  pattern: /\.toy$/i,
  fields: {},
  rules: [square],
  repositoryRules: [],
  parse: (source) => ({ ...source, fields: new Map(), body: [0, source.text.length] }),
  applicable: () => toy.rules,
  header: () => undefined,
  comments: () => [],
}
