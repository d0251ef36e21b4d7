import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { allPages, blocksIn } from './hand-written.ts'

test.each(allPages())('the YAML and JSON that %s shows is valid', (page) => {
  for (const block of blocksIn(page, 'json')) expect(() => JSON.parse(block)).not.toThrow()
  const problems = blocksIn(page, 'yaml').flatMap((block) =>
    parseAllDocuments(block).flatMap(({ errors }) => errors.map(({ message }) => message)),
  )
  expect(problems).toEqual([])
})
