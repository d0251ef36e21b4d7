import { TOO_DEEP } from '../../text/yaml-errors.ts'
import { violationsOf } from '../clients/find-violations.ts'
import type { Skill } from './parse.ts'
import { whoLoses } from './who-loses.ts'

/** In UTF-16 code units. */
const LONGEST_READ = 64 * 1024

type Clients = readonly string[] | undefined

/** The end of a message: who refuses a skill whose frontmatter never ends, or loads only a part of it. */
export function whoLosesAll({ plane, source: { path } }: Skill, clients: Clients): string {
  return plane ? '' : whoLoses('missing-closing-fence', path, clients)
}

/** The end of a message: who refuses a skill that does not start with frontmatter, or loads only a part of it. */
export function whoLosesWithout({ plane, source: { path, text } }: Skill, clients: Clients): string {
  if (plane) return ''
  // Blank lines are looked past by some.
  return whoLoses(/^\s+---/.test(text) ? 'leading-blank-line' : 'no-frontmatter', path, clients)
}

/** The end of a message: who refuses a skill whose YAML is broken as it is here, or loads only a part of it. */
export function whoLosesBroken(skill: Skill, clients: Clients): string {
  const { content, problems } = skill.frontmatter
  // What is above our own limits, clients may well read.
  const isOurs =
    content[1] - content[0] > LONGEST_READ || problems.some(({ message }) => message === TOO_DEEP)
  if (skill.plane || isOurs) return ''
  const violation = violationsOf(skill).find(({ id }) => BROKEN.has(id))
  return violation === undefined ? '' : whoLoses(violation.id, skill.source.path, clients)
}

const BROKEN: ReadonlySet<string> = new Set(['invalid-yaml', 'unquoted-colon', 'duplicate-keys'])
