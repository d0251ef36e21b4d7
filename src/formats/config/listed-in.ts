import { sourceOf } from '../../lint/source.ts'
import type { Document } from '../../model.ts'
import { decoded, targetsIn } from '../../references/targets.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { viewAt } from '../../syntax/views.ts'
import { dirname, plainPath } from '../../wording/paths.ts'

/** A page or a folder of a repository on GitHub or GitLab: what follows its branch is the path. */
const ON_THE_WEB = /^https?:\/\/[^/]+\/.*?\/(?:blob|tree)\/[^/]+\/([^?#]+)/

/** Whether a page, by its path from the root, links to a file or, for a skill, to its folder. */
export function isListedIn(page: string, { path, files }: Document): boolean {
  const listed = listedIn(page, files)
  return listed.has(path) || (/(?:^|\/)skill\.md$/i.test(path) && listed.has(dirname(path)))
}

/** The paths from the root to which the links of a page lead; none where it cannot be read. */
const listedIn = viewAt((page: string, files): ReadonlySet<string> => {
  const text = files.read(page)
  if (text === undefined) return new Set()
  const source = sourceOf({ path: page, text, directory: undefined, files })
  const { links, tags } = markdownOf({ ...source, fields: new Map(), body: [0, text.length] })
  const all = [...links, ...tags]
  const onTheWeb = all.flatMap(({ target }) => ON_THE_WEB.exec(target)?.[1] ?? [])
  const relative = targetsIn(all, { path: page, files }).map(({ to }) => to.path)
  return new Set([...relative, ...onTheWeb.map(decoded)].map(plainPath))
})
