import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { project, textOf } from './hand-written.ts'

const forms = readdirSync(`${project}/.github/ISSUE_TEMPLATE`).filter((name) => name !== 'config.yml')

interface Field {
  readonly type: string
  readonly id?: string
  readonly attributes: { readonly label?: string; readonly options?: readonly string[] }
}

describe.each(forms)('the issue form %s', (name) => {
  const form = parse(textOf(`.github/ISSUE_TEMPLATE/${name}`))
  const fields: readonly Field[] = form.body

  test('has what GitHub asks for', () => {
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    for (const { type, id, attributes } of fields) {
      expect(['dropdown', 'input', 'textarea']).toContain(type)
      expect(id).toMatch(/^[\w-]+$/)
      expect(attributes.label).toBeTruthy()
      expect(type === 'dropdown').toBe(attributes.options !== undefined)
    }
  })

  test('has fields that differ', () => {
    for (const key of [fields.map(({ id }) => id), fields.map(({ attributes }) => attributes.label)])
      expect(new Set(key).size).toBe(fields.length)
  })
})

/** The pages that say how to work on the project. */
const PAGES = ['CONTRIBUTING.md', 'docs/development.md']

test('the pages for contributors name files, folders and scripts that exist', () => {
  const text = PAGES.map(textOf).join('\n')
  const paths = [...text.matchAll(/`((?:\.ci|\.github|bench|bundle|ecosystem|release|src|test)\/[\w./-]*)`/g)]
  expect(paths.length).toBeGreaterThan(35)
  expect(paths.map(([, path]) => path!).filter((path) => !existsSync(`${project}/${path}`))).toEqual([])
  const { scripts } = JSON.parse(textOf('package.json'))
  const run = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, script]) => script!)
  expect(run.length).toBeGreaterThan(8)
  expect(run.filter((script) => !(script in scripts))).toEqual([])
})

test('CONTRIBUTING.md has every room of src on its map', () => {
  const rooms = readdirSync(`${project}/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const [, map = ''] = /\| room \| what it knows \|\n([^]*?)\n\n/.exec(textOf('CONTRIBUTING.md')) ?? []
  const shown = [...map.matchAll(/`(\w+)\//g)].map(([, room]) => room!)
  expect(shown.sort()).toEqual(rooms.map(({ name }) => name).sort())
})
