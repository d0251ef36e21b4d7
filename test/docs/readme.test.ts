import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { allFormats, rules } from '../../src/formats/rules.ts'
import { blocksIn, project, textOf } from './hand-written.ts'
import { groupsOf } from './tables.ts'

const windows = process.platform === 'win32'
const cli = join(project, 'dist/cli.js')
const scratch = mkdtempSync(join(tmpdir(), 'passmuster-readme-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Where `npx passmuster` runs `dist/cli.js` and a clone of the project is a link to it. */
function programs(): string {
  const folder = join(scratch, 'bin')
  const scripts = {
    npx: `[ "$1" = passmuster ] || exit 99\nshift\nexec "${process.execPath}" "${cli}" "$@"`,
    node: `exec "${process.execPath}" "$@"`,
    git: `[ "$1" = clone ] || exit 99\nln -s "${project}" passmuster`,
  }
  mkdirSync(folder)
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

/** All that is said of the settings of a file that does not exist. */
const missing = 'passmuster: `skills/a/SKILL.md` does not exist; these are the settings that it would have.\n'

/** The commands of README.md that need no network, a line each; the first block is for an empty folder. */
const [first = '', ...others] = blocksIn('README.md', 'sh')
const linesOf = (block: string): readonly string[] => block.trim().split('\n')

function runAll(commands: readonly string[], cwd: string, path: string) {
  return commands.map((command) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${path}:${process.env['PATH']}`, FORCE_COLOR: undefined },
    })
    return { ran: `${status} ${command.replace(/ +#.*/, '')}`, stdout, stderr }
  })
}

describe('README.md', () => {
  test('has at most 150 lines', () => {
    expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })

  test.skipIf(windows)('has commands that work, in the order of the page', () => {
    const path = programs()
    const empty = join(scratch, 'empty')
    mkdirSync(empty)
    const [clone, tried] = runAll(linesOf(first), empty, path)
    expect([clone?.ran, tried?.ran]).toEqual([
      '0 git clone --depth 1 https://github.com/passmuster/passmuster',
      '1 node passmuster/dist/cli.js passmuster/examples',
    ])
    expect(tried?.stdout).toContain('7 errors, 4 warnings, 0 infos; 7 files checked; 2 fixable with --fix')

    const repository = join(scratch, 'repository')
    cpSync(join(project, 'examples'), repository, { recursive: true })
    const rest = others.flatMap(linesOf)
    expect(runAll(rest, repository, path).map(({ ran }) => ran)).toEqual([
      '1 npx passmuster',
      '0 npx passmuster clients',
      '1 npx passmuster --fix-dry-run',
      '1 npx passmuster --fix',
      '1 npx passmuster --fix-suggestions',
      '0 npx passmuster --baseline-write',
      '0 npx passmuster --explain skill/name-directory',
    ])
    expect(runAll(['npx passmuster'], repository, path)[0]?.ran).toBe('0 npx passmuster')
  })

  test.each(['README.md', 'docs/config.md'])('has a config file that is accepted: %s', (page) => {
    const config = blocksIn(page, 'yaml').find((block) => block.startsWith('preset:'))!
    writeFileSync(join(scratch, 'passmuster.yaml'), config)
    const { status, stderr } = spawnSync(process.execPath, [cli, '--print-config', 'skills/a/SKILL.md'], {
      cwd: scratch,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: missing })
  })

  test('has a hook that exists', () => {
    const block = blocksIn('README.md', 'yaml').find((text) => text.startsWith('repos:'))!
    const ids = parse(textOf('.pre-commit-hooks.yaml')).map(({ id }: { id: string }) => id)
    for (const { hooks } of parse(block).repos) for (const { id } of hooks) expect(ids).toContain(id)
  })
})

test('every line that turns a rule off or sets its option is valid in a config file', () => {
  const pages = [...groupsOf(allFormats).keys()].map((group) => textOf(`docs/${group}.md`))
  const lines = pages.flatMap((page) => [...page.matchAll(/`rules: (\{.*?\})`/g)].map(([, rules]) => rules!))
  const config = lines.map((line) => Object.entries(parse(line))[0]!)
  writeFileSync(join(scratch, 'passmuster.json'), JSON.stringify({ rules: Object.fromEntries(config) }))
  rmSync(join(scratch, 'passmuster.yaml'), { force: true })
  const { status, stderr } = spawnSync(process.execPath, [cli, '--print-config', 'skills/a/SKILL.md'], {
    cwd: scratch,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: missing })
  const options = rules.flatMap(({ max, allow }) => [max, allow]).filter((option) => option !== undefined)
  expect(lines).toHaveLength(pages.length + options.length)
})
