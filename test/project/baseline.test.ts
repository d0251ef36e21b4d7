import { describe, expect, test } from 'vitest'
import type { Options } from '../../src/project/options.ts'
import type { Outcome } from '../../src/project/outcome.ts'
import { deadLinks, lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const skill = (name: string, more = ''): string =>
  `---\nname: ${name}\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n${more}`
const old = {
  'skills/a/SKILL.md': skill('x', '[gone](gone.md) [lost](lost.md)\n'),
  'skills/b/SKILL.md': skill('y'),
}
const text = [{ reporter: 'text' as const, file: undefined }]

/** Runs over the files and the baseline; returns the outcome and what the baseline is afterwards. */
async function run(
  files: Readonly<Record<string, string>>,
  update: Options['baseline']['update'],
  baseline?: string,
  file?: string,
): Promise<Outcome & { baseline: string | undefined }> {
  const written = new Map<string, string>()
  const path = file ?? 'passmuster-baseline.json'
  const host = memoryHost(
    { '.git/HEAD': '', ...files, ...(baseline !== undefined && { [path]: baseline }) },
    written,
  )
  const outcome = await lintOn(host, { outputs: text, baseline: { file, update } })
  return { ...outcome, baseline: written.get(path) ?? baseline }
}

const written = `{
"version": 1,
"entries": [
{"path":"skills/a/SKILL.md","rule":"skill/dead-link","count":2},
{"path":"skills/a/SKILL.md","rule":"skill/name-directory","count":1},
{"path":"skills/b/SKILL.md","rule":"skill/name-directory","count":1}
]
}
`

const withoutB = written.replace(/,\n\{"path":"skills\/b.*\}/, '')

describe('a baseline', () => {
  test('is written with one entry a line, and the next run is clean', async () => {
    expect((await run(old, 'write')).baseline).toBe(written)
    expect(await run(old, undefined, written)).toEqual({
      stdout: 'No findings, 2 files checked.\n',
      exitCode: 0,
      baseline: written,
      stderr: 'passmuster: 4 findings of the baseline `passmuster-baseline.json` are not reported.\n',
    })
  })

  test('says what was written, and what was removed', async () => {
    expect((await run(old, 'write')).stderr).toBe(
      'passmuster: Wrote 4 findings in 2 files to `passmuster-baseline.json`. Commit it.\n',
    )
    const many = { 'skills/x/SKILL.md': skill('x', deadLinks(1200)) }
    expect((await run(many, 'write')).stderr).toMatch(/^passmuster: Wrote 1,\d{3} findings in 1 file to /)
    const fixed = { 'skills/a/SKILL.md': skill('x', '[gone](gone.md)\n') }
    expect((await run(fixed, 'prune', written)).stderr).toBe(
      'passmuster: 2 findings of the baseline `passmuster-baseline.json` are not reported.\npassmuster: Removed 2 findings from `passmuster-baseline.json`, which has 2 findings in 1 file left. Commit it.\n',
    )
    expect((await run(old, 'prune', written)).stderr).toContain(
      'passmuster: Nothing to remove from `passmuster-baseline.json`.\n',
    )
  })

  test('lets a new finding fail, also where the lines have moved', async () => {
    const { stdout, exitCode } = await run(
      { ...old, 'skills/a/SKILL.md': skill('x', '\n\n[gone](gone.md) [lost](lost.md)\n[new](new.md)\n') },
      undefined,
      written,
    )
    expect([exitCode, stdout.match(/`\S+\.md`/g)]).toEqual([1, ['`new.md`']])
  })

  test('says what is not found any more, and takes it out when asked', async () => {
    const mended = { 'skills/a/SKILL.md': skill('x', '[gone](gone.md)\n') }
    expect((await run(mended, undefined, written)).stderr).toBe(
      [
        'passmuster: 2 findings of the baseline `passmuster-baseline.json` are not reported.',
        'passmuster: The baseline lists 2 findings of `skill/dead-link` in `skills/a/SKILL.md`, but 1 is left. Lower its count with `--baseline-prune`.',
        'passmuster: The baseline lists 1 finding of `skill/name-directory` in `skills/b/SKILL.md`, but none is left. Remove the entry with `--baseline-prune`.',
        '',
      ].join('\n'),
    )
    expect((await run(mended, 'prune', written)).baseline).toBe(withoutB.replace('"count":2', '"count":1'))
  })

  test('speaks of nothing that was not looked at', async () => {
    const host = memoryHost({ '.git/HEAD': '', ...old, 'passmuster-baseline.json': written })
    expect((await lintOn(host, { outputs: text, paths: ['skills/b'] })).stderr).toBe(
      'passmuster: 1 finding of the baseline `passmuster-baseline.json` is not reported.\n',
    )
  })

  test.each([
    ['a part of the files', { paths: ['skills/b'] }, written],
    ['a path that leads nowhere', { paths: ['skils'] }, written],
    ['standard input', { stdinPath: 'skills/b/SKILL.md' }, withoutB],
  ])('that is written of %s keeps what it knows of the others', async (_, options, left) => {
    const files = new Map<string, string>()
    const host = {
      ...memoryHost({ '.git/HEAD': '', ...old, 'passmuster-baseline.json': written }, files),
      readStdin: () => Buffer.from(skill('b')),
    }
    await lintOn(host, { outputs: text, baseline: { file: undefined, update: 'write' }, ...options })
    expect(files.get('passmuster-baseline.json')).toBe(left)
  })

  test('that is written anew forgets files that are gone, or that are left out now', async () => {
    const ignored = { ...old, 'passmuster.yaml': 'ignore: [skills/b]\n' }
    const gone = { 'skills/a/SKILL.md': old['skills/a/SKILL.md'] }
    for (const [files, update] of [
      [ignored, 'write'],
      [ignored, 'prune'],
      [gone, 'write'],
    ] as const)
      expect((await run(files, update, written)).baseline).toBe(withoutB)
  })

  test('counts paths from its own folder', async () => {
    expect((await run(old, 'write', undefined, 'ci/old.json')).baseline).toContain(
      '"path":"../skills/a/SKILL.md"',
    )
    expect(
      (await run(old, undefined, written.replaceAll('skills/', '../skills/'), 'ci/old.json')).exitCode,
    ).toBe(0)
  })

  test.each([
    ['no JSON'],
    ['{"version": 2, "entries": []}'],
    ['{"version": 1, "entries": [{"path": "a", "rule": "b", "count": 0}]}'],
    ['[]'],
    ['null'],
  ])('that is none is told: %s', async (broken) => {
    expect((await run(old, 'write', broken)).baseline).toBe(broken)
    const { stderr, exitCode } = await run(old, undefined, broken)
    expect([stderr, exitCode]).toEqual([
      'passmuster: `passmuster-baseline.json` is not a baseline. Delete it, and write one with `--baseline-write`.\n',
      2,
    ])
  })

  test('that is named but not there is told', async () => {
    expect((await run(old, undefined, undefined, 'gone.json')).stderr).toBe(
      'passmuster: The baseline `gone.json` does not exist.\n',
    )
  })

  test.each([
    ['large.json', 'is larger than 1 MiB. Shorten it'],
    ['skills', 'is not a regular file. Name one'],
  ])('that is named must be a regular file of at most 1 MiB: %s', async (file, fault) => {
    for (const update of [undefined, 'write', 'prune'] as const)
      expect(
        await run({ ...old, 'large.json': ' '.repeat(1024 * 1024 + 1) }, update, undefined, file),
      ).toMatchObject({
        stderr: `passmuster: The baseline \`${file}\` ${fault}.\n`,
        exitCode: 2,
        baseline: undefined,
      })
  })

  test('that nobody has named is not read through a link that leads outside', async () => {
    const host = memoryHost({
      '.git/HEAD': '',
      '../elsewhere/baseline.json': written,
      'passmuster-baseline.json': { link: '../elsewhere/baseline.json' },
    })
    expect(await lintOn(host, { errorOnUnmatched: false })).toMatchObject({
      stderr: expect.stringContaining(
        'passmuster: The baseline `passmuster-baseline.json` points outside the repository. Put a file in its place.\n',
      ),
      exitCode: 2,
    })
  })

  test.each([
    [undefined, 'points to a file that git ignores. Put a file in its place'],
    ['passmuster-baseline.json', 'points to a file that git ignores. Name the file itself'],
  ])('is not read through a link to a file that git ignores: %s', async (file, fault) => {
    const host = memoryHost({
      '.git/HEAD': '',
      '.gitignore': '.env\n',
      '.env': written,
      'passmuster-baseline.json': { link: '.env' },
    })
    expect(
      await lintOn(host, { errorOnUnmatched: false, baseline: { file, update: undefined } }),
    ).toMatchObject({
      stderr: expect.stringContaining(`passmuster: The baseline \`passmuster-baseline.json\` ${fault}.\n`),
      exitCode: 2,
    })
  })
})
