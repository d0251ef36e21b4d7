import { join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import type { ChangedFile } from '../../src/action/changes.ts'
import { changedLines, readChange } from '../../src/action/changes.ts'
import { checkRun } from '../../src/action/check-run.ts'
import { checkedOut } from '../../src/action/checkout.ts'
import { readEvent } from '../../src/action/event.ts'
import type { InputName } from '../../src/action/inputs.ts'
import { inputs, readInputs } from '../../src/action/inputs.ts'
import type { Failure } from '../../src/action/retry.ts'
import { MOST_RETRIES, pauseBefore } from '../../src/action/retry.ts'
import type { Diagnostic, Entry, Range } from '../../src/model.ts'
import type { Result } from '../../src/reporters/report.ts'
import { memoryHost, ROOT } from '../memory-host.ts'
import { HEAD, pullRequest as pullRequestEvent } from './workflow.ts'

const TEXT = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\n'
const lineRange = (line: number): Range => {
  const start =
    TEXT.split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0)
  return [start, start + 2]
}

function file(uri: string, diagnostics: readonly Partial<Diagnostic>[] = [], format = 'skill'): Result {
  const all = diagnostics.map((each) => ({
    rule: 'skill/name-format',
    severity: 'error' as const,
    message: 'Bad. Mend it.',
    range: [0, 2] as const,
    ...each,
  }))
  return { path: uri, uri, format, text: TEXT, diagnostics: all, tokens: undefined, diagram: undefined }
}

describe('the changed lines of a patch', () => {
  test.each<[string, string, readonly (readonly [number, number])[]]>([
    ['replaced', '@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three', [[2, 2]]],
    ['added', '@@ -1,2 +1,4 @@ heading @@ -9 +9 @@\n one\n+a\n+b\n two', [[2, 3]]],
    ['deleted: the lines on both sides', '@@ -1,4 +1,2 @@\n one\n-two\n-three\n four', [[1, 2]]],
    ['deleted at the start', '@@ -1,2 +1 @@\n-one\n two', [[1, 1]]],
    ['added, then deleted', '@@ -1,3 +1,3 @@\n one\n+a\n-two\n three', [[2, 2]]],
    ['all of them', '@@ -0,0 +1,2 @@\n+one\n+two', [[1, 2]]],
    ['all deleted', '@@ -1,2 +0,0 @@\n-one\n-two', [[1, 1]]],
    [
      'in two hunks',
      '@@ -1 +1 @@\n-one\n+ONE\n@@ -5,2 +5,2 @@\n five\n-six\n+SIX\n',
      [
        [1, 1],
        [6, 6],
      ],
    ],
    [
      'without a final newline',
      '@@ -1,2 +1,2 @@\n one\n-two\n\\ No newline at end of file\n+TWO\n\\ No newline at end of file',
      [[2, 2]],
    ],
    ['that look like a header', '@@ -1 +1,2 @@\n one\n+@@ -100 +100 @@', [[2, 2]]],
    ['after an empty line whose blank was lost', '@@ -1,2 +1,3 @@\n\n+two\n three', [[2, 2]]],
  ])('%s', (_, patch, lines) => {
    expect(changedLines(patch)).toEqual(lines)
  })

  test.each([undefined, '', 'Binary files differ', '@@ -1,3 +1,3 @@\n one', '@@ -1 +1 @@\n-a\n+b\nrest'])(
    'are unknown for %j',
    (patch) => {
      expect(changedLines(patch)).toBeUndefined()
    },
  )
})

