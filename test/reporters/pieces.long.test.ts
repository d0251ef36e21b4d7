import { constants } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { writeReports } from '../../src/engine/write-reports.ts'
import type { Host } from '../../src/files/host.ts'
import type { ReporterName } from '../../src/reporters/index.ts'
import type { Pieces } from '../../src/text/pieces.ts'
import { chunksOf } from '../../src/text/pieces.ts'
import { DEFAULTS, resultOf } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

/** Takes what is written, and keeps nothing but its length. */
function counting(): { readonly host: Host; readonly length: () => number } {
  let length = 0
  const take = (text: Pieces): void => {
    for (const piece of chunksOf(text)) length += piece.length
  }
  return { host: { ...memoryHost({}), write: (_, text) => take(text) }, length: () => length }
}

async function writeReport(
  reporter: ReporterName,
  messages: readonly string[],
  host: Host,
): Promise<string[]> {
  const notes: string[] = []
  const results = [resultOf(messages.map((message) => ({ message })))]
  const extent = { most: Infinity, statisticsOnly: false }
  await writeReports(results, { ...DEFAULTS, extent, outputs: [{ reporter, file: 'report' }] }, host, notes)
  return notes
}

describe('a report', () => {
  const long = 'x'.repeat(100_000)
  const messages = Array.from(
    { length: Math.ceil(constants.MAX_STRING_LENGTH / long.length) + 100 },
    () => long,
  )

  test.each(['text', 'json', 'rdjson', 'junit', 'github'] as const)(
    '%s may be longer than any string',
    async (reporter) => {
      const { host, length } = counting()
      expect(await writeReport(reporter, messages, host)).toEqual([])
      expect(length()).toBeGreaterThan(constants.MAX_STRING_LENGTH)
    },
  )

  test.each(['sarif', 'markdown'] as const)('%s stays short, whatever was found', async (reporter) => {
    const { host, length } = counting()
    await writeReport(reporter, messages, host)
    expect(length()).toBeLessThan(100_000_000)
  })
})
