import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/client.ts'
import { CLIENTS } from '../../src/clients/index.ts'
import { verdictOf } from '../../src/clients/verdict.ts'
import { decode } from '../../src/files/read.ts'
import { layersOf } from '../../src/formats/skill/frontmatter-violations.ts'
import { rulesOn } from '../../src/formats/skill/index.ts'
import { parseSkill } from '../../src/formats/skill/parse.ts'
import { violationsOf } from '../../src/lint/find-violations.ts'
import { NOT_UTF_8 } from '../../src/project/list-clients.ts'
import { alone } from '../no-files.ts'
import type { Sample } from './files/make.ts'
import { bytesOf } from './files/make.ts'
import { SAMPLES } from './files.ts'
import type { Observed } from './observed.ts'

const { observed, clients } = JSON.parse(
  readFileSync(new URL('observed.json', import.meta.url), 'utf8'),
) as Observed

/** What no text of a file tells: where it lies, and what lies beside it. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'nested-once': ['claude-code', 'gemini-cli'],
  'nested-twice': ['claude-code', 'gemini-cli'],
  'nested-six': ['claude-code', 'gemini-cli', 'npx-skills'],
  'inside-another': ['claude-code', 'copilot-cli', 'gemini-cli', 'kimi-code', 'npx-skills', 'openclaw', 'pi'],
  'hidden-folder': ['claude-code', 'codex', 'copilot-cli', 'gemini-cli', 'kimi-code', 'openclaw', 'pi'],
  'linked-folder': ['openclaw'],
  'same-name': ['copilot-cli', 'kimi-code', 'npx-skills', 'openclaw', 'opencode', 'skills-ref'],
  'flat-file': ['kimi-code', 'pi'],
}

/** In bytes: as large as any of them. */
const LIMIT = 8 * 1024 * 1024

/** What is said of a file, from its bytes on, as the command says it. */
function said(client: Client, sample: Sample): string {
  const directory = dirname(sample.path).split('/').at(-1)!
  const reading = decode(bytesOf(sample), LIMIT)
  const text = reading.state === 'text' ? reading.text : reading.state === 'not-utf8' ? reading.whole : ''
  const skill = parseSkill(alone(`skills/${sample.path}`, text, directory))
  const ofBytes = reading.state === 'not-utf8' ? [NOT_UTF_8] : []
  return verdictOf(client, [...ofBytes, ...violationsOf(layersOf(skill), rulesOn)], skill).outcome
}

describe.each(CLIENTS.filter(({ id }) => clients[id] !== undefined))('$id', (client) => {
  const { files, version } = clients[client.id]!

  test('what is said of each file is what it was seen to do', () => {
    const differing = SAMPLES.filter((sample) => said(client, sample) !== files[sample.id]!.outcome)
    const byPlace = SAMPLES.filter(({ id }) => PLACES[id]?.includes(client.id))
    expect(differing.map(({ id }) => id)).toEqual(byPlace.map(({ id }) => id))
  })

  test('the version and the day are those of the observation', () => {
    expect(client.sources['seen']).toMatchObject({ version, date: observed })
  })
})

test('every client that was asked is one of the facts', () => {
  const ids = CLIENTS.map(({ id }) => id)
  expect(Object.keys(clients).filter((id) => !ids.includes(id))).toEqual([])
})
