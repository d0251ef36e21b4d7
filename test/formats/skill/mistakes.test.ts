import { describe, expect, test } from 'vitest'
import type { Finding } from '../../linting.ts'
import { findings } from '../../linting.ts'
import { OUTCOMES } from './mistake-outcomes.ts'
import type { Mistake } from './mistakes.ts'
import { CLEAN, FILES, MISTAKES, PATH } from './mistakes.ts'

/** What is found in a clean skill with one mistake. */
function found({ change }: Mistake, preset: 'recommended' | 'strict'): Promise<readonly Finding[]> {
  const changed = change(CLEAN)
  const example = { path: PATH, text: CLEAN, files: FILES }
  return findings(typeof changed === 'string' ? { ...example, text: changed } : { ...example, ...changed }, {
    preset,
  })
}

test('the skill itself is clean', async () => {
  expect(await findings({ path: PATH, text: CLEAN, files: FILES }, { preset: 'recommended' })).toEqual([])
})

test('each mistake has an outcome', () => {
  expect(OUTCOMES.map(({ title }) => title)).toEqual(MISTAKES.map(({ title }) => title))
})

test('nearly all are caught', () => {
  expect(OUTCOMES.filter((outcome) => 'rule' in outcome).length).toBeGreaterThanOrEqual(140)
})

describe.each(MISTAKES.map((mistake, index) => [mistake.title, mistake, OUTCOMES[index]!] as const))(
  '%s',
  (_, mistake, outcome) => {
    test('has its outcome', async () => {
      const seen = await found(mistake, 'strict' in outcome ? 'strict' : 'recommended')
      if (!('rule' in outcome)) return expect(seen).toEqual([])
      const { rule, line, says } = outcome
      const [own, ...others] = seen.filter((finding) => finding.rule === rule)
      expect(own, `${rule} among ${seen.map((each) => each.rule).join()}`).toBeDefined()
      expect(own!.range.start.line).toBe(line)
      expect(own!.message).toContain(says)
      // One cause, one finding, but where two fields are misspelt.
      if (!('strict' in outcome) && rule !== 'skill/misspelt-field')
        expect([...seen, ...others]).toHaveLength(1)
    })
  },
)
