import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const cwd = fileURLToPath(new URL('../..', import.meta.url))

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps?: readonly Step[]
  readonly 'timeout-minutes'?: number
}

interface Workflow {
  readonly jobs?: Readonly<Record<string, Job>>
  readonly permissions?: Readonly<Record<string, string>>
}

/** The YAML of a file: all of it, or the blocks of a page. */
function yamlOf(path: string): readonly string[] {
  const text = readFileSync(`${cwd}/${path}`, 'utf8')
  return path.endsWith('.md')
    ? [...text.matchAll(/^```ya?ml\n(.*?)^```/gms)].map(([, block]) => block!)
    : [text]
}

function checkoutsIn(yaml: string): readonly Step[] {
  return parseAllDocuments(yaml)
    .map((document): Workflow => document.toJS() ?? {})
    .flatMap(({ jobs = {} }) => Object.values(jobs).flatMap(({ steps = [] }) => steps))
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
}

const pages = ['.', 'docs', 'bench'].flatMap((folder) =>
  readdirSync(`${cwd}/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
)
const workflows = readdirSync(`${cwd}/.github/workflows`).map((name) => `.github/workflows/${name}`)

test('no checkout of a workflow or an example leaves its token beside the files', () => {
  const all = [...pages, ...workflows].flatMap((path) =>
    yamlOf(path)
      .flatMap(checkoutsIn)
      .map((step) => `${path} ${JSON.stringify(step.with)}`),
  )
  const written = [...pages, ...workflows].flatMap(
    (path) => readFileSync(`${cwd}/${path}`, 'utf8').match(/uses: actions\/checkout@/g) ?? [],
  )
  expect(all).toHaveLength(written.length)
  expect(all.length).toBeGreaterThan(10)
  expect(all.filter((line) => !/"persist-credentials":false\b/.test(line))).toEqual([])
})

describe.each(workflows)('%s', (path) => {
  const text = readFileSync(`${cwd}/${path}`, 'utf8')
  const { jobs = {}, permissions }: Workflow = parse(text)

  test('gives each job the permissions that it needs, and an end', () => {
    expect(permissions).toEqual({})
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toHaveProperty('contents')
      expect(job['timeout-minutes']).toBeGreaterThan(0)
    }
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

test('an action has one commit in all workflows', () => {
  const commits = new Map<string, Set<string>>()
  for (const path of workflows) {
    for (const [, name, commit] of readFileSync(`${cwd}/${path}`, 'utf8').matchAll(
      /uses: ([\w-]+\/[\w-]+)[\w/-]*@(\S+)/g,
    ))
      commits.set(name!, (commits.get(name!) ?? new Set()).add(commit!))
  }
  expect([...commits].filter(([, set]) => set.size > 1)).toEqual([])
})
