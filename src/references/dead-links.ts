import { MOST_FINDINGS } from '../lint/collect-diagnostics.ts'
import type { Document, Source } from '../model.ts'
import type { Link } from '../syntax/markdown/index.ts'
import { memoizeLast } from '../syntax/memoize-last.ts'
import { kindOf } from './meant.ts'
import { isPlaceholder } from './placeholders.ts'
import type { Place, Target } from './targets.ts'
import { relativeTargets, tagTargets } from './targets.ts'

/** A path that leads nowhere, and all links to it. */
export interface Dead {
  readonly to: Place
  readonly links: readonly [Link, ...Link[]]
  /** Whether no other such path is one to a file of the same directory and suffix. */
  readonly alone: boolean
}

/**
 * The paths of a document that lead nowhere, in the order of their first links, without placeholders and what git
 * leaves out.
 */
export const deadLinksOf = memoizeLast((document: Document): readonly Dead[] =>
  deadAmong(relativeTargets(document), document),
)

/** The same of the targets of its HTML tags that are no such paths. */
export function deadTagsOf(document: Document): readonly Dead[] {
  const dead = deadAmong(tagTargets(document), document)
  if (dead.length === 0) return dead
  const linked = new Set(deadLinksOf(document).map(({ to }) => to.path))
  return dead.filter(({ to }) => !linked.has(to.path))
}

/** Those of some targets that lead nowhere, by path. */
export function deadAmong(targets: readonly Target[], { text, files }: Source): readonly Dead[] {
  const dead = new Map<string, { readonly to: Place; readonly links: [Link, ...Link[]] }>()
  const ignored = new Set<string>()
  for (const { link, to } of targets) {
    if (to.exists || to.outside || ignored.has(to.path) || isPlaceholder(link, text)) continue
    const known = dead.get(to.path)
    if (known !== undefined) known.links.push(link)
    // Beyond the findings that are kept, only their number counts.
    else if (dead.size + ignored.size < MOST_FINDINGS && files.ignored(to.path)) ignored.add(to.path)
    else dead.set(to.path, { to, links: [link] })
  }
  const kinds = new Map<string, number>()
  for (const path of dead.keys()) kinds.set(kindOf(path), (kinds.get(kindOf(path)) ?? 0) + 1)
  return [...dead].map(([path, each]) => ({ ...each, alone: kinds.get(kindOf(path)) === 1 }))
}
