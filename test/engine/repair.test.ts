import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Options } from '../../src/engine/options.ts'
import { machine } from '../../src/files/machine.ts'
import type { Entry } from '../../src/model.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const text = [{ reporter: 'text' as const, file: undefined }]
const safe: Options['fix'] = { fixing: 'safe', dryRun: false }
const all: Options['fix'] = { fixing: 'suggested', dryRun: false }

const broken =
  '\ufeff---\r\nname: pdf\r\nlicence: MIT\r\ndescription: Reads PDF files. Use when: asked\r\n---\r\nRead it.\r\n'
const mended =
  '---\r\nname: pdf\r\nlicense: MIT\r\ndescription: "Reads PDF files. Use when: asked"\r\n---\r\nRead it.\r\n'

async function run(files: Readonly<Record<string, Entry>>, options: Partial<Options>) {
  const written = new Map<string, string>()
  const outcome = await lintOn(memoryHost({ '.git/HEAD': '', ...files }, written), {
    outputs: text,
    ...options,
  })
  return { ...outcome, written: Object.fromEntries(written) }
}

describe('fixing', () => {
  test('goes on until nothing is left, keeps line breaks, and reports what stays', async () => {
    const other = '---\nname: x\ndescription: Reads files. Use when asked.\n---\nRead it.\n'
    expect(await run({ 'skills/pdf/SKILL.md': broken, 'skills/b/SKILL.md': other }, { fix: safe })).toEqual({
      stdout: expect.stringContaining('1 error, 0 warnings, 0 infos; 2 files checked'),
      stderr: 'passmuster: Fixed 1 file.\n',
      exitCode: 1,
      written: { 'skills/pdf/SKILL.md': mended },
    })
    expect((await run({ 'skills/b/SKILL.md': other }, { fix: all })).written).toEqual({
      'skills/b/SKILL.md': other.replace('name: x', 'name: b'),
    })
  })

  test('changes nothing at the second time, nor what is suppressed', async () => {
    expect((await run({ 'skills/pdf/SKILL.md': mended }, { fix: all })).written).toEqual({})
    const kept = mended.replace(
      'license',
      '# passmuster-ignore skill/unknown-field: read by our own tools\r\nlicence',
    )
    expect((await run({ 'skills/pdf/SKILL.md': kept }, { fix: all })).written).toEqual({})
  })

  test('can be looked at as a diff, with the report beside it', async () => {
    const { stdout, stderr, exitCode, written } = await run(
      { 'skills/pdf/SKILL.md': broken.replaceAll('\r\n', '\n').slice(1) },
      { fix: { ...safe, dryRun: true } },
    )
    expect(stdout).toMatchInlineSnapshot(`
      "--- a/skills/pdf/SKILL.md
      +++ b/skills/pdf/SKILL.md
      @@ -1,6 +1,6 @@
       ---
       name: pdf
      -licence: MIT
      -description: Reads PDF files. Use when: asked
      +license: MIT
      +description: "Reads PDF files. Use when: asked"
       ---
       Read it.
      "
    `)
    expect([stderr, exitCode, written]).toEqual(['No findings, 1 file checked.\n', 0, {}])
  })

  test('prints the text of standard input', async () => {
    const host = memoryHost({ '.git/HEAD': '' }, new Map(), broken)
    expect(await lintOn(host, { outputs: text, fix: safe, stdinPath: 'pdf/SKILL.md' })).toEqual({
      stdout: mended,
      stderr: 'No findings, 1 file checked.\n',
      exitCode: 0,
    })
    const clean = memoryHost({ '.git/HEAD': '' }, new Map(), mended)
    expect((await lintOn(clean, { outputs: text, fix: safe, stdinPath: 'pdf/SKILL.md' })).stdout).toBe(mended)
  })

  test.each([
    ['that is not UTF-8', Buffer.concat([Buffer.from(broken), Buffer.from([0xe9])])],
    ['that is too large', Buffer.from(`${broken}${' '.repeat(1024 * 1024)}`)],
  ])('prints no part of standard input %s', async (_, bytes) => {
    const host = { ...memoryHost({ '.git/HEAD': '' }), readStdin: async () => bytes }
    expect(await lintOn(host, { outputs: text, fix: safe, stdinPath: 'pdf/SKILL.md' })).toEqual({
      stdout: '',
      stderr: expect.stringMatching(
        /1 file checked.*\npassmuster: Nothing was fixed, since there is no text to fix\.\n$/s,
      ),
      exitCode: 2,
    })
  })

  test('leaves a file alone that was changed meanwhile, or that cannot be written', async () => {
    const host = memoryHost({ '.git/HEAD': '', 'pdf/SKILL.md': broken })
    let reads = 0
    const changing = {
      ...host,
      read: (path: string) =>
        path.endsWith('SKILL.md') && ++reads > 1 ? Buffer.from('new') : host.read(path),
    }
    const changed = await lintOn(changing, { outputs: text, fix: safe })
    expect([changed.stderr, changed.exitCode]).toEqual([
      'passmuster: `pdf/SKILL.md` was changed meanwhile, so it was not fixed. Run again.\n',
      2,
    ])
    const full = {
      ...host,
      write: () => {
        throw Object.assign(new Error(), { code: 'ENOSPC' })
      },
    }
    const failed = await lintOn(full, { outputs: text, fix: safe })
    expect([failed.stderr, failed.exitCode]).toEqual([
      'passmuster: `pdf/SKILL.md` was not fixed: ENOSPC.\n',
      2,
    ])
    expect(failed.stdout).toContain('; 1 file checked; 2 can be fixed.\n')
  })
})

const corpus = fileURLToPath(new URL('../../../shared/corpus', import.meta.url))
const present = existsSync(corpus)
if (!present) console.log('skipped: the real files of ../shared/corpus are not here')

describe.skipIf(!present)('fixing real files', () => {
  test.each(['safe', 'suggested'] as const)(
    '%s: what was fixed is gone, and no new error appears',
    async (fixing) => {
      const written = new Map<string, string>()
      const host = { ...machine, write: (path: string, after: string) => void written.set(path, after) }
      const json = {
        paths: [corpus],
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
