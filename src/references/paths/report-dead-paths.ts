import type { CheckOptions, Report } from '../../model.ts'
import type { Link } from '../../syntax/markdown/index.ts'
import { dirname, relative } from '../../wording/paths.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import type { Dead } from '../dead-links.ts'
import { deadLinksOf } from '../dead-links.ts'
import { installedWith } from '../installed-with.ts'
import type { Surroundings } from '../meant.ts'
import type { PlacedSkill } from '../placed-skill.ts'
import { reportVerdicts } from '../report-verdicts.ts'
import { resolve } from '../targets.ts'
import type { Verdict } from '../verdicts.ts'
import { verdictOn } from '../verdicts.ts'
import type { DeadPath } from './dead-paths.ts'
import { deadPathsOf } from './dead-paths.ts'
import { isElsewhere } from './other-directories.ts'

/** Reports the dead paths of a skill that `isMissed` picks, but for those that are dead links, too. */
export function reportDeadPaths(
  skill: PlacedSkill,
  report: Report,
  { allows }: CheckOptions,
  isMissed: (path: DeadPath, around: Surroundings) => boolean,
): void {
  const paths = deadPathsOf(skill)
  if (paths.length === 0) return
  const around = { document: skill, noun: 'path', home: skill.home, reach: installedWith(skill) } as const
  let linked: ReadonlySet<string> | undefined
  const dead = new Map<string, [DeadPath, ...DeadPath[]]>()
  for (const path of paths) {
    if (allows(path.path) || !isMissed(path, around)) continue
    linked ??= new Set(deadLinksOf(skill).map(({ to }) => to.path))
    if (linked.has(path.to)) continue
    if (path.base === undefined && isElsewhere(path, skill)) continue
    const known = dead.get(path.to)
    if (known === undefined) dead.set(path.to, [path])
    else known.push(path)
  }
  const verdicts = [...dead.values()].map((same) =>
    same[0].base === 'plugin' ? onPlugin(same, skill) : verdictOn(asDead(same, skill), true, around, 'skill'),
  )
  reportVerdicts(verdicts, report, 'path')
}

function asDead([first, ...rest]: readonly [DeadPath, ...DeadPath[]], { path, files }: PlacedSkill): Dead {
  return {
    to: resolve(first.path, dirname(path), files),
    links: [asLink(first), ...rest.map(asLink)],
    // A file that nothing names may be another one.
    alone: false,
  }
}

function asLink({ path, range }: DeadPath): Link {
  return { kind: 'link', target: path, range }
}

/** A path from the plugin's directory; the file may be in that of the skill. */
function onPlugin(paths: readonly [DeadPath, ...DeadPath[]], { home, files }: PlacedSkill): Verdict {
  const [{ path, to }] = paths
  const problem = `${quote(path)} does not exist in the plugin’s directory.`
  const root = to.slice(0, to.length - path.length)
  const inSkill = relative(root, home + path)
  const links: Verdict['links'] = [asLink(paths[0]), ...paths.slice(1).map(asLink)]
  if (!files.has(home + path)) return { links, message: `${problem} Add the file or correct the path.` }
  return {
    links,
    message: `${problem} Did you mean ${quotePath(inSkill)}?`,
    edits: links.map(({ range }) => ({ range, text: inSkill })),
  }
}
