import { expect, test } from 'vitest'
import { readCases } from '../cases.ts'
import { findings } from '../linting.ts'
import { bareLinter } from './bare.ts'

/** What people keep beside texts, and nobody looks for in a browser. */
const SETTING = /(?:^|\/)(?:passmuster\.yaml|\.git(?:ignore|modules))$/

test('the bundle for browsers finds in all cases what a run finds, with nothing but the language', async () => {
  const lint = bareLinter()
  const cases = readCases().filter(({ files }) => !Object.keys(files).some((path) => SETTING.test(path)))
  for (const { title, files, options } of cases) {
    const [path, text] = Object.entries(files)[0]!
    // The other one is a repository.
    expect(lint({ ...files, '.git/HEAD': '' }, options), title).toEqual(
      await findings({ path, text, files }, options),
    )
  }
  expect(cases.length).toBeGreaterThan(700)
})
