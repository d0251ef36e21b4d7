import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Sample } from './files/make.ts'

const ENOUGH = 100

/** Real skills, if the corpus is there: a hundred of different folder names, evenly spread over it, or over what `counts`. */
export function realSkills(corpus: string, counts: (path: string) => boolean = () => true): Sample[] {
  if (!existsSync(corpus)) return []
  const paths = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter(
    (path) => basename(path) === 'SKILL.md',
  )
  const byFolder = new Map(paths.sort().map((path) => [basename(dirname(path)), path]))
  const all = [...byFolder].filter(([folder, path]) => folder !== '.' && counts(path))
  const step = Math.max(1, all.length / ENOUGH)
  const some = Array.from(
    { length: Math.min(ENOUGH, all.length) },
    (_, index) => all[Math.floor(index * step)]!,
  )
  return some.map(([folder, path]) => ({
    id: folder,
    path: `${folder}/SKILL.md`,
    text: readFileSync(join(corpus, path), 'utf8'),
    violations: [],
  }))
}
