import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import type { Done } from './workflow.ts'
import { otherEvents, runStep } from './workflow.ts'

interface Step {
  readonly id?: string
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  readonly 'continue-on-error'?: boolean
}

const workflow = parse(
  readFileSync(new URL('../../.github/workflows/end-to-end.yml', import.meta.url), 'utf8'),
)
const steps: readonly Step[] = workflow.jobs.action.steps
const [files, outcomes] = steps.filter(({ run }) => run !== undefined)
const uses = steps.filter((step) => step.uses === './')

const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c']

/** What an expression such as `steps.clean.outputs.result` gives after these steps. */
function valueIn(expression: string, done: ReadonlyMap<string, Done>): string {
  const [, id, what] = /^steps\.([\w-]+)\.(?:outputs\.)?([\w-]+)$/.exec(expression.trim())!
  const step = done.get(id!)!
  if (what === 'outcome') return step.status === 0 ? 'success' : 'failure'
  return step.outputs[what!] ?? ''
}

// GitHub's machines with Windows have this shell; ours may not.
test.skipIf(process.platform === 'win32')(
  'the steps of the workflow end-to-end hold when its steps are run here',
  async () => {
    const done = new Map<string, Done>()
    const copy = join(mkdtempSync(join(tmpdir(), 'passmuster-')), 'out.sarif')
    onTestFinished(() => rmSync(dirname(copy), { recursive: true }))
    for (const { id, with: given = {} } of uses) {
      const { 'working-directory': folder = '.' } = given
      done.set(
        id!,
        await runStep({
          files: {},
          with: given,
          event: otherEvents[0]!,
          alone: true,
          prepare: (workspace) => execFileSync('bash', [...bash, files!.run!], { cwd: workspace }),
          look: (workspace) => {
            if (given['sarif-file'] !== undefined)
              copyFileSync(join(workspace, folder, given['sarif-file']), copy)
          },
        }),
      )
    }
    expect([...done.keys()]).toEqual(['clean', 'findings', 'reported', 'failed'])
    const values = Object.entries(outcomes!.env!).map(([name, text]) => [
      name,
      text.replace(/\$\{\{(.*?)\}\}/g, (_, expression) => valueIn(expression, done)),
    ])
    // The workspaces of the steps are gone.
    const env = { ...Object.fromEntries(values), SARIF: copy, PATH: process.env['PATH'] }
    const judged = (more: Readonly<Record<string, string>> = {}) =>
      spawnSync('bash', [...bash, outcomes!.run!], {
        env: { ...env, ...more },
        encoding: 'utf8',
      })
    expect(judged()).toMatchObject({ status: 0, stdout: '', stderr: '' })
    for (const name of ['CLEAN', 'FINDINGS', 'REPORTED', 'FAILED'])
      expect(judged({ [name]: 'success' })).toMatchObject({
        status: 1,
        stdout: expect.stringContaining('success'),
      })
  },
)

test('a step that must fail does not end the workflow', () => {
  const may = uses.filter((step) => step['continue-on-error']).map(({ id }) => id)
  expect(may).toEqual(['findings', 'failed'])
})
