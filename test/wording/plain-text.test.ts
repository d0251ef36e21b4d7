import { expect, test } from 'vitest'
import { plainText } from '../../src/syntax/markdown/plain-text.ts'
import { cpuTime } from '../cpu-time.ts'

test.each([
  ['My Agent', 'My Agent'],
  ['My *Agent*', 'My Agent'],
  ['My __Agent__ and **bold *inner* text**', 'My Agent and bold inner text'],
  ['***both***', 'both'],
  ['snake_case_name', 'snake_case_name'],
  ['_all_ of it', 'all of it'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['*open', '*open'],
  ['open*', 'open*'],
  ['*a _b* c_', 'a _b c_'],
  ['~~gone~~ ~here~', 'gone ~here~'],
  ['[My *Agent*](x.md)', 'My Agent'],
  ['[a](<x y> "title") b', 'a b'],
  ['[a] (x) [b]', '[a] (x) [b]'],
  ['![the face](a.png) of it', 'the face of it'],
  ['`x` and `` `y` ``', 'x and `y`'],
  ['`open', '`open'],
  ['Q&amp;A &copy; &#65; &nothing;', 'Q&A © A &nothing;'],
  ['\\*not\\* \\a', '*not* \\a'],
  ['<https://example.org/a_b>', 'https://example.org/a_b'],
  ['a <b>bold</b> <!-- note --> c', 'a bold  c'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['Audits all\n  files\\\nand more  \r\nof them', 'Audits all\nfiles\nand more\nof them'],
  ['', ''],
])('%j is seen as %j', (markdown, seen) => {
  expect(plainText(markdown)).toBe(seen)
})

test('takes linear time', () => {
  const read = (): void => {
    for (const piece of ['*a ', '_', '[', '](', '`', '&', '\\', '<!--', '<a ', '**a*_b_', '!['])
      plainText(piece.repeat(50_000))
  }
  expect(cpuTime(read)).toBeLessThan(3000)
})
