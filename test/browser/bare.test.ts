import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '../../src/formats/rules.ts'
import type { Example } from '../../src/model.ts'
import type { Options } from '../../src/project/options.ts'
import { project, textOf } from '../docs/hand-written.ts'
import { inFolder } from '../folder.ts'
import { findings, optionsFor } from '../linting.ts'
import type { Texts } from './bare.ts'
import { bareLinter, bundle } from './bare.ts'

/** The texts of an example by their paths; undefined where it has something else, or a config file. */
function textsOf({ path, text, files }: Example): Texts | undefined {
  const entries = Object.entries({ [path]: text, ...files })
  return entries.every(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'passmuster.yaml',
  )
    ? Object.fromEntries(entries)
    : undefined
}

/** The texts below a folder of the project, by their paths from there. */
function textsBelow(folder: string): Texts {
  const paths = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => statSync(join(project, folder, path)).isFile())
  return Object.fromEntries(files.map((path) => [path.replaceAll('\\', '/'), textOf(join(folder, path))]))
}

test('the bundle for browsers finds in all bad examples what a run finds, with nothing but the language', async () => {
  const lint = bareLinter()
  const folder = textsBelow('examples')
  const all: [name: string, Texts, Partial<Options>][] = [
    ['examples', folder, { preset: 'recommended' }],
    ['examples', folder, { preset: 'strict' }],
  ]
  for (const rule of rules) {
    const texts = textsOf(rule.bad)
    if (texts !== undefined) all.push([rule.id, texts, optionsFor(rule)])
  }
  let found = 0
  for (const [name, texts, options] of all) {
    const [path, text] = Object.entries(texts)[0]!
    const expected = await findings({ path, text, files: texts }, options)
    expect(lint(texts, options), name).toEqual(expected)
    found += expected.length
  }
  expect(all.length).toBeGreaterThan(rules.length - 5)
  expect(found).toBeGreaterThan(rules.length - 5)
})

test.each([
  "import { sep } from 'node:path'\nexport const it = sep\n",
  "import { sep } from 'path'\nexport const it = sep\n",
  "export const it = () => import('node:path')\n",
  "export let it\ntry {\n  it = require('node:path')\n} catch {}\n",
])('a bundle for browsers with something of Node is none: %j', (text) => {
  inFolder({ 'planted.js': text }, (folder) => {
    expect(() => bundle(folder, join(folder, 'planted.js'))).toThrow(/path/)
  })
})
