import { test } from 'vitest'
import { CLIENTS } from '../../src/clients/index.ts'
import { rules } from '../../src/formats/rules.ts'
import { clientPage, idTable, mindedTable } from './clients.ts'
import { currentPart } from './current.ts'

test('docs/reference/clients.md', () => {
  currentPart('docs/reference/clients.md', clientPage(CLIENTS), { mark: '<!-- clients -->\n' })
})

test('the ids in docs/clients.md', () => {
  currentPart('docs/clients.md', idTable(CLIENTS), { mark: '<!-- ids -->\n', end: '<!-- end -->' })
})

test('the rules that depend on clients in docs/clients.md', async () => {
  const table = mindedTable(rules, CLIENTS)
  currentPart('docs/clients.md', table, { mark: '<!-- minded -->\n', end: '<!-- end -->' })
})
