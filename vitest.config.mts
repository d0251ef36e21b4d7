import { defineConfig } from 'vitest/config'

// A busy machine may need long for a test that starts processes; a test that measures time compares it with
// other time only. Vitest leaves
// one processor idle unless it is told not to.
export default defineConfig({
  test: { testTimeout: 60_000, maxWorkers: '100%', server: { deps: { external: [/packages\.cjs$/] } } },
})
