import { expect, test } from 'vitest'
import { tool } from '../../src/reporters/tool-identity.ts'
import { current } from './current.ts'
import { allPages, textOf } from './hand-written.ts'

/** Where a page shows the version of the latest release. */
const SHOWN =
  /(?<=passmuster@v?|\brev: v|--branch v|"name": "passmuster", "version": "|\| version \| )\d+\.\d+\.\d+/g

test('every page shows the version of package.json', () => {
  let shown = 0
  for (const page of allPages()) {
    const text = textOf(page)
    shown += text.match(SHOWN)?.length ?? 0
    current(page, text.replaceAll(SHOWN, tool.version))
  }
  expect(shown).toBeGreaterThan(12)
})
