import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CLIENTS } from './ask/all.ts'
import type { Client } from './ask/client.ts'
import { inRuns } from './ask/in-runs.ts'
import { realSkills } from './corpus.ts'
import { changes } from './differences.ts'
import { SAMPLES } from './files.ts'
import { installed, versionOf } from './installed.ts'
import { published, signOfRename } from './left-packages.ts'
import type { Observation, Observed } from './observed.ts'
import { written } from './observed.ts'
import type { Cell } from './outcomes.ts'
import { outcomeOf } from './outcomes.ts'

const FILE = join(import.meta.dirname, 'observed.json')
const CORPUS = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus')

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    client: { type: 'string', multiple: true },
    latest: { type: 'boolean', default: false },
  },
})

const chosen = CLIENTS.filter(({ id }) => values.client?.includes(id) ?? true)
const modules = modulesOf(chosen.map((client) => client.package).sort())
const before = JSON.parse(readFileSync(FILE, 'utf8')) as Observed
const now: Record<string, Observation> = {}
for (const client of chosen) {
  const start = Date.now()
  now[client.id] = await observation(client)
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`${client.id} ${now[client.id]!.version}: ${SAMPLES.length} files, ${seconds} s`)
}
if (values.check) report()
else {
  const clients = { ...before.clients, ...now }
  writeFileSync(
    FILE,
    written({ observed: new Date().toISOString().slice(0, 10), node: process.version, clients }),
  )
}

/** The packages; without them nothing was observed, which is no difference: the exit code is 3. */
function modulesOf(packages: readonly string[]): string {
  try {
    return installed(packages, values.latest)
  } catch (error) {
    console.error(`The clients cannot be installed. ${error instanceof Error ? error.message : error}`)
    process.exit(3)
  }
}

function report(): void {
  const differing = [...changes(before, now, SAMPLES), ...(values.latest ? left() : [])]
  for (const line of differing) console.log(line)
  console.log(
    differing.length === 0 ? 'as observed' : `${differing.length} outcomes differ from observed.json`,
  )
  if (differing.length > 0) process.exitCode = 1
}

/** A line for each package that seems to have another name now. The reference validator is rarely published. */
function left(): string[] {
  const names = new Set(chosen.filter(({ id }) => id !== 'skills-ref').map((client) => client.package))
  return [...names].flatMap((name) => signOfRename(name, published(name), new Date()) ?? [])
}

async function observation(client: Client): Promise<Observation> {
  const files: Record<string, Cell> = {}
  await inRuns(client, SAMPLES, modules, (sample, answer) => {
    files[sample.id] =
      'listed' in answer
        ? outcomeOf(sample, answer, client.id)
        : { outcome: 'unknown', detail: answer.problem }
  })
  const version = versionOf(client.package, modules)
  return values.check ? { version, files } : { version, files, ...(await countOf(client)) }
}

/** Over real skills, of which nothing but the count may be kept. */
async function countOf(client: Client): Promise<Pick<Observation, 'real'>> {
  const skills = realSkills(CORPUS)
  if (skills.length === 0) return {}
  let loaded = 0
  await inRuns(client, skills, modules, (_, answer, run) => {
    if ('listed' in answer) loaded += answer.listed.length / run
  })
  loaded = Math.round(loaded)
  return { real: { asked: skills.length, loaded, refused: skills.length - loaded } }
}
