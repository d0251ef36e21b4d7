import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyPatch } from 'diff'
import { describe, expect, test } from 'vitest'
import { machine } from '../../src/files/node-host.ts'
import type { Entry } from '../../src/model.ts'
import type { Options } from '../../src/project/options.ts'
import { diffOf } from '../../src/project/repair.ts'
import { inFolder, skill } from '../folder.ts'
import { windows } from '../hostile/machine.ts'
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

  test('says how many findings are new', async () => {
    // What could not be read hid the name from other skills.
    const named = (name: string, use: string) =>
      `---\nname: ${name}\ndescription: Reads files. ${use} Use when the user has one.\n---\nRead it.\n`
    const twice = (name: string) => ({
      [`skills/office/${name}/SKILL.md`]: named(name, 'Note: slow.'),
      [`skills/print/${name}/SKILL.md`]: named(name, 'It is slow.'),
    })
    const one = { 'skills/pdf/SKILL.md': broken, ...twice('word') }
    expect((await run(one, { fix: safe })).stderr).toBe(
      'passmuster: Fixed 2 files. 1 finding is new: what was fixed had hidden it.\n',
    )
    expect((await run({ ...one, ...twice('sheet') }, { fix: safe })).stderr).toBe(
      'passmuster: Fixed 3 files. 2 findings are new: what was fixed had hidden them.\n',
    )
  })

  test('changes nothing at the second time, nor what is suppressed', async () => {
    expect((await run({ 'skills/pdf/SKILL.md': mended }, { fix: all })).written).toEqual({})
    const kept = mended.replace(
      'license',
      '# passmuster-ignore skill/misspelt-field: read by our own tools\r\nlicence',
    )
    expect((await run({ 'skills/pdf/SKILL.md': kept }, { fix: all })).written).toEqual({})
  })

  test('is a diff with its whole header, whatever the path and however many lines', async () => {
    const shown = 'skills/a@@b/SKILL.md'
    const [before, after] = ['a\n'.repeat(600), 'b\n'.repeat(600)]
    const diff = await diffOf([{ found: { root: '/r', path: shown }, shown, before, after }])
    expect(diff.split('\n').slice(0, 3)).toEqual([`--- a/${shown}`, `+++ b/${shown}`, '@@ -1,600 +1,600 @@'])
  })

  test('replaces the whole text where thousands of lines change', async () => {
    const NO_BREAK = '\\ No newline at end of file'
    const [above, below] = ['0\n1\n2\n3\n4\n', '5\n6\n7\n8\n9']
    const diffed = (before: string, after: string): string =>
      diffOf([{ found: { root: '/r', path: 'a' }, shown: 'a', before, after }])
    const lines = (end: string): string => `${Array.from({ length: 3000 }, () => end).join('\n')}\n`
    for (const [before, after, ...hunk] of [
      [above + lines('a') + below, above + lines('b') + below, '@@ -1,3010 +1,3010 @@', '-0', NO_BREAK],
      [above + lines('a') + below, above + lines('b'), '@@ -1,3010 +1,3005 @@', '-0', '+b'],
      [lines('a'), lines('b').trimEnd(), '@@ -1,3000 +1,3000 @@', '-a', NO_BREAK],
      ['', lines('b'), '@@ -0,0 +1,3000 @@', '+b', '+b'],
      [lines('b'), '', '@@ -1,3000 +0,0 @@', '-b', '-b'],
      [`${lines('a\r')}x`, `${lines('b\r')}x`, '@@ -1,3001 +1,3001 @@', '-a\r', NO_BREAK],
    ] as const) {
      const diff = await diffed(before, after)
      const shown = diff.split('\n').slice(2, -1)
      expect([...shown.slice(0, 2), shown.at(-1)]).toEqual(hunk)
      expect(applyPatch(before, diff)).toBe(after)
    }
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
    expect([stderr, exitCode, written]).toEqual([
      'After these fixes (nothing is written):\n\nNo findings, 1 file checked.\n',
      0,
      {},
    ])
    const clean = await run({ 'skills/pdf/SKILL.md': skill('pdf') }, { fix: { ...safe, dryRun: true } })
    expect([clean.stdout, clean.stderr]).toEqual([
      '',
      'Nothing to fix with --fix.\n\nNo findings, 1 file checked.\n',
    ])
  })

  test.skipIf(windows)(
    'is a diff that git can apply, whatever the names, and that hides none of them',
    async () => {
      const names = [
        'pdf',
        'a b',
        ' a',
        'caf\u00e9',
        'a\u202eb',
        'a\u{e0041}b',
        'a"b',
        'a\\b',
        'a\nb',
        'a\tb',
        'a\u001b[2Jb',
        '-a',
        '\u{1f9ed}',
      ]
      const before = broken.slice(1)
      const paths = names.map((name) => `skills/${name}/SKILL.md`)
      await inFolder(Object.fromEntries(paths.map((path) => [path, before])), async (folder) => {
        execFileSync('git', ['init', '--quiet'], { cwd: folder })
        const { stdout } = await lintOn(
          { ...machine, cwd: folder },
          { outputs: text, fix: { ...safe, dryRun: true } },
        )
        const headers = stdout.split('\n').filter((line) => /^(?:---|\+\+\+) /.test(line))
        expect(headers).toHaveLength(2 * names.length)
        expect(headers.filter((line) => /[^ -~]/.test(line))).toEqual([])
        expect(headers).toContain('+++ "b/skills/a\\342\\200\\256b/SKILL.md"')
        execFileSync('git', ['apply', '-'], { cwd: folder, input: stdout })
        expect(paths.map((path) => readFileSync(join(folder, path), 'utf8'))).toEqual(paths.map(() => mended))
      })
    },
  )

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
    const host = { ...memoryHost({ '.git/HEAD': '' }), readStdin: () => bytes }
    expect(await lintOn(host, { outputs: text, fix: safe, stdinPath: 'pdf/SKILL.md' })).toEqual({
      stdout: '',
      stderr: expect.stringMatching(
        /1 file checked.*\npassmuster: Nothing was fixed, because the text could not be read\.\n$/s,
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
      'passmuster: `pdf/SKILL.md` changed during the run, so it was not fixed. Run again.\n',
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
    expect(failed.stdout).toContain('; 1 file checked; 2 fixable with --fix.\n')
  })
})
