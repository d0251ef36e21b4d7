import { join, posix, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { discover } from '../../src/files/discover.ts'
import { absoluteOf } from '../../src/files/found-path.ts'
import type { Host } from '../../src/files/host.ts'
import { listingOnce } from '../../src/files/host.ts'
import { fromRoot, slashed } from '../../src/files/paths.ts'
import { openRepositories } from '../../src/files/repository-files.ts'
import type { ScanOptions } from '../../src/files/scan.ts'
import { linksOn } from '../../src/files/scan.ts'
import { formatsNamed, isDocument, placeOf } from '../../src/formats/names.ts'
import type { Entry, Files as Repository } from '../../src/model.ts'
import { memoryHost, ROOT, watched } from '../memory-host.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'

const SEEDS = Number(process.env['FUZZ_RUNS'] ?? 20)
const FIRST_SEED = Number(process.env['FUZZ_SEED'] ?? 1)

type Files = Readonly<Record<string, Entry>>

const link = (target: string): Entry => ({ link: target })

/** All, and what a glob means: of that the path by which a folder is reached decides. */
const PATHS = [['.'], ['**/agents/**/*.md']]

const FOLDERS = '.claude agents .github skills .cursor p src a b'.split(' ')
const HIDDEN = ['node_modules', 'out']
const NAMES = ['a.md', 'b.agent.md', 'SKILL.md', 'x.txt', '.claude-plugin/plugin.json']

/** Folders in each other with files in them, and links among them all. */
function someTree(random: Random, size: number): Files {
  const folders = ['.']
  const files: Record<string, Entry> = { '.git/HEAD': '', '.gitignore': 'out\n' }
  for (let count = 0; count < size; count++) {
    const folder = posix.join(random.pick(folders), random.pick(random.once(20) ? HIDDEN : FOLDERS))
    folders.push(folder)
    files[posix.join(folder, random.pick(NAMES))] = '{}'
  }
  const taken = new Set(folders)
  for (let count = 0; count < size; count++) {
    const path = posix.join(random.pick(folders), random.once(2) ? random.pick(FOLDERS) : `l${count}`)
    if (taken.has(path)) continue
    taken.add(path)
    files[path] = {
      link:
        posix.relative(posix.dirname(posix.join('/', path)), posix.join('/', random.pick(folders))) || '.',
    }
  }
  return files
}

/** What is found, and how many questions that takes: of the host, and about paths. */
function discovered(files: Files, paths: readonly string[] = ['.']) {
  let steps = 0
  const count = () => void steps++
  const host = watched(listingOnce(memoryHost(files)), count)
  const { filesOf } = openRepositories(host)
  const options: ScanOptions = {
    gitignore: true,
    isNamed(path, _, root) {
      count()
      return isDocument({ path, files: filesOf(root) }, {})
    },
    placeOf(folder, root) {
      count()
      return placeOf(fromRoot(folder, root), filesOf(root))
    },
  }
  const { found } = discover(paths, options, host)
  return { found, host, files: filesOf(ROOT), perEntry: steps / Object.keys(files).length }
}

/** The paths by which a client reaches files, through at most so many links, but for folders that nobody searches. */
function* reached(host: Host, folder: string, links: number): Iterable<string> {
  for (const entry of host.list(folder)) {
    const path = join(folder, entry.name)
    const isFolder = host.stat(path).isDirectory()
    if (!isFolder) yield path
    else if (entry.isSymbolicLink() ? links > 0 : ![...HIDDEN, '.git'].includes(entry.name))
      yield* reached(host, path, entry.isSymbolicLink() ? links - 1 : links)
  }
}

/** The formats of which a file is by its path. */
function formatsAt(path: string, files: Repository): readonly string[] {
  if (!isDocument({ path, files }, {})) return []
  const named = formatsNamed(path).filter(({ isPlace }) => isPlace?.(path, files) !== false)
  return named.map(({ name }) => name)
}

test('whatever a client reaches by links is found, or one of the links is a finding', () => {
  let most = 0
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed++) {
    const { found, host, files } = discovered(someTree(randomOf(seed), 12))
    const refused = new Set(found.filter(({ refusal }) => refusal !== undefined).map(absoluteOf))
    const checked = new Set<string>()
    for (const file of found) {
      const real = file.refusal === undefined ? host.realpath(absoluteOf(file)) : ''
      // A file with a name of its own is checked under that alone.
      if (absoluteOf(file) === real) checked.add(real)
      for (const format of formatsAt(file.path, files)) checked.add(`${real} ${format}`)
    }
    const missed = [...reached(host, ROOT, 3)].filter((path) => {
      const links = linksOn(path, ROOT, host)
      if (links.some((link) => refused.has(link))) return false
      most = Math.max(most, links.length)
      const real = host.realpath(path)
      if (checked.has(real)) return false
      return !formatsAt(slashed(relative(ROOT, path)), files).every((format) =>
        checked.has(`${real} ${format}`),
      )
    })
    if (missed.length > 0) expect([`FUZZ_SEED=${seed} FUZZ_RUNS=1`, missed]).toEqual([])
  }
  expect(most).toBeGreaterThan(2)
})

