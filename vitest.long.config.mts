import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** What takes longest, in this order. It begins first, so that no process works alone at the end. */
const LONGEST = ['fuzz/fuzz', 'fuzz/api', 'fuzz/fixes', 'fuzz/no-worse', 'fuzz/linear', 'naive/differential']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/test/${name}.long.test.ts`))
      return place === -1 ? LONGEST.length : place
    }
    return files.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}

// The tests that take minutes: what `npm test` tries a sample of, in full, and what reads many real files.
export default defineConfig({
  test: {
    include: ['test/**/*.long.test.ts'],
    env: { PASSMUSTER_TESTS: 'long' },
    testTimeout: 240_000,
    maxWorkers: '100%',
    // Long texts leave much to collect, for which V8's usual room is small.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongestFirst },
    server: { deps: { external: [/packages\.cjs$/] } },
  },
})
