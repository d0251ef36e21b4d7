import { describe, expect, test } from 'vitest'
import { checkRun } from '../../src/action/check-run.ts'
import { deadLinks } from '../linting.ts'
import type { Repository } from './github-server.ts'
import { FORBIDDEN } from './github-server.ts'
import { file } from './results.ts'
import { commandsOf, excel, good, messagesOf, misnamed, runOn, runOnline } from './steps.ts'
import type { Step } from './workflow.ts'
import { BASE, HEAD, MERGE, otherEvents, pullRequest } from './workflow.ts'

const PAGE = 'https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-format'

describe('what a check run holds', () => {
  test('has at most 50 annotations a request, the most severe first', () => {
    const { batches } = checkRun(
      [
        file(
          'a/SKILL.md',
          Array.from({ length: 120 }, (_, index) => ({ severity: index === 119 ? 'error' : 'info' })),
        ),
      ],
      false,
    )
    expect(batches.map((batch) => batch.length)).toEqual([50, 50, 20])
    expect(batches[0]!.slice(0, 2).map((each) => each.annotation_level)).toEqual(['failure', 'notice'])
  })

  test.each([
    [1000, 20, '1 file checked.'],
    [1001, 20, '1 file checked. 1,000 of 1,001 findings are annotated. See the log of the step for all.'],
    [30_000, 20, '1 file checked. 1,000 of 30,000 findings are annotated. See the log of the step for all.'],
  ])('of %i findings has at most 1,000, and says how many it leaves out', (number, requests, summary) => {
    const findings = Array.from({ length: number }, (_, index) => ({
      severity: index === number - 1 ? ('error' as const) : ('info' as const),
    }))
    const run = checkRun([file('a/SKILL.md', findings)], true)
    expect([run.batches.length, run.batches.flat().length, run.summary]).toEqual([requests, 1000, summary])
    expect(run.batches[0]![0]!.annotation_level).toBe('failure')
    expect(run.title).toContain('1 error, 0 warnings, ')
  })

  test('has one request when nothing was found', () => {
    expect(checkRun([], true, '`gone` leads to no file\u202e, see [it](https://x.example).')).toMatchObject({
      conclusion: 'failure',
      title: 'The run failed',
      summary:
        '0 files checked. <code>gone</code> leads to no file&#60;U&#43;202E&#62;, see &#91;it&#93;&#40;https&#58;//x&#46;example&#41;&#46;',
    })
    expect(checkRun([file('a/SKILL.md')], false)).toEqual({
      name: 'passmuster',
      conclusion: 'success',
      title: 'No findings',
      summary: '1 file checked.',
      batches: [[]],
    })
  })

  test('has columns only on one line, and no text that hides or steers', () => {
    const {
      batches: [batch],
      conclusion,
      title,
    } = checkRun(
      [
        file('a/SKILL.md', [
          { range: [0, 6] },
          { range: [4, 7], severity: 'warning', message: 'Bad\u202e\u001b. Mend it.' },
        ]),
      ],
      true,
    )
    expect([conclusion, title]).toEqual(['failure', '1 error, 1 warning, 0 infos'])
    expect(batch).toEqual([
      {
        path: 'a/SKILL.md',
        start_line: 1,
        end_line: 2,
        annotation_level: 'failure',
        title: 'skill/name-format',
        message: `Bad. Mend it.\n${PAGE}`,
      },
      {
        path: 'a/SKILL.md',
        start_line: 2,
        end_line: 2,
        start_column: 1,
        end_column: 4,
        annotation_level: 'warning',
        title: 'skill/name-format',
        message: `Bad<U+202E><U+001B>. Mend it.\n${PAGE}`,
      },
    ])
  })

  test('keeps to the length of a message', () => {
    const { batches } = checkRun([file('a/SKILL.md', [{ message: '漢'.repeat(70_000) }])], true)
    expect(Buffer.byteLength(batches[0]![0]!.message)).toBeLessThan(64 * 1024)
  })
})

