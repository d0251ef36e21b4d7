import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Host } from '../../../src/files/host.ts'
import { skill } from '../../../src/formats/skill/index.ts'
import { lint } from '../../../src/lint/lint.ts'
import { sourceOf } from '../../../src/lint/source.ts'
import { keeping } from '../../../src/lint/tracking.ts'
import type { Entry } from '../../../src/model.ts'
import { lintOn } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'
import { noFiles } from '../../no-files.ts'

const HEAD = '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n'
const times = (number: number): readonly number[] => Array.from({ length: number }, (_, index) => index)
const linksTo = (paths: readonly string[]): string => paths.map((path) => `[a](${path})\n`).join('')

/** The paths that a run reads, each as often as it is read, and the number of its findings of chains. */
async function readsOf(files: Readonly<Record<string, Entry>>): Promise<{ reads: string[]; chains: number }> {
  const reads: string[] = []
  const host = memoryHost({ '.git/HEAD': '', ...files })
  const counting: Host = {
    ...host,
    read(path, most) {
      reads.push(posix.basename(path.replaceAll('\\', '/')))
      return host.read(path, most)
    },
  }
  const { stdout } = await lintOn(counting)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { rule: string }[] }
  return { reads, chains: diagnostics.filter(({ rule }) => rule === 'skill/reference-chain').length }
}

describe('a reference is read once', () => {
  const big = `${linksTo(['none.md', 'fields.md'])}${'[a](x.md) '.repeat(1000)}`

  test('however many names a skill has for it', async () => {
    const names = times(50).map((index) => `r${index}.md`)
    const { reads, chains } = await readsOf({
      'pdf/SKILL.md': HEAD + linksTo(names),
      'pdf/big.md': big,
      'pdf/fields.md': '# Fields\n',
      ...Object.fromEntries(names.map((name) => [`pdf/${name}`, { link: 'big.md' }])),
    })
    expect(reads.filter((name) => name === 'big.md' || name.startsWith('r'))).toHaveLength(1)
    expect(chains).toBe(1)
  })

  test('however many skills share it', async () => {
    const skills = times(20).map((index) => [
      [`s${index}/SKILL.md`, HEAD.replace('pdf', `s${index}`) + linksTo(['big.md'])],
      [`s${index}/big.md`, { link: '../big.md' }],
      [`s${index}/fields.md`, '# Fields\n'],
    ])
    const { reads, chains } = await readsOf({ 'big.md': big, ...Object.fromEntries(skills.flat()) })
    expect(reads.filter((name) => name === 'big.md')).toHaveLength(1)
    expect(chains).toBe(20)
  })

  test('however many skills are around it', async () => {
    const folders = times(8).map((depth) => 'a/'.repeat(depth + 1))
    const { reads } = await readsOf({
      ...Object.fromEntries(
        folders.map((folder, depth) => [
          `${folder}SKILL.md`,
          HEAD + linksTo([`${'a/'.repeat(7 - depth)}big.md`]),
        ]),
      ),
      [`${folders.at(-1)}big.md`]: big,
    })
    // Once more for the dead link that is reported in it.
    expect(reads.filter((name) => name === 'big.md')).toHaveLength(2)
  })
})

test('of the references of one skill at most 16 MiB are read, also of those that are no text', async () => {
  const names = times(40).map((index) => `r${index}.md`)
  const whole = 'x'.repeat(1024 * 1024)
  for (const text of [whole, `${whole}x`, Buffer.from([0xff])]) {
    const { reads } = await readsOf({
      'pdf/SKILL.md': HEAD + linksTo(names),
      ...Object.fromEntries(names.map((name) => [`pdf/${name}`, text])),
    })
    expect(reads.filter((name) => name.startsWith('r'))).toHaveLength(16)
  }
})

describe('of the links of references', () => {
  /** The paths that are looked up while a skill with one reference is linted. */
  function lookups(reference: string, exists: (path: string) => boolean): readonly string[] {
    const asked: string[] = []
    const files = keeping({
      ...noFiles,
      has(path: string): boolean {
        asked.push(path)
        return path === 'pdf/forms.md' || exists(path)
      },
      real: (path: string) => path,
      read: () => reference,
    })
    const text = HEAD + linksTo(['forms.md'])
    lint(sourceOf({ path: 'pdf/SKILL.md', text, directory: 'pdf', files }), skill, {
      preset: 'strict',
      rules: new Map(),
    })
    return asked.filter((path) => /\d\.md$/.test(path))
  }

  test('each is looked up once', () => {
    expect(lookups(linksTo(times(1000).map(() => 'f0.md#a')), () => false)).toEqual(['pdf/f0.md'])
  })

  test('at most 2,000 are looked up for one skill', () => {
    expect(lookups(linksTo(times(5000).map((index) => `f${index}.md`)), () => false)).toHaveLength(2000)
  })
})
