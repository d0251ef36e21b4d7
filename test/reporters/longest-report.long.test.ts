import { constants } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { writeReports } from '../../src/project/write-reports.ts'
import type { ReporterName } from '../../src/reporters/index.ts'
import { DEFAULTS, resultOf } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

describe('a report', () => {
  const long = 'x'.repeat(100_000)
  const messages = Array.from(
    { length: Math.ceil(constants.MAX_STRING_LENGTH / long.length) + 100 },
    () => long,
  )

  async function report(reporter: ReporterName, file: string | undefined) {
    const written = new Map<string, string>()
    const { stdout, complete, notes } = writeReports(
      [resultOf(messages.map((message) => ({ message })))],
      {
        ...DEFAULTS,
        extent: { most: Infinity, statisticsOnly: false },
        outputs: [{ reporter, file }],
      },
      memoryHost({}, written),
    )
    return { length: stdout.length + (written.get('report')?.length ?? 0), complete, notes }
  }

  test.each(['text', 'json', 'rdjson', 'junit', 'github'] as const)(
    '%s that is longer than any string may be is told in one line',
    async (reporter) => {
      const why = 'it would be longer than 512 MB. Check fewer files in one run, or use `--shard`.'
      expect(await report(reporter, undefined)).toEqual({
        length: 0,
        complete: false,
        notes: [`The report was not written: ${why}`],
      })
      expect(await report(reporter, 'report')).toEqual({
        length: 0,
        complete: false,
        notes: [`The report was not written to \`report\`: ${why}`],
      })
    },
  )

  test.each(['sarif', 'markdown'] as const)('%s stays short, whatever was found', async (reporter) => {
    const { length, complete } = await report(reporter, 'report')
    expect([complete, length > 0, length < 100_000_000]).toEqual([true, true, true])
  })
})
