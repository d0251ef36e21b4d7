import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inputs, outputs } from '../../src/action/inputs.ts'
import { parseCommand } from '../../src/cli/command.ts'
import { formats } from '../../src/formats/index.ts'
import { currentPart } from '../docs/current.ts'
import { hookPattern } from '../docs/hook-pattern.ts'

const load = (path: string) => parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))

describe('action.yml', () => {
  const action = load('action.yml')

  test('declares the inputs that the code reads, with its defaults, and describes them', () => {
    const declared = Object.entries(inputs).map(([name, otherwise]) => [
      name,
      { required: false, default: otherwise, description: expect.stringMatching(/\.$/) },
    ])
    expect(Object.entries(action.inputs)).toEqual(declared)
  })

  test('declares the outputs that the code writes, and describes them', () => {
    const declared = outputs.map((name) => [name, { description: expect.stringMatching(/\.$/) }])
    expect(Object.entries(action.outputs)).toEqual(declared)
  })

  test('runs the committed bundle, and can be listed', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
    expect(action.branding).toEqual({ icon: expect.any(String), color: expect.any(String) })
    expect(action.description.length).toBeLessThanOrEqual(125)
  })
})

describe('.pre-commit-hooks.yaml', () => {
  const hooks: readonly {
    id: string
    entry: string
    require_serial?: boolean
    pass_filenames?: boolean
    always_run?: boolean
  }[] = load('.pre-commit-hooks.yaml')
  const [changed, all] = hooks

  test('has a hook for changed files and one for all', () => {
    expect(changed).toMatchObject({ id: 'passmuster', language: 'node', args: ['--'], require_serial: true })
    expect(all).toMatchObject({
      id: 'passmuster-all',
      language: 'node',
      pass_filenames: false,
      always_run: true,
    })
  })

  test('runs command lines that passmuster understands', async () => {
    for (const { entry } of hooks)
      expect((await parseCommand([...entry.split(' ').slice(1), 'SKILL.md'], false)).do).toBe('lint')
  })

  test('has the files that follow from the list of formats', () => {
    const pattern = hookPattern(formats)
    expect(parse(`files: ${pattern}`)).toEqual({ files: pattern })
    // Named groups, looks behind, classes with a letter and empty sets differ between the engines of hooks.
    expect(pattern).not.toMatch(/\(\?<|\\[A-Za-z]|\[\^?\]/)
    currentPart('.pre-commit-hooks.yaml', pattern, { mark: '  files: ', end: '\n' })
  })

  test('is given the files of every format, wherever they lie', () => {
    const files = new RegExp(hookPattern(formats).replace('(?i)', ''), 'i')
    for (const glob of formats.flatMap((format) => format.files)) {
      const name = glob
        .replaceAll('**/', '')
        .replace(/!\([^)]*\)/, 'x')
        .replace(/\{([^,}]+)[^}]*\}/, '$1')
        .replace('*', 'x')
      for (const path of [name, `a/b c/${name}`, `.claude/${name.toUpperCase()}`]) expect(path).toMatch(files)
    }
    for (const path of [
      'README.md',
      'skills.md',
      'a/SKILL.md/b',
      'SKILL.mdx',
      'agents/README.md',
      'agents/a/SKILL',
      'my-agents/a.md',
      'x3md',
      '.github/agents/README.md',
    ])
      expect(path).not.toMatch(files)
  })
})
