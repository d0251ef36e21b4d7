import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ListedFile } from '../../src/action/answers.ts'
import { windows } from '../hostile/machine.ts'
import type { Changes } from './changing.ts'
import { BASELINE, baseline, CONFIG, EXCEL, entry, files, off, step, suppressed } from './changing.ts'
import type { Repository } from './github-server.ts'
import { FORBIDDEN } from './github-server.ts'
import { good, messagesOf, rulesOf } from './steps.ts'
import type { Done, Step } from './workflow.ts'
import { pullRequest } from './workflow.ts'

type Files = Readonly<Record<string, string>>
type Listed = readonly ListedFile[]

/** Puts symbolic links into a workspace, by their targets. */
const linking = (links: Files) => (workspace: string) => {
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true })
    symlinkSync(target, join(workspace, path))
  }
}

const base = { 'untrusted-config': 'base' } as const
const plain = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).replaceAll('\\', '')

/** That a step on the head tells what nobody can know, and that one on the base fails for it. */
async function expectUnknown(
  changes: Changes,
  given: Partial<Step>,
  why: string,
  repository?: Repository,
): Promise<void> {
  const onHead = await step(changes, given, repository)
  const note = `It is unknown whether the pull request hides findings. ${why}`
  expect(messagesOf(onHead, 'warning'), onHead.stdout).toEqual([note])
  expect(plain(onHead.summary)).toContain(plain(note))
  const onBase = await step(changes, { ...given, with: { ...given.with, ...base } }, repository)
  expect([onBase.status, messagesOf(onBase, 'error')], onBase.stdout).toEqual([1, [why]])
}

const isLink = (path: string): string =>
  `\`${path}\` is a link to a file that the pull request changes. Replace the link by the file.`
const isThrough = (path: string, link: string): string =>
  `\`${path}\` is reached through the link \`${link}\`, which the pull request changes. Replace the link by its target.`
const isIn = (path: string, module: string): string =>
  `\`${path}\` lies in the submodule \`${module}\`, which the pull request changes. Ignore the submodule in the config of the repository.`

/** Links that the pull request changes. */
const relinked = (...paths: readonly string[]): Listed =>
  paths.map((filename) => ({ filename, status: 'modified', patch: '@@ -1 +1 @@\n-old\n+new' }))

