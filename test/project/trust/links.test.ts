import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { machine } from '../../../src/files/node-host.ts'
import type { Links } from '../../../src/project/trust/links.ts'
import { linksIn } from '../../../src/project/trust/links.ts'
import { inFolder } from '../../folder.ts'
import { windows } from '../../hostile/machine.ts'

/** Calls with the links of a root, by their targets; `$` stands for the folder around it, in which `alias` leads there. */
function inLinked(targets: Readonly<Record<string, string>>, use: (links: Links) => void): void {
  inFolder({ 'root/cfg/c.yaml': '', 'root/vendor/.git': '', 'secret/x': '' }, (folder) => {
    symlinkSync('root', join(folder, 'alias'))
    for (const [path, target] of Object.entries(targets)) {
      const link = join(folder, 'root', path)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(target.replace('$', folder), link)
    }
    use(linksIn(join(folder, 'alias'), machine))
  })
}

describe.skipIf(windows)('the way of a path', () => {
  test.each<[string, Readonly<Record<string, string>>, string, string | undefined]>([
    ['cfg/c.yaml', {}, 'cfg cfg/c.yaml', 'cfg/c.yaml'],
    ['gone/c.yaml', {}, 'gone gone/c.yaml', 'gone/c.yaml'],
    ['a', { a: 'cfg/c.yaml' }, 'a cfg cfg/c.yaml', 'cfg/c.yaml'],
    ['a', { a: 'b', b: 'c/c.yaml', c: 'cfg' }, 'a b c cfg cfg/c.yaml', 'cfg/c.yaml'],
    ['a/b', { 'a/b': '../cfg/./c.yaml' }, 'a a/b cfg cfg cfg/c.yaml', 'cfg/c.yaml'],
    ['d/../cfg/c.yaml', { d: 'e/f', 'e/f/x': 'x' }, 'd e e/f e e/cfg e/cfg/c.yaml', 'e/cfg/c.yaml'],
    ['a', { a: '$/root/cfg/c.yaml' }, 'a cfg cfg/c.yaml', 'cfg/c.yaml'],
    ['a', { a: '$/alias/cfg/c.yaml' }, 'a cfg cfg/c.yaml', 'cfg/c.yaml'],
    ['a', { a: '../alias/cfg/c.yaml' }, 'a cfg cfg/c.yaml', 'cfg/c.yaml'],
    ['a', { a: 'b', b: 'gone/x' }, 'a b gone gone/x', 'gone/x'],
    ['a', { a: '../secret/x' }, 'a', undefined],
    ['a', { a: '$/secret/x' }, 'a', undefined],
    ['a', { a: '../secret/gone' }, 'a', undefined],
    ['up', { up: '.' }, 'up', ''],
  ])('%s with %j', (path, targets, way, end) => {
    inLinked(targets, (links) => {
      expect([links.way(path).join(' '), links.follow(path)]).toEqual([way, end])
    })
  })

  test('that leads in circles has no end, and ends', () => {
    inLinked({ a: 'b', b: 'a', c: 'c/c' }, ({ way, follow }) => {
      expect([follow('a'), follow('c'), way('a').length]).toEqual([undefined, undefined, 41])
    })
  })

  test('may pass a repository of its own', () => {
    inLinked({}, ({ isModule }) =>
      expect(['vendor', 'cfg', 'gone'].map(isModule)).toEqual([true, false, false]),
    )
  })
})
