import { describe, expect, test } from 'vitest'
import type { Repository, Server } from './github-server.ts'
import { FORBIDDEN } from './github-server.ts'
import type { KeptThread } from './review-server.ts'
import { commandsOf, empty, good, messagesOf, onServer, rulesOf } from './steps.ts'
import type { Done, Step } from './workflow.ts'
import { BASE, HEAD, otherEvents, pullRequest, runStep } from './workflow.ts'

/** A patch that adds these lines as a new file. */
const added = (text: string): string => {
  const lines = text.replace(/\n$/, '').split('\n')
  return `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join('\n')}`
}
const changed = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([filename, text]) => ({ filename, status: 'added', patch: added(text) }))

const run = (server: Server, files: Step['files'], given: Partial<Step> = {}): Promise<Done> =>
  runStep({
    files,
    api: server.url,
    event: pullRequest('branch', Object.keys(files).length),
    ...given,
    with: { annotations: 'review', ...given.with },
  })

/** The review of a pull request that adds these files, on a server of its own. */
const review = (files: Step['files'], repository: Repository = {}, given: Partial<Step> = {}) =>
  onServer({ files: changed(files), ...repository }, async (server) => ({
    ...(await run(server, files, given)),
    requests: server.requests,
  }))

const requestsOf = ({ requests }: Pick<Server, 'requests'>): readonly string[] =>
  requests.map(({ method, url }) => `${method} ${url.replace(/\?.*/, '').replace(/.*\//, '')}`)

const skill = good('excel').replace('name: excel', 'name: pdf')
const wrong = { 'skills/excel/SKILL.md': skill }
const fixed = { 'skills/excel/SKILL.md': good('excel') }
const MARK = /^<!-- passmuster skill\/name-directory [0-9a-f]{16}-1 -->\n/

