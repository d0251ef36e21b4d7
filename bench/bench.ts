import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'
import { join, resolve } from 'node:path'
import { plural } from '../src/wording/wording.ts'
import type { Choices } from './arguments.ts'
import { readArguments, USAGE } from './arguments.ts'
import type { Figures, Limit } from './figures.ts'
import { isOver, limitTable, medians, megabytes, milliseconds, table, times } from './figures.ts'
import { EMPTY, FLOOR, LIMITS, otherOver } from './limits.ts'
import type { Command } from './measure.ts'
import { findPython, measure, warm } from './measure.ts'
import type { Original } from './originals.ts'
import { originals } from './originals.ts'
import type { Tree } from './trees.ts'
import { ADVERSARIES, folderOf, trees } from './trees.ts'

const PAGE = 'bench/README.md'
const MARKS = ['<!-- figures -->', '<!-- end of figures -->'] as const
/** Commands shorter than this, in milliseconds, are run more often: the noise is as large as they are. */
const SHORT = 300
const SHORT_RUNS = 5

/** The limits that were asked for. Against another commit there is one only where that was named. */
function limitsOf({ only, against }: Choices, all: ReadonlyMap<string, Tree>): readonly Limit[] {
  return LIMITS.filter(
    (limit) => only.includes(limit.only) && (against.length > 0 || limit.against !== otherOver(limit.of)),
  ).map((limit) => ({ ...limit, title: `${all.get(limit.of)?.title ?? action.title}: ${limit.says}` }))
}

/**
 * Where the bundle is, for commands that are run elsewhere. (A path that the bundler of this file can read is
 * one that it copies.)
 */
function cliBelow(project: string): string {
  return join(project, 'dist', 'cli.js')
}

