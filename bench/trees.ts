import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { rules } from '../src/formats/rules.ts'
import { LARGEST_FILE } from '../src/lint/reading.ts'
import type { Original } from './originals.ts'
import { generated, isSkill } from './originals.ts'

export interface Tree {
  readonly title: string
  /** How many files of it are checked. */
  readonly files: number
  readonly build: (folder: string) => void
  /** Options of the linter. */
  readonly argv?: readonly string[]
  /** The name of the tree that it is run over, where it has none of its own. */
  readonly over?: string
}

/** Raise it when the trees are built in another way: those in the cache are of the old one. */
const LAYOUT = 2

/** The trees by name; nothing is built yet. */
export function trees(
  originals: readonly Original[],
  title: string,
  small: boolean,
): ReadonlyMap<string, Tree> {
  const skills = originals.filter(isSkill)
  const real = small ? skills.slice(0, 20) : skills
  const usual = skills.toSorted((a, b) => a.text.length - b.text.length)[skills.length >> 1]!
  const ignored = small ? 500 : 50_000
  const copied = (files: number): Tree => ({
    title: `${files.toLocaleString('en-US')} skills`,
    files,
    build: (folder) => plantCopies(folder, real, files),
  })
  return new Map<string, Tree>([
    ['one', { title: 'one skill', files: 1, build: (folder) => plantCopies(folder, [usual], 1) }],
    ['dead', { title: 'a skill of 9 KB with three dead links', files: 1, build: plantDead }],
    ['600', { ...copied(real.length), title: `${real.length} ${title} skills` }],
    ['10000', copied(small ? 100 : 10_000)],
    [
      'off',
      {
        ...copied(small ? 100 : 10_000),
        over: '10000',
        title: 'the same with all rules off',
        argv: GROUPS.flatMap((group) => ['--rule', `${group}/*=off`]),
      },
    ],
    [
      'bare',
      {
        ...copied(small ? 100 : 10_000),
        title: 'as many without the files beside them, JSON',
        build: (folder) => plantCopies(folder, real.map(alone), small ? 100 : 10_000),
        argv: ['-f', 'json'],
      },
    ],
    ['50000', copied(small ? 500 : 50_000)],
    ['clean', { ...made(small ? 100 : 10_000, (text) => text), title: 'as many without findings, JSON' }],
    [
      'findings',
      { ...made(small ? 100 : 10_000, withTwoFindings), title: 'as many with two findings each, JSON' },
    ],
    ['copilot', agentsAmong(originals)],
    ['subagents', subagents(small ? 50 : 1000)],
    [
      'mixed',
      {
        title: 'all formats',
        files: originals.length,
        build: (folder) => plantCopies(folder, originals, originals.length),
      },
    ],
    [
      'ignored',
      {
        ...copied(real.length),
        title: `the ${real.length} and ${ignored.toLocaleString('en-US')} ignored`,
        build: (folder) => plantIgnored(folder, real, ignored),
      },
    ],
    ...Object.entries(adversaries).map(([name, body]): [string, Tree] => [
      name,
      { title: `1 MiB of ${name}`, files: 1, build: (folder) => plantAdversary(folder, body) },
    ]),
  ])
}

/** Of all rules. */
const GROUPS = [...new Set(rules.map(({ id }) => id.split('/')[0]!))]

function alone(skill: Original): Original {
  return { ...skill, linked: new Map() }
}

function plantDead(folder: string): void {
  const [skill] = generated(20).filter(({ text }) => text.length > 8000)
  const links = ['forms', 'tables', 'charts'].map((name) => `See [the ${name}](references/${name}.md).\n`)
  plantCopies(folder, [{ ...skill!, text: skill!.text.slice(0, 9000).concat('\n\n', ...links) }], 1)
}

/** Generated skills, changed in some way. */
function made(files: number, change: (text: string) => string): Omit<Tree, 'title'> {
  const skills = generated().map((skill) => ({ ...skill, text: change(skill.text) }))
  return { files, build: (folder) => plantCopies(folder, skills, files), argv: ['-f', 'json'] }
}

function withTwoFindings(text: string): string {
  return `${text.replace('\ndescription:', '\nuser-invokable: false\ndescription:')}\nSee [it](gone.md).\n`
}

