import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { basename, foldersAbove, join } from '../wording/paths.ts'
import { quotePath } from '../wording/quote.ts'
import type { Place } from './places.ts'
import { ownPlaceOf } from './places.ts'

/** Where else the clients that we know have the manifest of a plugin, an extension or a marketplace. */
const KNOWN = ['plugin.json', '.plugin', '.github/plugin', 'gemini-extension.json', 'qwen-extension.json']

/** Who has so many skills in one form would have missed them by now. */
const FEWEST_ALIKE = 10
const MOST_ALIKE = 100
const LONGEST_HEAD = 4000

/** Why a skill, in no folder of a client or a plugin, is likely that of a program of the repository, as a sentence. */
export function ofProgram({ path, files }: Place, text: string): string | undefined {
  if (ownPlaceOf(path) !== undefined || pluginRoot({ path, files }) !== undefined) return undefined
  const folder = path.split('/').slice(0, -2).join('/')
  return isBare(text) && files.once(areAllBare, folder) && files.once(hasReader, '.')
    ? ` No skill in ${quotePath(folder)} has frontmatter: a program of your own may read them.`
    : undefined
}

/** The nearest folder around a file that has the manifest of a plugin, an extension or a marketplace of any client. */
export function pluginRoot({ path, files }: Place): string | undefined {
  return foldersAbove(path).find(
    (folder) =>
      files.once(manifestsIn, folder).length > 0 || KNOWN.some((name) => files.has(join(folder, name))),
  )
}

const CODE = /\.(?:[cm]?[jt]s|go|py|rb|rs)$/

/** Whether a text starts with a heading, and has no fields below it either. */
function isBare(text: string): boolean {
  const lines = text.slice(0, LONGEST_HEAD).split('\n', 20)
  return /^#\s/.test(text) && !lines.some((line) => /^(?:name|description):/.test(line))
}

const areAllBare = viewAt((folder: string, files: Files): boolean => {
  const entries = files.list(folder === '' ? '.' : folder).slice(0, MOST_ALIKE)
  const texts = entries.flatMap(({ name }) => files.read(join(folder, name, 'SKILL.md')) ?? [])
  return texts.length >= FEWEST_ALIKE && texts.every(isBare)
})

/** Whether a folder right below another one has code that skills are named in, or a text that sends agents to many. */
const hasReader = viewAt((root: string, files: Files): boolean => {
  const folders = files.list(root).filter(({ name, isDirectory }) => isDirectory && !name.startsWith('.'))
  const paths = folders
    .slice(0, MOST_ALIKE)
    .flatMap(({ name: folder }) => files.list(join(root, folder)).map(({ name }) => join(folder, name)))
  return [...paths, 'AGENTS.md', 'CLAUDE.md'].some((path) => isReader(path, files))
})

function isReader(path: string, files: Files): boolean {
  if (CODE.test(path)) return basename(path).toLowerCase().includes('skill')
  if (!/^(?:(?:agents|commands)\/.*|AGENTS|CLAUDE)\.md$/.test(path)) return false
  return (files.read(path)?.split('/SKILL.md').length ?? 0) > FEWEST_ALIKE
}

const manifestsIn = viewAt((folder: string, files: Files): readonly string[] =>
  files
    .list(folder)
    .filter(({ name, isDirectory }) => isDirectory && /^\.[\w-]+-plugin$/.test(name))
    .map(({ name }) => name),
)

/** The texts of the manifests for Claude Code in a folder; undefined where another client has one there. */
export const claudeManifests = viewAt((folder: string, files: Files): readonly string[] | undefined => {
  const isOfOther = manifestsIn(folder, files).some((name) => name !== '.claude-plugin')
  if (isOfOther || KNOWN.some((name) => files.has(join(folder, name)))) return undefined
  return ['plugin.json', 'marketplace.json'].flatMap(
    (name) => files.read(join(folder, '.claude-plugin', name)) ?? [],
  )
})
