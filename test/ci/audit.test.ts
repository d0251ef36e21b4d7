import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../.ci/audit.mjs', import.meta.url))

const via = [
  {
    source: 1,
    name: 'braces',
    severity: 'high',
    title: 'Resource use',
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  },
]
const one = { auditReportVersion: 2, vulnerabilities: { braces: { via }, micromatch: { via: ['braces'] } } }
const explained = '{"GHSA-aaaa-bbbb-cccc":"our globs are short"}'

test.each<[string, unknown, string, string, number]>([
  ['nothing found', { vulnerabilities: {} }, '{}', 'npm audit: no advisory\n', 0],
  ['a new advisory', one, '{}', 'NEW: GHSA-aaaa-bbbb-cccc high braces: Resource use\n', 1],
  [
    'an advisory that is explained',
    one,
    explained,
    'explained: GHSA-aaaa-bbbb-cccc high braces: Resource use; our globs are short\nnpm audit: 1 explained\n',
    0,
  ],
  [
    'an explanation that is stale',
    { vulnerabilities: {} },
    explained,
    'STALE: GHSA-aaaa-bbbb-cccc is explained but not found\n',
    1,
  ],
  [
    'a registry that answers nothing',
    { message: '405 Method Not Allowed', statusCode: 405, error: { summary: '', detail: '' } },
    '{}',
    'skipped: npm audit has no answer: 405 Method Not Allowed\n',
    0,
  ],
  [
    'an error without a message',
    { error: { code: 'ENOAUDIT', summary: 'no lock file' } },
    '{}',
    'skipped: npm audit has no answer: no lock file\n',
    0,
  ],
])('the audit of %s', (_, report, explanations, stdout, status) => {
  const done = spawnSync(process.execPath, [script, explanations], {
    input: JSON.stringify(report),
    encoding: 'utf8',
  })
  expect({ stdout: done.stdout, stderr: done.stderr, status: done.status }).toEqual({
    stdout,
    stderr: '',
    status,
  })
})

test('the audit of no answer at all is skipped', () => {
  expect(spawnSync(process.execPath, [script], { input: '', encoding: 'utf8' })).toMatchObject({
    stdout: 'skipped: npm audit has no answer: no JSON\n',
    status: 0,
  })
})
