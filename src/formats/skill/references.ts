import { LARGEST_FILE } from '../../files/read.ts'
import type { Files } from '../../model.ts'
import { detachSubstring } from '../../text/detach-substring.ts'
import { splitFrontmatter } from '../../text/frontmatter.ts'
import { scanMarkdown } from '../../text/markdown/index.ts'
import { memoizeLast } from '../../text/memoize-last.ts'
import { isRelative, mayLink, splitTarget } from '../links/targets.ts'

/** What a file says of others. */
interface Reference {
  /** In UTF-16 code units; of a file that cannot be read, the most that was read of it. */
  readonly size: number
  /** The destinations of its links to Markdown files, as written, each once. */
  readonly targets: readonly string[]
}

/** More than rules ask about, so that a hostile file fills no memory. */
const MOST_TARGETS = 2000

/** The references of a repository by their real paths: many skills may share one. */
const referencesOf = memoizeLast<Files, Map<string, Reference>>(() => new Map())

/** Reads the file at `path`, whose real path is `real`; whatever other paths lead there, it is read once. */
export function readReference(path: string, real: string, files: Files): Reference {
  const references = referencesOf(files)
  const known = references.get(real)
  if (known !== undefined) return known
  const text = files.read(path)
  const reference = { size: text?.length ?? LARGEST_FILE, targets: text === undefined ? [] : targetsOf(text) }
  references.set(real, reference)
  return reference
}

function targetsOf(text: string): readonly string[] {
  // Most references link nothing, and need not be read as Markdown.
  if (!text.includes('.md') || !mayLink(text)) return []
  const targets = new Set<string>()
  for (const { target } of scanMarkdown(text, splitFrontmatter(text).body).links) {
    if (targets.size === MOST_TARGETS) break
    if (isRelative(target) && splitTarget(target)[0].endsWith('.md')) targets.add(target)
  }
  return [...targets].map(detachSubstring)
}
