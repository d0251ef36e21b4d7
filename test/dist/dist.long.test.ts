import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../docs/hand-written.ts'

const folder = join(project, 'dist/later')

test.each(readdirSync(folder))('%s loads by itself without a warning', (name) => {
  const { stderr } = spawnSync(process.execPath, [join(folder, name)], { encoding: 'utf8' })
  expect(stderr).toBe('')
})
