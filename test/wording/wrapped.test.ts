import { expect, test } from 'vitest'
import { wrapped } from '../../src/wording/wording.ts'

test.each([
  ['', 10, '', undefined, ['']],
  ['one two three', 80, '', undefined, ['one two three']],
  ['one two three', 7, '', undefined, ['one two', 'three']],
  ['one two three', 9, '  ', 4, ['  one two', '    three']],
  ['one two', 6, 'a:  ', undefined, ['a:  one', '    two']],
  ['far-too-long-a-word and', 10, '', undefined, ['far-too-long-a-word', 'and']],
])('%j in %i characters after %j', (text, width, start, indent, lines) => {
  expect(wrapped(text, width, start, indent)).toEqual(lines)
})
