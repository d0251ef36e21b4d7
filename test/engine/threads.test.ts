import { describe, expect, test } from 'vitest'
import type { Budget } from '../../src/engine/budget.ts'
import { BUDGET } from '../../src/engine/budget.ts'
import type { Options } from '../../src/engine/options.ts'
import { run } from '../../src/engine/run.ts'
import { loadWork } from '../../src/engine/threads/load-work.ts'
import type { Task } from '../../src/engine/threads/task.ts'
import type { Host, Threads } from '../../src/files/host.ts'
import type { Entry } from '../../src/model.ts'
import { reporterNames } from '../../src/reporters/index.ts'
import { joined } from '../../src/text/pieces.ts'
import { DEFAULTS } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const good = (name: string): string =>
  `---\nname: ${name}\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n`

const numbered = (count: number, entry: (index: number) => readonly [string, string]) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => entry(index)))

/** Files of several formats, some of whose findings depend on other files, or on settings of some folders. */
const FILES: Readonly<Record<string, Entry>> = {
  '.git/HEAD': '',
  'passmuster.yaml':
    'rules:\n  skill/dead-link: { allow: ["allowed-*.md"] }\noverrides:\n  - files: ["**/references/**"]\n    rules: { skill/dead-link: info }\n',
  'deep/passmuster.yaml': 'rules: { skill/name-directory: off }\n',
  'deep/skills/other/SKILL.md': good('another'),
  ...numbered(20, (index) => [
    `skills/a${index}/SKILL.md`,
    good(index % 3 === 0 ? `b${index}` : `a${index}`),
  ]),
  ...numbered(5, (index) => [
    `skills/links-${index}/SKILL.md`,
    `${good(`links-${index}`)}[a](references/a.md) [b](gone.md) [c](allowed-1.md)\n<!-- passmuster-disable-next-line skill/dead-link -->\n[d](gone.md)\n`,
  ]),
  ...numbered(5, (index) => [`skills/links-${index}/references/a.md`, '# A\n\n[gone](lost.md)\n']),
  'x/skills/pdf/SKILL.md': good('pdf'),
  'y/skills/pdf/SKILL.md': good('pdf'),
  '.claude/skills/copy/SKILL.md': good('copy').repeat(2),
  '.github/skills/copy/SKILL.md': good('copy'),
  '.github/agents/a.agent.md':
    '---\nname: A\ndescription: Reviews code.\ntools: [read]\nhandoffs:\n  - { label: B, agent: b, prompt: Go. }\n  - { label: C, agent: c, prompt: Go. }\n---\nReview it.\n',
  '.github/agents/b.md': 'Not an agent.\n',
  'router.3md': '---\n3md: 1.0\n---\n@plane z=0 label="x"\n',
  'skills/broken/SKILL.md': Uint8Array.of(0x2d, 0xff),
}

/** Threads that are none, but that get and send copies as threads do. */
function threadsOf(machine: Host, fault?: string, cores = 3): Threads & { readonly started: () => number } {
  let started = 0
  return {
    cores: () => cores,
    started: () => started,
    async start(task, hear) {
      started++
      const work = await loadWork(machine)
      if (fault !== undefined) throw new Error(fault)
      await work(structuredClone(task), (message) => hear(structuredClone(message)))
    },
  }
}

async function outcomeOf(host: Host, options: Partial<Options>, budget?: Budget) {
  const { stdout, stderr, exitCode } = await run({ ...DEFAULTS, ...options }, host, budget)
  return { stdout: joined(stdout), stderr: joined(stderr), exitCode }
}

/** What a run gives with these threads, and how many were started. */
async function inThreads(number: number, options: Partial<Options> = {}, budget?: Budget) {
  const machine = memoryHost(FILES)
  const threads = threadsOf(machine)
  const outcome = await outcomeOf({ ...machine, threads }, { ...options, threads: number }, budget)
  return { outcome, started: threads.started() }
}