describe('what a pull request changes', () => {
  const patch = '@@ -1,3 +1,3 @@\n one\n-two\n+TWO\n three'
  const skill = file('skills/pdf/SKILL.md')
  const lines = (files: readonly ChangedFile[], result = skill): string => {
    const change = readChange(files)
    const kept = [1, 2, 3, 8].filter((line) => change.hasLines(result, lineRange(line)))
    return `${change.hasFile(result)} ${kept.join(' ')}`.trim()
  }

  test.each<[string, readonly ChangedFile[], string]>([
    ['nothing', [], 'false'],
    ['another skill', [{ filename: 'skills/excel/SKILL.md', status: 'added', patch }], 'false'],
    [
      'a folder whose name starts alike',
      [{ filename: 'skills/pdf-2/forms.md', status: 'added', patch }],
      'false',
    ],
    ['lines of the file', [{ filename: 'skills/pdf/SKILL.md', status: 'modified', patch }], 'true 2'],
    ['the file, without a patch', [{ filename: 'skills/pdf/SKILL.md', status: 'modified' }], 'true 1 2 3 8'],
    ['the file, new', [{ filename: 'skills/pdf/SKILL.md', status: 'added', patch }], 'true 1 2 3 8'],
    [
      'the file, moved here unchanged',
      [{ filename: 'skills/pdf/SKILL.md', status: 'renamed', previous_filename: 'skills/excel/SKILL.md' }],
      'true 1 2 3 8',
    ],
    [
      'the file, moved here and edited',
      [
        {
          filename: 'skills/pdf/SKILL.md',
          status: 'renamed',
          previous_filename: 'skills/excel/SKILL.md',
          patch,
        },
      ],
      'true 1 2 3 8',
    ],
    [
      'a file of its folder',
      [{ filename: 'skills/pdf/references/forms.md', status: 'modified', patch }],
      'true 1 2 3 8',
    ],
    [
      'a file that is gone from its folder',
      [{ filename: 'skills/pdf/forms.md', status: 'removed', patch }],
      'true 1 2 3 8',
    ],
    [
      'a file that moved out of its folder',
      [{ filename: 'docs/forms.md', status: 'renamed', previous_filename: 'skills/pdf/forms.md' }],
      'true 1 2 3 8',
    ],
    [
      'its lines and a file of its folder',
      [
        { filename: 'skills/pdf/SKILL.md', status: 'modified', patch },
        { filename: 'skills/pdf/forms.md', status: 'modified', patch },
      ],
      'true 2',
    ],
    [
      'its lines, and a file is gone',
      [
        { filename: 'skills/pdf/SKILL.md', status: 'modified', patch },
        { filename: 'skills/pdf/forms.md', status: 'removed', patch },
      ],
      'true 1 2 3 8',
    ],
    [
      'a file that is listed as unchanged',
      [{ filename: 'skills/pdf/SKILL.md', status: 'unchanged' }],
      'false',
    ],
  ])('%s', (_, files, expected) => {
    expect(lines(files)).toBe(expected)
  })

  test('of an agent is its own file alone', () => {
    const agent = file('agents/a.3md', [], 'agent3md')
    expect(lines([{ filename: 'agents/README.md', status: 'removed' }], agent)).toBe('false')
    expect(
      lines(
        [{ filename: 'agents/a.3md', status: 'renamed', previous_filename: 'agents/b.3md', patch }],
        agent,
      ),
    ).toBe('true 2')
  })

  test('of a folder that cannot be searched is all below it', () => {
    expect(lines([{ filename: 'skills/pdf/forms.md', status: 'added' }], file('skills', [], 'none'))).toBe(
      'true 1 2 3 8',
    )
  })

  test('of the skill at the root is everything', () => {
    expect(lines([{ filename: 'src/a.ts', status: 'modified', patch }], file('SKILL.md'))).toBe(
      'true 1 2 3 8',
    )
  })

  test.each<[string, readonly ChangedFile[], string]>([
    ['its target', [{ filename: 'docs/notes.txt', status: 'modified', patch }], 'true 2'],
    ['the link', [{ filename: 'skills/pdf/SKILL.md', status: 'modified', patch }], 'true 1 2 3 8'],
    ['a link on the way', [{ filename: 'notes', status: 'modified', patch }], 'true 1 2 3 8'],
    ['a target that is gone', [{ filename: 'docs/notes.txt', status: 'removed', patch }], 'true 1 2 3 8'],
    [
      'a target that moved away',
      [{ filename: 'docs/old.txt', status: 'renamed', previous_filename: 'docs/notes.txt' }],
      'true 1 2 3 8',
    ],
    [
      'a link to a folder that it is reached by',
      [{ filename: 'other', status: 'added', patch }],
      'true 1 2 3 8',
    ],
    ['a link to a folder that it lies in', [{ filename: 'docs/loop', status: 'added', patch }], 'false'],
    ['a link to the root', [{ filename: 'docs/root', status: 'added', patch }], 'false'],
    ['another file', [{ filename: 'docs/other.txt', status: 'modified', patch }], 'false'],
  ])('through links: %s', (_, files, expected) => {
    const links: Readonly<Record<string, string>> = {
      'skills/pdf/SKILL.md': 'docs/notes.txt',
      notes: 'docs/notes.txt',
      other: 'docs',
      'docs/loop': 'docs',
      'docs/root': '',
    }
    const change = readChange(files, (path) => links[path] ?? path)
    const kept = [1, 2, 3, 8].filter((line) => change.hasLines(skill, lineRange(line)))
    expect(`${change.hasFile(skill)} ${kept.join(' ')}`.trim()).toBe(expected)
  })

  test('has the errors of a changed file wherever they are, and of no other file', () => {
    const change = readChange([{ filename: 'skills/pdf/SKILL.md', status: 'modified', patch }])
    const kept = (result: Result) =>
      [1, 2].flatMap((line) =>
        (['error', 'warning', 'info'] as const).filter((severity) =>
          change.hasLines(result, lineRange(line), severity),
        ),
      )
    expect(kept(skill)).toEqual(['error', 'error', 'warning', 'info'])
    expect(kept(file('skills/word/SKILL.md'))).toEqual([])
  })

  test('a finding that ends with its line does not reach into the next', () => {
    expect(
      readChange([{ filename: 'a.3md', status: 'modified', patch }]).hasLines(file('a.3md'), [0, 4]),
    ).toBe(false)
    expect(
      readChange([{ filename: 'a.3md', status: 'modified', patch }]).hasLines(file('a.3md'), [0, 5]),
    ).toBe(true)
  })
})

