import type { Beside } from '../../model.ts'
import { relativeTargets, resolve } from '../../references/targets.ts'
import { splitFrontmatter } from '../../syntax/frontmatter.ts'
import { dirname, foldersAbove, join } from '../../wording/paths.ts'
import { isAboutConflicts } from '../conflict-marker.ts'
import { isFlat } from './flat-skill.ts'
import type { Skill } from './parse.ts'
import { MOST_LINKS, MOST_UNITS, namedIn, referenceAt } from './references.ts'

/** What is looked at for one skill. */
const MOST_FILES = 500

/** What these hold is copied elsewhere, and its links lead from there; or it shows what there is. */
const COPIED = /(?:^|[/_.-])(?:assets|templates?|examples?|samples?|fixtures?|boilerplates?)(?:[/_.-])/i

/** The references of a skill that may have dead links or merge conflicts, as its format judges them. */
export const faultyReferences: Omit<Beside<Skill>, 'rules'> = {
  paths: (skill) =>
    isFlat(skill.path) ||
    skill.fragment ||
    skill.noSkill !== undefined ||
    skill.frontmatter.state === 'unclosed'
      ? []
      : pathsWithFaults(skill),
  parse(source, skill) {
    const fields = new Map()
    const split = splitFrontmatter(source.text)
    const frontmatter = { ...split, state: 'absent', fields, problems: [], exotic: [] } as const
    return { ...skill, ...source, frontmatter, fields, body: split.body, reference: true }
  },
}

/** The Markdown files of a skill that it refers to, itself or through others, and that may have such faults. */
function pathsWithFaults(skill: Skill): readonly string[] {
  const { home, files, text } = skill
  const queue = new Set<string>()
  const refer = (path: string): void => {
    if (queue.size < MOST_FILES && !queue.has(path) && isReference(path, skill)) queue.add(path)
  }
  for (const { to } of relativeTargets(skill)) refer(to.path)
  for (const name of text.includes('.md') ? namedIn(text) : []) refer(join(home, name))
  const faulty: string[] = []
  let units = MOST_UNITS
  let links = MOST_LINKS
  for (const path of queue) {
    if (units <= 0 || links <= 0) break
    // What a symbolic link points to may be anybody’s, or be ignored.
    if (files.real(path) !== path) continue
    const reference = referenceAt(path, files)
    units -= reference.size
    const targets = [...reference.targets, ...reference.others].slice(0, links)
    links -= targets.length
    const places = targets.map((target) => resolve(target, dirname(path), files))
    for (const to of places) refer(to.path)
    for (const name of reference.named) for (const from of [home, dirname(path)]) refer(join(from, name))
    const isDead = places.some(({ exists, outside }) => !exists && !outside)
    const isFaulty = isDead || (reference.mayConflict && !isAboutConflicts(text))
    if (isFaulty && !COPIED.test(path.slice(home.length)) && !files.ignored(path)) faulty.push(path)
  }
  return faulty
}

function isReference(path: string, { home, path: own, files }: Skill): boolean {
  if (!path.endsWith('.md') || !path.startsWith(home) || path.startsWith('../') || path === own) return false
  if (!files.has(path)) return false
  const inside = foldersAbove(path).filter((folder) => folder !== '.' && folder.startsWith(home))
  return !inside.some((folder) => files.has(join(folder, 'SKILL.md')))
}
