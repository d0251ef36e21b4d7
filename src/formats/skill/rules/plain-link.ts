import { PLACES } from '../../../clients/own-folders.ts'
import type { Files, Listed } from '../../../model.ts'
import { viewAt } from '../../../syntax/views.ts'
import { dirname, join, plainPath } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { goodSkill, skillRule } from '../example.ts'

const OWN = { path: '.agents/skills/pdf/SKILL.md', text: goodSkill.text }

export const plainLink = skillRule({
  id: 'skill/plain-link',
  summary: 'What should be a symbolic link to skills is one',
  why: 'Git writes a symbolic link as a plain file with the path in it, where the system or `core.symlinks` allows no links. Once that file is committed, it is no link for anybody, and a client finds no skills there. The finding is in the first skill below that path.',
  source: 'https://git-scm.com/docs/git-config#Documentation/git-config.txt-coresymlinks',
  bad: { ...OWN, files: { '.claude/skills': '../.agents/skills' } },
  good: OWN,
  check({ path, files, name, frontmatter }, report) {
    const links = plainLinks('.', files)
    const folder = dirname(dirname(path))
    const link =
      links.get(dirname(path)) ?? (isFirst(path, files, links.has(folder)) ? links.get(folder) : undefined)
    if (link === undefined) return
    const message = `${quotePath(link.place)} is a plain file with a path in it, so clients find no skills there. Make it a symbolic link to ${quotePath(link.text)}.`
    report(name?.range ?? frontmatter.opening, message)
  },
})

const MOST_LISTED = 200

interface Link {
  readonly place: string
  readonly text: string
}

/** The plain files where clients look for skills, by the folder whose path they hold. */
const plainLinks = viewAt((root: string, files: Files): ReadonlyMap<string, Link> => {
  if (!files.list(root).some((entry) => mayHoldSkills(entry, files))) return new Map()
  const places = PLACES.filter((place) => files.has(place)).flatMap((place) => [
    place,
    ...files
      .list(place)
      .slice(0, MOST_LISTED)
      .flatMap(({ name, isDirectory }) => (isDirectory || name.includes('.') ? [] : join(place, name))),
  ])
  return new Map(
    places.flatMap((place) => {
      const text = files.real(place) === place ? files.read(place)?.trim() : undefined
      if (text === undefined || !/^(?:\.\.?\/)[\w./-]{1,200}$/.test(text)) return []
      const target = plainPath(join(root, dirname(place), text))
      // Asked last: it starts git.
      const isLink = target !== place && files.has(target) && files.mayName(place)
      return isLink ? [[target, { place, text }] as const] : []
    }),
  )
})

/** Most repositories have no such folder: then nothing need be known of clients. */
function mayHoldSkills({ name }: Listed, files: Files): boolean {
  if (!name.startsWith('.') || name === '.git') return false
  return files.list(name).some((entry) => entry.name.startsWith('skill'))
}

function isFirst(path: string, files: Files, isAsked: boolean): boolean {
  if (!isAsked) return false
  const folder = dirname(dirname(path))
  const first = files
    .list(folder)
    .find(({ name, isDirectory }) => isDirectory && files.has(join(folder, name, 'SKILL.md')))
  return first !== undefined && join(folder, first.name) === dirname(path)
}
