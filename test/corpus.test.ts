import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { machine } from '../src/host.ts'
import { lintOn } from './linting.ts'
import type { Finding } from './linting.ts'

const corpus = fileURLToPath(new URL('../../shared/corpus', import.meta.url))
const present = existsSync(corpus)
if (!present) console.log(`skipped: the real files of ${corpus} are not here`)

/** The findings per rule: a change of a rule shows here what it does to real files. */
async function hits(preset: 'recommended' | 'strict'): Promise<Readonly<Record<string, number>>> {
  const { stdout } = await lintOn(machine, { paths: [corpus], preset })
  const counts: Record<string, number> = {}
  for (const { rule } of JSON.parse(stdout).diagnostics as Finding[]) counts[rule] = (counts[rule] ?? 0) + 1
  return Object.fromEntries(Object.entries(counts).sort())
}

describe.skipIf(!present)('the hits per rule on real files', () => {
  test('recommended', async () => {
    expect(await hits('recommended')).toMatchInlineSnapshot()
  })

  test('strict', async () => {
    expect(await hits('strict')).toMatchInlineSnapshot()
  })
})
