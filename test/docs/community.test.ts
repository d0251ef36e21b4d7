import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { tool } from '../../src/reporters/tool-identity.ts'

const cwd = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${cwd}/${path}`, 'utf8')
const forms = readdirSync(`${cwd}/.github/ISSUE_TEMPLATE`).filter((name) => name !== 'config.yml')

interface Field {
  readonly type: string
  readonly id?: string
  readonly attributes: { readonly label?: string; readonly options?: readonly string[] }
}

describe.each(forms)('the issue form %s', (name) => {
  const form = parse(read(`.github/ISSUE_TEMPLATE/${name}`))
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

describe('CONTRIBUTING.md', () => {
  const text = read('CONTRIBUTING.md')

  test('names files, folders and scripts that exist', () => {
    const paths = [
      ...text.matchAll(/`((?:\.ci|\.github|bench|bundle|ecosystem|release|src|test)\/[\w./-]*)`/g),
    ]
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.map(([, path]) => path!).filter((path) => !existsSync(`${cwd}/${path}`))).toEqual([])
    const { scripts } = JSON.parse(read('package.json'))
    const run = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, script]) => script!)
    expect(run.filter((script) => !(script in scripts))).toEqual([])
  })

  test('has every room of src on its map', () => {
    const rooms = readdirSync(`${cwd}/src`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const [, map = ''] = /\| room \| what it knows \|\n([^]*?)\n\n/.exec(text.replaceAll('\r', '')) ?? []
    const shown = [...map.matchAll(/`(\w+)\//g)].map(([, room]) => room!)
    expect(shown.sort()).toEqual(rooms.map(({ name }) => name).sort())
  })
})

test.each(['CONTRIBUTING.md', 'CODE_OF_CONDUCT.md', '.github/ISSUE_TEMPLATE/config.yml'])(
  '%s names the project’s home as package.json does',
  (path) => {
    for (const [url] of read(path).matchAll(/https:\/\/github\.com\/passmuster\/[\w-]+/g))
      expect(url).toBe(tool.homepage)
  },
)