describe.skipIf(windows)('what is reached by links counts as changed with them', () => {
  test.each<[string, Changes, Files, Step['with'], string]>([
    [
      'a linked config file',
      { 'lint/c.yaml': ['{}\n', off] },
      { [CONFIG]: 'lint/c.yaml' },
      {},
      isLink(CONFIG),
    ],
    [
      'a link to a file of the same name',
      { 'lint/passmuster.yaml': ['{}\n', off] },
      { [CONFIG]: 'lint/passmuster.yaml' },
      {},
      isLink(CONFIG),
    ],
    [
      'a chain of links',
      { 'lint/c.yaml': ['{}\n', off] },
      { [CONFIG]: 'a', a: 'b', b: 'lint/c.yaml' },
      {},
      isLink(CONFIG),
    ],
    [
      'a link to a file through a linked folder',
      { 'cfg/c.yaml': ['{}\n', off] },
      { [CONFIG]: 'c/c.yaml', c: 'cfg' },
      {},
      isLink(CONFIG),
    ],
    [
      'a linked baseline',
      { 'b.json': [baseline(), baseline(entry)] },
      { [BASELINE]: 'b.json' },
      {},
      isLink(BASELINE),
    ],
    [
      'the file of an input through a linked folder',
      { 'cfg/real.yaml': ['{}\n', off] },
      { c: 'cfg' },
      { config: 'c/real.yaml' },
      isLink('c/real.yaml'),
    ],
    [
      'a linked config file of a folder',
      { 'docs/x.yaml': ['{}\n', off] },
      { 'skills/passmuster.yml': '../docs/x.yaml' },
      {},
      isLink('skills/passmuster.yml'),
    ],
  ])('%s', (_, changes, links, inputs, why) =>
    expectUnknown(changes, { with: inputs, prepare: linking(links) }, why),
  )

  const stands = { ...files, 'cfg/c.yaml': off, 'cfg/passmuster.yaml': off, 'b.json': baseline(entry) }
  test.each<[string, string, Files, Step['with'], string]>([
    ['a link in a chain', 'a', { [CONFIG]: 'a', a: 'cfg/c.yaml' }, {}, isThrough(CONFIG, 'a')],
    ['a folder in a chain', 'c', { [CONFIG]: 'c/c.yaml', c: 'cfg' }, {}, isThrough(CONFIG, 'c')],
    [
      'a link in the chain of a baseline',
      'a',
      { [BASELINE]: 'a', a: 'b.json' },
      {},
      isThrough(BASELINE, 'a'),
    ],
    ['the folder of an input', 'c', { c: 'cfg' }, { config: 'c/c.yaml' }, isThrough('c/c.yaml', 'c')],
    [
      'the folder of an input whose file is named as all are',
      'c',
      { c: 'cfg' },
      { config: 'c/passmuster.yaml' },
      isThrough('c/passmuster.yaml', 'c'),
    ],
    [
      'the folder .github',
      '.github',
      { '.github': 'cfg' },
      {},
      isThrough('.github/passmuster.yaml', '.github'),
    ],
    [
      'a folder in the chain of a folder',
      'd',
      { '.github': 'd', d: 'cfg' },
      {},
      isThrough('.github/passmuster.yaml', 'd'),
    ],
  ])('where the pull request changes %s', (_, changed, links, inputs, why) =>
    expectUnknown({}, { files: stands, with: inputs, prepare: linking(links) }, why, {
      files: relinked(changed),
      base: { [changed]: 'x' },
    }),
  )

  test('where the pull request leads the working directory elsewhere', () =>
    expectUnknown(
      {},
      {
        files: {
          ...files,
          'there/skills/excel/SKILL.md': good('pdf'),
          'there/passmuster-baseline.json': baseline({ ...entry, path: `../there/${EXCEL}` }),
        },
        with: { 'working-directory': 'w' },
        prepare: linking({ w: 'there' }),
      },
      isThrough(`w/${BASELINE}`, 'w'),
      { files: relinked('w') },
    ))

  test('where the pull request removes the link of a folder', async () => {
    const removed = { files: [{ filename: '.github', status: 'removed' }] }
    const done = await step({}, { with: base }, removed)
    expect(messagesOf(done, 'error')).toEqual([isThrough('.github/passmuster.yaml', '.github')])
  })

  test('but a new link tells what it hides', async () => {
    const changes: Changes = { [CONFIG]: [undefined, undefined], 'lint/c.yaml': [undefined, off] }
    const done = await step(changes, { prepare: linking({ [CONFIG]: 'lint/c.yaml' }) })
    expect([messagesOf(done, 'notice'), messagesOf(done, 'warning')]).toEqual([
      ['This pull request turns off 1 rule (1 error hidden): passmuster.yaml:1:10.'],
      [],
    ])
    const onBase = await step(changes, { with: base, prepare: linking({ [CONFIG]: 'lint/c.yaml' }) })
    expect([onBase.status, rulesOf(onBase)]).toEqual([1, ['skill/name-directory']])
  })

  test('suppressions after a link of a chain do not count', async () => {
    const given = {
      files: { 'docs/notes.md': suppressed, 'skills/excel/a.md': '' },
      prepare: linking({ [EXCEL]: '../../a.md', 'a.md': 'docs/notes.md' }),
    }
    const repository = { files: relinked('a.md'), base: { 'a.md': good('pdf') } }
    const done = await step({}, { ...given, with: base }, repository)
    expect([done.status, rulesOf(done)], done.stdout).toEqual([1, ['skill/name-directory']])
    const onHead = await step({}, given, repository)
    expect(messagesOf(onHead, 'notice')).toEqual([
      'This pull request adds 1 suppression (1 error hidden): skills/excel/SKILL.md:2:1.',
    ])
  })

  test('and links that nobody has changed are as good as files', async () => {
    const given = { files: stands, prepare: linking({ [CONFIG]: 'c/c.yaml', c: 'cfg' }) }
    for (const inputs of [{}, base]) {
      const done = await step({ 'README.md': ['', 'x'] }, { ...given, with: inputs })
      expect([done.status, messagesOf(done, 'warning'), messagesOf(done, 'notice')]).toEqual([0, [], []])
    }
  })
})

