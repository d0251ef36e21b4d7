import { dirname } from 'node:path/posix'
import type { Client } from '../../src/clients/client.ts'
import { sightOf } from '../../src/clients/places.ts'
import { sameNames } from '../../src/clients/same-name.ts'
import type { Verdict } from '../../src/clients/verdict.ts'
import { verdictOf } from '../../src/clients/verdict.ts'
import type { FoundViolation } from '../../src/clients/violations.ts'
import { decode } from '../../src/files/read.ts'
import { openRepositories } from '../../src/files/repository-files.ts'
import { layersOf } from '../../src/formats/skill/frontmatter-violations.ts'
import { rulesOn } from '../../src/formats/skill/index.ts'
import type { Skill } from '../../src/formats/skill/parse.ts'
import { parseSkill } from '../../src/formats/skill/parse.ts'
import { violationsOf } from '../../src/lint/find-violations.ts'
import { sourceOf } from '../../src/lint/source.ts'
import type { Entry, Files } from '../../src/model.ts'
import { NOT_UTF_8 } from '../../src/project/list-clients.ts'
import { memoryHost, ROOT } from '../memory-host.ts'
import { CLIENTS } from './ask/all.ts'
import type { Sample } from './files/make.ts'
import { bytesOf } from './files/make.ts'

/** In bytes: as large as any of the files. */
const LIMIT = 8 * 1024 * 1024

/** What is said of a file in the folder in which a client was asked about it, from its bytes and its place on. */
export function saidOf(client: Client, sample: Sample): Verdict {
  const folder = folderOf(client)
  const { skill, twin, violations } = laidIn(folder, sample)
  const { outcome } = sightOf(client, skill)
  if (outcome === 'unseen') return { outcome: 'refused', reasons: [] }
  const same = twin && sameNames(client, [placeOf(skill), placeOf(twin)])
  if (same !== undefined && same.size > 0) return { outcome: 'degraded', reasons: [] }
  return verdictOf(client, violations, skill)
}

/** A file as it lies in a folder, and what is wrong with it, whoever asks. */
interface Laid {
  readonly skill: Skill
  readonly twin: Skill | undefined
  readonly violations: readonly FoundViolation[]
}

/** A folder that some client has for its own, and none of those that were asked. */
const ELSEWHERE = '.windsurf/skills'

/** Most clients look into the same few folders. */
const laid = new Map<string, Laid>()

function laidIn(folder: string, sample: Sample): Laid {
  const key = `${folder} ${sample.id}`
  const known = laid.get(key) ?? layIn(folder, sample)
  laid.set(key, known)
  return known
}

function layIn(folder: string, sample: Sample): Laid {
  const all = [sample, ...(sample.beside ?? []), ...(sample.twin ? [sample.twin] : [])]
  const around = sample.above === undefined ? folder : `${sample.above}/${folder}`
  const base = sample.linked ? ELSEWHERE : around
  const entries = Object.fromEntries(all.map((each) => [`${base}/${each.path}`, bytesOf(each)]))
  const path = sample.linked === 'file' ? sample.path : dirname(sample.path)
  const up = '../'.repeat(`${folder}/${path}`.split('/').length - 1)
  const link: Record<string, Entry> = sample.linked
    ? { [`${folder}/${path}`]: { link: `${up}${ELSEWHERE}/${path}` } }
    : {}
  const files = openRepositories(memoryHost({ '.git/HEAD': '', ...entries, ...link })).filesOf(ROOT)
  const skill = skillIn(files, base, sample)
  const ofBytes = decode(bytesOf(sample), LIMIT).state === 'not-utf8' ? [NOT_UTF_8] : []
  return {
    skill,
    twin: sample.twin && skillIn(files, base, sample.twin),
    violations: [...ofBytes, ...violationsOf(layersOf(skill), rulesOn)],
  }
}

/** Those that were asked about a folder elsewhere look into that of all clients, too. */
function folderOf(client: Client): string {
  const asked = CLIENTS.find(({ id }) => id === client.id)
  return asked?.root.startsWith('.') && asked.below === undefined ? asked.root : '.agents/skills'
}

function skillIn(files: Files, folder: string, sample: Pick<Sample, 'path' | 'text' | 'encoding'>): Skill {
  const reading = decode(bytesOf(sample), LIMIT)
  const text = reading.state === 'text' ? reading.text : reading.state === 'not-utf8' ? reading.whole : ''
  const path = `${folder}/${sample.path}`
  return parseSkill(sourceOf({ path, text, directory: dirname(path).split('/').at(-1)!, files }))
}

function placeOf({ path, files, name, directory = '' }: Skill) {
  return { path, files, name: name?.value ?? directory }
}
