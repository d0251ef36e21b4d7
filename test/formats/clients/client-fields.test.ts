import { expect, test } from 'vitest'
import type { Client, ClientField } from '../../../src/formats/clients/client.ts'
import { CLIENTS } from '../../../src/formats/clients/index.ts'
import { fieldNamesOf } from '../../../src/formats/clients/verdict.ts'
import { CLIENT_FIELDS, SKILL_FIELDS } from '../../../src/formats/skill/fields.ts'
import { current } from '../../docs/current.ts'

const NARROWEST = 90

/** The fields of a client that Agent Skills do not have. */
function ownFields(client: Client): readonly string[] {
  const shared: readonly string[] = SKILL_FIELDS
  return fieldNamesOf(client).filter((field) => !shared.includes(field))
}

function row(client: Client): string {
  const key = /^\w+$/.test(client.title) ? client.title : `'${client.title}'`
  const fields = `'${ownFields(client).join(' ')}'`
  const line = `  ${key}: ${fields},`
  return line.length > NARROWEST ? `  ${key}:\n    ${fields},\n` : `${line}\n`
}

/** What all agents together take of each own field, for those of which each of them says it. */
function together(of: (field: ClientField) => readonly string[] | undefined): string {
  const names = [...new Set(agents.flatMap(ownFields))].sort()
  return names
    .flatMap((name) => {
      const taken = agents.flatMap(({ fields }) =>
        Object.entries(fields).flatMap(([field, facts]) =>
          field === name || facts.aliases?.includes(name) ? [of(facts)] : [],
        ),
      )
      const all = [...new Set(taken.flatMap((each) => each ?? 'any'))]
      return all.includes('any') ? [] : `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${all.join(' ')}',\n`
    })
    .join('')
}

const agents = CLIENTS.filter((client) => client.kind === 'agent' && ownFields(client).length > 0)

test('src/formats/skill/client-fields.ts says what the facts say', () => {
  current(
    'src/formats/skill/client-fields.ts',
    `/**
 * Fields that Agent Skills do not have, by the clients that read them. Written by \`UPDATE=1 npx vitest run\` from
 * the facts of \`src/formats/clients\`, which no run that only checks files should load.
 */
export const FIELDS_OF_CLIENTS: Readonly<Record<string, string>> = {
${agents.map(row).join('')}}

/** The types that at least one of them takes. */
export const TYPES_OF_FIELDS: Readonly<Record<string, string>> = {
${together(({ types }) => types)}}

/** The only values that they take, of fields that have such. */
export const VALUES_OF_FIELDS: Readonly<Record<string, string>> = {
${together(({ values, types }) => (types.join() === 'string' ? values : undefined))}}
`,
  )
})

test('each field leads to the agents that read it', () => {
  expect(CLIENT_FIELDS.get('homepage')).toEqual(['OpenClaw'])
  expect(CLIENT_FIELDS.get('argument-hint')).toEqual(['Claude Code', 'VS Code', 'Copilot CLI'])
  expect(CLIENT_FIELDS.get('when-to-use')).toEqual(['Kimi Code'])
  expect(CLIENT_FIELDS.has('license')).toBe(false)
})
