import { defineConfig } from 'vitest/config'

// A busy machine may need long for a test that starts processes; no test measures time.
export default defineConfig({ test: { testTimeout: 60_000, server: { deps: { external: [/packages\.cjs$/] } } } })
