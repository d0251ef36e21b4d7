import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { blocksIn, project, textOf } from './hand-written.ts'

interface Step {
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Workflow {
  readonly jobs?: Readonly<Record<string, { readonly steps?: readonly Step[] }>>
}

/** The YAML of a file: all of it, or the blocks of a page. */
function yamlOf(path: string): readonly string[] {
  return path.endsWith('.md') ? [...blocksIn(path, 'yaml'), ...blocksIn(path, 'yml')] : [textOf(path)]
}

function checkoutsIn(yaml: string): readonly Step[] {
  return parseAllDocuments(yaml)
    .map((document): Workflow => document.toJS() ?? {})
    .flatMap(({ jobs = {} }) => Object.values(jobs).flatMap(({ steps = [] }) => steps))
    .filter(({ uses }) => uses?.startsWith('actions/checkout@'))
}

const pages = ['.', 'docs', 'bench'].flatMap((folder) =>
  readdirSync(`${project}/${folder}`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
)
const workflows = readdirSync(`${project}/.github/workflows`).map((name) => `.github/workflows/${name}`)

test('no checkout of a workflow or an example leaves its token beside the files', () => {
  const all = [...pages, ...workflows].flatMap((path) =>
    yamlOf(path)
      .flatMap(checkoutsIn)
      .map((step) => `${path} ${JSON.stringify(step.with)}`),
  )
  const written = [...pages, ...workflows].flatMap(
    (path) => textOf(path).match(/uses: actions\/checkout@/g) ?? [],
  )
  expect(all).toHaveLength(written.length)
  expect(all.length).toBeGreaterThan(10)
  expect(all.filter((line) => !/"persist-credentials":false\b/.test(line))).toEqual([])
})
