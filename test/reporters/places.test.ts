import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Options } from '../../src/engine/options.ts'
import type { Host } from '../../src/files/host.ts'
import { machine } from '../../src/files/node-host.ts'
import type { ReporterName } from '../../src/reporters/index.ts'
import { joined } from '../../src/text/pieces.ts'
import { atLength } from '../at-length.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'
import { RUNS } from '../runs.ts'

const REPORTERS: readonly ReporterName[] = [
  'text',
  'concise',
  'json',
  'github',
  'gitlab',
  'markdown',
  'junit',
]

/**
 * Reports that name places only get nothing but these; beside a SARIF report, for which whole texts are kept,
 * they say the same.
 */
async function expectSame(host: Host, options: Partial<Options>): Promise<void> {
  const written = new Map<string, string>()
  const beside = await lintOn(
    { ...host, write: (path, text) => void written.set(basename(path), joined(text)) },
    {
      ...options,
      outputs: [...REPORTERS, 'sarif' as const].map((reporter) => ({ reporter, file: reporter })),
    },
  )
  for (const reporter of REPORTERS) {
    const alone = await lintOn(host, { ...options, outputs: [{ reporter, file: undefined }] })
    expect(alone).toEqual({ ...beside, stdout: written.get(reporter) })
  }
}

test.each(RUNS.map((run) => [run.title, run] as const))(
  'the places of findings are known without the texts: %s',
  (_, { host, options }) => expectSame(host, options),
)

if (atLength)
  test.skipIf(!hasRealFiles)('the places of findings are known without the texts: real files', () =>
    expectSame({ ...machine, cwd: realFiles }, { preset: 'strict' }),
  )

test('findings keep their places when a file changes while others are read', async () => {
  const skill =
    '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n\nRead on.\nSee [it](gone.md).\n'
  const host = memoryHost({ '.git/HEAD': '', 'skills/pdf/SKILL.md': skill, 'skills/x/pdf/SKILL.md': skill })
  const seen = new Set<string>()
  const read: Host['read'] = (path) => {
    if (seen.has(path)) return Buffer.from('changed\n')
    seen.add(path)
    return host.read(path)
  }
  const { stdout } = await lintOn({ ...host, read }, { outputs: [{ reporter: 'text', file: undefined }] })
  const dead = '  7:10  error  `gone.md` does not exist. Add the file or correct the path.  skill/dead-link'
  expect(stdout.split('\n').filter((line) => line.endsWith('skill/dead-link'))).toEqual([dead, dead])
})
