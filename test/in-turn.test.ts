import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inFolder } from './folder.ts'
import { runInTurn } from './in-turn.ts'

const PROGRAM = `
  const count = (module.exports.count ?? 0) + 1
  module.exports.count = count
  process.stdout.write([count, process.argv[2], process.env.WORD, process.cwd()].join())
  require('node:fs').writeSync(2, 'told')
  process.exitCode = 3
`

test('each run has modules, arguments, an environment and an exit code of its own', () =>
  inFolder({ 'program.cjs': PROGRAM }, async (cwd) => {
    for (const word of ['a', 'b'])
      expect(await runInTurn(join(cwd, 'program.cjs'), { argv: [word], cwd, env: { WORD: word } })).toEqual({
        status: 3,
        stdout: `1,${word},${word},${cwd}`,
        stderr: 'told',
      })
  }))

test('a run that ends its process is a fault', () =>
  inFolder({ 'exits.cjs': 'process.exit(0)' }, async (cwd) => {
    const run = runInTurn(join(cwd, 'exits.cjs'), { argv: ['a'], cwd, env: {} })
    await expect(run).rejects.toThrow('The run ended its process: a')
  }))
