import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ListedFile } from '../../src/action/answers.ts'
import type { Server } from './github-server.ts'
import { FORBIDDEN } from './github-server.ts'
import { excel, good, messagesOf, onServer, rulesOf } from './steps.ts'
import type { Done, Step } from './workflow.ts'
import { BASE, HEAD, MERGE, otherEvents, pullRequest, runStep } from './workflow.ts'

const windows = process.platform === 'win32'

const run = (
  server: Server,
  files: Step['files'],
  changed: readonly ListedFile[],
  given: Partial<Step> = {},
) =>
  runStep({
    api: server.url,
    event: pullRequest('branch', changed.length),
    ...given,
    files: { '.git/HEAD': MERGE, ...(given.files ?? files) },
  })

/** A step on a pull request that changes these files, from what the base has of them. */
const step = (
  files: Step['files'],
  changed: readonly ListedFile[],
  base: Readonly<Record<string, string>> = {},
  given: Partial<Step> = {},
): Promise<Done & { readonly asked: readonly string[] }> =>
  onServer({ files: changed, base }, async (server) => {
    const done = await run(server, files, changed, given)
    return {
      ...done,
      asked: server.requests.map(({ url }) => decodeURIComponent(url.replace(/.*octo\/skills\//, ''))),
    }
  })

const modified = (...names: readonly string[]): readonly ListedFile[] =>
  names.map((filename) => ({ filename, status: 'modified' }))
const added = (...names: readonly string[]): readonly ListedFile[] =>
  names.map((filename) => ({ filename, status: 'added' }))

const files = { ...excel, 'skills/word/SKILL.md': good('word') }
const suppressed = good('pdf').replace('---\n', '---\n# passmuster-ignore-file skill/*: x\n')
const entry = { path: 'skills/excel/SKILL.md', rule: 'skill/name-directory', count: 1 }
const baseline = (...entries: readonly object[]): string => JSON.stringify({ version: 1, entries })

describe('what a pull request hides is told', () => {
  test.each<[string, Step['files'], readonly ListedFile[], Readonly<Record<string, string>>, string]>([
    [
      'rules turned off',
      { ...files, 'passmuster.yaml': 'preset: recommended\nrules:\n  skill/name-directory: off\n' },
      modified('passmuster.yaml'),
      { 'passmuster.yaml': 'preset: recommended\n' },
      'This pull request turns off 1 rule (1 error hidden): passmuster.yaml:3:3.',
    ],
    [
      'a new config file',
      { ...files, 'skills/passmuster.yaml': 'ignore: [excel]\n' },
      added('skills/passmuster.yaml'),
      {},
      'This pull request ignores 1 path (1 error hidden): skills/passmuster.yaml.',
    ],
    [
      'a milder severity',
      { ...files, '.github/passmuster.yml': 'rules: { skill/name-directory: info }\n' },
      added('.github/passmuster.yml'),
      {},
      'This pull request changes the config (1 error hidden): .github/passmuster.yml.',
    ],
    [
      'suppressions',
      { ...files, 'skills/excel/SKILL.md': suppressed },
      modified('skills/excel/SKILL.md'),
      { 'skills/excel/SKILL.md': good('pdf') },
      'This pull request adds 1 suppression (1 error hidden): skills/excel/SKILL.md:2:1.',
    ],
    [
      'a baseline',
      { ...files, 'passmuster-baseline.json': baseline(entry) },
      modified('passmuster-baseline.json'),
      { 'passmuster-baseline.json': baseline() },
      'This pull request adds 1 finding to the baseline (1 error hidden): passmuster-baseline.json.',
    ],
    [
      'several of them',
      {
        'skills/excel/SKILL.md': suppressed,
        'skills/word/SKILL.md': good('pdf').replace('Read it.\n', ''),
        'passmuster.yaml':
          'rules: { skill/dead-link: off }\noverrides:\n  - files: [skills/word]\n    rules: { skill/name-directory: off }\n',
      },
      modified('passmuster.yaml', 'skills/excel/SKILL.md'),
      { 'passmuster.yaml': 'rules: { skill/dead-link: off }\n', 'skills/excel/SKILL.md': good('pdf') },
      'This pull request turns off 1 rule and adds 1 suppression (2 errors hidden): passmuster.yaml:4:14 and skills/excel/SKILL.md:2:1.',
    ],
    [
      'a config file that moved away',
      { ...files, 'passmuster.yaml': 'rules: { skill/name-directory: off }\n' },
      [{ filename: 'passmuster.yaml', status: 'renamed', previous_filename: 'docs/example.yaml' }],
      {},
      'This pull request turns off 1 rule (1 error hidden): passmuster.yaml:1:10.',
    ],
  ])('%s', async (_, given, changed, base, note) => {
    const done = await step(given, changed, base)
    expect(messagesOf(done, 'notice'), done.stdout).toEqual([note])
    expect(done.summary.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toContain(note)
    expect([done.status, done.outputs['errors']]).toEqual([0, '0'])
  })

  test.each<[string, Step['files'], readonly ListedFile[], Readonly<Record<string, string>>, number]>([
    ['what stood there', { ...files, 'skills/excel/SKILL.md': suppressed }, modified('README.md'), {}, 1],
    [
      'suppressions of before in a file that changed',
      { ...files, 'skills/excel/SKILL.md': suppressed },
      modified('skills/excel/SKILL.md'),
      { 'skills/excel/SKILL.md': `${suppressed}more\n` },
      2,
    ],
    [
      'suppressions of before in a file that moved',
      { ...files, 'skills/excel/SKILL.md': suppressed },
      [{ filename: 'skills/excel/SKILL.md', status: 'renamed', previous_filename: 'skills/old/SKILL.md' }],
      { 'skills/old/SKILL.md': suppressed },
      2,
    ],
    [
      'a config that hides nothing',
      { 'skills/word/SKILL.md': good('word'), 'passmuster.yaml': 'rules: { skill/name-directory: off }\n' },
      added('passmuster.yaml'),
      {},
      1,
    ],
    ['nothing that could hide', { 'skills/word/SKILL.md': good('word') }, modified('README.md'), {}, 0],
  ])('but not %s', async (_, given, changed, base, requests) => {
    const done = await step(given, changed, base)
    expect([messagesOf(done, 'notice'), done.status, done.asked.length]).toEqual([[], 0, requests])
  })

  test('the deletion of the only config file, where the changes are asked for anyway', async () => {
    const strict = { 'passmuster.yaml': 'rules: { skill/name-directory: error }\npreset: strict\n' }
    const given = { 'skills/word/SKILL.md': good('word').replace('Read it.\n', '') }
    const removed = [{ filename: 'passmuster.yaml', status: 'removed' }]
    const done = await step(
      given,
      removed,
      { 'passmuster.yaml': `${strict['passmuster.yaml']}files: { skill: [docs/*.md] }\n` },
      { files: { ...given, 'docs/a.md': good('b') }, with: { report: 'changed-files' } },
    )
    expect(messagesOf(done, 'notice')).toEqual([
      expect.stringMatching(/^This pull request changes the config \(.* hidden\): passmuster\.yaml\.$/),
    ])
  })

  test('but for no other event, and not where the changes cannot be known', async () => {
    const given = { ...files, 'passmuster.yaml': 'rules: { skill/name-directory: off }\n' }
    const push = await step(given, added('passmuster.yaml'), {}, { event: otherEvents[0]! })
    expect([push.asked, messagesOf(push, 'notice')]).toEqual([[], []])
    const done = await onServer({ answers: { GET: [FORBIDDEN] }, always: true }, ({ url }) =>
      runStep({ files: given, api: url }),
    )
    expect([done.status, messagesOf(done, 'notice')]).toEqual([0, []])
    expect(done.stdout).toContain(
      'It is unknown whether the pull request hides findings. GitHub’s API refuses ',
    )
  })
})

describe('untrusted-config: base', () => {
  const untrusted = { 'untrusted-config': 'base' }
  const off = 'rules: { skill/name-directory: off }\n'

  test.each<[string, Step['files'], readonly ListedFile[], Readonly<Record<string, string>>, string]>([
    [
      'config',
      { ...files, 'passmuster.yaml': off },
      modified('passmuster.yaml'),
      { 'passmuster.yaml': '{}\n' },
      'passmuster.yaml',
    ],
    [
      'a new config file',
      { ...files, 'skills/passmuster.yaml': off },
      added('skills/passmuster.yaml'),
      {},
      'skills/passmuster.yaml',
    ],
    [
      'a config that cannot be read',
      { ...files, 'passmuster.yaml': 'x: [' },
      added('passmuster.yaml'),
      {},
      'passmuster.yaml',
    ],
    [
      'a baseline',
      { ...files, 'passmuster-baseline.json': baseline(entry) },
      modified('passmuster-baseline.json'),
      { 'passmuster-baseline.json': baseline() },
      'passmuster-baseline.json',
    ],
    [
      'suppressions',
      { ...files, 'skills/excel/SKILL.md': suppressed },
      modified('skills/excel/SKILL.md'),
      { 'skills/excel/SKILL.md': good('pdf') },
      'skills/excel/SKILL.md:2:1',
    ],
    [
      'suppressions of a new file',
      { ...files, 'skills/excel/SKILL.md': suppressed },
      added('skills/excel/SKILL.md'),
      {},
      'skills/excel/SKILL.md:2:1',
    ],
    [
      'more of a suppression',
      { ...files, 'skills/excel/SKILL.md': suppressed },
      modified('skills/excel/SKILL.md'),
      { 'skills/excel/SKILL.md': suppressed.replace('skill/*', 'skill/dead-link') },
      'skills/excel/SKILL.md:2:1',
    ],
  ])('%s of the pull request does not count', async (_, given, changed, base, place) => {
    const done = await step(given, changed, base, { with: untrusted })
    expect([done.status, rulesOf(done)]).toEqual([1, ['skill/name-directory']])
    expect(messagesOf(done, 'notice')).toEqual([
      `The config, baseline and suppressions of the base commit apply. Changes by this pull request do not count: ${place}.`,
    ])
  })

  test('applies what stood there, though the pull request deletes it', async () => {
    for (const [filename, text] of [
      ['passmuster.yaml', off],
      ['passmuster-baseline.json', baseline(entry)],
    ] as const) {
      const base = { [filename]: text }
      const done = await step(files, [{ filename, status: 'removed' }], base, { with: untrusted })
      expect([done.status, rulesOf(done)], done.stdout).toEqual([0, []])
      expect(done.asked.at(-1)).toBe(`contents/${filename}?ref=${BASE}`)
    }
    const kept = { ...files, 'skills/excel/SKILL.md': suppressed }
    const done = await step(
      kept,
      modified('skills/excel/SKILL.md'),
      { 'skills/excel/SKILL.md': suppressed },
      { with: untrusted },
    )
    expect([done.status, messagesOf(done, 'notice'), done.outputs['suppressed']]).toEqual([0, [], '1'])
  })

  test('reads the config that an input names, in the folder of the step', async () => {
    const done = await step(
      { 'sub/skills/excel/SKILL.md': good('pdf'), 'sub/lint.yaml': off },
      modified('sub/lint.yaml'),
      { 'sub/lint.yaml': '{}\n' },
      { with: { ...untrusted, config: 'lint.yaml', 'working-directory': 'sub' } },
    )
    expect([done.status, rulesOf(done)]).toEqual([1, ['skill/name-directory']])
  })

  test.skipIf(windows)('follows links to what changed', async () => {
    const text = await step(
      { 'docs/notes.md': suppressed, 'skills/excel/a.md': '' },
      modified('docs/notes.md'),
      { 'docs/notes.md': good('pdf') },
      {
        with: untrusted,
        prepare: (workspace) => symlinkSync('../../docs/notes.md', join(workspace, 'skills/excel/SKILL.md')),
      },
    )
    expect([text.status, rulesOf(text)]).toEqual([1, ['skill/name-directory']])
    const config = await step(
      { ...files, 'lint.yaml': off },
      modified('lint.yaml'),
      { 'lint.yaml': '{}\n' },
      {
        with: untrusted,
        prepare: (workspace) => symlinkSync('lint.yaml', join(workspace, 'passmuster.yaml')),
      },
    )
    expect([config.status, messagesOf(config, 'error')]).toEqual([
      1,
      ['`passmuster.yaml` is a link to a file that the pull request changes. Replace the link by the file.'],
    ])
  })

  test('fails the step where the base commit cannot be read', async () => {
    const given = { ...files, 'passmuster.yaml': off }
    const done = await step(given, modified('passmuster.yaml'), {}, { with: untrusted })
    expect([done.status, messagesOf(done, 'error')]).toEqual([
      1,
      [
        '`untrusted-config: base` could not read the base commit. GitHub’s API refuses the request (Not Found). Give the job `contents: read`.',
      ],
    ])
    const large = { 'passmuster.yaml': `${'#'.repeat(1024 * 1024)}\n` }
    const long = await step(given, modified('passmuster.yaml'), large, { with: untrusted })
    expect(messagesOf(long, 'error')).toEqual([
      '`untrusted-config: base` could not read the base commit. On the base commit `passmuster.yaml` is larger than 1 MiB. Shorten it there.',
    ])
  })

  test('judges by a config file that the pull request renames', async () => {
    const renamed = { filename: 'old.yaml', previous_filename: 'passmuster.yaml', status: 'renamed' }
    const done = await step(
      { ...files, 'old.yaml': off },
      [renamed],
      { 'passmuster.yaml': 'rules: { skill/name-directory: info }\n' },
      { with: untrusted },
    )
    expect([done.status, done.outputs['errors'], done.outputs['infos']]).toEqual([0, '0', '1'])
  })

  test.skipIf(windows)('looks into no changed file that leads outside', async () => {
    const prepare = (workspace: string) => {
      writeFileSync(join(workspace, '../secret.md'), suppressed)
      symlinkSync('../../../secret.md', join(workspace, 'skills/word/notes.md'))
    }
    const changed = modified('skills/word/notes.md')
    const done = await step(files, changed, {}, { with: untrusted, prepare })
    expect(done.asked).toEqual(['pulls/7/files?per_page=100&page=1'])
  })

  test('fails the step where the base commit has something else than a file', async () => {
    const answers = {
      GET: [
        { status: 200, body: modified('passmuster.yaml') },
        { status: 200, body: { type: 'symlink', target: '../x' } },
      ],
    }
    await onServer({ answers }, async (server) => {
      const given = { ...files, 'passmuster.yaml': off }
      const done = await run(server, given, modified('passmuster.yaml'), { with: untrusted })
      expect(messagesOf(done, 'error')).toEqual([
        '`untrusted-config: base` could not read the base commit. GitHub’s API sent an unexpected answer. Run the job again later.',
      ])
    })
  })

  test('fails the step where the event does not name the base commit', async () => {
    const event = structuredClone(pullRequest()) as {
      name: string
      payload: { pull_request: { base?: object } }
    }
    delete event.payload.pull_request.base
    const given = { ...files, 'passmuster.yaml': off }
    const done = await step(given, modified('passmuster.yaml'), {}, { with: untrusted, event })
    expect([done.asked, messagesOf(done, 'error')]).toEqual([
      [],
      [
        '`untrusted-config: base` could not read the base commit. The event does not name the base commit. Use the event `pull_request`.',
      ],
    ])
  })

  test('fails the step where more than 100 files of the base commit would have to be read', async () => {
    const names = Array.from({ length: 101 }, (_, index) => `a${index}/passmuster.yaml`)
    const contents = Object.fromEntries(names.map((name) => [name, 'rules: {}\n']))
    const given = { ...files, ...contents }
    const all = await step(given, modified(...names), contents, { with: untrusted })
    expect([all.asked.length, messagesOf(all, 'error')]).toEqual([
      102,
      [
        '`untrusted-config: base` could not read the base commit. The pull request changes more than 100 files with suppressions or config. Split it.',
      ],
    ])
    const most = await step(given, modified(...names.slice(1)), contents, { with: untrusted })
    expect([most.asked.length, messagesOf(most, 'error')]).toEqual([
      102,
      ['passmuster found 1 error, 0 warnings, 0 infos.'],
    ])
  })

  test('fails the step where it is not sure that the merge commit is checked out', async () => {
    const target = { ...pullRequest('fork'), name: 'pull_request_target' }
    const atBase = { event: target, env: { GITHUB_SHA: BASE } }
    for (const [head, given] of [
      ['d'.repeat(40), {}],
      [HEAD, {}],
      ['', {}],
      [HEAD, atBase],
      ['', atBase],
    ] as const) {
      const turnedOff = { ...files, 'passmuster.yaml': off, '.git/HEAD': head }
      const done = await step(turnedOff, [], {}, { ...given, with: untrusted })
      expect([done.status, done.asked, messagesOf(done, 'error')]).toEqual([
        1,
        [],
        [
          '`untrusted-config: base` needs the merge commit of the event `pull_request`. Use that event, and remove `ref` from `actions/checkout`.',
        ],
      ])
    }
    const onBase = await step({ ...files, '.git/HEAD': BASE }, [], {}, { ...atBase, with: untrusted })
    expect(rulesOf(onBase)).toEqual(['skill/name-directory'])
  })

  test('says so where it has no effect', async () => {
    const event = { name: 'workflow_run', payload: {} }
    const done = await step(files, [], {}, { with: untrusted, event })
    expect(messagesOf(done, 'warning')).toEqual([
      '`untrusted-config: base` has no effect for the event `workflow_run`. Use the event `pull_request`.',
    ])
  })

  test('holds for the table of clients, too', async () => {
    const given = { ...files, 'passmuster.yaml': 'ignore: [excel]\n' }
    const inputs = { ...untrusted, clients: 'claude-code' }
    const done = await step(given, added('passmuster.yaml'), {}, { with: inputs })
    expect(done.summary).toContain('| Claude Code | 2 |')
  })

  test('changes nothing for pushes', async () => {
    const push = await step(
      { ...files, 'passmuster.yaml': off },
      [],
      {},
      { with: untrusted, event: otherEvents[0]! },
    )
    expect([push.status, push.asked, messagesOf(push, 'warning')]).toEqual([0, [], []])
  })
})

test('a pull request with config and clients is searched twice: as it is, and as its base has it', async () => {
  const counter = `
    const fs = require('node:fs')
    const { readdirSync } = fs
    fs.readdirSync = (folder, ...rest) => {
      if (/skills$/.test(folder)) process.stderr.write(\`searched \${folder}\\n\`)
      return readdirSync(folder, ...rest)
    }
  `
  const config = { 'passmuster.yaml': 'clients: [codex]\nrules:\n  skill/name-directory: off\n' }
  const { stderr, stdout } = await step(
    { ...files, ...config, '.git/counter.cjs': counter },
    modified('passmuster.yaml'),
    { 'passmuster.yaml': 'clients: [codex]\n' },
    {
      alone: true,
      prepare: (workspace) => writeFileSync(join(workspace, '.git/counter.cjs'), counter),
      env: { NODE_OPTIONS: '--require ./.git/counter.cjs' },
    },
  )
  expect(stdout).toContain('turns off 1 rule')
  expect(stderr.match(/searched/g)).toHaveLength(2)
})