describe('the event', () => {
  const env = {
    GITHUB_REPOSITORY: 'octo/skills',
    GITHUB_SHA: 'abc',
    GITHUB_SERVER_URL: 'https://github.example',
  }
  const payload = { pull_request: { number: 7, changed_files: 3, head: { sha: 'def', repo: null } } }
  const pullRequest = { number: 7, changedFiles: 3 }

  test('of a pull request has its number and its head', () => {
    expect(readEvent(env, payload)).toEqual({
      owner: 'octo',
      repository: 'skills',
      commit: 'def',
      stray: undefined,
      isOnBase: false,
      blob: 'https://github.example/octo/skills/blob/def',
      pullRequest,
    })
  })

  test.each([
    [undefined],
    [null],
    ['text'],
    [[]],
    [{ pull_request: null }],
    [{ pull_request: { number: '7', head: 'x' } }],
  ])('is one without a pull request for %j', (payload) => {
    expect(readEvent(env, payload)).toMatchObject({ commit: 'abc', pullRequest: undefined })
  })

  test.each<[string, string, string | undefined, object]>([
    ['pull_request', 'nothing known', undefined, { commit: 'def', stray: undefined, pullRequest }],
    ['pull_request', 'the merge', 'abc', { commit: 'def', stray: undefined, pullRequest }],
    ['pull_request', 'the head', 'def', { commit: 'def', stray: undefined, pullRequest }],
    ['pull_request', 'another commit', '123', { commit: 'def', stray: '123', pullRequest: undefined }],
    [
      'pull_request_target',
      'nothing known',
      undefined,
      { commit: 'abc', isOnBase: true, pullRequest: undefined },
    ],
    ['pull_request_target', 'the base', 'abc', { commit: 'abc', isOnBase: true, pullRequest: undefined }],
    ['pull_request_target', 'the head', 'def', { commit: 'abc', isOnBase: false, stray: 'def', pullRequest }],
    ['pull_request_target', 'another commit', '123', { commit: 'abc', stray: '123', pullRequest: undefined }],
  ])('%s with %s checked out', (name, _, checkedOut, expected) => {
    expect(readEvent({ ...env, GITHUB_EVENT_NAME: name }, payload, checkedOut)).toMatchObject(expected)
  })

  test('takes nothing from the payload but the number, the head and the count', () => {
    const asked: string[] = []
    const watch = (value: unknown, path: string): unknown =>
      typeof value === 'object' && value !== null
        ? new Proxy(value, {
            get(target, key) {
              asked.push(`${path}${String(key)}`)
              return watch(Reflect.get(target, key), `${path}${String(key)}.`)
            },
            ownKeys: () => expect.unreachable('the payload is copied'),
          })
        : value
    for (const name of ['pull_request', 'pull_request_target', 'push'])
      readEvent({ ...env, GITHUB_EVENT_NAME: name }, watch(pullRequestEvent().payload, ''), HEAD)
    expect([...new Set(asked)].sort()).toEqual([
      'pull_request',
      'pull_request.changed_files',
      'pull_request.head',
      'pull_request.head.sha',
      'pull_request.number',
    ])
  })

  test('outside of a workflow has no links', () => {
    expect(readEvent({}, undefined)).toMatchObject({ commit: '', blob: undefined })
  })
})

