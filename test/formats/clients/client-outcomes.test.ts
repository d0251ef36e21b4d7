import { expect, test } from 'vitest'
import type { Client } from '../../../src/formats/clients/client.ts'
import { CLIENTS } from '../../../src/formats/clients/index.ts'
import type { ViolationId } from '../../../src/formats/clients/violations.ts'
import { VIOLATIONS } from '../../../src/formats/clients/violations.ts'
import { CLIENT_OUTCOMES } from '../../../src/formats/skill/client-outcomes.ts'
import { current } from '../../docs/current.ts'

/** Of a line without its indentation and comma. */
const WIDEST = 105

function quoted(text: string): string {
  return `'${text}'`
}

/** The violations that this client treats so. */
function violations({ outcomes }: Client, outcome: 'refused' | 'degraded'): string {
  const treated = VIOLATIONS.filter(({ id }: { id: ViolationId }) => {
    const fact = outcomes?.[id] ?? 'unknown'
    if (fact === 'unknown' || fact.outcome !== outcome) return false
    return fact.outcome !== 'degraded' || fact.sometimes !== true
  })
  return quoted(treated.map(({ id }) => id).join(' '))
}

/** As the formatter lays it out. */
function refusing(value: string): string {
  const line = `refuses: ${value}`
  return line.length > WIDEST ? `refuses:\n      ${value}` : line
}

function row(client: Client): string {
  const { id, title, kind, folders, listing } = client
  const looks =
    folders === undefined
      ? []
      : [
          `project: [${folders.project.map(quoted).join(', ')}]`,
          ...(folders.levels === undefined
            ? []
            : [`levels: ${folders.levels === 'any' ? quoted('any') : folders.levels}`]),
          ...(folders.walks === undefined ? [] : [`walks: [${folders.walks.map(quoted).join(', ')}]`]),
        ]
  const limits = (['each', 'all', 'skills'] as const).flatMap((key) =>
    listing?.[key] === undefined ? [] : [`${key}: ${listing[key]}`],
  )
  const lines = [
    `id: ${quoted(id)}`,
    `title: ${quoted(title)}`,
    `isAgent: ${kind === 'agent'}`,
    ...(looks.length === 0 ? [] : [`folders: {\n${looks.map((line) => `      ${line},\n`).join('')}    }`]),
    ...(listing?.all === undefined ? [] : [`listing: { ${limits.join(', ')} }`]),
    refusing(violations(client, 'refused')),
    `cuts: ${violations(client, 'degraded')}`,
  ]
  return `  {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n`
}

test('src/formats/skill/client-outcomes.ts says what the facts say', () => {
  current(
    'src/formats/skill/client-outcomes.ts',
    `import type { Looking } from '../clients/seen.ts'

/** What rules know of a client: the violations that make it refuse a skill, or load only a part of it. */
interface ClientOutcomes extends Looking {
  readonly id: string
  readonly title: string
  /** Whether people run it: it is no validator, registry or installer. */
  readonly isAgent: boolean
  /** What its list of skills may hold, where that is limited: characters, and skills. */
  readonly listing?: { readonly each?: number; readonly all: number; readonly skills?: number }
  readonly refuses: string
  readonly cuts: string
}

/**
 * All clients, in the order in which messages name them. Written by \`UPDATE=1 npx vitest run\` from the facts of
 * \`src/formats/clients\`, which no run that only checks files should load.
 */
export const CLIENT_OUTCOMES: readonly ClientOutcomes[] = [
${CLIENTS.map(row).join('')}]
`,
  )
})

test('every client is there, with what is known of it', () => {
  expect(CLIENT_OUTCOMES.map(({ id }) => id)).toEqual(CLIENTS.map(({ id }) => id))
  const crush = CLIENT_OUTCOMES.find(({ id }) => id === 'crush')
  expect(crush?.refuses.split(' ')).toContain('name-dir-mismatch')
  expect(CLIENT_OUTCOMES.find(({ id }) => id === 'skills-ref')?.isAgent).toBe(false)
})