describe.skipIf(windows)('a report on what changed has what links no longer lead to', () => {
  test.each<[string, Files, string, string]>([
    ['a chain', { [EXCEL]: '../../a.md', 'a.md': 'docs/b.md' }, 'docs/b.md', 'removed'],
    ['a link in a chain', { [EXCEL]: '../../a.md' }, 'a.md', 'removed'],
    ['a chain through a folder', { [EXCEL]: '../../d/x.md', d: 'docs' }, 'docs/x.md', 'removed'],
    ['a folder that is gone', { [EXCEL]: '../../d/x.md' }, 'd', 'removed'],
    ['a folder that is another one', { [EXCEL]: '../../d/x.md', d: 'docs' }, 'd', 'modified'],
    [
      'a chain through the folder above',
      { [EXCEL]: '../a/../a.md', 'skills/a': '../docs', 'a.md': 'b.md' },
      'b.md',
      'removed',
    ],
  ])('%s', async (_, links, filename, status) => {
    for (const report of ['changed-files', 'changed-lines'] as const) {
      const given = { files: { 'docs/y.md': '' }, prepare: linking(links), with: { report } }
      const done = await step({}, given, { files: [{ filename, status }] })
      expect([done.status, rulesOf(done)], done.stdout).toEqual([0, ['file/symlink']])
    }
  })
})

