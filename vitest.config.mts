import { configDefaults, defineConfig } from 'vitest/config'

/** Fuzzing, growth and the second reading of the specifications take minutes: `npm run test:long` runs them. */
const AT_LENGTH = ['test/**/*.long.test.ts', 'test/fuzz/**', 'test/naive/**']
/**
 * Tests that put a module in place of another, for all that load it after, or that count what code asks, for
 * which it has to be loaded after the counting began.
 */
const ALONE = ['test/formats/list.test.ts', 'test/hostile/links.test.ts', 'test/windows/windows.test.ts']

// A busy machine may need long for a test that starts processes; a test that measures time compares it with
// other time only. Vitest leaves one processor idle unless it is told not to.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    maxWorkers: '100%',
    server: { deps: { external: [/packages\.cjs$/] } },
    projects: [
      // Nothing keeps a state between files, so the modules need not be loaded for each of them.
      {
        extends: true,
        test: { name: 'all', exclude: [...configDefaults.exclude, ...AT_LENGTH, ...ALONE], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
})
