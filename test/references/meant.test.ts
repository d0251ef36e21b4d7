import { expect, test } from 'vitest'
import { isNearly } from '../../src/references/meant.ts'

test.each([
  ['a letter too few', 'frms-guide.md', 'forms-guide.md', true],
  ['a letter too many', 'forrms-guide.md', 'forms-guide.md', true],
  ['a letter too many at the end', 'forms.mdd', 'forms.md', true],
  ['two letters in the wrong order', 'fomrs-guide.md', 'forms-guide.md', true],
  ['a hyphen less', 'formsguide.md', 'forms-guide.md', true],
  ['another letter', 'part-a.md', 'part-b.md', false],
  ['another digit', 'step-1.md', 'step-2.md', false],
  ['a digit more', 'step1.md', 'step.md', false],
  ['two letters', 'import.py', 'export.py', false],
  ['short names', 'a.md', 'ab.md', false],
  ['the same', 'forms-guide.md', 'forms-guide.md', false],
  ['another suffix of text', 'forms.txt', 'forms.md', true],
  ['another suffix of images', 'forms.png', 'forms.svg', true],
  ['a suffix of another sort', 'forms.png', 'forms.md', false],
  ['no suffix', 'forms', 'forms.md', false],
])('%s', (_, name, other, nearly) => {
  expect([isNearly(name, other), isNearly(other, name)]).toEqual([nearly, nearly])
})
