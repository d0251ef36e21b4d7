import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Fuzzing, growth and the second reading of the specifications take minutes: `npm run test:long` runs them. */
const AT_LENGTH = 'test/**/*.long.test.ts'
/**
 * Tests that put a module in place of another, for all that load it after, or that count what code asks, for
 * which it has to be loaded after the counting began.
 */
const ALONE = ['test/formats/list.test.ts', 'test/hostile/links.test.ts', 'test/windows/windows.test.ts']

/** Runs of the whole program, repositories made with git, and hostile input: `npm run test:slow` runs them. */
const SLOW = [
  'test/action/{changed-files,check-run,end-to-end,hidden,reached,review,step,untrusted}.test.ts',
  'test/browser/**/*.test.ts',
  'test/ci/**/*.test.ts',
  'test/clients/cells.test.ts',
  'test/dist/dist.test.ts',
  'test/ecosystem/**/*.test.ts',
  'test/files/{folder-links-steps,git,gitignore-git,link-targets}.test.ts',
  'test/hostile/**/*.test.ts',
  'test/project/{shards/shard,trust/since,work}.test.ts',
  'test/reporters/junit.test.ts',
]

/** What takes longest, in this order. It begins first, so that no process works alone at the end. */
const LONGEST = ['fuzz/fuzz', 'fuzz/api', 'fuzz/fixes', 'fuzz/no-worse', 'fuzz/linear', 'naive/differential']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}.long.test.ts`))
      return place === -1 ? LONGEST.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

const test = fileURLToPath(new URL('./test/', import.meta.url))
const windowsPaths = `${test}windows/win32-path.ts`

const ROOMS = /^(?:cli|clients|files|formats|lint|project|references|reporters|windows)\/.*\.test\.ts$/

/** One puts another list of formats in place of ours, and one asks fast-glob, whose paths are its own. */
const NOT_ON_WINDOWS = ['formats/list.test.ts', 'files/list-folders.test.ts']

/** Whether a test has its files in memory: on a disk the paths would be real ones. */
function isInMemory(name: string): boolean {
  const text = readFileSync(test + name, 'utf8')
  return /memory-host|linting/.test(text) && !/mkdtemp|inFolder|child_process/.test(text)
}

const inMemory = readdirSync(test, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => ROOMS.test(name) && !name.endsWith('.long.test.ts') && !NOT_ON_WINDOWS.includes(name))
  .filter(isInMemory)

// A busy machine may need long for a test that starts processes; a test that measures time compares it with
// other time only. Vitest leaves one processor idle unless it is told not to.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    server: { deps: { external: [/packages\.cjs$/] } },
    sequence: { sequencer: LongestFirst },
    // What runs unless `--project` asks for another.
    project: ['quick', 'quick alone'],
    projects: [
      // Nothing keeps a state between files, so the modules need not be loaded for each of them.
      {
        extends: true,
        test: {
          name: 'quick',
          exclude: [...configDefaults.exclude, AT_LENGTH, ...ALONE, ...SLOW],
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          exclude: [...configDefaults.exclude, AT_LENGTH, ...ALONE],
          isolate: false,
          maxWorkers: '100%',
        },
      },
      { extends: true, test: { name: 'quick alone', include: ALONE, maxWorkers: '100%' } },
      // The tests that take minutes: what `npm test` tries a sample of, in full, and what reads many real files.
      {
        extends: true,
        test: {
          name: 'long',
          include: ['test/**/*.long.test.ts'],
          env: { PASSMUSTER_TESTS: 'long' },
          testTimeout: 240_000,
          maxWorkers: '100%',
          // Long texts leave much to collect, for which V8's usual room is small.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      // The tests whose files are in memory, with the paths of Windows.
      {
        extends: true,
        plugins: [
          {
            name: 'windows-paths',
            enforce: 'pre',
            transform: (code, id) =>
              id === windowsPaths ? undefined : code.replace(/from 'node:path'/g, `from '${windowsPaths}'`),
          },
        ],
        test: { name: 'windows', include: inMemory.map((name) => `test/${name}`), isolate: false },
      },
    ],
  },
})
