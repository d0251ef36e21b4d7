import { expect, test } from 'vitest'
import { steeringOf, strayFrom } from '../../src/action/steering.ts'
import { NO_LINKS } from '../../src/project/trust/links.ts'
import { DEFAULTS } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

const CONFIG = 'web/node_modules/@acme/config/passmuster.yaml'

/** Why the config file of a package may not be that of the base commit, where a pull request changes one file. */
function stray(changed: string, place = CONFIG): string | undefined {
  return strayFrom(place, { links: NO_LINKS, isChanged: (path) => path === changed, isReplaced: () => false })
}

test.each(['package.json', 'web/package-lock.json', 'web/.npmrc'])(
  'a package may be another one where the pull request changes %s',
  (changed) => {
    expect(stray(changed)).toBe(
      `\`${CONFIG}\` is of a package, and the pull request changes \`${changed}\`. Extend a file of the repository instead.`,
    )
  },
)

test('but not where it changes something else, and only a package may', () => {
  expect(stray('src/package.json')).toBeUndefined()
  expect(stray('package.json', 'team/passmuster.yaml')).toBeUndefined()
})

test('an extended file of the repository is known by its name, so that the one of the base commit counts', () => {
  const step = { inputs: { options: DEFAULTS }, host: memoryHost({ '.git/HEAD': '' }) }
  const { has } = steeringOf(step as unknown as Parameters<typeof steeringOf>[0])
  const paths = [
    'team/acme.passmuster.yaml',
    'team/passmuster.json',
    'team/acme.yaml',
    '.github/workflows/a.passmuster.yml',
  ]
  expect(paths.filter(has)).toEqual(['team/acme.passmuster.yaml', 'team/passmuster.json'])
})