/** The bundle of another commit, as it was committed. Throws one line where there is none. */
function cliOf(commit: string): string {
  const folder = join('build', 'against', commit.replace(/\W/g, '-'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = spawnSync('git', ['archive', commit, 'dist'], { maxBuffer: Infinity })
  if (archive.status !== 0)
    throw new Error(`\`${commit}\` is no commit with a \`dist\` folder. Name another one.`)
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], {
    input: archive.stdout,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The bundle of \`${commit}\` cannot be unpacked: ${stderr}`)
  return cliBelow(resolve(folder))
}

/** Lists and reads the files that the linter checks. */
const LIST = [
  ...['find', '.', '-name', 'node_modules', '-prune', '-o', '-type', 'f', '('],
  ...[
    '-iname',
    'SKILL.md',
    '-o',
    '-name',
    '*.3md',
    '-o',
    '-name',
    '*.agent.md',
    '-o',
    '-path',
    '*/agents/*.md',
  ],
  ...[')', '-exec', 'cat', '{}', '+'],
]

/**
 * All that is run over one tree: the linter, the floor (of one hard file it says nothing), and what to
 * compare with. `others` are the bundles of other commits.
 */
function commandsOver(
  name: string,
  { title, files, argv = [] }: Tree,
  folder: string,
  { vs, node, against }: Choices,
  others: readonly string[],
): readonly Command[] {
  const floor = ADVERSARIES.includes(name) ? undefined : `${name} ${FLOOR}`
  const linter = (as: string, also: string, cli: string): Command => ({
    name: as,
    title: title + also,
    floor,
    cwd: folder,
    argv: [node, cli, ...argv],
    isDone: (stdout) => checkedIn(stdout) >= files,
    succeeds: (code) => code < 2,
  })
  const own = cliBelow(process.cwd())
  return [
    linter(name, '', own),
    // Another commit may know fewer kinds of files.
    ...others.map((cli, index) => ({
      ...linter(otherOver(name, index), `, ${against[index]}`, cli),
      isOptional: true,
    })),
    ...(floor === undefined
      ? []
      : [
          {
            name: floor,
            title: `${title}: ${FLOOR}`,
            floor,
            cwd: folder,
            argv: LIST,
            succeeds: (code: number) => code === 0,
          },
        ]),
    // The shell has 126 and 127 for what it cannot run; any other code may be that of a linter with findings.
    ...vs.map(
      (command): Command => ({
        name: `${name} ${command}`,
        title: `${title}: ${command}`,
        floor,
        argv: ['sh', '-c', command.replaceAll('{tree}', folder)],
        succeeds: (code) => code >= 0 && code < 126,
      }),
    ),
  ]
}

/** The number of files that a report says were checked: those of skills that have findings are among them. */
function checkedIn(stdout: string): number {
  const [, number] =
    /([\d,]+) files? checked/.exec(stdout) ?? /"summary": \{\s*"files": (\d+)/.exec(stdout) ?? []
  return Number((number ?? '').replaceAll(',', ''))
}

/** An input that is wrong is the first that the Action looks at, and the last. */
const action: Command = {
  name: 'action',
  title: "the Action's start",
  argv: [process.execPath, 'dist/index.js'],
  env: { INPUT_PRESET: 'none' },
  isDone: (stdout) => stdout.includes('`none` is not a value of `preset`'),
  succeeds: (code) => code === 1,
}

/** Runs a command once, which warms the caches. Whether it did its work; throws unless it may be left out. */
function doesItsWork(command: Command): boolean {
  try {
    warm(command)
    return true
  } catch (error) {
    if (command.isOptional !== true) throw error
    process.stderr.write(`${command.name} is left out: ${String(error)}\n`)
    return false
  }
}

/**
 * The medians of all commands: each is run once in every round, so that what else the machine does meets all
 * alike.
 */
function measureAll(commands: readonly Command[], rounds: number): ReadonlyMap<string, Figures> {
  const python = findPython()
  const runs = commands
    .filter(doesItsWork)
    .map((command): { command: Command; figures: Figures[] } => ({ command, figures: [] }))
  for (let round = 1; round <= rounds; round++) {
    process.stderr.write(`round ${round} of ${rounds}\n`)
    for (const { command, figures } of runs) {
      figures.push(measure(command, python))
      for (let again = 1; rounds > 1 && again < SHORT_RUNS && figures.at(-1)!.wall < SHORT; again++)
        figures.push(measure(command, python))
    }
  }
  return new Map(runs.map(({ command, figures }) => [command.name, medians(figures)]))
}

/** One row per command, each figure also as a ratio to the floors. */
function figureTable(commands: readonly Command[], figures: ReadonlyMap<string, Figures>): string {
  const rows = commands.map(({ name, title, floor }) => {
    const own = figures.get(name)!
    const ratios = (figure: keyof Figures): readonly string[] =>
      [EMPTY, floor].map((against) =>
        against === undefined ? '' : times(own[figure] / figures.get(against)![figure]),
      )
    return [
      title,
      milliseconds(own.wall),
      ...ratios('wall'),
      milliseconds(own.cpu),
      ...ratios('cpu'),
      megabytes(own.memory),
      ...ratios('memory'),
    ]
  })
  const floors = ['× Node', '× find']
  return table(['', 'wall', ...floors, 'CPU', ...floors, 'peak', ...floors], rows)
}

/** The folder of a tree, or of the one that it is run over. */
function folderAmong(all: ReadonlyMap<string, Tree>, name: string, files: readonly Original[]): string {
  const { over = name } = all.get(name)!
  return folderOf(over, all.get(over)!, files)
}

function machine(title: string, { runs, node }: Choices): string {
  const { model = 'unknown processor' } = cpus()[0] ?? {}
  return `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 1e9)} GB, ${type()}, Node ${versionOf(node)}, medians of ${plural(runs, 'round')} over ${title} files\n`
}

async function main(): Promise<number> {
  const choices = readArguments(process.argv.slice(2))
  if (choices === undefined) {
    process.stdout.write(USAGE)
    return 0
  }
  const { title, files } = await originals(choices.corpus)
  const all = trees(files, title, choices.small)
  const limits = limitsOf(choices, all)
  const wanted = new Set([
    ...choices.only.map((name) => String(name)),
    ...limits.flatMap(({ subject, against }) => [subject, against]),
  ])
  const others = choices.against.map(cliOf)
  const empty = join(
    folderOf(
      'empty',
      { title: '', files: 0, build: (folder) => writeFileSync(join(folder, 'empty.js'), '') },
      [],
    ),
    'empty.js',
  )
  const commands: readonly Command[] = [
    { name: EMPTY, title: EMPTY, argv: [choices.node, empty], succeeds: (code) => code === 0 },
    ...(wanted.has(action.name) ? [action] : []),
    ...[...all]
      .filter(([name]) => wanted.has(name))
      .flatMap(([name, tree]) => commandsOver(name, tree, folderAmong(all, name, files), choices, others)),
  ]
  const figures = measureAll(commands, choices.runs)
  const report = [
    machine(title, choices),
    figureTable(
      commands.filter(({ name }) => figures.has(name)),
      figures,
    ),
    ...(choices.small ? [] : [limitTable(limits, figures)]),
  ].join('\n')
  process.stdout.write(report)
  if (choices.only.includes('one')) {
    const one = commands.find(({ name }) => name === 'one')!
    process.stdout.write(instructions([commands[0]!, one]))
  }
  if (choices.write) writePage(report)
  return choices.check && limits.some((limit) => isOver(limit, figures)) ? 1 : 0
}

/** How many instructions commands take, which repeats under any load; '' where there is no valgrind. */
function instructions(commands: readonly Command[]): string {
  const counted = commands.map(({ title, cwd, argv: [node, ...rest] }) => {
    const words = [
      '--tool=cachegrind',
      '--cache-sim=no',
      '--smc-check=all-non-file',
      '--cachegrind-out-file=/dev/null',
    ]
    const { stderr } = spawnSync('valgrind', [...words, node!, '--single-threaded', ...rest], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: undefined, NODE_OPTIONS: undefined },
    })
    const [, number] = /I +refs: +([\d,]+)/.exec(stderr ?? '') ?? []
    return number === undefined ? [] : `${title}: ${number} instructions\n`
  })
  return counted.flat().join('')
}

function versionOf(node: string): string {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()
}

function writePage(report: string): void {
  const page = readFileSync(PAGE, 'utf8')
  const [start, end] = MARKS.map((mark) => page.indexOf(mark))
  if (start === -1 || end === -1)
    throw new Error(`\`${PAGE}\` lacks the marks of the figures. Put ${MARKS.join(' and ')} into it.`)
  writeFileSync(PAGE, `${page.slice(0, start! + MARKS[0].length)}\n${report}${page.slice(end)}`)
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