describe('a submodule that the pull request moves', () => {
  const BAD = 'vendor/skills/excel/SKILL.md'
  const vendor = { 'vendor/.git': 'gitdir: ../.git/modules/vendor\n', [BAD]: good('pdf') }
  const moved = (filename = 'vendor', status = 'modified'): ListedFile => ({
    filename,
    status,
    patch: `@@ -1 +1 @@\n-Subproject commit ${'a'.repeat(40)}\n+Subproject commit ${'b'.repeat(40)}`,
  })
  const on = (own: Files, inputs: Step['with'], changed: Listed, more: Partial<Step> = {}) =>
    step({}, { files: { ...vendor, ...own }, with: inputs, ...more }, { files: changed })

  test.each<[string, Files, Listed]>([
    ['moved', {}, [moved()]],
    ['added', {}, [moved('vendor', 'added'), { filename: '.gitmodules', status: 'added' }]],
    ['renamed', {}, [{ ...moved('vendor', 'renamed'), previous_filename: 'old' }]],
    ['in the place of a file', {}, [moved('vendor', 'changed')]],
    ['in a submodule', { 'vendor/skills/.git': 'gitdir: x\n' }, [moved()]],
    [
      'in the folder of a skill',
      { 'vendor/skills/.git': 'gitdir: x\n', '.gitmodules': '' },
      [moved('vendor/skills')],
    ],
    ['whose entry alone is changed', {}, [{ filename: '.gitmodules', status: 'modified' }]],
    ['replaced by a folder', {}, [moved('vendor', 'removed'), { filename: BAD, status: 'added' }]],
  ])('is changed as a whole: %s', async (_, own, changed) => {
    for (const report of ['changed-files', 'changed-lines'] as const) {
      const done = await on(own, { report }, changed)
      expect([done.status, rulesOf(done)], done.stdout).toEqual([1, ['skill/name-directory']])
    }
  })

  test('is not, where another one is moved', async () => {
    const done = await on({ 'other/x.md': '' }, { report: 'changed-files' }, [moved('other')])
    expect([done.status, rulesOf(done)]).toEqual([0, []])
  })

  test.skipIf(windows)('is changed where a link leads into it', async () => {
    const linked = {
      prepare: linking({ 'skills/a/SKILL.md': '../../vendor/notes.md' }),
      files: { 'vendor/notes.md': good('pdf') },
    }
    const done = await on({}, { report: 'changed-lines' }, [moved()], linked)
    expect([done.status, rulesOf(done)], done.stdout).toEqual([1, ['skill/name-directory']])
  })

  test.each<[string, Files, Step['with'], string, Listed?]>([
    ['its config', { 'vendor/passmuster.yaml': off }, {}, 'vendor/passmuster.yaml'],
    [
      'a config in it that is a root',
      { 'vendor/skills/passmuster.json': '{"root": true}' },
      {},
      'vendor/skills/passmuster.json',
    ],
    [
      'the config of an input',
      { 'vendor/lint.yaml': off },
      { config: 'vendor/lint.yaml' },
      'vendor/lint.yaml',
    ],
    [
      'its .github',
      { 'vendor/.github/passmuster.yaml': off, 'passmuster.yaml': 'files: { skill: [x] }\n' },
      { config: 'vendor/.github/passmuster.yaml' },
      'vendor/.github/passmuster.yaml',
    ],
    [
      'the baseline of a working directory in it',
      { 'vendor/passmuster-baseline.json': baseline({ ...entry }) },
      { 'working-directory': 'vendor' },
      'vendor/passmuster-baseline.json',
    ],
    [
      'the config of one whose entry alone is changed',
      { 'vendor/passmuster.yaml': off },
      {},
      'vendor/passmuster.yaml',
      [{ filename: '.gitmodules', status: 'modified' }],
    ],
    [
      'the config of one in it',
      { 'vendor/skills/.git': 'gitdir: x\n', 'vendor/skills/passmuster.yaml': off },
      {},
      'vendor/skills/passmuster.yaml',
    ],
  ])('configures nothing unseen: %s', (_, own, inputs, path, changed = [moved()]) =>
    expectUnknown({}, { files: { ...vendor, ...own }, with: inputs }, isIn(path, 'vendor'), {
      files: changed,
    }),
  )

  test.skipIf(windows)('configures nothing unseen through a link', () =>
    expectUnknown(
      {},
      { files: { ...vendor, 'vendor/c.yaml': off }, prepare: linking({ [CONFIG]: 'vendor/c.yaml' }) },
      isIn(CONFIG, 'vendor'),
      { files: [moved()] },
    ),
  )

  test('suppresses nothing unseen', async () => {
    const done = await on({ [BAD]: suppressed }, base, [moved()])
    expect([done.status, rulesOf(done)], done.stdout).toEqual([1, ['skill/name-directory']])
    expect((await on({ [BAD]: suppressed }, {}, [moved()])).stdout).toContain(
      `::notice::This pull request adds 1 suppression (1 error hidden): ${BAD}:2:1.\n`,
    )
  })

  test('and one without config, baseline and suppressions is judged as it is', async () => {
    for (const inputs of [{}, { 'working-directory': 'vendor' }])
      for (const untrusted of [{}, base]) {
        const done = await on({}, { ...inputs, ...untrusted }, [moved()])
        expect([done.status, rulesOf(done), messagesOf(done, 'warning')], done.stdout).toEqual([
          1,
          ['skill/name-directory'],
          [],
        ])
      }
  })

  test('and one that stays where it is configures itself', async () => {
    for (const inputs of [{}, base]) {
      const done = await on({ 'vendor/passmuster.yaml': off }, inputs, [
        { filename: 'x', status: 'modified' },
      ])
      expect([done.status, messagesOf(done, 'warning'), messagesOf(done, 'notice')]).toEqual([0, [], []])
    }
  })
})

