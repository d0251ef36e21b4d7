import { join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { checkedOut, readEvent } from '../../src/action/event.ts'
import type { Host } from '../../src/files/host.ts'
import type { Entry } from '../../src/model.ts'
import { memoryHost, ROOT } from '../memory-host.ts'
import { HEAD, pullRequest as pullRequestEvent } from './workflow.ts'

describe('the event', () => {
  const env = {
    GITHUB_REPOSITORY: 'octo/skills',
    GITHUB_SHA: 'abc',
    GITHUB_SERVER_URL: 'https://github.example',
  }
  const payload = { pull_request: { number: 7, changed_files: 3, head: { sha: 'def', repo: null } } }
  const pullRequest = { number: 7, changedFiles: 3 }

  test('of a pull request has its number and its head', () => {
    expect(readEvent({ ...env, GITHUB_EVENT_NAME: 'pull_request' }, payload)).toEqual({
      name: 'pull_request',
      owner: 'octo',
      repository: 'skills',
      commit: 'def',
      stray: undefined,
      isOnBase: false,
      isAtSha: false,
      blob: 'https://github.example/octo/skills/blob/def',
      isOnPullRequest: true,
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

  test.each([
    [undefined, false],
    ['abc', true],
    ['def', false],
  ])('runs surely on its own commit with %s checked out: %s', (checkedOut, isAtSha) => {
    for (const name of ['pull_request', 'pull_request_target'])
      expect(readEvent({ ...env, GITHUB_EVENT_NAME: name }, payload, checkedOut).isAtSha).toBe(isAtSha)
    expect(readEvent({}, payload, '').isAtSha).toBe(false)
  })

  test('takes nothing from the payload but the number, the head, the base and the count', () => {
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
      'pull_request.base',
      'pull_request.base.sha',
      'pull_request.changed_files',
      'pull_request.head',
      'pull_request.head.sha',
      'pull_request.number',
    ])
  })

  test.each(['main', '../../x', 'abc\n', 'abc?ref=x', '', 7, null])('takes %j for no commit', (sha) => {
    const pull = { pull_request: { number: 7, head: { sha }, base: { sha } } }
    const { commit, pullRequest } = readEvent({ GITHUB_SHA: 'def', GITHUB_REPOSITORY: 'a/b' }, pull)
    expect([commit, pullRequest?.base]).toEqual(['def', undefined])
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

  test('is asked for in the first 1,024 bytes of a file, however large that is', () => {
    const asked: unknown[] = []
    const memory = memoryHost({ '.git/HEAD': `${sha}\n` })
    const read: Host['read'] = (path, most) => {
      asked.push(most)
      return memory.read(path, most)
    }
    expect([checkedOut(ROOT, { ...memory, read }), asked]).toEqual([sha, [1024]])
  })

  test('is unknown where the work tree is a submodule', () => {
    expect(checkedOut(ROOT, memoryHost({ '.git': 'gitdir: ../.git/modules/x\n' }))).toBeUndefined()
  })
})

test('a number of files that is none is unknown', () => {
  const pull_request = { number: 7, changed_files: '9' }
  expect(readEvent({ GITHUB_SHA: 'abc' }, { pull_request }).pullRequest).toEqual({ number: 7 })
})
