import { toJsonSchema } from '@valibot/to-json-schema'
import { describe, expect, test, vi } from 'vitest'
import { parseCommand } from '../../src/cli/command.ts'
import { explainRule, listRules } from '../../src/cli/describe-rules.ts'
import { listFiles } from '../../src/cli/list-files.ts'
import { printConfig } from '../../src/cli/print-config.ts'
import { formatsNamed, isDocument } from '../../src/formats/names.ts'
import { allFormats, rules } from '../../src/formats/rules.ts'
import type { Entry } from '../../src/model.ts'
import { writeStartingConfig } from '../../src/project/config/init.ts'
import { configSchema } from '../../src/project/config/schema.ts'
import { hookPattern } from '../docs/hook-pattern.ts'
import { formatTable, groupsOf, ruleTables } from '../docs/tables.ts'
import type { Finding } from '../linting.ts'
import { DEFAULTS, lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { noFiles } from '../no-files.ts'

// The list with one more line, and nothing else of the product changed.
vi.mock('../../src/formats/index.ts', async (importActual) => {
  const actual = await importActual<typeof import('../../src/formats/index.ts')>()
  const { toy } = await import('./toy-format.ts')
  return { formats: [...actual.formats, { ...toy, format: () => toy }] }
})

const hostWith = (files: Readonly<Record<string, Entry>>, written?: Map<string, string>) =>
  memoryHost({ '.git/HEAD': '', ...files }, written)

/** The files of a run with the format of each, and the findings as `path rule`. */
async function lintAll(files: Readonly<Record<string, Entry>>): Promise<readonly string[]> {
  const { stdout } = await lintOn(hostWith(files))
  const report: {
    readonly files: readonly { readonly path: string; readonly format: string }[]
    readonly diagnostics: readonly Finding[]
  } = JSON.parse(stdout)
  return [
    ...report.files.map(({ path, format }) => `${path} is ${format}`),
    ...report.diagnostics.map(({ path, rule }) => `${path} has ${rule}`),
  ]
}

describe('a format is added by one line of the list alone', () => {
  test('its files are known by their names', () => {
    expect(formatsNamed('box/RED.Toy').map(({ name }) => name)).toEqual(['toy'])
    const isNamed = (path: string, ...leftOut: string[]): boolean =>
      isDocument({ path, files: noFiles }, {}, leftOut)
    expect([isNamed('red.toy'), isNamed('red.toys'), isNamed('red.toy', 'toy')]).toEqual([true, false, false])
  })

  test('its files are found and checked, and the report names it', async () => {
    expect(
      await lintAll({ 'box/red.toy': 'a square\n', 'box/blue.toy': 'round\n', 'box/notes.md': '' }),
    ).toEqual(['box/blue.toy is toy', 'box/red.toy is toy', 'box/red.toy has toy/square'])
  })

  test('--list-files lists its files', async () => {
    const options = { ...DEFAULTS, outputs: [{ reporter: 'text', file: undefined }] as const }
    const { stdout } = await listFiles(options, hostWith({ 'box/red.toy': '' }))
    expect(stdout).toBe('box/red.toy  toy\n')
  })

  test('--list-rules, --explain and --rule know its rules', async () => {
    expect(listRules({ json: false })).toMatch(/^toy\/square +error +error +A toy is not square$/m)
    expect(explainRule('toy/square')).toContain('A square toy does not roll.')
    expect(await parseCommand(['--rule', 'toy/square=off'], false)).toMatchObject({
      options: { rules: new Map([['toy/square', 'off']]) },
    })
  })

  test('--print-config tells what a file is taken for', async () => {
    const { stdout } = await printConfig('red.toy', DEFAULTS, hostWith({ 'red.toy': '' }))
    expect(stdout).toContain('toy/square')
  })

  test('hooks are given its files', () => {
    expect(hookPattern(allFormats)).toMatch(/\|\\\.toy\$\)$/)
  })

  test('the tables of the documentation have it', async () => {
    expect(formatTable(allFormats, rules)).toContain(
      '| [Toys](https://example.org/toys) | `*.toy` | [1 rules](docs/toy.md) |\n',
    )
    expect(ruleTables(allFormats, rules)).toContain(
      '\n## [Toys](toy.md)\n\n| rule | recommended | strict | requirement |\n|---|---|---|---|\n| [toy/square](toy.md#square) | error | error | A toy is not square |\n',
    )
    expect([...groupsOf(allFormats).keys()]).toContain('toy')
  })
})

describe('config files can name an added format', () => {
  test('with globs of more files, which `only` puts in place of its own', async () => {
    const files = { 'bear.plush': 'square', 'red.toy': 'square' }
    expect(await lintAll({ ...files, 'passmuster.yaml': 'files: { toy: ["*.plush"] }\n' })).toEqual([
      'bear.plush is toy',
      'red.toy is toy',
      'bear.plush has toy/square',
      'red.toy has toy/square',
    ])
    expect(await lintAll({ ...files, 'passmuster.yaml': 'files: { toy: { only: ["*.plush"] } }\n' })).toEqual(
      ['bear.plush is toy', 'bear.plush has toy/square'],
    )
  })

  test('as the format of an override, and its rules by their names', async () => {
    const override = 'overrides: [{ files: [SKILL.md], format: toy }]\n'
    expect(await lintAll({ 'a/SKILL.md': 'square', 'passmuster.yaml': override })).toEqual([
      'a/SKILL.md is toy',
      'a/SKILL.md has toy/square',
    ])
    expect(await lintAll({ 'red.toy': 'square', 'passmuster.yaml': 'rules: { toy/square: off }\n' })).toEqual(
      ['red.toy is toy'],
    )
  })

  test('a slip of its name is told', async () => {
    const { stderr } = await lintOn(hostWith({ 'passmuster.yaml': 'files: { toys: [a] }\n', 'red.toy': '' }))
    expect(stderr).toContain('`toys` is not a known setting. Did you mean `toy`?')
  })

  test('and so can the published schema and the file to start from', () => {
    const { properties } = toJsonSchema(configSchema, { target: 'draft-07' })
    expect(JSON.stringify(properties?.['files'])).toContain('"toy":')
    expect(JSON.stringify(properties?.['overrides'])).toContain('"plugin","toy"]')
    const written = new Map<string, string>()
    writeStartingConfig(hostWith({}, written))
    expect(written.get('passmuster.yaml')).toContain('copilot, claude, plugin or toy.')
  })
})
