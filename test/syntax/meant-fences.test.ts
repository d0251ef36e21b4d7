import { expect, test } from 'vitest'
import { scanMarkdown } from '../../src/syntax/markdown/index.ts'
import { meantFences } from '../../src/syntax/markdown/meant-fences.ts'
import { randomOf } from '../random.ts'

const PIECES = [
  '```\n',
  '```\n',
  '```js\n',
  '```md\n',
  '````\n',
  '~~~\n',
  '~~~md\n',
  '  ```sh\n',
  '- ```\n',
  '> ```\n',
  '<!--\n',
  '-->\n',
  '<a>\n',
  '```sh x\r\n',
  '\n',
  '\n',
  'run()\n',
  '## Read it\n',
  'Then read it to the user.\n',
]

function meantIn(text: string) {
  return meantFences(scanMarkdown(text, [0, text.length]), text)
}

test('each fence line has one role at most, whatever stands in a text', () => {
  const random = randomOf(33)
  for (let round = 0; round < 2000; round++) {
    const length = 1 + random.below(40)
    const text = Array.from({ length }, () => random.pick(PIECES)).join('')
    const { blocks = [], strays = [], doubts = [] } = meantIn(text) ?? {}
    const used = [
      ...blocks.flatMap(({ opening, closing }) => [opening, ...(closing ? [closing] : [])]),
      ...strays,
    ]
    const starts = used.map(({ range }) => range[0])
    expect(new Set(starts).size, text).toBe(starts.length)
    for (const { opening, closing, around } of blocks) {
      expect(opening.range[0], text).toBeLessThan(closing?.range[0] ?? text.length)
      expect(around?.range[0] ?? -1, text).toBeLessThan(opening.range[0])
    }
    for (const { from, to } of doubts) expect(from.range[0], text).toBeLessThanOrEqual(to.range[0])
  }
})

test('two hundred fence lines are read, and no more', () => {
  expect(meantIn('```js\nrun()\n```\n\n'.repeat(99) + '```js\n'.repeat(2))).toBeDefined()
  expect(meantIn('```js\nrun()\n```\n\n'.repeat(99) + '```js\n'.repeat(3))).toBeUndefined()
})
