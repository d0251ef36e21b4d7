import type { Document, Mention } from '../model.ts'
import { relativeTargets } from './targets.ts'

/** What the relative links of a document point to, inside of the repository. */
export function linkMentions(document: Document): readonly Mention[] {
  return relativeTargets(document)
    .filter(({ to }) => !to.outside)
    .map(({ link, to }) => ({ kind: 'file', name: to.path, range: link.range }))
}
