import { mentionsOf } from '../../references/mentions.ts'
import type { Target } from '../../references/targets.ts'
import { relativeTargets, resolve } from '../../references/targets.ts'
import { basename, dirname } from '../../wording/paths.ts'
import type { Skill } from './parse.ts'
import { MOST_LINKS, MOST_UNITS, readReference } from './references.ts'

/** A link of SKILL.md to a reference from which there are ways to files that SKILL.md does not name. */
interface UnnamedReferences extends Target {
  /** Their paths from the skill’s directory, and whether the reference itself links them. */
  readonly unnamed: ReadonlyMap<string, boolean>
}

/** The links of a skill to references that refer to Markdown files it does not name, with these, each told once. */
export function unnamedReferences(skill: Skill): readonly UnnamedReferences[] {
  const linked = relativeTargets(skill).filter(({ to }) => isBundledMarkdown(to, skill))
  const search: Search = {
    skill,
    known: new Set(linked.map(({ to }) => to.path)),
    read: new Set(),
    units: MOST_UNITS,
    links: MOST_LINKS,
  }
  return linked
    .map((target) => ({ ...target, unnamed: unnamedFrom(target.to.path, search) }))
    .filter(({ unnamed }) => unnamed.size > 0)
}

interface Search {
  readonly skill: Skill
  /** The paths that SKILL.md links, and those that were told. */
  readonly known: Set<string>
  /** The real paths of the files that were read: each tells what it links once. */
  readonly read: Set<string>
  units: number
  links: number
}

/** The files that SKILL.md does not name, and to which a reference leads; whether by a link of its own. */
function unnamedFrom(reference: string, search: Search): ReadonlyMap<string, boolean> {
  const { skill, known, read } = search
  const { home, files } = skill
  const unnamed = new Map<string, boolean>()
  const queue = new Set([reference])
  for (const path of queue) {
    const real = files.real(path)
    if (real === undefined || read.has(real)) continue
    if (search.units <= 0 || search.links <= 0) break
    read.add(real)
    const { size, targets } = readReference(path, real, files)
    search.units -= size
    for (const target of targets.slice(0, search.links)) {
      search.links--
      const next = resolve(target, dirname(path), files)
      if (known.has(next.path) || !isBundledMarkdown(next, skill)) continue
      const name = next.path.slice(home.length)
      if (mentionsOf(skill).paths.has(name)) continue
      unnamed.set(name, path === reference)
      queue.add(next.path)
      known.add(next.path)
    }
  }
  return unnamed
}

function isBundledMarkdown({ exists, path }: Target['to'], { home }: Skill): boolean {
  return (
    exists && path.startsWith(home) && path.endsWith('.md') && basename(path).toLowerCase() !== 'skill.md'
  )
}
