import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const test = fileURLToPath(new URL('./test/', import.meta.url))
const windowsPaths = `${test}windows/win32-path.ts`

const ROOMS = /^(?:config|engine|files|formats|reporters|suppressions|windows)\/.*\.test\.ts$/

/** One puts another list of formats in place of ours, and one asks fast-glob, whose paths are its own. */
const OTHERS = ['formats/list.test.ts', 'files/list-folders.test.ts']

/** Whether a test has its files in memory: on a disk the paths would be real ones. */
function isInMemory(name: string): boolean {
  const text = readFileSync(test + name, 'utf8')
  return /memory-host|linting/.test(text) && !/mkdtemp|inFolder|child_process/.test(text)
}

const included = readdirSync(test, { recursive: true, encoding: 'utf8' })
  .filter((name) => ROOMS.test(name) && !name.endsWith('.long.test.ts'))
  .filter((name) => !OTHERS.includes(name))
  .filter(isInMemory)

// The tests whose files are in memory, with the paths of Windows.
export default defineConfig({
  plugins: [
    {
      name: 'windows-paths',
      enforce: 'pre',
      transform: (code, id) =>
        id === windowsPaths ? undefined : code.replace(/from 'node:path'/g, `from '${windowsPaths}'`),
    },
  ],
  test: {
    testTimeout: 60_000,
    server: { deps: { external: [/packages\.cjs$/] } },
    isolate: false,
    include: included.map((name) => `test/${name}`),
  },
})
