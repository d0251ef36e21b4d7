import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runStep } from '../action/workflow.ts'
import { inFolder, skill } from '../folder.ts'
import { windows } from './machine.ts'

const push = { name: 'push', payload: {} }

test('a glob that cannot be meant fails the step with its reason', async () => {
  const done = await runStep({
    files: { 'pdf/SKILL.md': skill('pdf') },
    event: push,
    with: { paths: '!pdf' },
  })
  expect([done.status, done.outputs['files'], done.stdout.match(/^::error::.*$/gm)]).toEqual([
    1,
    '0',
    ['::error::`!pdf`: the glob starts with `!`, but a glob cannot exclude files. Name the files to match.'],
  ])
})

test('globs and ignore files that multiply end, or are refused', async () => {
  const long = 'a'.repeat(250)
  const files = {
    'pdf/SKILL.md': skill('pdf'),
    [`${long}/x`]: '',
    '.gitignore': '*a*a*a*a*a*a*a*a*b\n**/a/**/a/**/a/**/b\n',
    'passmuster.yaml': 'ignore: ["(a+)+b", "*a*a*a*a*b", "{*a*,*aa}c"]\n',
  }
  const done = await runStep({ files, event: push })
  expect([done.status, done.outputs['files'], done.outputs['result']]).toEqual([0, '1', 'clean'])
  const refused = await runStep({
    files: { ...files, 'passmuster.yaml': 'ignore: ["{1..5000}"]\n' },
    event: push,
  })
  expect([refused.status, refused.stdout.match(/^::error::.*$/gm)]).toEqual([
    1,
    [
      '::error::passmuster.yaml:1:10: `{1..5000}` has `{1..5000}`, which is not supported. Write several globs.',
    ],
  ])
})

describe.skipIf(windows)('a folder that an earlier step deleted', () => {
  const gone = 'mkdir gone && cd gone && rmdir ../gone && '
  const deleted = 'The working directory does not exist. Keep it in the steps before this one.'
  test.each<[string, string, string]>([
    ['the working directory', `${gone} GITHUB_WORKSPACE="$PWD/.." $action`, deleted],
    ['the workspace, which it is', `${gone} GITHUB_WORKSPACE="$PWD" $action`, deleted],
    ['the working directory, without a workspace', `${gone} $action`, deleted],
    [
      'the working directory, and an input names another',
      `${gone} env INPUT_WORKING-DIRECTORY=.. $action`,
      deleted,
    ],
    [
      'the workspace alone',
      'GITHUB_WORKSPACE="$PWD/gone" $action',
      'The workspace does not exist. Check out the repository before this step.',
    ],
    [
      'the workspace, and a file is in its place',
      'touch gone; GITHUB_WORKSPACE="$PWD/gone" $action',
      'The workspace does not exist. Check out the repository before this step.',
    ],
    [
      'the folder that an input names',
      'GITHUB_WORKSPACE="$PWD" env INPUT_WORKING-DIRECTORY=gone $action',
      '`gone` is not a folder of the workspace. Correct `working-directory`.',
    ],
  ])('is one line and a failed step: %s', (_, script, line) => {
    inFolder({}, (folder) => {
      const index = fileURLToPath(new URL('../../dist/index.js', import.meta.url))
      const command = script.replaceAll('$action', `"${process.execPath}" "${index}"`)
      const { PATH } = process.env
      const { stdout, stderr, status } = spawnSync('sh', ['-c', command], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH },
      })
      expect([stdout, stderr, status]).toEqual([`::error::${line}\n`, '', 1])
    })
  })
})

describe.skipIf(windows)('the config file that a workflow names', () => {
  const secret = 'db: password: hunter2-very-secret\n'
  const outside = 'points outside the repository. Put a file in its place.'
  const linkTo = (target: string) => (workspace: string) => symlinkSync(target, join(workspace, 'lint.yaml'))

  test.each<[string, (workspace: string) => void, string]>([
    ['a link to a file outside', linkTo('../secret.yaml'), outside],
    ['a link to an endless device', linkTo('/dev/zero'), outside],
    ['a link to the users', linkTo('/etc/passwd'), outside],
    ['a link into .git', linkTo('.git/config'), 'points into `.git`. Put a file in its place.'],
    [
      'a pipe',
      (workspace) => execFileSync('mkfifo', [join(workspace, 'lint.yaml')]),
      'is not a regular file. Remove it.',
    ],
    ['a folder', (workspace) => mkdirSync(join(workspace, 'lint.yaml')), 'is not a regular file. Remove it.'],
    [
      'a file of 20 MB',
      (workspace) => writeFileSync(join(workspace, 'lint.yaml'), secret.repeat(600_000)),
      'is larger than 64 KiB. Shorten it.',
    ],
  ])('%s is one line and a failed step, and nothing of it is quoted', async (_, prepare, reason) => {
    const done = await runStep({
      files: {
        'pdf/SKILL.md': skill('pdf'),
        '.git/config': '[http "https://github.com/"]\n extraheader = hunter2\n',
        '../secret.yaml': secret,
      },
      prepare,
      event: push,
      with: { config: 'lint.yaml' },
    })
    expect([done.status, done.stdout.match(/^::error::.*$/gm)]).toEqual([
      1,
      [`::error::The config file \`lint.yaml\` ${reason}`],
    ])
    expect(done.stdout + done.stderr + done.summary + JSON.stringify(done.outputs)).not.toMatch(
      /hunter2|extraheader|root:/,
    )
  })

  test('may be a link to a file of the workspace', async () => {
    const done = await runStep({
      files: { 'pdf/SKILL.md': skill('doc'), 'ci/it.yaml': 'rules: { skill/name-directory: off }\n' },
      prepare: linkTo('ci/it.yaml'),
      event: push,
      with: { config: 'lint.yaml' },
    })
    expect([done.status, done.outputs['result']]).toEqual([0, 'clean'])
  })
})

test.skipIf(windows)('pipes and links out of the workspace are never opened', async () => {
  const outside = join(tmpdir(), `passmuster-outside-${process.pid}`)
  mkdirSync(outside)
  try {
    symlinkSync('/etc/passwd', join(outside, 'SKILL.md'))
    execFileSync('mkfifo', [join(outside, 'passmuster.yaml')])
    const done = await runStep({
      files: { 'pdf/SKILL.md': skill('pdf') },
      event: push,
      with: { paths: outside },
    })
    expect([done.status, done.stdout.includes('root:')]).toEqual([1, false])
    expect(done.stdout).toMatch(
      /^::error::The config file `[^`]*passmuster\.yaml` is not a regular file\. Remove it\.$/m,
    )
  } finally {
    execFileSync('rm', ['-r', outside])
  }
})
