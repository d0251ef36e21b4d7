import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStep } from '../action/workflow.ts'
import { skill, windows } from './machine.ts'

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
    [
      '::error::`!pdf` leads to no file: it starts with `!`, but no glob takes anything out. Name what is meant.',
    ],
  ])
})

test('globs and ignore files that multiply end, or are refused', async () => {
  const long = 'a'.repeat(250)
  const files = {
    'pdf/SKILL.md': skill('pdf'),
    [`${long}/x`]: '',
    '.gitignore': '*a*a*a*a*a*a*a*a*b\n**/a/**/a/**/a/**/b\n',
    'passmuster.yaml': 'ignore: ["(a+)+b", "*a*a*a*a*b", "+(a|aa)c"]\n',
  }
  const done = await runStep({ files, event: push })
  expect([done.status, done.outputs['files'], done.outputs['result']]).toEqual([0, '1', 'clean'])
  const refused = await runStep({
    files: { ...files, 'passmuster.yaml': 'ignore: ["{1..5000}"]\n' },
    event: push,
  })
  expect([refused.status, refused.stdout.match(/^::error::.*$/gm)]).toEqual([
    1,
    ['::error::passmuster.yaml:1:10: `{1..5000}` has a range of numbers above 999. Use `*`.'],
  ])
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
      /^::error::The config file `[^`]*passmuster\.yaml` is no regular file\. Remove it\.$/m,
    )
  } finally {
    execFileSync('rm', ['-r', outside])
  }
})
