import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseCommand } from '../../src/cli/command.ts'
import { machine } from '../../src/files/node-host.ts'
import { run } from '../../src/project/run.ts'
import { withoutPause } from '../../src/project/steps.ts'
import { git, inFolder, put, skill } from '../folder.ts'
import { blocksIn } from './hand-written.ts'

/** The commands of docs/ci.md by the tool that runs them. */
const [{ 'lint-staged': staged }] = blocksIn('docs/ci.md', 'json').map((block) => JSON.parse(block))
const lefthook = blocksIn('docs/ci.md', 'yaml')
  .map((block) => parse(block))
  .find((block) => 'pre-commit' in block)['pre-commit'].jobs[0]
const husky = blocksIn('docs/ci.md', 'sh').find((block) => block.startsWith('npx passmuster --since HEAD'))!

/** Runs a command of passmuster in a folder: its exit code, and its report as one line for each finding. */
function runIn(cwd: string, line: string): readonly [exitCode: number, report: string] {
  const [npx, program, ...words] = `${line.startsWith('npx ') ? '' : 'npx '}${line}`.trim().split(' ')
  expect([npx, program]).toEqual(['npx', 'passmuster'])
  const command = parseCommand(['-f', 'concise', ...words], false)
  if (command.do !== 'lint') throw new Error(JSON.stringify(command))
  const { exitCode, stdout } = withoutPause(run(command.options, { ...machine, cwd }))
  return [exitCode, stdout]
}

const PDF = 'skills/pdf/SKILL.md'
const MISNAMED = /^skills\/pdf\/SKILL\.md:2:7: error skill\/name-directory: The skill is named `word` .*\n$/

describe('the commands of docs/ci.md for hooks pass a good commit, and stop a bad one', () => {
  const inRepository = (use: (folder: string) => void): void =>
    inFolder({ [PDF]: skill('pdf'), 'README.md': '# It\n', 'package.json': '{}' }, (folder) => {
      git(folder, 'init')
      git(folder, 'add', '.')
      git(folder, 'commit', '-m', 'It')
      use(folder)
    })

  test('lint-staged', () => {
    inRepository((folder) => {
      const [glob, command] = Object.entries<string>(staged)[0]!
      const line = `${command} ${join(folder, 'README.md')} ${join(folder, 'package.json')} ${join(folder, PDF)}`
      expect(runIn(folder, line)[0]).toBe(0)
      put(folder, { [PDF]: skill('word') })
      expect(runIn(folder, line)).toEqual([1, expect.stringMatching(MISNAMED)])
      expect(glob).toBe(lefthook.glob)
    })
  })

  test('husky', () => {
    inRepository((folder) => {
      expect(runIn(folder, husky)[0]).toBe(0)
      put(folder, { [PDF]: skill('word') })
      expect(runIn(folder, husky)).toEqual([1, expect.stringMatching(MISNAMED)])
    })
  })

  test('Lefthook', () => {
    inRepository((folder) => {
      const line = lefthook.run.replace('{staged_files}', `README.md package.json ${PDF}`)
      expect(runIn(folder, line)[0]).toBe(0)
      put(folder, { [PDF]: skill('word') })
      expect(runIn(folder, line)).toEqual([1, expect.stringMatching(MISNAMED)])
    })
  })
})
