// Compares what two versions report on the folders in a folder, as Markdown:
// `node ecosystem/compare.mjs BASE/dist/cli.js dist/cli.js FOLDER`. Fails if only the second one cannot run.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { difference, page } from './difference.mjs'

const [base, head, parent] = process.argv.slice(2)
if (parent === undefined) throw new Error('Usage: node ecosystem/compare.mjs BASE_CLI HEAD_CLI FOLDER')

const OPTIONS = ['--no-config', '--no-error-on-unmatched-pattern', '--format', 'json']

const names = readdirSync(parent, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const compared = names.sort().map((name) => {
  const folder = join(parent, name)
  return { name: name.replace('--', '/'), ...difference(reportOf(base, folder), reportOf(head, folder)) }
})
process.stdout.write(page(compared))
if (compared.some(({ broken }) => broken)) process.exitCode = 1

/** The JSON report of a version on a folder, under its defaults; undefined if it cannot run. */
function reportOf(cli, folder) {
  const { status, stdout } = spawnSync(process.execPath, [resolve(cli), ...OPTIONS], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  })
  return status === 0 || status === 1 ? JSON.parse(stdout) : undefined
}
