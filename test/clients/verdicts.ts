import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Client as Facts } from '../../src/clients/client.ts'
import { CLIENTS as FACTS } from '../../src/clients/index.ts'
import { verdictOf } from '../../src/clients/verdict.ts'
import { layersOf } from '../../src/formats/skill/frontmatter-violations.ts'
import { rulesOn } from '../../src/formats/skill/index.ts'
import { parseSkill } from '../../src/formats/skill/parse.ts'
import { violationsOf } from '../../src/lint/find-violations.ts'
import { alone } from '../no-files.ts'
import { CLIENTS } from './ask/all.ts'
import type { Client } from './ask/client.ts'
import { inRuns } from './ask/in-runs.ts'
import { realSkills } from './corpus.ts'
import type { Sample } from './files/make.ts'
import { installed, versionOf } from './installed.ts'
import { outcomeOf } from './outcomes.ts'

// Holds what `passmuster clients` says of a hundred real skills against what each client does with them. Nothing of
// the skills is kept.

const CORPUS = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus')
const FEWEST = 0.99

/** What most real skills have, and most clients take. */
const HARMLESS = ['unknown-field', 'body-over-500-lines']

const { values } = parseArgs({
  options: { client: { type: 'string', multiple: true }, violated: { type: 'boolean', default: false } },
})

const chosen = CLIENTS.filter(({ id }) => values.client?.includes(id) ?? true)
const names = new Set<string>()
const skills = realSkills(CORPUS, isCounted).map(asRead)
const modules = installed(chosen.map((client) => client.package).sort(), false)
let agreed = 0
for (const client of chosen) agreed += await agreement(client)
const cells = chosen.length * skills.length
console.log(`${agreed} of ${cells} cells agree: ${((agreed / cells) * 100).toFixed(1)} %`)
if (agreed < FEWEST * cells) process.exitCode = 1

/** Counts the skills with which a client does what is said of it, and prints the others. */
async function agreement(client: Client): Promise<number> {
  const facts = FACTS.find(({ id }) => id === client.id)!
  const differing: string[] = []
  await inRuns(client, skills, modules, (sample, answer) => {
    const is =
      'listed' in answer
        ? outcomeOf(sample, answer, client.id)
        : { outcome: 'unknown', detail: answer.problem }
    const said = saidOf(facts, sample)
    if (said !== is.outcome)
      differing.push(`  ${sample.id}: ${said} is said, ${is.outcome} is seen (${is.detail ?? ''})`)
  })
  console.log(
    `${client.id} ${versionOf(client.package, modules)}: ${skills.length - differing.length} of ${skills.length}`,
  )
  for (const line of differing) console.log(line)
  return skills.length - differing.length
}

function saidOf(facts: Facts, sample: Sample): string {
  return verdictOf(facts, violations(sample), skillOf(sample)).outcome
}

/** A name of its own, since of two skills of one name a client may list one; and a violation, where that is asked for. */
function isCounted(path: string): boolean {
  const directory = dirname(path).split('/').at(-1)!
  const sample = { path: `${directory}/SKILL.md`, text: readFileSync(join(CORPUS, path), 'utf8') }
  const name = skillOf(sample).name?.value ?? directory
  if (names.has(name)) return false
  names.add(name)
  return !values.violated || violations(sample).some(({ id }) => !HARMLESS.includes(id))
}

function violations({ path, text }: Pick<Sample, 'path' | 'text'>) {
  return violationsOf(layersOf(skillOf({ path, text })), rulesOn)
}

function skillOf({ path, text }: Pick<Sample, 'path' | 'text'>) {
  return parseSkill(alone(`skills/${path}`, text, dirname(path)))
}

/** With the name and description that a person reads. */
function asRead(sample: Sample): Sample {
  const { name, description } = skillOf(sample)
  return { ...sample, name: name?.value, description: description?.value }
}
