import { defineConfig } from 'vitest/config'

// A busy machine may need long for a test that starts processes; a test that measures time compares it with other time only.
export default defineConfig({ test: { testTimeout: 60_000, server: { deps: { external: [/packages\.cjs$/] } } } })
