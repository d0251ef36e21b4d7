import { isName } from '../formats/skill/name.ts'
import type { Workspace } from '../lint/workspace.ts'
import type { Edit, Mention, Range } from '../model.ts'
import { decoded } from '../references/targets.ts'
import { withinQuotes } from '../syntax/fields.ts'
import { basename, dirname, join, relative } from '../wording/paths.ts'
import { quote } from '../wording/quote.ts'
import type { Mentioned } from './names.ts'
import { allMentions, mentionsIn, sameAs } from './names.ts'

/** What becomes of the files of a repository: edits by path from the root, and then a folder that moves. */
export interface Renaming {
  readonly edits: ReadonlyMap<string, readonly Edit[]>
  readonly moved?: { readonly from: string; readonly to: string }
}

/** What can be renamed, and where its name is written, without quotes. */
interface Renamable {
  readonly mention: Mention
  readonly range: Range
}

/** What can be renamed at an offset of a file, without its quotes: the name of a skill, or the label of a plane. */
export function renamableAt(path: string, offset: number, workspace: Workspace): Renamable | undefined {
  for (const mention of mentionsIn(path, workspace)) {
    const { kind, label, name } = mention
    const range = kind === 'skill' ? withinQuotes(mention.range, name) : kind === 'plane' ? label : undefined
    if (range !== undefined && range[0] <= offset && offset <= range[1]) return { mention, range }
  }
  return undefined
}

/**
 * Gives what is at an offset of a file another name; undefined where nothing can be renamed. Throws one line where the
 * name is none.
 */
export function rename(
  path: string,
  offset: number,
  name: string,
  workspace: Workspace,
): Renaming | undefined {
  const { mention, range } = renamableAt(path, offset, workspace) ?? {}
  if (mention === undefined || range === undefined) return undefined
  if (mention.kind === 'plane')
    return { edits: new Map([[path, labelled(path, { mention, range }, name, workspace)]]) }
  if (name === '' || !isName(name))
    throw new Error(`${quote(name)} is not a name of a skill. Use lowercase letters, digits and hyphens.`)
  return renamedSkill(mention, name, workspace)
}

/** The label, and the links that show it. */
function labelled(
  path: string,
  { mention: { name: z, title = '' }, range }: Renamable,
  label: string,
  workspace: Workspace,
): readonly Edit[] {
  if (!/^[^"'\\\r\n]+$/.test(label))
    throw new Error(`${quote(label)} has a quote. Write a label without one.`)
  const { text } = workspace.read(path)!.document
  const isQuoted = /["']/.test(text[range[0] - 1] ?? '')
  const links = mentionsIn(path, workspace).filter(
    ({ kind, name, range: at, extent }) =>
      kind === 'plane' && name === z && extent === undefined && text.slice(...at).endsWith(`|${title}]]`),
  )
  return [
    { range, text: isQuoted || !/\s/.test(label) ? label : `"${label}"` },
    ...links.map(({ range: [, end] }) => ({
      range: [end - 2 - title.length, end - 2] as const,
      text: label,
    })),
  ]
}

/** The name wherever it is written and, if the directory has it, the directory with the links into it. */
function renamedSkill(mention: Mention, name: string, workspace: Workspace): Renaming {
  const named = sameAs(mention, '', workspace)
  const homes = named.filter((each) => each.mention.extent !== undefined).map(({ path }) => dirname(path))
  const [from] = homes
  const to = from && (dirname(from) === '.' ? name : `${dirname(from)}/${name}`)
  const moves = homes.length === 1 && to !== undefined && basename(from!) === mention.name
  if (moves && workspace.files.has(to)) throw new Error(`${quote(to)} exists. Choose another name.`)
  const links = moves ? linksInto(from!, to, workspace) : []
  const edits = new Map<string, Edit[]>()
  const add = (path: string, edit: Edit): void => void edits.set(path, [...(edits.get(path) ?? []), edit])
  for (const { path, mention: each } of named)
    add(path, { range: withinQuotes(each.range, each.name), text: name })
  for (const { path, edit } of links) add(path, edit)
  return { edits, ...(moves && { moved: { from: from!, to } }) }
}

function linksInto(from: string, to: string, workspace: Workspace) {
  const isInside = ({ mention: { kind, name } }: Mentioned): boolean =>
    kind === 'file' && (name === from || name.startsWith(`${from}/`))
  const moved = (path: string): string =>
    path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path
  return allMentions(workspace)
    .filter(isInside)
    .flatMap(({ path, mention: { name, range } }) => {
      const [, written = ''] = /^([^?#]*)/.exec(workspace.read(path)!.document.text.slice(...range))!
      const folder = dirname(moved(path))
      // Links within the directory move with it.
      if (join(folder, decoded(written)) === moved(name)) return []
      const way = relative(folder, moved(name))
      const text = written === decoded(written) ? way : encodeURI(way)
      return { path, edit: { range: [range[0], range[0] + written.length] as const, text } }
    })
}
