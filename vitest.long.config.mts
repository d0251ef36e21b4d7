import { defineConfig } from 'vitest/config'

// The tests that take minutes: what `npm test` tries a sample of, in full, and what reads many real files.
export default defineConfig({
  test: {
    include: ['test/**/*.long.test.ts'],
    env: { PASSMUSTER_TESTS: 'long' },
    testTimeout: 60_000,
    maxWorkers: '100%',
    server: { deps: { external: [/packages\.cjs$/] } },
  },
})