/** So many times something, by its number. */
function many(times: number, make: (index: number) => Files): Files {
  return Object.assign(
    { '.git/HEAD': '', '.gitignore': 'out\n' },
    ...Array.from({ length: times }, (_, index) => make(index)),
  )
}

const deep = (depth: number, top = 'deep'): string => posix.join(top, 'a/'.repeat(depth), 'a')

describe('links among folders take work in proportion to what is there', () => {
  test('at random', () => {
    const most = (size: number, paths: readonly string[]): number =>
      Math.max(
        ...Array.from(
          { length: 6 },
          (_, seed) => discovered(someTree(randomOf(seed + 1), size), paths).perEntry,
        ),
      )
    expect(PATHS.map((paths) => most(160, paths) / most(40, paths)).filter((growth) => growth > 2)).toEqual(
      [],
    )
  })

  test.each<[string, (size: number) => Files]>([
    [
      'that all lead to each other',
      (size) =>
        many(size * size, (index) => ({
          [`f${index % size}/agents/l${index}`]: link(`../../f${Math.floor(index / size)}`),
          '.claude': link('f0'),
          'f0/a.md': '',
        })),
    ],
    [
      'that lead to themselves',
      (size) =>
        many(size, (index) => ({
          '.claude/agents': link('../src'),
          [`src/l${index}`]: link('.'),
          [`src/${index}.md`]: '',
        })),
    ],
    [
      'that lead around themselves',
      (size) =>
        many(size, (index) => ({
          [`a/.claude/agents/b/l${index}`]: link('../'.repeat(1 + (index % 4))),
          [`a/${index}.md`]: '',
        })),
    ],
    [
      'that lead into each other',
      (size) =>
        many(size, (index) => ({
          [`.claude/agents/l${index}`]: link(posix.join('../..', deep(index))),
          [`${deep(index)}/x.md`]: '',
        })),
    ],
    [
      'that lead to one',
      (size) =>
        many(size, (index) => ({ [`d${index}/.claude/agents`]: link('../../src'), [`src/${index}.md`]: '' })),
    ],
    [
      'in a row',
      (size) =>
        many(size, (index) => ({
          '.claude/agents': link('../r0'),
          [`r${index}/next`]: link(`../r${index + 1}`),
          [`r${index}/x.md`]: '',
        })),
    ],
    [
      'that nobody searches',
      (size) =>
        many(size, (index) => ({
          [`l${index}`]: link(deep(index, 'out')),
          [`${deep(index, 'out')}/x.txt`]: '',
        })),
    ],
    [
      'that nobody searches, with a skill',
      (size) =>
        many(size, (index) => ({
          [`l${index}`]: link(deep(index, 'out')),
          [`${deep(size, 'out')}/SKILL.md`]: '',
          [`${deep(index, 'out')}/x.txt`]: '',
        })),
    ],
    [
      'that nobody searches and that lead to each other',
      (size) =>
        many(size * size, (index) => ({
          [`l${index}`]: link(`out/f${index % size}`),
          [`out/f${index % size}/l${index}`]: link(`../f${Math.floor(index / size)}`),
        })),
    ],
    [
      'that nobody searches, and of which one has a skill',
      (size) =>
        many(size * size, (index) => ({
          [`l${index}`]: link(`out/f${index % size}`),
          [`out/f${index % size}/l${index}`]: link(`../f${Math.floor(index / size)}`),
          'out/f0/SKILL.md': '',
        })),
    ],
  ])('%s', (_, files) => {
    const growths = PATHS.map(
      (paths) => discovered(files(32), paths).perEntry / discovered(files(16), paths).perEntry,
    )
    expect(growths.filter((growth) => growth > 1.5)).toEqual([])
  })
})
