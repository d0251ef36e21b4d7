import { describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'

describe.skipIf(!hasRealFiles)('fixing real files', () => {
  test.each(['safe', 'suggested'] as const)(
    '%s: what was fixed is gone, and no new error appears',
    async (fixing) => {
      const written = new Map<string, string>()
      const host = { ...machine, write: (path: string, after: string) => void written.set(path, after) }
      const json = {
        paths: [realFiles],
        preset: 'strict' as const,
        outputs: [{ reporter: 'json' as const, file: undefined }],
      }
      const before: Finding[] = JSON.parse((await lintOn(machine, json)).stdout).diagnostics
      await lintOn(host, { ...json, fix: { fixing, dryRun: false } })
      const fixed = {
        ...machine,
        read: (path: string) => (written.has(path) ? Buffer.from(written.get(path)!) : machine.read(path)),
      }
      const after: Finding[] = JSON.parse((await lintOn(fixed, json)).stdout).diagnostics
      const wanted = (finding: Finding): boolean =>
        finding.fix !== undefined && (finding.fix.safe || fixing === 'suggested')
      expect(after.filter(wanted)).toEqual([])
      expect(written.size).toBe(new Set(before.filter(wanted).map(({ path }) => path)).size)
      const errors = (findings: readonly Finding[]) =>
        new Set(
          findings
            .filter(({ severity }) => severity === 'error')
            .map(({ path, rule, message }) => `${path} ${rule} ${message}`),
        )
      // Frontmatter that could not be read hid the errors of its fields.
      const hidden = new Set(
        before.filter(({ rule }) => rule.endsWith('/frontmatter-yaml')).map(({ path }) => path),
      )
      const fresh = [...errors(after)].filter(
        (error) => !errors(before).has(error) && ![...hidden].some((path) => error.startsWith(path)),
      )
      expect(fresh).toEqual([])
    },
  )
})