describe('a check run', () => {
  const step = (repository: Repository, files: Step['files'], given: Step['with'] = {}) =>
    runOn(repository, { files, event: pullRequest('fork'), with: { annotations: 'check', ...given } })
  const many = misnamed(120)

  test('on the head of the pull request has all annotations, 50 a request', async () => {
    const done = await step({}, many)
    expect(done.requests.map(({ method, body }) => [method, body?.output?.annotations?.length])).toEqual([
      ['GET', undefined],
      ['POST', 50],
      ['PATCH', 50],
      ['PATCH', 20],
    ])
    expect(done.requests[1]!.body).toMatchObject({
      name: 'passmuster',
      head_sha: HEAD,
      status: 'completed',
      conclusion: 'failure',
      output: { title: '120 errors, 0 warnings, 0 infos' },
    })
    expect(
      new Set(done.requests.flatMap(({ body }) => body?.output?.annotations ?? []).map(({ path }) => path))
        .size,
    ).toBe(120)
    expect([done.status, commandsOf(done).length, done.stdout.match(/^error skills\//gm)?.length]).toEqual([
      1, 0, 120,
    ])
  })

  test('has no more requests however many findings there are, and the log has them all', async () => {
    const links = deadLinks(1000)
    const done = await step(
      {},
      { 'pdf/SKILL.md': good('pdf') + links, 'word/SKILL.md': good('word') + links },
    )
    expect([done.requests.length, commandsOf(done).length, done.stdout.match(/^error /gm)?.length]).toEqual([
      21, 0, 2000,
    ])
  })

  test('outside of a pull request is on the commit of the event', async () => {
    const given = { event: otherEvents[0]!, with: { annotations: 'check' } }
    const { requests } = await runOn({}, { files: excel, ...given })
    expect(requests).toMatchObject([{ method: 'POST', body: { head_sha: MERGE, conclusion: 'failure' } }])
  })

  const target = { ...pullRequest('fork'), name: 'pull_request_target' }
  const clean = { 'skills/pdf/SKILL.md': good('pdf') }
  const on = (checkedOut: string, given: Partial<Step>) =>
    runOn(
      { files: [{ filename: 'skills/pdf/SKILL.md', status: 'modified' }] },
      {
        files: { ...clean, '.git/HEAD': checkedOut },
        event: pullRequest('fork'),
        with: { annotations: 'check' },
        ...given,
      },
    )

  test.each([
    ['the base, as nothing says', ''],
    ['the base', BASE],
  ])('of pull_request_target with %s checked out is not on the head that nobody linted', async (_, head) => {
    const done = await on(head, { event: target, env: { GITHUB_SHA: BASE } })
    expect(done.requests).toMatchObject([{ method: 'POST', body: { head_sha: BASE } }])
    expect(messagesOf(done, 'notice')).toEqual([
      'The check run is on the base branch, because `pull_request_target` checks out that branch. Use the event `pull_request` to check what a pull request changes.',
    ])
  })

  test.each([
    ['pull_request_target with the head', HEAD, { event: target, env: { GITHUB_SHA: BASE } }],
    ['pull_request with the base', BASE, {}],
    ['push with another branch', BASE, { event: otherEvents[0]! }],
  ])('is not written for %s checked out', async (_, head, given) => {
    const done = await on(head, given)
    expect([done.requests, messagesOf(done, 'warning')]).toEqual([
      [],
      [
        `There is no check run, because the checked-out commit \`${head}\` is not the one of the event. Check out the commit of the event.`,
      ],
    ])
  })

  test.each([
    ['the merge', MERGE],
    ['the head', HEAD],
  ])('of a pull request with %s checked out is on the head', async (_, head) => {
    const done = await on(head, {})
    expect(done.requests).toMatchObject([{ method: 'POST', body: { head_sha: HEAD } }])
    expect([messagesOf(done, 'notice'), messagesOf(done, 'warning')]).toEqual([[], []])
  })

  test('is a success when nothing was found', async () => {
    const done = await step({}, clean)
    expect([done.status, done.requests.map(({ body }) => body?.conclusion)]).toEqual([0, ['success']])
  })

  const failures: readonly [string, Repository, string][] = [
    [
      'a read-only token',
      { answers: { POST: [FORBIDDEN] }, always: true },
      'GitHub’s API refuses the request (Resource not accessible by integration). Give the job `checks: write`, which a pull request from a fork never has.',
    ],
    [
      'an answer of another form',
      { answers: { POST: [{ status: 201, body: { id: '../../issues' } }] } },
      'GitHub’s API sent an unexpected answer. Run the job again later.',
    ],
    [
      'a request that is refused half way',
      { answers: { PATCH: [{ status: 422, message: 'Invalid request' }] } },
      'GitHub’s API refuses the request with status 422 (Invalid request). Fix the cause, then run the job again.',
    ],
  ]

  test.each(failures)(
    'gives way to commands for %s, with the same findings and verdict',
    async (_, repository, reason) => {
      const done = await step(repository, many, { 'sarif-file': 'out.sarif' })
      const plain = await runOnline({ files: many, with: { 'sarif-file': 'out.sarif' } })
      expect(messagesOf(done, 'warning')).toEqual([
        `Workflow commands annotate the findings, because the check run is not complete. ${reason}`,
      ])
      expect([done.status, done.summary, { ...done.outputs, 'sarif-file': '' }]).toEqual([
        plain.status,
        plain.summary,
        { ...plain.outputs, 'sarif-file': '' },
      ])
      expect(commandsOf(done)).toHaveLength(9)
    },
  )

  test('leaves one warning fewer where it gives way', async () => {
    const warnings = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `skills/${'w'.repeat(index + 1)}/SKILL.md`,
        good('w'.repeat(index + 1)).replace('Read it.\n', ''),
      ]),
    )
    const done = await step({ answers: { POST: [FORBIDDEN] }, always: true }, warnings)
    expect([commandsOf(done, 'warning').length, messagesOf(done, 'warning').length, done.status]).toEqual([
      9, 1, 0,
    ])
  })
})
