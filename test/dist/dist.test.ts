import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tool } from '../../src/reporters/tool-identity.ts'
import { project } from '../docs/hand-written.ts'
import { inFolder, skill } from '../folder.ts'
import { cli, runAlone, shell, windows } from '../hostile/machine.ts'

const bad = { 'skills/excel/SKILL.md': skill('pdf') }

test.each(['cli.js', 'index.js', 'core.cjs'])(
  'dist/%s is quick to load: in ASCII, and no literal has classes of Unicode',
  (name) => {
    const text = readFileSync(join(project, 'dist', name), 'utf8')
    expect(text).toMatch(/^[\x00-\x7f]*$/)
    if (name === 'core.cjs') expect(text).toContain('RegExp("[^\\\\p{L}')
    expect(text).not.toMatch(/(?<!\\)\\p\{/i)
    expect(text).not.toMatch(/\wRegExp\("/)
  },
)

/** The files of dist that a run loads, by their paths in it. */
function loadedBy(files: Readonly<Record<string, string>>): readonly string[] {
  const tell = `process.on('exit', () => console.error(JSON.stringify(Object.keys(require.cache))))`
  return inFolder({ ...files, 'tell.cjs': tell }, (folder) => {
    const argv = ['--require', join(folder, 'tell.cjs'), cli]
    const { stderr } = spawnSync(process.execPath, argv, { cwd: folder })
    const loaded: readonly string[] = JSON.parse(stderr.toString())
    return loaded
      .map((path) => relative(dirname(cli), path).replaceAll('\\', '/'))
      .filter((path) => !path.startsWith('..'))
      .sort()
  })
}

test('a run loads what its files need', () => {
  const start = ['cli.js', 'core.cjs', 'runtime.cjs']
  const subagent =
    '---\nname: reviewer\ndescription: Reviews pull requests. Use when one is open.\n---\nReview it.\n'
  expect(loadedBy({ 'skills/pdf/SKILL.md': skill('pdf') })).toEqual(start)
  expect(loadedBy({ '.claude/agents/reviewer.md': subagent })).toEqual([...start, 'later/claude.cjs'].sort())
})

describe('dist/cli.js', () => {
  test('is executable and starts with a shebang', () => {
    expect(readFileSync(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
    if (!windows) expect(statSync(cli).mode & 0o111).toBe(0o111)
  })

  test('reports, and exits with 1', () => {
    inFolder(bad, (folder) => {
      const { stdout, stderr, status } = runAlone([], folder)
      expect({ stderr, status }).toEqual({ stderr: '', status: 1 })
      expect(stdout).toContain(
        'skills/excel/SKILL.md\n  2:7  error  The skill is named `pdf` but its directory is `excel`.',
      )
    })
  })

  test('reads standard input', () => {
    inFolder({}, (folder) => {
      const argv = [cli, '--stdin', '--stdin-filename', 'excel/SKILL.md', '-f', 'json']
      const { stdout, status } = spawnSync(process.execPath, argv, { cwd: folder, input: skill('pdf') })
      expect([status, JSON.parse(stdout.toString()).diagnostics[0].rule]).toEqual([1, 'skill/name-directory'])
    })
  })

  test('answers the hook of an agent: 2 is for its model, 1 for the person', () => {
    inFolder({ '.git/HEAD': '', 'skills/pdf/SKILL.md': skill('pdf') }, (folder) => {
      const file = join(folder, 'skills/pdf/SKILL.md')
      const written = { hook_event_name: 'PostToolUse', tool_name: 'Edit', tool_input: { file_path: file } }
      const hear = (input: string, ...argv: readonly string[]) => {
        const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'hook', ...argv], {
          cwd: folder,
          input,
          encoding: 'utf8',
        })
        return [status, stdout, stderr]
      }
      expect(hear(JSON.stringify(written))).toEqual([0, '', ''])
      // The agent breaks the skill.
      writeFileSync(file, skill('excel'))
      const answer =
        'passmuster found 1 problem:\nskills/pdf/SKILL.md:2:7: error skill/name-directory: The skill is named `excel` but its directory is `pdf`. Write `pdf`, or rename the directory to `excel`. Crush and Roo Code refuse the skill.\n'
      expect(hear(JSON.stringify(written))).toEqual([2, '', answer])
      expect(hear(JSON.stringify(written), '--agent', 'copilot-cli')).toEqual([
        0,
        `${JSON.stringify({ additionalContext: answer })}\n`,
        '',
      ])
      expect(hear('')[0]).toBe(1)
      expect(hear(JSON.stringify(written), '--fix')[0]).toBe(1)
      if (!windows) expect(shell('rm -r "$PWD"; $passmuster hook', folder).status).toBe(1)
    })
  })

  test('prints its version, its usage, its rules and the reason of one', () => {
    expect(runAlone(['--version'], project)).toMatchObject({
      stdout: `${tool.version}\n`,
      stderr: '',
      status: 0,
    })
    expect(runAlone(['--help'], project).stdout).toMatch(/^Usage: passmuster/)
    expect(runAlone(['--list-rules'], project).stdout).toContain('skill/name-directory ')
    expect(runAlone(['--explain', 'skill/name-format'], project).stdout).toContain(
      'Source: https://agentskills.io/specification#name-field',
    )
  })

  test('complains in one line and exits with 2', () => {
    const stderr = 'passmuster: `--nope` is not an option. See `passmuster --help`.\n'
    expect(runAlone(['--nope'], project)).toMatchObject({ stdout: '', stderr, status: 2 })
  })

  test('complains in one line where git does not know the repository', () => {
    inFolder({ '.git/HEAD': '' }, (folder) => {
      const stderr =
        'passmuster: git cannot read this repository. Leave out `--since`, or run passmuster in a git work tree.\n'
      expect(runAlone(['--since', 'HEAD'], folder)).toMatchObject({ stdout: '', stderr, status: 2 })
    })
  })

  test.skipIf(windows)('survives a pipe whole, and a reader that leaves', () => {
    const files = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`skills/s${index}/SKILL.md`, skill('pdf')]),
    )
    inFolder(files, (folder) => {
      const piped =
        '$passmuster -f json -o out.json; $passmuster -f json | cat > piped.json; cmp out.json piped.json'
      expect(shell(piped, folder)).toMatchObject({ status: 0, stderr: '' })
      const left = shell('$passmuster -f json | head -c 10', folder)
      expect(left).toMatchObject({ status: 0, stdout: '{\n  "versi', stderr: '' })
    })
  })

  test('is free of what only the Action needs', () => {
    const code = (part: string): string =>
      readdirSync(join(project, 'dist', part))
        .map((name) => readFileSync(join(project, 'dist', part, name), 'utf8'))
        .join('')
    const actionOnly = /GITHUB_API_URL|GITHUB_STEP_SUMMARY|octokit|undici/
    expect(readFileSync(cli, 'utf8') + code('packages')).not.toMatch(actionOnly)
    expect(code('action')).toMatch(actionOnly)
  })
})

test.each([
  ['cli.js', { stdout: '', stderr: 'passmuster needs Node 20 or later; this is 18.20.8.\n', status: 2 }],
  [
    'index.js',
    { stdout: '::error::passmuster needs Node 20 or later; this is 18.20.8.\n', stderr: '', status: 1 },
  ],
])('dist/%s says in one line that Node is too old', (name, expected) => {
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`
  inFolder({ 'older.cjs': older }, (folder) => {
    const argv = ['-r', './older.cjs', join(project, 'dist', name)]
    const { stdout, stderr, status } = spawnSync(process.execPath, argv, { cwd: folder, encoding: 'utf8' })
    expect({ stdout, stderr, status }).toEqual(expected)
  })
})

test('each part loads without a warning: none asks another while that loads', () => {
  const parts = readdirSync(join(project, 'dist/later')).map((name) => join(project, 'dist/later', name))
  const load = 'for (const path of process.argv.slice(1)) require(path)'
  const { stderr } = spawnSync(process.execPath, ['-e', load, ...parts], { encoding: 'utf8' })
  expect(stderr).toBe('')
})
