import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { scanMarkdown } from '../src/markdown.ts'
import { randomOf } from './random.ts'

const LINES = [
  '# a', 'text', 'Text [a](b.md)', '```', '```js', '   ```', '~~~', '> q', '> ```', '- item', '  more', '    code', '1. one', '<div>', '<!-- c -->', '<!--', '-->', '', '', '---', '===',
  '[a]: b', '\ttab', 'a`b', '`c', '- ```', '  ```', 'z\r', '> a', '***', '[x](y', 'y)', '</div>', '  text', '     ```', '````',
]

/** Reads with the shortcut for plain lines and without it. */
function compare(text: string, range: readonly [number, number]): void {
  expect([text, range, scanMarkdown(text, range)]).toEqual([text, range, scanMarkdown(text, range, () => false)])
}

describe('the shortcut for plain lines changes nothing', () => {
  test('in 20,000 generated texts', () => {
    const random = randomOf(5)
    for (let index = 0; index < 20_000; index++) {
      const text = Array.from({ length: random.below(14) }, () => random.pick(LINES)).join('\n') + random.pick(['', '\n'])
      const start = random.below(3)
      compare(text, [start, Math.max(start, text.length - random.below(4))])
    }
  })

  const corpus = fileURLToPath(new URL('../../shared/corpus', import.meta.url))
  test.skipIf(!existsSync(corpus))('in ../shared/corpus', () => {
    for (const entry of readdirSync(corpus, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.endsWith('md')) continue
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8')
      compare(text, [0, text.length])
    }
  })
})
