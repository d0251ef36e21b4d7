import { test } from 'vitest'
import { CLIENTS } from '../../src/formats/clients/index.ts'
import { clientPage, idTable } from './clients.ts'
import { currentPart } from './current.ts'

test('docs/clients.md', () => {
  currentPart('docs/clients.md', clientPage(CLIENTS), { mark: '<!-- clients -->\n' })
})

test('the ids in docs/clients.md', () => {
  currentPart('docs/clients.md', idTable(CLIENTS), { mark: '<!-- ids -->\n', end: '<!-- end -->' })
})