/** The files of the repository that has the most custom agents: agents and skills. */
function agentsAmong(originals: readonly Original[]): Tree {
  const byRepository = new Map<string, Original[]>()
  for (const file of originals) {
    const repository = file.path.split(/[/\\]/)[0]!
    byRepository.set(repository, [...(byRepository.get(repository) ?? []), file])
  }
  const agentsIn = (files: readonly Original[]): number =>
    files.filter(({ path }) => path.endsWith('.agent.md')).length
  const [files] = [...byRepository.values()].toSorted((a, b) => agentsIn(b) - agentsIn(a))
  return {
    title: `a repository of ${agentsIn(files!)} custom agents`,
    files: files!.length,
    build: (folder) => plantCopies(folder, files!, files!.length),
  }
}

function subagents(files: number): Tree {
  return {
    title: `${files.toLocaleString('en-US')} subagents`,
    files,
    build(folder) {
      for (const [index, { text }] of generated(files).entries())
        put(
          join(folder, `.claude/agents/agent-${index}.md`),
          text
            .replace(/^name: .*/m, `name: agent-${index}\ntools: Read, Grep, Bash\nmodel: sonnet`)
            .replace(/\]\(.*?\)/g, ']'),
        )
    },
  }
}

/** The folder of a tree, which is built once and kept for the same originals. */
export function folderOf(
  name: string,
  { title, files, build }: Tree,
  originals: readonly Original[],
): string {
  const hash = createHash('sha256')
    .update(
      JSON.stringify([
        LAYOUT,
        title,
        files,
        originals.map(({ path, text, linked }) => [path, text, [...linked.keys()]]),
      ]),
    )
    .digest('hex')
  const folder = join(tmpdir(), 'passmuster-bench', hash.slice(0, 12), name.replace(/\W+/g, '-'))
  if (existsSync(folder)) return folder
  process.stderr.write(`building ${folder}\n`)
  const unfinished = `${folder}.${process.pid}`
  put(join(unfinished, '.git/HEAD'), '')
  build(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another process may have been faster.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

function put(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/**
 * The originals, then as many copies as it takes: each in a folder of another name, which its own name
 * follows.
 */
function plantCopies(folder: string, originals: readonly Original[], files: number): void {
  for (let index = 0; index < files; index++) {
    const { path, text, linked } = originals[index % originals.length]!
    const copy = Math.floor(index / originals.length)
    const at = (number: number): string =>
      join(folder, `copy-${number}`, dirname(path) + (number > 0 ? `-${number}` : ''))
    put(
      join(at(copy), basename(path)),
      copy === 0 ? text : text.replace(/^(name:[ \t]*["']?[\w-]+)/m, `$1-${copy}`),
    )
    for (const [target, bytes] of linked)
      plantLinked(join(at(copy), target), bytes, copy === 0 ? undefined : join(at(0), target))
  }
}

/** What a file links to need only be there, so the copies share it. */
function plantLinked(path: string, bytes: Uint8Array | undefined, shared: string | undefined): void {
  mkdirSync(bytes === undefined ? path : dirname(path), { recursive: true })
  if (bytes === undefined) return
  if (shared === undefined) return put(path, bytes)
  try {
    linkSync(shared, path)
  } catch {
    copyFileSync(shared, path)
  }
}

function plantIgnored(folder: string, real: readonly Original[], files: number): void {
  plantCopies(folder, real, real.length)
  for (let index = 0; index < files; index++) {
    const name = index % 100 === 0 ? 'SKILL.md' : `lib/part-${index % 100}.js`
    put(join(folder, 'node_modules', `package-${Math.floor(index / 100)}`, name), 'export const number = 1\n')
  }
}

/** Bodies by what is hard in them; each is cut at the largest file that is checked. */
const adversaries: Readonly<Record<string, () => string>> = {
  'opening brackets': () => '['.repeat(LARGEST_FILE),
  'nested quotes': () => Array.from({ length: 1000 }, (_, depth) => `${'> '.repeat(depth + 1)}a\n`).join(''),
  'nested lists': () => Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- a\n`).join(''),
  'unclosed links': () => '[a](b '.repeat(LARGEST_FILE / 6),
  '100,000 links to one file': () => '[a](b.md) '.repeat(100_000),
  '100,000 links to as many files': () =>
    Array.from({ length: 100_000 }, (_, index) => `[a](${index})`).join(''),
  'one long line': () => 'a *b* `c` '.repeat(LARGEST_FILE / 10),
}

export const ADVERSARIES: readonly string[] = Object.keys(adversaries)

function plantAdversary(folder: string, body: () => string): void {
  const head = '---\nname: adversary\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n'
  put(
    join(folder, 'adversary/SKILL.md'),
    `${head}${body()}`.slice(0, LARGEST_FILE).padEnd(LARGEST_FILE, '\nb'),
  )
}
