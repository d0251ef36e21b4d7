import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import type { RuleInfo } from '../../src/model.ts'
import { readCases, UPDATING } from '../cases.ts'

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\/rules\/[\w-]+\.ts$/.test(path))

/** Their examples are no text, or too long a text: a case cannot show such a file. */
const WITHOUT_CASE = ['file/unreadable', 'file/encoding', 'file/too-large', 'file/symlink']

test('every rule in a folder of rules runs', async () => {
  const listed = new Set<unknown>(rules)
  const missing: string[] = []
  for (const path of files) {
    const exported = Object.entries<Partial<RuleInfo> | undefined>(await import(source + path))
    for (const [name, rule] of exported)
      if (rule?.id !== undefined && !listed.has(rule))
        missing.push(
          `${rule.id} never runs. Add \`${name}\` of src/${path} to a list of rules in src/${path.replace(/rules\/.*/, 'index.ts')}.`,
        )
  }
  expect(files.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

// Another test may be writing the cases.
test.skipIf(UPDATING)('every rule is reported by a case', () => {
  const reported = new Set(
    readCases().flatMap(({ expected }) =>
      [...expected.matchAll(/ (?:error|warning|info) (\S+)$/gm)].map(([, id]) => id!),
    ),
  )
  const missing = rules
    .map(({ id }) => id)
    .filter((id) => !reported.has(id) && !WITHOUT_CASE.includes(id))
    .map(
      (id) =>
        `${id} is reported by no case. Add one below test/cases; if the rule is off under \`recommended\`, write \`strict\` after its path.`,
    )
  expect(missing).toEqual([])
})