describe('what nobody can know is told by a warning and in the summary', () => {
  const many = (text: string, number: number): Changes =>
    Object.fromEntries(
      Array.from({ length: number }, (_, index) => [`skills/s${index}/SKILL.md`, [good(`s${index}`), text]]),
    )
  const limited = { GET: [{ status: 429, headers: { 'retry-after': '3600' }, message: 'Slow down' }] }
  const stands = { files: { ...files, [CONFIG]: off } }

  test.each<[string, Changes, Partial<Step>, Repository, string]>([
    [
      'more than 3,000 files',
      {},
      stands,
      { files: Array.from({ length: 3001 }, (_, index) => ({ filename: `x${index}`, status: 'added' })) },
      'The pull request changes more files than the 3,000 that GitHub lists. Split it to see only what it changes.',
    ],
    [
      'more than 100 files with suppressions',
      many(suppressed, 101),
      {},
      {},
      'The pull request changes more than 100 files with suppressions or config. Split it.',
    ],
    [
      'no permission',
      { [CONFIG]: [undefined, off] },
      {},
      { answers: { GET: [FORBIDDEN] }, always: true },
      'GitHub’s API refuses the request (Resource not accessible by integration). Give the job `pull-requests: read`.',
    ],
    [
      'no permission to read files',
      { [CONFIG]: ['{}\n', off] },
      {},
      { base: {} },
      'GitHub’s API refuses the request (Not Found). Give the job `contents: read`.',
    ],
    [
      'an API that takes no more requests',
      { [CONFIG]: ['{}\n', off] },
      {},
      { answers: limited },
      'GitHub’s API accepts no more requests for now (Slow down). Run the job again later.',
    ],
    [
      'an API that lists fewer files',
      {},
      { ...stands, event: pullRequest() },
      { files: [], answers: { GET: [{ status: 200, body: [] }] } },
      'GitHub’s API lists fewer files than the pull request changes: 0 of 1. Run the job again later.',
    ],
    [
      'a config of the base commit that is wrong',
      { [CONFIG]: ['x: [', off] },
      {},
      {},
      'The config or the baseline of the base commit cannot be used.',
    ],
    [
      'a file of the base commit that is too large',
      { [EXCEL]: ['x'.repeat(1024 * 1024 + 1), suppressed] },
      {},
      {},
      'On the base commit `skills/excel/SKILL.md` is larger than 1 MiB. Shorten it there.',
    ],
    [
      'no token',
      { [CONFIG]: ['{}\n', off] },
      { with: { 'github-token': '' } },
      {},
      'The input `github-token` is empty. Remove it, so that the job’s own token is used.',
    ],
  ])('%s', async (_, changes, given, repository, why) => {
    const done: Done = await step(changes, given, repository)
    const note = `It is unknown whether the pull request hides findings. ${why}`
    expect([messagesOf(done, 'warning'), messagesOf(done, 'notice')], done.stdout).toEqual([[note], []])
    expect(plain(done.summary)).toContain(plain(note))
  })

  test('another commit than that of the event', async () => {
    const commit = 'd'.repeat(40)
    const done = await step({}, { files: { ...files, [CONFIG]: off, '.git/HEAD': commit } })
    expect(messagesOf(done, 'warning')).toEqual([
      `It is unknown whether the pull request hides findings, because the checked-out commit \`${commit}\` is not the one of the event. Check out the commit of the event.`,
    ])
  })

  test('but not where nothing could hide any', async () => {
    const given = { with: { summary: 'false' } }
    const done = await step({ 'README.md': ['', 'x'] }, given, {
      answers: { GET: [FORBIDDEN] },
      always: true,
    })
    expect([messagesOf(done, 'warning'), done.asked]).toEqual([[], []])
  })
})
