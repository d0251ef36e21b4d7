import { LARGEST_FILE } from '../../lint/reading.ts'
import type { Files } from '../../model.ts'
import { isRelative, mayLink, splitTarget } from '../../references/targets.ts'
import { splitFrontmatter } from '../../syntax/frontmatter.ts'
import { scanMarkdown } from '../../syntax/markdown/index.ts'
import { viewAt } from '../../syntax/views.ts'
import { ownText } from '../../wording/code-points.ts'
import { mayConflict } from '../conflict-marker.ts'

/** What a file says of others. */
interface Reference {
  /** In UTF-16 code units; of a file that cannot be read, the most that was read of it. */
  readonly size: number
  /** The destinations of its links to Markdown files, as written, each once. */
  readonly targets: readonly string[]
  /** Those of its other relative links. */
  readonly others: readonly string[]
  /** The paths of Markdown files that its text names. */
  readonly named: readonly string[]
  readonly mayConflict: boolean
  readonly isBlank: boolean
}

/** What is read for one skill: links can share large files, and each would cost as much as all. */
export const MOST_UNITS = 16 * 1024 * 1024
export const MOST_LINKS = 2000

/** Reads the file at `path`: it is read once, whatever skills refer to it. */
export const referenceAt = viewAt((path: string, files: Files): Reference => {
  const written = files.read(path)
  const text = written ?? ''
  // Most references link nothing, and need not be read as Markdown.
  const links = mayLink(text) ? scanMarkdown(text, splitFrontmatter(text).body).links : []
  const targets = new Set<string>()
  const others = new Set<string>()
  for (const { target } of links) {
    if (targets.size + others.size === MOST_LINKS) break
    if (isRelative(target)) (splitTarget(target)[0].endsWith('.md') ? targets : others).add(ownText(target))
  }
  return {
    size: written?.length ?? LARGEST_FILE,
    targets: [...targets],
    others: [...others],
    named: namedIn(text),
    mayConflict: mayConflict(text),
    isBlank: written !== undefined && !/\S/.test(written),
  }
})

const LONGEST_NAME = 300

/** The paths that end with `.md` in a text, linked or not, each once and without `./`. Takes linear time. */
export function namedIn(text: string): readonly string[] {
  const named = new Set<string>()
  let end = 0
  for (let at = text.indexOf('.md'); at !== -1; at = text.indexOf('.md', end)) {
    let start = at
    while (start > end && at - start < LONGEST_NAME && isOfPath(text.charCodeAt(start - 1))) start--
    end = at + 3
    // A full stop that no path character follows ends a sentence.
    const goesOn = isOfPath(text.charCodeAt(text[end] === '.' ? end + 1 : end))
    if (start === at || named.size === MOST_LINKS || goesOn) continue
    named.add(ownText(text.slice(start, end).replace(/^\.\//, '')))
  }
  return [...named]
}

function isOfPath(code: number): boolean {
  return (
    (code >= 45 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122)
  )
}