describe('several threads give what one gives', () => {
  test.each(reporterNames)('as %s', async (reporter) => {
    const options: Partial<Options> = { preset: 'strict', outputs: [{ reporter, file: undefined }] }
    const alone = await inThreads(1, options)
    const together = await inThreads(4, options)
    expect([alone.started, together.started]).toEqual([0, 3])
    expect(together.outcome).toEqual(alone.outcome)
    expect(alone.outcome.stdout.length).toBeGreaterThan(100)
  })

  test.each([
    ['a part of the files', { shard: { index: 2, count: 3 } }],
    ['some paths, with all around them', { paths: ['skills/a3'], context: true }],
    ['without suppressions', { inlineConfig: false }],
    ['one client', { clients: ['codex'] }],
    ['no config', { config: false }],
  ] satisfies readonly (readonly [string, Partial<Options>])[])('%s', async (_, options) => {
    expect((await inThreads(3, options)).outcome).toEqual((await inThreads(1, options)).outcome)
  })

  test.each([0, 1, 2, 3, 5, 8, 13, 21])('where only %i findings of each severity have room', async (most) => {
    const budget = { ...BUDGET, findings: most }
    expect((await inThreads(3, {}, budget)).outcome).toEqual((await inThreads(1, {}, budget)).outcome)
  })

  test.each([0, 1, 100, 500, 1000, 3000])('where only %i units of text have room', async (text) => {
    const budget = { ...BUDGET, text }
    expect((await inThreads(3, {}, budget)).outcome).toEqual((await inThreads(1, {}, budget)).outcome)
  })
})

describe('threads are started', () => {
  const many = (count: number) => numbered(count, (index) => [`skills/a${index}/SKILL.md`, good(`a${index}`)])
  const startedFor = async (count: number, options: Partial<Options> = {}, cores = 3): Promise<number> => {
    const machine = memoryHost({ '.git/HEAD': '', ...many(count) })
    const threads = threadsOf(machine, undefined, cores)
    await outcomeOf({ ...machine, threads }, options)
    return threads.started()
  }

  test.each([
    [1, 0],
    [2, 1],
    [8, 3],
  ])('on %i cores for 1,000 files: %i beside this one', async (cores, started) => {
    expect(await startedFor(1000, {}, cores)).toBe(started)
  })

  test.each([
    ['for 999 files none', 999, {}, 0],
    ['for 1,000 files one for each core, this one among them', 1000, {}, 2],
    ['for 1,000 files none where one is asked for', 1000, { threads: 1 }, 0],
    ['for one file none, whatever is asked for', 1, { threads: 8 }, 0],
    ['not more than there are files', 3, { threads: 8 }, 2],
    ['not more than 64, whatever is asked for', 80, { threads: 1000 }, 63],
    ['none to fix', 3, { threads: 8, fix: { fixing: 'safe', dryRun: true } }, 0],
    ['none where it matters what files were', 3, { threads: 8, earlier: () => undefined }, 0],
  ] satisfies readonly (readonly [string, number, Partial<Options>, number])[])(
    '%s',
    async (_, count, options, started) => {
      expect(await startedFor(count, options)).toBe(started)
    },
  )
})

describe('a thread that ends early ends the run', () => {
  test('with its reason', async () => {
    const machine = memoryHost(FILES)
    const host = { ...machine, threads: threadsOf(machine, 'out of memory') }
    await expect(outcomeOf(host, { threads: 2 })).rejects.toThrow('out of memory')
  })

  test('and leaves the others no work', async () => {
    let task: unknown
    const start: Threads['start'] = (given) => {
      task = given
      return Promise.reject(new Error('out of memory'))
    }
    const host = { ...memoryHost(FILES), threads: { cores: () => 2, start } }
    await expect(outcomeOf(host, { threads: 2 })).rejects.toThrow('out of memory')
    const { next, files } = task as Task
    expect(next[0]).toBe(files.length)
  })

  test('also where it does not say so', async () => {
    const machine = memoryHost(FILES)
    const { start } = threadsOf(machine)
    // It takes its parts and sends none of them.
    const threads: Threads = { cores: () => 2, start: (task) => start(task, () => {}) }
    await expect(outcomeOf({ ...machine, threads }, { threads: 2 })).rejects.toThrow(
      'a thread ended before its work',
    )
  })
})
