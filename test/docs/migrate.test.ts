import { expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import { textOf } from './hand-written.ts'

test('every row of docs/migrate.md names rules that exist, or says why there is none', () => {
  const ids = new Set(rules.map(({ id }) => id))
  const rows = [...textOf('docs/migrate.md').matchAll(/^\| (?!rule|check|--)(.+?) \| (.+) \|$/gm)]
  const faults = rows.flatMap(([row, , here = '']) => {
    const named = here.match(/`[a-z]+\/[a-z-]+`/g)?.map((id) => id.slice(1, -1)) ?? []
    const isSaid = named.length > 0 || /^None: \S.*\.$/.test(here) || here.includes('`passmuster clients`')
    return isSaid && named.every((id) => ids.has(id)) ? [] : [row]
  })
  expect([rows.length > 60, faults]).toEqual([true, []])
})
