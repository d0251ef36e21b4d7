import { ownPlaceOf } from '../../../clients/places.ts'
import type { ViolationId } from '../../../clients/violations.ts'
import { readersOf, refusing } from '../../../clients/who-loses.ts'
import type { Files } from '../../../model.ts'
import { isOfProject } from '../../../references/placed-skill.ts'
import { basename, dirname } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { goodSkill, skillRule } from '../example.ts'
import { isMisnamed, isPublished } from '../flat-skill.ts'

export const filename = skillRule({
  id: 'skill/filename',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'The file is named exactly `SKILL.md`',
  why: 'Most clients look for exactly this name; skills-ref also takes `skill.md`. On a file system that tells cases apart another spelling is never found. Mintlify publishes `skill.md` from beside its `docs.json`: that one is right.',
  source: 'https://agentskills.io/specification#directory-structure',
  bad: { path: 'skills/pdf/skill.md', text: goodSkill.text },
  violations: ['lowercase-skill-md', 'skill-md-case', 'skill-md-ending'],
  check({ path, files, name: own }, report, { clients }) {
    const name = basename(path)
    if (name === 'SKILL.md' || isPublished({ path, files })) return
    const message = `The file is named ${quote(name)}${whoMisses(path, clients)}. ${cureFor(path, own?.value.trim(), files)}.`
    report([0, 0], message, {
      ...(name === 'skill.md' && { severity: 'warning' }),
      ...(isUnseen(path) && { severity: 'info' }),
      punished: [violationOf(name)],
    })
  },
})

/** Some clients that take `skill.md` take no other spelling, or none with `.MD`. */
function violationOf(name: string): ViolationId {
  if (name === 'skill.md') return 'lowercase-skill-md'
  return name.endsWith('.md') ? 'skill-md-case' : 'skill-md-ending'
}

/** Who does not find the file; skills that are to install lie in no client’s folder. */
function whoMisses(path: string, chosen: readonly string[] | undefined): string {
  if (isMisnamed(path)) return ', which no client finds'
  const titles = refusing(violationOf(basename(path)), path, chosen)
  if (titles.length === 0) return ', which some clients do not find'
  return `, which ${readersOf(titles)} ${titles.length === 1 ? 'does' : 'do'} not find on Linux`
}

/** Hidden folders of collections, which are installed from there. */
const OF_COLLECTION = /^\.(?:curated|experimental|system)$/

/** Whether a file lies in a hidden folder of no client: the tool that it is for may want that very name. */
function isUnseen(path: string): boolean {
  const hidden = dirname(path)
    .split('/')
    .filter((name) => /^\.\w/.test(name) && !OF_COLLECTION.test(name))
  return hidden.length > 0 && !isOfProject(`${dirname(path)}/`)
}

function cureFor(path: string, own: string | undefined, files: Files): string {
  const isSecond = files.list(dirname(path)).some(({ name }) => name === 'SKILL.md')
  if (isSecond) return '`SKILL.md` is beside it, too. Delete one of the two'
  const isAmongFolders = basename(dirname(path)) === 'skills' && ownPlaceOf(path) !== undefined
  return isAmongFolders
    ? `Move it to ${quotePath(`${own ?? 'its-name'}/SKILL.md`)}`
    : 'Rename it to `SKILL.md`'
}
