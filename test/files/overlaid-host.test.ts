import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { overlaid } from '../../src/files/overlaid-host.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

const at = (path: string): string => join(ROOT, path)
const bytes = (text: string): Uint8Array => Buffer.from(text)

describe('a machine with other files at some places', () => {
  const files = {
    '.git/HEAD': '',
    'a.yaml': 'head',
    'gone.yaml': 'head',
    'sub/a.yaml': 'head',
    'linked.yaml': { link: 'a.yaml' },
    folder: { link: 'sub' },
  }
  const host = overlaid(
    memoryHost(files),
    new Map([
      [at('a.yaml'), bytes('base')],
      [at('gone.yaml'), undefined],
      [at('new.yaml'), bytes('base')],
      [at('linked.yaml'), bytes('base')],
      [at('sub/a.yaml'), bytes('sub')],
      [at('no/b.yaml'), bytes('base')],
    ]),
  )
  const read = (path: string): string => Buffer.from(host.read(at(path))).toString()

  test('has those files, whatever stands there', () => {
    expect(['a.yaml', 'new.yaml', 'linked.yaml', 'sub/a.yaml', 'no/b.yaml'].map(read)).toEqual([
      'base',
      'base',
      'base',
      'sub',
      'base',
    ])
    expect(Buffer.from(host.read(at('a.yaml'), 2)).toString()).toBe('ba')
    expect([host.stat(at('linked.yaml')).size, host.lstat(at('linked.yaml')).isSymbolicLink()]).toEqual([
      4,
      false,
    ])
    expect([host.realpath(at('new.yaml')), host.lstat(at('new.yaml')).isFile()]).toEqual([
      at('new.yaml'),
      true,
    ])
    expect(() => host.readlink(at('linked.yaml'))).toThrow('not a link')
  })

  test('has them also where a link to a folder leads there', () => {
    expect(read('folder/a.yaml')).toBe('sub')
    expect(host.realpath(at('folder/a.yaml'))).toBe(at('sub/a.yaml'))
  })

  test('has no file where there was none', () => {
    for (const ask of [host.read, host.stat, host.lstat, host.realpath])
      expect(() => ask(at('gone.yaml'))).toThrow(expect.objectContaining({ code: 'ENOENT' }))
  })

  test('lists what is there', () => {
    const names = host.list(at('.')).map(({ name }) => name)
    expect(names.sort()).toEqual(['.git', 'a.yaml', 'folder', 'linked.yaml', 'new.yaml', 'sub'])
  })

  test('is else the same', () => {
    expect(read('.git/HEAD')).toBe('')
    expect([host.stat(at('sub')).isDirectory(), host.readlink(at('folder'))]).toEqual([true, 'sub'])
  })
})