describe('the commit that is checked out', () => {
  const sha = 'a1'.repeat(20)
  test.each<[Readonly<Record<string, Entry>>, string | undefined]>([
    [{ HEAD: `${sha}\n` }, sha],
    [{ HEAD: 'a1'.repeat(32) }, 'a1'.repeat(32)],
    [{ HEAD: 'ref: refs/heads/fix/a-1\n', 'refs/heads/fix/a-1': `${sha}\n` }, sha],
    [{ HEAD: 'ref: refs/heads/main\n' }, undefined],
    [{ HEAD: 'ref: refs/../../secret\n', '../secret': sha }, undefined],
    [{ HEAD: 'ref: refs/heads/main', 'refs/heads/main': { link: '../../HEAD' } }, undefined],
    [{ HEAD: { link: 'other' }, other: sha }, undefined],
    [{ HEAD: '' }, undefined],
    [{ HEAD: sha.toUpperCase() }, undefined],
    [{ config: '' }, undefined],
  ])('in %j is %s', (files, commit) => {
    const entries = Object.entries(files).map(([path, entry]) => [join('.git', path), entry])
    expect(checkedOut(ROOT, memoryHost(Object.fromEntries(entries)))).toBe(commit)
  })

  test('is unknown where the work tree is a submodule', () => {
    expect(checkedOut(ROOT, memoryHost({ '.git': 'gitdir: ../.git/modules/x\n' }))).toBeUndefined()
  })
})

describe('inputs', () => {
  const read = (given: Partial<Record<InputName, string>>) => readInputs((name) => given[name] ?? '')

  test('are the defaults where nothing is given', () => {
    expect(read({})).toMatchObject({
      options: {
        paths: ['.'],
        preset: undefined,
        dialect: undefined,
        failOn: undefined,
        maxWarnings: undefined,
        config: undefined,
        inlineConfig: true,
        gitignore: true,
        outputs: [],
      },
      report: 'all',
      annotations: 'commands',
      summary: true,
      token: '',
      workingDirectory: '.',
    })
    const token = 'github-token'
    expect(readInputs((name) => (name === token ? '' : inputs[name].default))).toEqual(read({}))
  })

  test('are read', () => {
    const given = {
      paths: ' skills\n\n agents/a b \n',
      config: ' lint.yaml ',
      'inline-config': 'FALSE',
      gitignore: 'false',
      preset: 'strict',
      dialect: 'skills-plane',
      'fail-on': 'never',
      'max-warnings': '3',
      report: 'changed-lines',
      annotations: 'check',
      'sarif-file': 'out.sarif',
      summary: 'False',
      'github-token': 't',
      'working-directory': 'sub',
    }
    expect(read(given)).toMatchObject({
      options: {
        paths: ['skills', 'agents/a b'],
        config: 'lint.yaml',
        inlineConfig: false,
        gitignore: false,
        preset: 'strict',
        dialect: 'skills-plane',
        failOn: 'never',
        maxWarnings: 3,
        outputs: [{ reporter: 'sarif', file: 'out.sarif' }],
      },
      report: 'changed-lines',
      annotations: 'check',
      summary: false,
      token: 't',
      workingDirectory: 'sub',
    })
  })

  test('take no config file for `none`, and a file of that name for its path', () => {
    expect([read({ config: 'none' }).options.config, read({ config: './none' }).options.config]).toEqual([
      false,
      './none',
    ])
  })

  test.each([
    [
      { preset: 'strct' },
      '`strct` is not a value of `preset`. Did you mean `strict`? Use recommended or strict.',
    ],
    [{ dialect: 'plane' }, '`plane` is not a value of `dialect`. Use agent-skills or skills-plane.'],
    [{ 'fail-on': 'notice' }, '`notice` is not a value of `fail-on`. Use error, warning, info or never.'],
    [
      { 'max-warnings': 'many' },
      '`many` is not a number of warnings. Give `max-warnings` a whole number, 0 or more.',
    ],
    [{ report: 'changed' }, '`changed` is not a value of `report`. Use all, changed-files or changed-lines.'],
    [
      { annotations: 'checks' },
      '`checks` is not a value of `annotations`. Did you mean `check`? Use commands, check or none.',
    ],
    [{ summary: 'yes' }, '`yes` is not a value of `summary`. Use true or false.'],
    [{ 'inline-config': 'no' }, '`no` is not a value of `inline-config`. Use true or false.'],
    [{ gitignore: '1' }, '`1` is not a value of `gitignore`. Use true or false.'],
  ])('%j is refused', (given, message) => {
    expect(() => read(given)).toThrow(message)
  })

  test.each(['ghs_a\nb', 'ghs_a b', 'ghs_a\u0000b', 'ghs_ä', 'ghs_a\r\nx: y'])(
    'the token %j is refused, and not quoted',
    (token) => {
      expect(() => read({ 'github-token': token })).toThrow(
        /^`github-token` has a character that no token has\. Pass the token alone, on one line\.$/,
      )
    },
  )
})

