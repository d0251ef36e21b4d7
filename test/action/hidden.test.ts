import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Changes } from './changing.ts'
import { BASELINE, baseline, CONFIG, EXCEL, entry, files, off, step, suppressed } from './changing.ts'
import { FORBIDDEN } from './github-server.ts'
import { good, messagesOf, rulesOf } from './steps.ts'
import type { Done, Step } from './workflow.ts'
import { BASE, HEAD, otherEvents, pullRequest } from './workflow.ts'

const windows = process.platform === 'win32'
const TEAM = 'team/passmuster.yaml'
const extending = `extends: ./${TEAM}\n`

describe('what a pull request hides is told', () => {
  const word = { 'skills/word/SKILL.md': good('word') }
  const noDeadLinks = 'rules: { skill/dead-link: off }\n'
  test.each<[string, Changes, string]>([
    [
      'rules turned off',
      { [CONFIG]: ['preset: recommended\n', 'preset: recommended\nrules:\n  skill/name-directory: off\n'] },
      'This pull request turns off 1 rule (1 error hidden): passmuster.yaml:3:3.',
    ],
    [
      'a new config file',
      { 'skills/passmuster.yaml': [undefined, 'ignore: [excel]\n'] },
      'This pull request ignores 1 path (1 error hidden): skills/passmuster.yaml.',
    ],
    [
      'a milder severity',
      { '.github/passmuster.yml': [undefined, 'rules: { skill/name-directory: info }\n'] },
      'This pull request changes the config (1 error hidden): .github/passmuster.yml.',
    ],
    [
      'a file that the config extends',
      { [CONFIG]: [extending, extending], [TEAM]: ['{}\n', off] },
      'This pull request turns off 1 rule (1 error hidden): team/passmuster.yaml:1:10.',
    ],
    [
      'suppressions',
      { [EXCEL]: [good('pdf'), suppressed] },
      'This pull request adds 1 suppression (1 error hidden): skills/excel/SKILL.md:2:1.',
    ],
    [
      'a baseline',
      { [BASELINE]: [baseline(), baseline(entry)] },
      'This pull request adds 1 finding to the baseline (1 error hidden): passmuster-baseline.json.',
    ],
    [
      'a config file that moved away',
      { [CONFIG]: [undefined, off, 'docs/example.yaml'] },
      'This pull request turns off 1 rule (1 error hidden): passmuster.yaml:1:10.',
    ],
  ])('%s', async (_, changes, note) => {
    expectTold(await step(changes), note)
  })

  test.each([
    ['failOn: never\n', 'failOn: error\n'],
    ['failOn: never\n', undefined],
    ['maxWarnings: 1\nfailOn: never\n', '{}\n'],
  ])('a threshold that lets the step pass: %j', async (now, before) => {
    const done = await step({ [CONFIG]: [before, now] })
    expect([messagesOf(done, 'notice'), done.status, done.outputs['errors']]).toEqual([
      ['This pull request changes the config (the step no longer fails): passmuster.yaml.'],
      0,
      '1',
    ])
    const judged = await step({ [CONFIG]: [before, now] }, { with: { 'fail-on': 'error' } })
    expect([messagesOf(judged, 'notice'), judged.status]).toEqual([[], 1])
  })

  test('several of them', async () => {
    const overrides = 'overrides:\n  - files: [skills/word]\n    rules: { skill/name-directory: off }\n'
    const changes: Changes = {
      [CONFIG]: [noDeadLinks, noDeadLinks + overrides],
      [EXCEL]: [good('pdf'), suppressed],
    }
    const misnamed = { 'skills/word/SKILL.md': good('pdf').replace('Read it.\n', '') }
    expectTold(
      await step(changes, { files: misnamed }),
      'This pull request turns off 1 rule and adds 1 suppression (2 errors hidden): passmuster.yaml:4:14 and skills/excel/SKILL.md:2:1.',
    )
  })

  function expectTold(done: Done, note: string): void {
    expect(messagesOf(done, 'notice'), done.stdout).toEqual([note])
    expect(done.summary.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toContain(note)
    expect([done.status, done.outputs['errors']]).toEqual([0, '0'])
  }

  test.each<[string, Changes, number, Step['files']?]>([
    ['what stood there', { 'README.md': ['', ''] }, 1, { ...files, [EXCEL]: suppressed }],
    ['suppressions of before in a file that changed', { [EXCEL]: [`${suppressed}more\n`, suppressed] }, 2],
    [
      'suppressions of before in a file that moved',
      { [EXCEL]: [suppressed, suppressed, 'skills/old/SKILL.md'] },
      2,
    ],
    ['a config that hides nothing', { [CONFIG]: [undefined, off] }, 1, word],
    ['nothing that could hide', { 'README.md': ['', ''] }, 0, word],
  ])('but not %s', async (_, changes, requests, stands = files) => {
    const done = await step(changes, { files: stands })
    expect([messagesOf(done, 'notice'), done.status, done.asked.length]).toEqual([[], 0, requests])
  })

  test('the deletion of the only config file, where the changes are asked for anyway', async () => {
    const strict = `rules: { skill/name-directory: error }\npreset: strict\nfiles: { skill: [docs/*.md] }\n`
    const done = await step(
      { [CONFIG]: [strict, undefined] },
      {
        files: { 'skills/word/SKILL.md': good('word').replace('Read it.\n', ''), 'docs/a.md': good('b') },
        with: { report: 'changed-files' },
      },
    )
    expect(messagesOf(done, 'notice')).toEqual([
      expect.stringMatching(/^This pull request changes the config \(.* hidden\): passmuster\.yaml\.$/),
    ])
  })

  test('but for no other event, and not where the changes cannot be known', async () => {
    const changes: Changes = { [CONFIG]: [undefined, off] }
    const push = await step(changes, { event: otherEvents[0]! })
    expect([push.asked, messagesOf(push, 'notice')]).toEqual([[], []])
    const done = await step(changes, {}, { answers: { GET: [FORBIDDEN] }, always: true })
    expect([done.status, messagesOf(done, 'notice')]).toEqual([0, []])
    expect(done.stdout).toContain(
      'It is unknown whether the pull request hides findings. GitHub’s API refuses ',
    )
  })
})

describe('untrusted-config: base', () => {
  const untrusted = { 'untrusted-config': 'base' }
  const turnedOff: Changes = { [CONFIG]: ['{}\n', off] }
  const expectUnread = (done: Done, why: string): void =>
    expect([done.status, messagesOf(done, 'error')]).toEqual([
      1,
      [`\`untrusted-config: base\` could not read the base commit. ${why}`],
    ])

  test.each<[string, Changes, string]>([
    ['config', turnedOff, CONFIG],
    ['a new config file', { 'skills/passmuster.yaml': [undefined, off] }, 'skills/passmuster.yaml'],
    [
      'a file that the config extends',
      { [CONFIG]: [extending, extending], [TEAM]: ['{}\n', off] },
      `${CONFIG} and ${TEAM}`,
    ],
    ['a config that cannot be read', { [CONFIG]: [undefined, 'x: ['] }, CONFIG],
    ['a baseline', { [BASELINE]: [baseline(), baseline(entry)] }, BASELINE],
    ['suppressions', { [EXCEL]: [good('pdf'), suppressed] }, `${EXCEL}:2:1`],
    ['suppressions of a new file', { [EXCEL]: [undefined, suppressed] }, `${EXCEL}:2:1`],
    [
      'more of a suppression',
      { [EXCEL]: [suppressed.replace('skill/*', 'skill/dead-link'), suppressed] },
      `${EXCEL}:2:1`,
    ],
  ])('%s of the pull request does not count', async (_, changes, place) => {
    const done = await step(changes, { with: untrusted })
    expect([done.status, rulesOf(done)]).toEqual([1, ['skill/name-directory']])
    expect(messagesOf(done, 'notice')).toEqual([
      `The config, baseline and suppressions of the base commit apply. Changes by this pull request do not count: ${place}.`,
    ])
  })

  test('applies what stood there, though the pull request deletes it', async () => {
    for (const [filename, text] of [
      [CONFIG, off],
      [BASELINE, baseline(entry)],
    ] as const) {
      const done = await step({ [filename]: [text, undefined] }, { with: untrusted })
      expect([done.status, rulesOf(done)], done.stdout).toEqual([0, []])
      expect(done.asked.at(-1)).toBe(`contents/${filename}?ref=${BASE}`)
    }
    const done = await step({ [EXCEL]: [suppressed, suppressed] }, { with: untrusted })
    expect([done.status, messagesOf(done, 'notice'), done.outputs['suppressed']]).toEqual([0, [], '1'])
  })

  test('reads the config that an input names, in the folder of the step', async () => {
    const done = await step(
      { 'sub/lint.yaml': ['{}\n', off] },
      {
        files: { 'sub/skills/excel/SKILL.md': good('pdf') },
        with: { ...untrusted, config: 'lint.yaml', 'working-directory': 'sub' },
      },
    )
    expect([done.status, rulesOf(done)]).toEqual([1, ['skill/name-directory']])
  })

  test.skipIf(windows)('follows links to what changed', async () => {
    const text = await step(
      { 'docs/notes.md': [good('pdf'), suppressed] },
      {
        files: { 'skills/excel/a.md': '' },
        with: untrusted,
        prepare: (workspace) => symlinkSync('../../docs/notes.md', join(workspace, EXCEL)),
      },
    )
    expect([text.status, rulesOf(text)]).toEqual([1, ['skill/name-directory']])
    const prepare = (workspace: string) => symlinkSync('lint.yaml', join(workspace, CONFIG))
    const config = await step({ 'lint.yaml': ['{}\n', off] }, { with: untrusted, prepare })
    expect([config.status, messagesOf(config, 'error')]).toEqual([
      1,
      ['`passmuster.yaml` is a link to a file that the pull request changes. Replace the link by the file.'],
    ])
  })

  test('fails the step where the base commit cannot be read', async () => {
    expectUnread(
      await step(turnedOff, { with: untrusted }, { base: {} }),
      'GitHub’s API refuses the request (Not Found). Give the job `contents: read`.',
    )
    expectUnread(
      await step({ [CONFIG]: [`${'#'.repeat(1024 * 1024)}\n`, off] }, { with: untrusted }),
      'On the base commit `passmuster.yaml` is larger than 1 MiB. Shorten it there.',
    )
  })

  test('judges by a config file that the pull request renames', async () => {
    const before = 'rules: { skill/name-directory: info }\n'
    const done = await step({ 'old.yaml': [before, off, CONFIG] }, { with: untrusted })
    expect([done.status, done.outputs['errors'], done.outputs['infos']]).toEqual([0, '0', '1'])
  })

  test.skipIf(windows)('looks into no changed file that leads outside', async () => {
    const prepare = (workspace: string) => {
      writeFileSync(join(workspace, '../secret.md'), suppressed)
      symlinkSync('../../../secret.md', join(workspace, 'skills/word/notes.md'))
    }
    const changed = [{ filename: 'skills/word/notes.md', status: 'modified' }]
    const done = await step({}, { with: untrusted, prepare }, { files: changed })
    expect(done.asked).toEqual(['pulls/7/files?per_page=100&page=1'])
  })

  test('fails the step where the base commit has something else than a file', async () => {
    const answers = {
      GET: [
        { status: 200, body: [{ filename: CONFIG, status: 'modified' }] },
        { status: 200, body: { type: 'symlink', target: '../x' } },
      ],
    }
    expectUnread(
      await step(turnedOff, { with: untrusted }, { answers }),
      'GitHub’s API sent an unexpected answer. Run the job again later.',
    )
  })

  test('fails the step where the event does not name the base commit', async () => {
    const event = structuredClone(pullRequest()) as {
      name: string
      payload: { pull_request: { base?: object } }
    }
    delete event.payload.pull_request.base
    const done = await step(turnedOff, { with: untrusted, event })
    expect(done.asked).toEqual([])
    expectUnread(done, 'The event does not name the base commit. Use the event `pull_request`.')
  })

  test('fails the step where more than 100 files of the base commit would have to be read', async () => {
    const names = Array.from({ length: 101 }, (_, index) => `a${index}/passmuster.yaml`)
    const unchanged = (paths: readonly string[]): Changes =>
      Object.fromEntries(paths.map((path) => [path, ['rules: {}\n', 'rules: {}\n']]))
    const all = await step(unchanged(names), { with: untrusted })
    expect(all.asked).toHaveLength(102)
    expectUnread(all, 'The pull request changes more than 100 files with suppressions or config. Split it.')
    const stands = { ...files, [names[0]!]: 'rules: {}\n' }
    const most = await step(unchanged(names.slice(1)), { files: stands, with: untrusted })
    expect([most.asked.length, messagesOf(most, 'error')]).toEqual([
      102,
      ['passmuster found 1 error, 0 warnings, 0 infos.'],
    ])
  })

  test('fails the step where it is not sure that the merge commit is checked out', async () => {
    const target = { ...pullRequest('fork'), name: 'pull_request_target' }
    const atBase = { event: target, env: { GITHUB_SHA: BASE }, with: untrusted }
    for (const [head, given] of [
      ['d'.repeat(40), { with: untrusted }],
      [HEAD, { with: untrusted }],
      ['', { with: untrusted }],
      [HEAD, atBase],
      ['', atBase],
    ] as const) {
      const done = await step({}, { ...given, files: { ...files, [CONFIG]: off, '.git/HEAD': head } })
      expect([done.status, done.asked, messagesOf(done, 'error')]).toEqual([
        1,
        [],
        [
          '`untrusted-config: base` needs the merge commit of the event `pull_request`. Use that event, and remove `ref` from `actions/checkout`.',
        ],
      ])
    }
    const onBase = await step({}, { ...atBase, files: { ...files, '.git/HEAD': BASE } })
    expect(rulesOf(onBase)).toEqual(['skill/name-directory'])
  })

  test('says so where it has no effect', async () => {
    const done = await step({}, { with: untrusted, event: { name: 'workflow_run', payload: {} } })
    expect(messagesOf(done, 'warning')).toEqual([
      '`untrusted-config: base` has no effect for the event `workflow_run`. Use the event `pull_request`.',
    ])
  })

  test('holds for the table of clients, too', async () => {
    const inputs = { ...untrusted, clients: 'claude-code' }
    const done = await step({ [CONFIG]: [undefined, 'ignore: [excel]\n'] }, { with: inputs })
    expect(done.summary).toContain('| Claude Code | 2 |')
  })

  test('changes nothing for pushes', async () => {
    const stands = { ...files, [CONFIG]: off }
    const push = await step({}, { files: stands, with: untrusted, event: otherEvents[0]! })
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
  const { stderr, stdout } = await step(
    { [CONFIG]: ['clients: [codex]\n', `clients: [codex]\n${off}`] },
    {
      files: { ...files, '.git/counter.cjs': counter },
      alone: true,
      env: { NODE_OPTIONS: '--require ./.git/counter.cjs' },
    },
  )
  expect(stdout).toContain('turns off 1 rule')
  expect(stderr.match(/searched/g)).toHaveLength(2)
})
