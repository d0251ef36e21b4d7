import { describe, expect, test } from 'vitest'
import { CLIENT_IDS } from '../../src/clients/who-loses.ts'
import { layersOf } from '../../src/formats/skill/frontmatter-violations.ts'
import { parseSkill } from '../../src/formats/skill/parse.ts'
import { listClients } from '../../src/project/list-clients.ts'
import { CLAUDE_MANIFEST } from '../../src/references/plugins.ts'
import { foldersAbove, join } from '../../src/wording/paths.ts'
import { atLength } from '../at-length.ts'
import { readCases } from '../cases.ts'
import type { Finding } from '../linting.ts'
import { DEFAULTS, lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { alone } from '../no-files.ts'
import { SAMPLES } from './files.ts'

type Texts = Readonly<Record<string, string>>

interface Judged {
  readonly path: string
  readonly verdicts: Readonly<Record<string, { readonly reasons: readonly { readonly rule?: string }[] }>>
}

const isSkill = (path: string): boolean => /(?:^|\/)SKILL\.md$/i.test(path)

/** The rules that `passmuster clients` names of each skill, by its path. */
async function named(files: Texts): Promise<readonly (readonly [path: string, rule: string])[]> {
  const { stdout } = await listClients({ ...DEFAULTS, clients: CLIENT_IDS }, memoryHost(files))
  const { skills }: { skills: readonly Judged[] } = JSON.parse(stdout)
  return skills.flatMap(({ path, verdicts }) => {
    const reasons = Object.values(verdicts).flatMap((verdict) => verdict.reasons)
    return [...new Set(reasons.flatMap(({ rule }) => rule ?? []))].map((rule) => [path, rule] as const)
  })
}

/** The rules that find something in the files, and then in each without what hides its frontmatter from some clients. */
async function reported(files: Texts): Promise<ReadonlySet<string>> {
  const { stdout } = await lintOn(memoryHost(files), { preset: 'strict', inlineConfig: false })
  const found: readonly Finding[] = JSON.parse(stdout).diagnostics
  const behind = Object.entries(files).map(([path, text]) => {
    const layers = isSkill(path) ? layersOf(parseSkill(alone(path, text, ''))) : []
    return [path, layers[1]?.text ?? text] as const
  })
  const rules = found.map(({ path, rule }) => `${path} ${rule}`)
  if (behind.every(([path, text]) => files[path] === text)) return new Set(rules)
  return new Set([...rules, ...(await reported(Object.fromEntries(behind)))])
}

async function expectAgreement(files: Texts): Promise<void> {
  const all = { '.git/HEAD': '', ...files }
  const rules = await reported(all)
  for (const [path, rule] of await named(all)) {
    // A plugin is refused for an entry of its manifest, where the rule reports it.
    const places = rule === 'plugin/entry' ? manifestsAround(path) : [path]
    expect(
      places.some((place) => rules.has(`${place} ${rule}`)),
      `${path} ${rule}`,
    ).toBe(true)
  }
}

function manifestsAround(path: string): readonly string[] {
  return foldersAbove(path).map((folder) => join(folder, CLAUDE_MANIFEST))
}

/** All at length, else each eighth one. */
const sampled = <Each>(all: readonly Each[]): readonly Each[] =>
  all.filter((_, at) => atLength || at % 8 === 0)

describe('the rule that is named to a client’s verdict reports something', () => {
  test.each(sampled(SAMPLES).map((sample) => [sample.id, sample] as const))('in %s', async (_, sample) => {
    const all = [sample, ...(sample.twin ? [sample.twin] : []), ...(sample.beside ?? [])]
    await expectAgreement(Object.fromEntries(all.map(({ path, text }) => [`skills/${path}`, text])))
  })

  const cases = readCases().filter(({ files, options }) => {
    return options.dialect === undefined && Object.keys(files).some(isSkill)
  })
  test.each(sampled(cases).map((each) => [`${each.file}: ${each.title}`, each] as const))(
    'in %s',
    async (_, { files }) => {
      const kept = Object.entries(files).filter(([path]) => !/passmuster\.ya?ml$/.test(path))
      await expectAgreement(Object.fromEntries(kept))
    },
  )
})