describe('a check run', () => {
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
    [
      1001,
      20,
      '1 file checked. The 1,000 most severe findings are annotated. See the log of the step for the other one.',
    ],
    [
      30_000,
      20,
      '1 file checked. The 1,000 most severe findings are annotated. See the log of the step for the other 29,000.',
    ],
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
    expect(checkRun([], true, '`gone` leads to no file\u202e.')).toMatchObject({
      conclusion: 'failure',
      title: 'The run failed',
      summary: '0 files checked. `gone` leads to no file<U+202E>.',
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
        message: 'Bad. Mend it.',
      },
      {
        path: 'a/SKILL.md',
        start_line: 2,
        end_line: 2,
        start_column: 1,
        end_column: 4,
        annotation_level: 'warning',
        title: 'skill/name-format',
        message: 'Bad<U+202E><U+001B>. Mend it.',
      },
    ])
  })

  test('keeps to the length of a message', () => {
    const { batches } = checkRun([file('a/SKILL.md', [{ message: '漢'.repeat(70_000) }])], true)
    expect(Buffer.byteLength(batches[0]![0]!.message)).toBeLessThan(64 * 1024)
  })
})

describe('the pause before a request is sent again', () => {
  const NOW = Date.parse('2025-01-01T00:00:00Z')
  test.each([
    ['429 with the time to wait', 429, { 'retry-after': '7' }, '', 7000],
    ['429 with no time to wait', 429, { 'retry-after': '0' }, '', 0],
    ['429 with a date', 429, { 'retry-after': 'Wed, 01 Jan 2025 00:00:09 GMT' }, '', 9000],
    ['429 that asks for too much', 429, { 'retry-after': '3600' }, '', undefined],
    [
      'a used up limit',
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 20) },
      '',
      20_000,
    ],
    [
      'a limit used up for long',
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 2000) },
      '',
      undefined,
    ],
    ['a secondary limit', 403, {}, 'You have exceeded a secondary rate limit', 60_000],
    [
      'a secondary limit with a time',
      403,
      { 'retry-after': '2' },
      'You have exceeded a secondary rate limit',
      2000,
    ],
    [
      'no permission',
      403,
      { 'x-ratelimit-remaining': '4999' },
      'Resource not accessible by integration',
      undefined,
    ],
    ['not found', 404, {}, 'Not Found', undefined],
    ['a server that fails', 502, {}, '', 250],
    ['no answer', 500, undefined, 'connect ECONNREFUSED', 250],
  ] as const)('after %s', (_, status, headers, message, pause) => {
    expect(pauseBefore(0, { repeatable: true, status, headers, message }, NOW)).toBe(pause)
  })

  test('is none for what would be done twice, unless the API says that it was not done', () => {
    const again = (failure: Pick<Failure, 'status' | 'headers'>): number | undefined =>
      pauseBefore(0, { repeatable: false, message: '', ...failure }, NOW)
    expect([
      again({ status: 502, headers: {} }),
      again({ status: 500, headers: undefined }),
      again({ status: 403, headers: {} }),
    ]).toEqual([undefined, undefined, undefined])
    expect([
      again({ status: 429, headers: { 'retry-after': '7' } }),
      again({ status: 403, headers: { 'retry-after': '7' } }),
    ]).toEqual([7000, 7000])
  })

  test('grows, and ends', () => {
    const pauses = Array.from({ length: MOST_RETRIES + 1 }, (_, retry) =>
      pauseBefore(retry, { repeatable: true, status: 500, headers: {}, message: '' }, NOW),
    )
    expect(pauses).toEqual([250, 750, 2250, undefined])
  })
})
