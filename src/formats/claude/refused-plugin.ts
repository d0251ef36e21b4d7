import { CLAUDE_MANIFEST, recordIn } from '../../references/plugins.ts'
import { lineStarts, positionAt } from '../../syntax/position.ts'
import { viewAt } from '../../syntax/views.ts'
import { join } from '../../wording/paths.ts'
import { quote, quotePath } from '../../wording/quote.ts'

/** What `agents` says in the manifest of a plugin for which Claude Code refuses the plugin. */
export interface Refusal {
  readonly manifest: string
  /** Where it is, what is wrong, and what to write. */
  readonly message: string
}

/** Why Claude Code refuses the plugin of a folder; undefined where `agents` lists files, or is missing. */
export const refusalOf = viewAt((folder, files): Refusal | undefined => {
  const manifest = join(folder, CLAUDE_MANIFEST)
  const text = files.has(manifest) ? (files.read(manifest) ?? '') : ''
  const { agents } = recordIn(text)
  const entries: readonly unknown[] = agents === undefined ? [] : [agents].flat()
  const wrong = entries.find((entry) => !isFile(entry))
  if (wrong === undefined) return undefined
  const { line } = positionAt(text, lineStarts(text), text.search(/"agents"\s*:/))
  return { manifest, message: `Line ${line} of ${quotePath(manifest)} ${faultOf(wrong, entries)}` }
})

function isFile(entry: unknown): boolean {
  return typeof entry === 'string' && entry.startsWith('./') && /\.md$/i.test(entry)
}

function faultOf(entry: unknown, entries: readonly unknown[]): string {
  const has = `has ${quote(written(entry))} in \`agents\``
  if (typeof entry !== 'string') return `${has}, which is no path. Write a list of the paths of files.`
  if (entries.every((each) => typeof each === 'string' && /^(?:\.\/)?agents\/?$/.test(each)))
    return `${has}, a folder. Remove \`agents\`: Claude Code looks into that folder by itself.`
  if (/\.md$/i.test(entry) && !/^(?:\.\.)?\//.test(entry))
    return `${has} without \`./\`. Write ${quote(JSON.stringify(`./${entry}`))}.`
  return `${has}, which is no Markdown file of the plugin. List files, such as \`"./agents/reviewer.md"\`.`
}

function written(entry: unknown): string {
  try {
    return JSON.stringify(entry)
  } catch {
    // It can be nested so deeply that it cannot be written again.
    return Array.isArray(entry) ? '[…]' : '{…}'
  }
}
