import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The root of the project. */
export const project = fileURLToPath(new URL('../..', import.meta.url))

/** The text of a file of the project, with `\n` only. */
export function textOf(path: string): string {
  return readFileSync(`${project}/${path}`, 'utf8').replaceAll('\r\n', '\n')
}

/** README.md and all pages of docs/ and below. */
export function allPages(): readonly string[] {
  const all = readdirSync(`${project}/docs`, { recursive: true, encoding: 'utf8' })
  const names = all.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.md'))
  return ['README.md', ...names.map((name) => `docs/${name}`)]
}

/** The code blocks of a page in one language. */
export function blocksIn(path: string, language: string): readonly string[] {
  const blocks = [...textOf(path).matchAll(/^```(\S+)\n([^]*?)^```/gm)]
  return blocks.flatMap(([, name, block]) => (name === language ? [block!] : []))
}
