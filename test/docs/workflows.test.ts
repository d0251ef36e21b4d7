import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { project, textOf } from './hand-written.ts'

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps?: readonly { readonly uses?: string }[]
  readonly 'timeout-minutes'?: number
}

interface Workflow {
  readonly jobs?: Readonly<Record<string, Job>>
  readonly permissions?: Readonly<Record<string, string>>
}

const workflows = readdirSync(`${project}/.github/workflows`).map((name) => `.github/workflows/${name}`)

describe.each(workflows)('%s', (path) => {
  const text = textOf(path)
  const { jobs = {}, permissions }: Workflow = parse(text)

  test('gives each job the permissions that it needs, and an end', () => {
    expect(permissions).toEqual({})
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toBeTypeOf('object')
      if (/actions\/checkout@/.test(JSON.stringify(job))) expect(job.permissions).toHaveProperty('contents')
      expect(job['timeout-minutes']).toBeGreaterThan(0)
    }
  })

  test('runs for no event that hands what a stranger sent a token that writes', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run|issue_comment/)
  })

  test('pins every action by its commit, and says which version that is', () => {
    const used = [...text.matchAll(/^ +(?:- )?uses: (.*)$/gm)].map(([, action]) => action!)
    const pinned = /^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/
    expect(used.filter((action) => action !== './' && !pinned.test(action))).toEqual([])
    expect(used).toHaveLength(
      Object.values(jobs).flatMap(({ steps = [] }) => steps.filter(({ uses }) => uses)).length,
    )
  })
})

test('only the uploads of SARIF, the release and the site may write', () => {
  const writing = workflows.flatMap((path) => {
    const { jobs = {} }: Workflow = parse(textOf(path))
    return Object.values(jobs)
      .flatMap(({ permissions = {} }) => Object.entries(permissions))
      .filter(([, access]) => access !== 'read')
      .map(([name, access]) => `${path} ${name}: ${access}`)
  })
  expect(writing.map((line) => line.slice('.github/workflows/'.length)).sort()).toEqual([
    'codeql.yml security-events: write',
    'passmuster.yml security-events: write',
    'release.yml attestations: write',
    'release.yml contents: write',
    'release.yml id-token: write',
    'site.yml id-token: write',
    'site.yml pages: write',
  ])
})

test('an action has one commit in all workflows', () => {
  const commits = new Map<string, Set<string>>()
  for (const path of workflows) {
    for (const [, name, commit] of textOf(path).matchAll(/uses: ([\w-]+\/[\w-]+)[\w/-]*@(\S+)/g))
      commits.set(name!, (commits.get(name!) ?? new Set()).add(commit!))
  }
  expect([...commits].filter(([, set]) => set.size > 1)).toEqual([])
})
