import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, inFolder, skill } from '../folder.ts'
import { runInTurn } from '../in-turn.ts'
import { allPages, project, textOf } from './hand-written.ts'

const PAGES = [
  ...allPages().filter((page) => page !== 'docs/reference/messages.md'),
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/README.md',
  'bench/README.md',
  'editors/vscode/README.md',
  'skills/passmuster/SKILL.md',
]

/** Code in a page: its blocks and its spans. */
function codeIn(page: string): readonly string[] {
  return textOf(page).match(/^(`{3,})[^]*?^\1$|`[^`\n]+`/gm) ?? []
}

const OURS =
  /(?:npx (?:--yes )?passmuster(?:@[\d.]+)?|(?<=^\$ |`)passmuster)((?: "[^"\n]+"| [^\s`"',|#]+|(?<=\$\{\{) [^}]*\}\}\S*)+)/gm

/** What people type in place of what a page leaves open. */
const MEANT: Readonly<Record<string, string>> = {
  PATH: 'skills/pdf/SKILL.md',
  RULE: 'skill/bom',
  SKILL: 'read',
  SHELL: 'bash',
  main: 'HEAD',
  'name=value': 'path=a',
  'origin/main': 'HEAD',
  'REPORT…': 'shard-1.sarif',
  'shard-*.sarif': 'shard-1.sarif',
  '{staged_files}': 'skills/pdf/SKILL.md',
}

/** The words of each command of passmuster that the pages show, each once. */
function commandsOf(pages: readonly string[]): readonly (readonly [line: string, argv: readonly string[]])[] {
  const lines = pages
    .flatMap(codeIn)
    .flatMap((code) => [...code.matchAll(OURS)].map(([, words]) => words!.trim()))
    .filter((line) => !line.startsWith('['))
  return [...new Set(lines)].map((line) => {
    const whole = line.replace(/\$\{\{.*?\}\}(?:\/4)?/g, (found) => (found.endsWith('/4') ? '1/4' : '1'))
    const words = (whole.match(/(?<=")[^"]+(?=")|[^\s"]+/g) ?? []).filter(
      (word) => word !== '…' && word !== '\\',
    )
    return [line, words.map((word) => MEANT[word] ?? word)] as const
  })
}

const commands = commandsOf(PAGES)

/** What answers an editor or an agent has tests of its own, and never ends here or needs what they send. */
const isTalk = ([word]: readonly string[]): boolean => word === 'lsp' || word === 'hook'

const FILES = {
  'README.md': '# It\n',
  'agent.3md':
    '---\n3md: 1.0\naxis: skill\nagent: dev\n---\n@plane z=0 label="dev" kind=identity\nRead.\n' +
    '@plane z=1 label="read" kind=skill triggers="look up" inputs="path" tool="cat {path}"\nRead it.\n',
  'skills/csv/SKILL.md': skill('csv'),
  'skills/pdf/SKILL.md': skill('pdf'),
}

describe('the commands of passmuster in the pages', () => {
  const run = (argv: readonly string[], cwd: string) =>
    runInTurn(join(project, 'dist/cli.js'), { argv, cwd, env: { ...process.env, FORCE_COLOR: undefined } })

  test('are many', () => {
    expect(commands.length).toBeGreaterThan(25)
  })

  test.each(commands.filter(([, argv]) => !isTalk(argv)))('passmuster %s', async (_, argv) => {
    await inFolder(FILES, async (folder) => {
      if (argv.includes('--since')) {
        git(folder, 'init')
        git(folder, 'add', '.')
        git(folder, 'commit', '-m', 'It')
      }
      if (argv[0] === 'merge') await run(['--shard', '1/1', '-f', 'sarif:shard-1.sarif'], folder)
      const { status, stderr } = await run(argv, folder)
      expect(status, stderr).toBeLessThan(2)
    })
  })
})

/** The commands of other programs: the lines of shells, and what stands in spans and begins with their names. */
const others = [
  ...new Set(
    PAGES.flatMap(codeIn).flatMap((code) => {
      const lines = /^```+sh\n([^]*?)\n```/.exec(code)?.[1]?.split('\n') ?? [code.slice(1, -1)]
      return lines
        .map((line) => line.replace(/ +#.*/, '').trim())
        .filter((line) => /^(?:npm|node|bash|npx (?!(?:--yes )?passmuster)) +\S/.test(line))
    }),
  ),
]

/** What installs or publishes, and so needs a network. */
const INSTALLS = /^npm (?:ci|cit|install|audit|pack|publish)\b|^npx (?:skills add|@biomejs\/biome@)/

/** What is wrong with a command of npm, Node or a shell; undefined for nothing. */
function faultOf(line: string): string | undefined {
  if (INSTALLS.test(line)) return undefined
  const [, prefix = '.', script] = /^npm (?:run )?(?:--prefix (\S+) )?([\w:-]+)/.exec(line) ?? []
  if (script !== undefined) {
    const scripts = [prefix, 'editors/vscode'].map(
      (folder) => JSON.parse(textOf(`${folder}/package.json`)).scripts,
    )
    return scripts.some((all) => script in all) ? undefined : `${line}: no such script`
  }
  const path = /^(?:node|bash|npx vitest run) (?:passmuster\/|node_modules\/passmuster\/)?(\S+)/.exec(
    line,
  )?.[1]
  return path !== undefined && existsSync(join(project, path)) ? undefined : `${line}: no such file`
}

test('the other commands of the pages name scripts and files that exist', () => {
  expect(others.length).toBeGreaterThan(15)
  expect(others.flatMap((line) => faultOf(line) ?? [])).toEqual([])
})
