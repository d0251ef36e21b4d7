import type { Glob } from '../../src/files/glob.ts'
import { parseGlob } from '../../src/files/glob.ts'
import type { Random } from '../random.ts'

/** A glob that is no mistake. */
export function parsed(text: string, options?: Parameters<typeof parseGlob>[1]): Glob {
  const glob = parseGlob(text, options)
  if ('mistake' in glob) throw new Error(`${text} ${glob.mistake}`)
  return glob
}

const WORDS = 'a b ab docs skills my-skill SKILL README node_modules .github 12 é'.split(' ')
const ENDINGS = ['.md', '.mdx', '.agent.md', '.ts', '.test.ts', '']
const CLASSES = ['[0-9]', '[ab]', '[a-c]', '[^a]', '[A-Zs]', '[b-]', '[.]', '[_a-z0-9-]']
const ESCAPED = ['\\*', '\\[', '\\]', '\\{', '\\}', '\\(', '\\)', '\\!', '\\?']

/** A glob as people write them: for ESLint, Ruff, pre-commit or .gitignore. */
export function usualGlob(random: Random): string {
  const names = Array.from({ length: 1 + random.below(3) }, () => usualName(random))
  if (random.once(3)) names.unshift('**')
  if (random.once(3)) names.push('**')
  if (random.once(4)) names.splice(random.below(names.length), 0, '**')
  return names.join('/')
}

function usualName(random: Random): string {
  const word = (): string => random.pick(WORDS)
  const ending = (): string => random.pick(ENDINGS)
  const endings = (): string =>
    `.{${random.pick(['md,mdx', 'ts,tsx,js', 'md,test.ts', '{c,m,}js,md', 'agent.md,md'])}}`
  return random.pick([
    word,
    () => word() + ending(),
    () => '*',
    () => `*${ending()}`,
    () => `*${endings()}`,
    () => word() + endings(),
    () => `${word()}*`,
    () => `${word()}-*${ending()}`,
    () => `*-${word()}`,
    () => `*${word()}*${ending()}`,
    () => `${word()}?${word()}`,
    () => `??${word()}`,
    () => random.pick(CLASSES) + random.pick([word(), '*', '']),
    () => word() + random.pick(CLASSES) + random.pick(['', '*', '?', ending()]),
    () => `{${word()},${word()}}`,
    () => `{${word()},${word()}*}`,
    () => `{${word()},${word()}/${word()},{${word()},${word()}}}`,
    () => `${word()}{,-${word()}}${ending()}`,
    () => word() + random.pick(ESCAPED) + random.pick([word(), '*', '']),
    () => `{{cookiecutter.name}}-${word()}`,
  ])()
}

/** A path that a glob matches, or nearly: each of its wildcards stands for something, and one thing may be changed. */
export function pathNear(glob: string, random: Random): string {
  let path = glob
  while (/\{[^{}]*,[^{}]*\}/.test(path))
    path = path.replace(/(?<!\\)\{([^{}]*,[^{}]*)\}/, (_, inner: string) => random.pick(inner.split(',')))
  path = path.replace(/\\(.)|\[.+?\]+|\*+|\?/gu, (mark, escaped?: string) => {
    if (escaped !== undefined) return escaped
    if (mark === '**') return random.pick(['', 'a', 'x/docs', '.git/b/c'])
    return random.pick(mark.startsWith('*') ? ['', 'a', 'x.y', '-md', '.md'] : ['a', 'b', '7', '-', 'S', '.'])
  })
  if (random.once(2)) path = changed(path, random)
  return (
    path
      .split('/')
      .filter((name) => !/^\.{0,2}$/.test(name))
      .join('/') || 'a'
  )
}

function changed(path: string, random: Random): string {
  const at = random.below(path.length + 1)
  const part = random.pick(['a', '/', '/docs', '.md', 'b/', '-', 'S', '[', '', ''])
  return path.slice(0, at) + part + path.slice(at + random.below(3))
}
