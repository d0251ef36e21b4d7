import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceDigest } from '../../bundle/source-digest.mjs'
import { project } from '../docs/hand-written.ts'

test('dist was built from this source', () => {
  const built = readFileSync(join(project, 'dist/source.sha256'), 'utf8')
  expect(built, 'dist is stale: run npm run bundle').toBe(`${sourceDigest(project)}\n`)
})

test('package.json keeps installs by hooks working', () => {
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const installed = Object.keys(manifest).filter(
    (key) => /dependencies$/i.test(key) && key !== 'devDependencies',
  )
  expect(installed).toEqual([])
  // No script that npm runs by itself, nor one that runs before or after it.
  expect(Object.keys(manifest.scripts)).toEqual([
    ...['test', 'test:slow', 'test:long', 'test:windows', 'bench', 'bench:parts', 'bench:server', 'bundle'],
  ])
})
