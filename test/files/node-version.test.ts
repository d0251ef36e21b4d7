import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeMistake } from '../../src/files/node-version.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('an older Node is told in one line, the one that package.json asks for is none', () => {
  expect(nodeMistake('18.20.8')).toBe('passmuster needs Node 20 or later; this is 18.20.8.')
  expect(nodeMistake('6.0.0')).toBe('passmuster needs Node 20 or later; this is 6.0.0.')
  for (const version of [
    JSON.parse(read('package.json')).engines.node.slice('>='.length),
    '20.0.0',
    '100.0.0',
  ])
    expect(nodeMistake(version)).toBeUndefined()
})

test.each(['cli', 'action'])(
  '%s asks for the version before all else, which may need a later one',
  (room) => {
    const [first] = read(`src/${room}/main.ts`).match(/^import .*$/m) ?? []
    expect(first).toBe("import './require-node.ts'")
    const imports = [...read(`src/${room}/require-node.ts`).matchAll(/^import .* from '(.*)'$/gm)]
    expect(imports.map(([, path]) => path)).toEqual(['node:fs', '../files/node-version.ts'])
    expect(read('src/files/node-version.ts')).not.toContain('import')
  },
)
