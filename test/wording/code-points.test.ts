import { expect, test } from 'vitest'
import { byteLength } from '../../src/wording/code-points.ts'

test('a text has as many bytes as its UTF-8', () => {
  for (const text of ['', 'a', 'ü', '’', '🧭', '\ud83e', '\udded', '\udded\ud83e', 'a🧭\ud83eü’'])
    expect(byteLength(text)).toBe(Buffer.byteLength(text))
})
