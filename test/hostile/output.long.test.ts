import { expect, test } from 'vitest'
import { inRepository, shell, unquoted, windows } from './machine.ts'

test.skipIf(windows)('few file descriptors are enough', () => {
  const files = Object.fromEntries(
    Array.from({ length: 320 }, (_, index) => [
      `d/${'x/'.repeat(index % 30)}p${index}/SKILL.md`,
      unquoted(`p${index}`),
    ]),
  )
  inRepository(files, (folder) => {
    // No installer looks so deep, but somebody who chose a client has them there.
    const { stdout, stderr, status } = shell('ulimit -n 64; $passmuster --fix --client claude-api', folder)
    expect({ stdout, stderr, status }).toEqual({
      stdout: 'No findings, 320 files checked.\n',
      stderr: 'passmuster: Fixed 320 files.\n',
      status: 0,
    })
  })
})
