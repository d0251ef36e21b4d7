import { describe, expect, test } from 'vitest'
import { machine } from '../../../src/files/node-host.ts'
import type { Options } from '../../../src/project/options.ts'
import { MOST_RESULTS } from '../../../src/reporters/report.ts'
import { deadLinks } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'
import { hasRealFiles, realFiles } from '../../real-files.ts'
import { RUNS } from '../../runs.ts'
import { expectSame, mergeAll, REPORTERS, REPOSITORY, shardsOf, skill } from './sharing.ts'

const EXAMPLES = RUNS.filter(({ title }) => title.startsWith('the bad example of '))
const cases = REPORTERS.flatMap((reporter) => [1, 2, 7].map((count) => [reporter, count] as const))

describe('the reports of all shards make that of a whole run', () => {
  test.each(cases)('%s of %i, findings of all kinds', async (reporter, count) => {
    const host = memoryHost(REPOSITORY)
    const context = { paths: ['skills', '.github/agents/a1.agent.md'], context: true }
    const variants = [{}, context, { preset: 'strict' }, { quiet: true }, { inlineConfig: false }] as const
    for (const options of variants) await expectSame(host, reporter, options, count)
    await expectSame({ ...host, cwd: `${host.cwd}/skills/s3` }, reporter, { paths: ['.', '../..'] }, count)
  })

  test.each(EXAMPLES.map((run) => [run.title, run] as const))('%s', async (_, { host, options }) => {
    for (const reporter of REPORTERS) await expectSame(host, reporter, options, 2)
  })

  test('more than code scanning takes', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `s${index}/SKILL.md`,
        skill(`s${index % 30}`, deadLinks(900)),
      ]),
    )
    const options: Partial<Options> = { rules: new Map([['skill/duplicate-name', 'info']]) }
    const host = memoryHost({ '.git/HEAD': '', ...files })
    const whole = await expectSame(host, 'sarif', options, 7)
    expect(JSON.parse(whole.stdout).runs[0].results).toHaveLength(MOST_RESULTS)
    const shards = await shardsOf(host, 'sarif', options, 1)
    expect(await mergeAll(shards.map(({ stdout }) => stdout))).toEqual(whole)
    expect(shards[0]!.stderr).toBe(whole.stderr)
  })

  test('more bytes than code scanning takes', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 32 }, (_, index) => [
        `${'a-long-name'.repeat(22)}/s${index}/SKILL.md`,
        skill(`s${index}`, deadLinks(720)),
      ]),
    )
    const whole = await expectSame(memoryHost({ '.git/HEAD': '', ...files }), 'sarif', {}, 3)
    expect(JSON.parse(whole.stdout).runs[0].results.length).toBeLessThan(22_000)
    expect(whole.stderr).toMatch(
      /^passmuster: The SARIF report leaves out [\d,]+ findings: code scanning takes 25,000 and 10 MB\.\n$/,
    )
  })

  test.skipIf(!hasRealFiles).each(REPORTERS)('%s of 7, of real files', async (reporter) => {
    const whole = await expectSame(machine, reporter, { paths: [realFiles] }, 7)
    expect(whole.stdout.length).toBeGreaterThan(100_000)
  })
})
