import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { sourceDigest } from '../../bundle/source-digest.mjs'
import { tool } from '../../src/reporters/tool-identity.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const cli = join(project, 'dist/cli.js')
const windows = process.platform === 'win32'

/** A folder of its own with these files, gone when `use` returns. */
function inFolder<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'passmuster-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      cpSync(join(project, 'LICENSE'), join(folder, path))
      writeFileSync(join(folder, path), text)
    }
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const bad = {
  'skills/excel/SKILL.md':
    '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n',
}

function run(argv: readonly string[], cwd: string, input?: string) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli, ...argv], {
    cwd,
    encoding: 'utf8',
    input,
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined },
  })
  return { stdout, stderr, status }
}

test('dist was built from this source', () => {
  const built = readFileSync(join(project, 'dist/source.sha256'), 'utf8')
  expect(built, 'dist is stale: run npm run bundle').toBe(`${sourceDigest(project)}\n`)
})

test.each(['cli.js', 'index.js'])(
  'dist/%s is quick to load: in ASCII, and no literal has classes of Unicode',
  (name) => {
    const text = readFileSync(join(project, 'dist', name), 'utf8')
    expect(text).toMatch(/^[\x00-\x7f]*$/)
    expect(text).toContain('RegExp("[^\\\\p{L}')
    expect(text).not.toMatch(/(?<!\\)\\p\{/i)
    expect(text).not.toMatch(/\wRegExp\("/)
  },
)

describe('dist/cli.js', () => {
  test('is executable and starts with a shebang', () => {
    expect(readFileSync(cli, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
    if (!windows) expect(statSync(cli).mode & 0o111).toBe(0o111)
  })

  test('reports, and exits with 1', () => {
    inFolder(bad, (folder) => {
      const { stdout, stderr, status } = run([], folder)
      expect({ stderr, status }).toEqual({ stderr: '', status: 1 })
      expect(stdout).toContain(
        'skills/excel/SKILL.md\n  2:7  error  The skill is named `pdf` but its directory is `excel`.',
      )
    })
  })

  test('reads standard input', () => {
    inFolder({}, (folder) => {
      const { stdout, status } = run(
        ['--stdin', '--stdin-filename', 'excel/SKILL.md', '-f', 'json'],
        folder,
        bad['skills/excel/SKILL.md'],
      )
      expect([status, JSON.parse(stdout).diagnostics[0].rule]).toEqual([1, 'skill/name-directory'])
    })
  })

  test('prints its version, its usage, its rules and the reason of one', () => {
    expect(run(['--version'], project)).toEqual({ stdout: `${tool.version}\n`, stderr: '', status: 0 })
    expect(run(['--help'], project).stdout).toMatch(/^Usage: passmuster/)
    expect(run(['--list-rules'], project).stdout).toContain('skill/name-directory ')
    expect(run(['--explain', 'skill/name-format'], project).stdout).toContain(
      'Source: https://agentskills.io/specification#name-field',
    )
  })

  test('complains in one line and exits with 2', () => {
    expect(run(['--nope'], project)).toEqual({
      stdout: '',
      stderr: 'passmuster: `--nope` is not an option. See `passmuster --help`.\n',
      status: 2,
    })
  })

  test('complains in one line where git does not know the repository', () => {
    inFolder({ '.git/HEAD': '' }, (folder) => {
      expect(run(['--since', 'HEAD'], folder)).toEqual({
        stdout: '',
        stderr:
          'passmuster: git cannot read this repository. Leave out `--since`, or run passmuster in a git work tree.\n',
        status: 2,
      })
    })
  })

  test.skipIf(windows)('survives a pipe whole, and a reader that leaves', () => {
    const files = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`skills/s${index}/SKILL.md`, bad['skills/excel/SKILL.md']]),
    )
    inFolder(files, (folder) => {
      const whole = spawnSync(
        'sh',
        [
          '-c',
          `"${process.execPath}" "${cli}" -f json -o out.json; "${process.execPath}" "${cli}" -f json | cat > piped.json; cmp out.json piped.json`,
        ],
        { cwd: folder, encoding: 'utf8' },
      )
      expect(whole).toMatchObject({ status: 0, stderr: '' })
      const left = spawnSync('sh', ['-c', `"${process.execPath}" "${cli}" -f json | head -c 10`], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect(left).toMatchObject({ status: 0, stdout: '{\n  "versi', stderr: '' })
    })
  })

  test('is free of what only the Action needs', () => {
    const code = (part: string): string =>
      readdirSync(join(project, 'dist', part))
        .map((name) => readFileSync(join(project, 'dist', part, name), 'utf8'))
        .join('')
    const actionOnly = /GITHUB_API_URL|GITHUB_STEP_SUMMARY|octokit|undici/
    expect(code('cli') + code('packages')).not.toMatch(actionOnly)
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
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['-r', './older.cjs', join(project, 'dist', name)],
      { cwd: folder, encoding: 'utf8' },
    )
    expect({ stdout, stderr, status }).toEqual(expected)
  })
})

test('package.json keeps installs by hooks working', () => {
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const installed = Object.keys(manifest).filter(
    (key) => /dependencies$/i.test(key) && key !== 'devDependencies',
  )
  expect(installed).toEqual([])
  // No script that npm runs by itself, nor one that runs before or after it.
  expect(Object.keys(manifest.scripts)).toEqual(['test', 'test:long', 'bench', 'bench:parts', 'bundle'])
})