describe('a review', () => {
  test('suggests what one click applies, and neither approves nor requests changes', async () => {
    const done = await review(wrong)
    expect(requestsOf(done)).toEqual(['GET files', 'POST graphql', 'POST reviews'])
    expect(done.requests[2]!.body).toMatchObject({
      event: 'COMMENT',
      commit_id: HEAD,
      body: 'passmuster has 1 new comment on lines of this pull request: 1 error. The step fails because of 1 error in all.',
      comments: [{ path: 'skills/excel/SKILL.md', line: 2, side: 'RIGHT' }],
    })
    const [comment] = done.requests[2]!.body!.comments!
    expect(comment!.body).toMatch(MARK)
    expect(comment!.body.replace(MARK, '')).toMatchInlineSnapshot(`
      "**error** [skill/name-directory](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory): The skill is named <code>pdf</code> but its directory is <code>excel</code>&#46; Write <code>excel</code>, or rename the directory to <code>pdf</code>&#46; Crush and Roo Code refuse the skill&#46;

      Suggestion: Write <code>excel</code>

      \`\`\`suggestion
      name: excel
      \`\`\`
      "
    `)
    expect(comment).not.toHaveProperty('start_line')
    expect([done.status, commandsOf(done), done.stdout.match(/^error skills\/.*/gm)?.length]).toEqual([
      1,
      [],
      1,
    ])
    expect([messagesOf(done, 'warning'), messagesOf(done, 'notice')]).toEqual([[], []])
  })

  test('repeats nothing on the next run, also where other lines moved the finding', async () => {
    const threads: KeptThread[] = []
    await review(wrong, { threads })
    const moved = { 'skills/excel/SKILL.md': skill.replace('name: pdf', 'license: MIT\nname: pdf') }
    for (const files of [wrong, moved]) {
      const done = await review(files, { threads })
      expect(requestsOf(done)).toEqual(['GET files', 'POST graphql'])
      expect([done.status, commandsOf(done), threads.length]).toEqual([1, [], 1])
    }
  })

  test('resolves the thread of a finding that is gone', async () => {
    const threads: KeptThread[] = []
    await review(wrong, { threads })
    const done = await review(fixed, { threads })
    expect(requestsOf(done)).toEqual(['GET files', 'POST graphql', 'POST graphql'])
    expect(done.stdout).toContain('1 review thread resolved, because the finding is fixed.\n')
    expect([done.status, threads]).toMatchObject([
      0,
      [{ isResolved: true, body: expect.stringMatching(MARK) }],
    ])
  })

  test('says in the text that a finding is fixed where the token may not resolve', async () => {
    const threads: KeptThread[] = []
    await review(wrong, { threads })
    await onServer({ files: changed(fixed), threads, mayResolve: false }, async (server) => {
      const done = await run(server, fixed)
      expect(requestsOf(server)).toEqual(['GET files', 'POST graphql', 'POST graphql', 'POST graphql'])
      expect(threads[0]!.isResolved).toBe(false)
      expect(threads[0]!.body).toMatch(
        /^<!-- passmuster skill\/name-directory [0-9a-f]{16}-1 fixed -->\nFixed: `skill\/name-directory` reports nothing here any more\.\n$/,
      )
      expect(done.stdout).toContain('1 review comment edited to say that the finding is fixed')
      await run(server, fixed)
      expect(server.requests).toHaveLength(6)
    })
  })

  test('leaves threads alone of files that were not checked, of others, and where the run failed', async () => {
    const threads: KeptThread[] = []
    await review(wrong, { threads })
    threads.push({ ...threads[0]!, own: false })
    const before = structuredClone(threads)
    const other = { 'skills/excel/SKILL.md': good('excel'), 'skills/word/SKILL.md': good('word') }
    await onServer({ files: changed(other), threads }, async (server) => {
      await run(server, other, { with: { paths: 'skills/word' } })
      await run(server, { ...other, 'passmuster.yaml': 'nope: 1\n' })
      expect(threads).toEqual(before)
      await run(server, { 'skills/word/SKILL.md': good('word') })
      expect(threads.map(({ isResolved }) => isResolved)).toEqual([true, false])
    })
  })

  test('leaves threads alone where some paths could not be checked', async () => {
    const threads: KeptThread[] = []
    await review(wrong, { threads })
    const done = await review(fixed, { threads }, { with: { paths: 'skills/excel\nnowhere' } })
    expect([done.outputs['result'], done.outputs['files']]).toEqual(['failed', '1'])
    expect(threads.map(({ isResolved }) => isResolved)).toEqual([false])
  })

  test('resolves at most thirty threads; the next run resolves the rest', async () => {
    const threads = Array.from({ length: 40 }, (_, index): KeptThread => {
      const fingerprint = `${index}`.padStart(16, '0')
      const body = `<!-- passmuster skill/name-directory ${fingerprint}-1 -->\n`
      return { path: 'skills/gone/SKILL.md', body, isResolved: false, own: true }
    })
    for (const resolved of [30, 40]) {
      await review(fixed, { threads })
      expect(threads.filter(({ isResolved }) => isResolved)).toHaveLength(resolved)
    }
  })

  test('has at most thirty comments, errors first; the next run has the rest', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `skills/s${index}/SKILL.md`)
    const files = Object.fromEntries(
      names.map((name, index) => [
        name,
        index < 35
          ? good(`s${index}`).replace('Read it.\n', '')
          : good('pdf').replace('name: pdf', `name: pdf-${index}`),
      ]),
    )
    const threads: KeptThread[] = []
    await onServer({ files: changed(files), threads }, async (server) => {
      const done = await run(server, files)
      expect([threads.length, commandsOf(done).length]).toEqual([30, 2])
      expect(threads.slice(0, 6).map(({ body }) => /\*\*(\w+)\*\*/.exec(body)![1])).toEqual([
        ...Array.from({ length: 5 }, () => 'error'),
        'warning',
      ])
      expect(done.stdout).toContain('10 findings on the diff have no comment yet: a run writes 30.')
      expect(done.outputs).toMatchObject({ errors: '5', warnings: '35' })
      const again = await run(server, files)
      expect([threads.length, commandsOf(again).length]).toEqual([40, 0])
    })
  })

  test.each([
    [{}, '1 error and 1 warning. The step fails because of 2 errors in all.'],
    [{ 'fail-on': 'never' }, '1 error and 1 warning. The step passes.'],
    [
      { 'fail-on': 'warning' },
      '1 error and 1 warning. The step fails because of 2 errors and 1 warning in all.',
    ],
    [
      { 'fail-on': 'never', 'max-warnings': '0' },
      '1 error and 1 warning. The step fails because of 1 warning (more than 0) in all.',
    ],
    [
      { 'fail-on': 'never', 'sarif-file': 'skills/word/SKILL.md/x' },
      '1 error and 1 warning. The step fails. Its log says why.',
    ],
  ])('with %j says what blocks', async (given, end) => {
    const files = { ...wrong, ...empty, 'skills/word/SKILL.md': good('doc') }
    const repository = { files: changed({ ...wrong, ...empty }) }
    const done = await review(files, repository, { event: pullRequest('branch', 2), with: given })
    const bodies = done.requests.flatMap(({ body }) => (body as { body?: string })?.body ?? [])
    expect(bodies).toEqual([`passmuster has 2 new comments on lines of this pull request: ${end}`])
  })

  test('tells the finding that GitHub takes no comment on, and comments on the others', async () => {
    const files = { ...wrong, 'skills/word/SKILL.md': good('doc') }
    // The API lists a line that the review does not know.
    const threads: KeptThread[] = []
    const done = await review(files, { threads, refuses: 'skills/word/SKILL.md' })
    expect(requestsOf(done)).toEqual([
      'GET files',
      'POST graphql',
      'POST reviews',
      'POST comments',
      'POST comments',
    ])
    expect(threads.map(({ path }) => path)).toEqual(['skills/excel/SKILL.md'])
    expect(messagesOf(done, 'warning')).toEqual([
      expect.stringMatching(
        /^Workflow commands annotate 1 finding on the diff, because GitHub took no comment there\. GitHub’s API refuses the request with status 422 \(Unprocessable Entity: "Pull request review thread line must be part of the diff .*\. Fix the cause, then run the job again\.$/,
      ),
    ])
    expect([done.status, commandsOf(done).length, rulesOf(done)]).toEqual([1, 1, ['skill/name-directory']])
  })

  test('leaves to commands what is not on the diff', async () => {
    const elsewhere = '@@ -4,2 +4,2 @@\n ---\n-Read.\n+Read it.'
    // The lines of the merge are not those of the head.
    const otherwise = '@@ -2 +2 @@\n-name: x\n+name: doc'
    for (const patch of [elsewhere, otherwise]) {
      const files = [{ filename: 'skills/excel/SKILL.md', status: 'modified', patch }]
      const done = await review(wrong, { files })
      expect(requestsOf(done)).toEqual(['GET files', 'POST graphql'])
      expect([rulesOf(done), done.status]).toEqual([['skill/name-directory'], 1])
    }
  })

  const mayNotWrite =
    'GitHub’s API refuses the request (Resource not accessible by integration). Give the job `pull-requests: write`, which a pull request from a fork never has.'
  const message = 'Resource not accessible by integration'
  const mayNotRead = {
    data: { repository: null },
    errors: [{ type: 'FORBIDDEN', path: ['repository'], message }],
  }
  const usedUp = {
    headers: { 'retry-after': '3600' },
    message: 'You have exceeded a secondary rate limit',
  }
  const graphqlUsedUp = {
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' },
    body: { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation ID 1.' }] },
  }
  const otherForm = { data: { repository: { pullRequest: null } } }
  test.each<[string, 'branch' | 'fork', NonNullable<Repository['answers']>, string]>([
    ['a token that may not write', 'branch', { 'POST reviews': [FORBIDDEN] }, mayNotWrite],
    ['a fork', 'fork', { 'POST reviews': [FORBIDDEN] }, mayNotWrite],
    [
      'a token that may not read',
      'branch',
      { 'POST graphql': [{ status: 200, body: mayNotRead }] },
      mayNotWrite,
    ],
    [
      'a limit of requests that is used up',
      'branch',
      { 'POST reviews': [{ status: 403, ...usedUp }] },
      'GitHub’s API accepts no more requests for now (You have exceeded a secondary rate limit). Run the job again later.',
    ],
    [
      'a limit of GraphQL that is used up',
      'branch',
      { 'POST graphql': [{ status: 200, ...graphqlUsedUp }] },
      'GitHub’s API accepts no more requests for now (API rate limit exceeded for installation ID 1). Run the job again later.',
    ],
    [
      'an answer of another form',
      'branch',
      { 'POST graphql': [{ status: 200, body: otherForm }] },
      'GitHub’s API sent an unexpected answer. Run the job again later.',
    ],
  ])('gives way to commands for %s, with the same verdict', async (_, from, answers, reason) => {
    const done = await review(wrong, { answers }, { event: pullRequest(from) })
    expect(messagesOf(done, 'warning')).toEqual([
      `Workflow commands annotate the findings, because the review is not complete. ${reason}`,
    ])
    expect([done.status, rulesOf(done), done.outputs['result']]).toEqual([
      1,
      ['skill/name-directory'],
      'findings',
    ])
  })

  test('is on the head where `pull_request_target` has it checked out', async () => {
    const event = { ...pullRequest('fork'), name: 'pull_request_target' }
    const given = { event, env: { GITHUB_SHA: BASE } }
    const atHead = { ...wrong, '.git/HEAD': HEAD }
    const done = await review(atHead, { files: changed(wrong) }, given)
    expect(done.requests.at(-1)!.body).toMatchObject({ commit_id: HEAD, event: 'COMMENT' })
  })

  test('is none outside of a pull request', async () => {
    const done = await review(wrong, {}, { event: otherEvents[0]! })
    expect([done.requests, rulesOf(done), done.status]).toEqual([[], ['skill/name-directory'], 1])
    expect(done.stdout).toContain('not a review: the event has no pull request.\n')
  })

  test('cannot be broken out of, nor mention people', async () => {
    const text = `---\nname: excel\ndescription: Reads: PDF files @octocat #1 \`\`\`\`\` ~~~~. Use when <!-- asked -->.\n---\nRead it.\n`
    const files = { 'skills/excel/SKILL.md': text }
    const done = await review(files)
    const [comment] = done.requests.at(-1)!.body!.comments!
    expect(comment!.body).toMatchInlineSnapshot(`
      "<!-- passmuster skill/frontmatter-yaml efc83884909c4376-1 -->
      **error** [skill/frontmatter-yaml](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#frontmatter-yaml): <code>Reads&#58; PDF files &#64;octocat &#35;1 &#39;&#39;&#39;&#39;&#39; &#126;&#126;&#126;&#126;&#46; Use when &#60;&#33;-- aske…</code> has an unquoted <code>&#58; </code>, so YAML reads a mapping&#46; Quote the whole value&#46; claude&#46;ai, Copilot CLI, Goose and 6 more refuse the skill&#46;
      "
    `)
  })
})
