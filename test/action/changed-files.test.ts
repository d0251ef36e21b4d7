import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ListedFile } from '../../src/action/answers.ts'
import { atLength } from '../at-length.ts'
import type { Repository } from './github-server.ts'
import { FORBIDDEN } from './github-server.ts'
import { commandsOf, empty, excel, good, messagesOf, misnamed, onServer, rulesOf, runOn } from './steps.ts'
import type { Done, Step } from './workflow.ts'
import { BASE, pullRequest, runStep } from './workflow.ts'

const windows = process.platform === 'win32'

// At the same time, for one of them waits before it tries again.
describe.concurrent('a report on the changed files', () => {
  const files = { ...excel, 'skills/word/SKILL.md': good('doc'), 'skills/word/forms.md': '' }
  const step = (repository: Repository, given: Step['with'] = {}, event = pullRequest()) =>
    runOn(repository, { files, event, with: { report: 'changed-files', ...given } })
  const annotated = (done: Done) => commandsOf(done).map((line) => /file=([^,]*)/.exec(line)![1]!)
  const one: ListedFile = {
    filename: 'skills/word/SKILL.md',
    status: 'modified',
    patch: '@@ -5 +5 @@\n-Read.\n+Read it.',
  }

  const pages = (number: number): readonly ListedFile[] =>
    Array.from({ length: number }, (_, index) => ({ filename: `docs/${index}.md`, status: 'added' }))

  test.each(['branch', 'fork', 'deleted fork'] as const)('of a pull request from a %s', async (from) => {
    const done = await step({ files: [one] }, {}, pullRequest(from))
    expect(annotated(done)).toEqual(['skills/word/SKILL.md'])
    expect(done).toMatchObject({ status: 1, outputs: { errors: '1', files: '2' } })
    expect(done.summary).toContain('The report covers only the changed files of the pull request')
    expect(done.requests).toMatchObject([
      {
        method: 'GET',
        url: '/repos/octo/skills/pulls/7/files?per_page=100&page=1',
        authorization: 'token secret-token',
      },
    ])
  })

  test('counts a skill of whose folder a file went', async () => {
    expect(
      annotated(
        await step({
          files: [{ filename: 'skills/word/forms.md', status: 'removed', patch: '@@ -1 +0,0 @@\n-x' }],
        }),
      ),
    ).toEqual(['skills/word/SKILL.md'])
  })

  const link = (from: string, to: string) => (workspace: string) => {
    mkdirSync(dirname(join(workspace, from)), { recursive: true })
    symlinkSync(to, join(workspace, from))
  }

  const linked: readonly [string, Partial<Step>, ListedFile][] = [
    [
      'the target of a link',
      {
        files: { 'docs/notes.txt': good('pdf') },
        prepare: link('skills/excel/SKILL.md', '../../docs/notes.txt'),
      },
      { filename: 'docs/notes.txt', status: 'modified', patch: '@@ -5 +5 @@\n-x\n+Read it.' },
    ],
    [
      'a link to a file',
      { files: excel, prepare: link('skills/pdf/SKILL.md', '../excel/SKILL.md') },
      { filename: 'skills/pdf/SKILL.md', status: 'added', patch: '@@ -0,0 +1 @@\n+../excel/SKILL.md' },
    ],
    [
      'a link to a folder',
      { files: excel, prepare: link('more', 'skills') },
      { filename: 'more', status: 'added', patch: '@@ -0,0 +1 @@\n+skills' },
    ],
    [
      'a link to a folder that is reached by it alone',
      {
        files: { ...excel, 'skills/passmuster.yaml': 'ignore: [/excel]\n' },
        prepare: link('more', 'skills/excel'),
        with: { paths: 'more/SKILL.md' },
      },
      { filename: 'more', status: 'added', patch: '@@ -0,0 +1 @@\n+skills/excel' },
    ],
    [
      'the link behind a link',
      {
        files: excel,
        prepare: (workspace) => {
          link('links/inner', '../skills/excel/SKILL.md')(workspace)
          link('other/SKILL.md', '../links/inner')(workspace)
        },
      },
      { filename: 'links/inner', status: 'modified', patch: '@@ -1 +1 @@\n-x\n+../skills/excel/SKILL.md' },
    ],
    [
      'the target of a link, which is gone',
      { prepare: link('skills/excel/SKILL.md', '../../docs/notes.txt') },
      { filename: 'docs/notes.txt', status: 'removed' },
    ],
  ]

  test.skipIf(windows).each(atLength ? linked : linked.slice(0, 2))(
    'has what is reached through links: %s',
    async (_, { files: given = {}, ...step }, changed) => {
      for (const report of ['changed-files', 'changed-lines']) {
        const inputs = { report, 'fail-on': 'warning', ...step.with }
        const done = await runOn({ files: [changed] }, { files: given, ...step, with: inputs })
        expect([done.status, rulesOf(done).length], done.stdout).toEqual([1, 1])
      }
    },
  )

  test('has the errors of a changed file wherever they are', async () => {
    const open = { 'skills/pdf/SKILL.md': good('pdf').replace('---\nRead', 'Read') }
    const changed = {
      filename: 'skills/pdf/SKILL.md',
      status: 'modified',
      patch: '@@ -4,2 +4 @@\n----\n Read it.',
    }
    const done = await runOn({ files: [changed] }, { files: open, with: { report: 'changed-lines' } })
    expect([done.status, rulesOf(done)]).toEqual([1, ['skill/frontmatter-unclosed']])
  })

  test('is clean, and lets the step pass, when the findings lie elsewhere', async () => {
    const done = await step({ files: [{ filename: 'README.md', status: 'modified' }] })
    expect(done).toMatchObject({ status: 0, outputs: { result: 'clean', files: '2' } })
  })

  test('narrows warnings to lines', async () => {
    const narrowed = (patch: string) =>
      runOn(
        { files: [{ filename: 'skills/empty/SKILL.md', status: 'modified', patch }] },
        { files: empty, with: { report: 'changed-lines', 'fail-on': 'warning' } },
      )
    expect(await narrowed('@@ -2,1 +2,1 @@\n-name: x\n+name: empty')).toMatchObject({
      status: 0,
      outputs: { result: 'clean', files: '1' },
    })
    const done = await narrowed('@@ -4,2 +4,1 @@\n ---\n-Read it.')
    expect([annotated(done), done.status]).toEqual([['skills/empty/SKILL.md'], 1])
  })

  test('reads all pages', async () => {
    const done = await step({ files: [...pages(250), one] })
    expect(annotated(done)).toEqual(['skills/word/SKILL.md'])
    expect(done.requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('page'))).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  test.runIf(atLength)('reads as many pages as GitHub has', async () => {
    const done = await step({ files: [...pages(2999), one] }, {}, pullRequest('branch', 3000))
    expect([annotated(done), done.requests.length]).toEqual([['skills/word/SKILL.md'], 30])
  })

  test.runIf(atLength)('waits ten seconds for an answer', async () => {
    const answers = { GET: [{ status: 200, body: [one], delay: 10_000 }] }
    const done = await step({ files: [one], answers })
    expect([annotated(done), messagesOf(done, 'notice')]).toEqual([['skills/word/SKILL.md'], []])
  })

  test('follows a redirect of the API to another host without the token', async () => {
    // Who has no token is refused by GitHub itself, but not by everybody.
    const open = { answers: { GET: [{ status: 200, body: [one] }] } }
    await onServer(open, async (other) => {
      const location = `${other.url}/repos/octo/skills/pulls/7/files?page=1`
      const done = await step({ answers: { GET: [{ status: 307, headers: { location } }] } })
      expect(annotated(done)).toEqual(['skills/word/SKILL.md'])
      const sent = [...done.requests, ...other.requests].map(({ authorization }) => authorization)
      expect(sent).toEqual([expect.stringMatching(/^token ./), undefined])
    })
  })

  test.each<[string, Repository, string, number]>([
    [
      'there is no permission',
      { answers: { GET: [FORBIDDEN] }, always: true },
      'GitHub’s API refuses the request (Resource not accessible by integration). Give the job `pull-requests: read`.',
      1,
    ],
    [
      'the API fails',
      {
        answers: { GET: [{ status: 500, headers: { 'retry-after': '0' }, message: 'Server Error' }] },
        always: true,
      },
      'GitHub’s API fails with status 500 (Server Error). Run the job again later.',
      4,
    ],
    [
      'the API asks to wait too long',
      {
        answers: { GET: [{ status: 429, headers: { 'retry-after': '3600' }, message: 'Too many requests' }] },
      },
      'GitHub’s API accepts no more requests for now (Too many requests). Run the job again later.',
      1,
    ],
    [
      'the limit of requests is used up',
      {
        answers: {
          GET: [
            {
              status: 403,
              headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' },
              message: 'API rate limit exceeded for installation.',
            },
          ],
        },
      },
      'GitHub’s API accepts no more requests for now (API rate limit exceeded for installation). Run the job again later.',
      1,
    ],
    [
      'the answer is of another form',
      { answers: { GET: [{ status: 200, body: null }] } },
      'GitHub’s API sent an unexpected answer. Run the job again later.',
      1,
    ],
    [
      'the answer lists fewer files than there are',
      {},
      'GitHub’s API lists fewer files than the pull request changes: 0 of 1. Run the job again later.',
      1,
    ],
    [
      'there are too many files',
      { files: pages(3001) },
      'The pull request changes more files than the 3,000 that GitHub lists. Split it to see only what it changes.',
      30,
    ],
  ])('is on all files, with one notice, when %s', async (_, repository, reason, requests) => {
    const done = await step(repository)
    expect(annotated(done)).toEqual(['skills/excel/SKILL.md', 'skills/word/SKILL.md'])
    expect(messagesOf(done, 'notice')).toEqual([
      `All findings are reported, because the changes of the pull request are unknown. ${reason}`,
    ])
    expect([done.status, done.requests.length]).toEqual([1, requests])
  })

  test('does not ask for files that are too many to list', async () => {
    const done = await step({}, {}, pullRequest('branch', 3001))
    expect([done.requests.length, messagesOf(done, 'notice').length]).toEqual([0, 1])
  })

  test('does without a token', async () => {
    const done = await step({}, { 'github-token': ' ' })
    expect(messagesOf(done, 'notice')).toEqual([
      expect.stringContaining('The input `github-token` is empty.'),
    ])
  })

  test('waits as the API says, and tries again', async () => {
    const limits = [429, 503, 403].map((status) => ({
      status,
      headers: { 'retry-after': '0' },
      message: 'You have exceeded a secondary rate limit',
    }))
    const done = await step({ files: [one], answers: { GET: limits } })
    expect([annotated(done), done.requests.length, messagesOf(done, 'notice')]).toEqual([
      ['skills/word/SKILL.md'],
      4,
      [],
    ])
  })

  test.runIf(atLength)('is on all files when nothing answers', async () => {
    const closed = await onServer({}, async ({ url }) => url)
    const done = await runStep({ files, with: { report: 'changed-files' }, api: closed })
    expect(messagesOf(done, 'notice')).toEqual([expect.stringContaining('ECONNREFUSED')])
    expect([annotated(done).length, messagesOf(done, 'notice').length, done.status]).toEqual([2, 1, 1])
  })

  test.each<[string, string, Partial<Step>, string]>([
    [
      'pull_request_target with the base',
      BASE,
      { event: { ...pullRequest(), name: 'pull_request_target' }, env: { GITHUB_SHA: BASE } },
      'because `pull_request_target` checks out the base branch. Use the event `pull_request` to report only what a pull request changes.',
    ],
    [
      'pull_request with another commit',
      BASE,
      {},
      `because the checked-out commit \`${BASE}\` is not the one of the event. Check out the commit of the event to report only what a pull request changes.`,
    ],
  ])('is on all files for %s checked out', async (_, head, given, said) => {
    const checkedOut = { files: { ...files, '.git/HEAD': head }, with: { report: 'changed-files' } }
    const done = await runOn({ files: [one] }, { ...checkedOut, ...given })
    expect(annotated(done)).toEqual(['skills/excel/SKILL.md', 'skills/word/SKILL.md'])
    expect(done.stdout).toContain(`All findings are reported, ${said}\n`)
    expect(done.summary).toContain(`/blob/${BASE}/`)
  })

  test('comes first where there are more findings than annotations', async () => {
    const many = misnamed(12)
    const done = await runOn(
      { files: [{ filename: 'skills/s9/SKILL.md', status: 'modified' }] },
      { files: many },
    )
    expect([annotated(done)[0], annotated(done).length]).toEqual(['skills/s9/SKILL.md', 9])
    const unknown = await runOn({ answers: { GET: [FORBIDDEN] }, always: true }, { files: many })
    expect([annotated(unknown)[0], unknown.status, messagesOf(unknown, 'notice')]).toEqual([
      'skills/s0/SKILL.md',
      1,
      [],
    ])
  })
})
