import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path/posix'
import { rules } from '../../src/formats/rules.ts'
import type { RuleInfo } from '../../src/model.ts'
import { readCases } from '../cases.ts'
import type { Random } from '../random.ts'
import type { Kind } from './kinds.ts'
import { textsOf } from './kinds.ts'

/** A file that mutations start from. */
export interface Seed {
  /** Relative to the root. */
  readonly path: string
  readonly text: string
}

const CORPUS = new URL('../../../shared/corpus/', import.meta.url)
const VECTORS = new URL('../conformance/agent-3md/', import.meta.url)

/** Whether there are real files to start from. */
export const hasCorpus = existsSync(CORPUS)

/**
 * The files of a kind among the examples of the rules, the literate cases and, where they are there, real
 * files.
 */
export function seedsOf(kind: Kind): { readonly own: readonly Seed[]; readonly real: readonly Seed[] } {
  const isOfKind = ({ path, text }: Seed): boolean => textsOf(kind).test(path) && text !== ''
  const examples = rules.flatMap((rule: RuleInfo) =>
    [rule.bad, rule.good].flatMap(({ path, text }) =>
      typeof text === 'string' && isAbout(rule, kind) ? { path, text } : [],
    ),
  )
  const cases = [...readCases(), ...readCases(VECTORS)].flatMap(({ files }) =>
    Object.entries(files).map(([path, text]) => ({ path, text })),
  )
  const vectors = readdirSync(VECTORS)
    .filter((name) => name.endsWith('.3md'))
    .map((name) => ({ path: 'agent.3md', text: readFileSync(new URL(name, VECTORS), 'utf8') }))
  return {
    own: [...examples, ...cases, ...vectors].filter(isOfKind),
    real: hasCorpus ? realFiles().filter(isOfKind) : [],
  }
}

function isAbout({ id }: RuleInfo, { name }: Kind): boolean {
  const group = id.split('/')[0]!
  return group === 'suppress' || group === name || (name === 'plane' && group === 'skill')
}

let real: readonly Seed[] | undefined

/** Each under the last two folders of its path, so that a skill keeps the name of its directory. */
function realFiles(): readonly Seed[] {
  real ??= readdirSync(CORPUS, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:skill|\.agent)\.md$|\.3md$/i.test(path))
    .sort()
    .map((path) => {
      const parent = basename(dirname(path))
      return {
        path: /skill\.md$/i.test(path) ? `skills/${parent}/SKILL.md` : `agents/${basename(path)}`,
        text: readFileSync(new URL(path, CORPUS), 'utf8'),
      }
    })
  return real
}

const LONGEST_START = 1500

/**
 * A text to mutate: mostly no more than the start of a seed, for the mistakes that matter stand there and
 * short texts are quick to judge.
 */
export function pickSeed({ own, real: others }: ReturnType<typeof seedsOf>, random: Random): Seed {
  const seed = others.length > 0 && random.once(2) ? random.pick(others) : random.pick(own)
  if (seed.text.length <= LONGEST_START || random.once(30)) return seed
  return { path: seed.path, text: seed.text.slice(0, LONGEST_START) }
}
