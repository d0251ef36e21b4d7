import type { Header } from '../../model.ts'
import type { TextField } from '../../syntax/fields.ts'
import { FOR_NAME, meantFor } from '../meant-field.ts'
import { isField } from './fields.ts'
import type { Subagent, SubagentHeader } from './parse.ts'

/** The field that is meant for the name of an agent without one. */
export function meantName(subagent: Pick<Subagent, 'fields' | 'text'>): TextField | undefined {
  return subagent.fields.has('name') ? undefined : meantFor(FOR_NAME, subagent, isField)
}

/** Whether a text may be proposed as a name. */
export function isProposed({ value }: TextField): boolean {
  return /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(value.trim())
}

/** Tells whether another agent of the same folder has a name, or would get it by a fix. */
export function takenNames(
  headers: readonly Header<SubagentHeader>[],
): (path: string, name: string) => boolean {
  const trees = new Map(headers.map(({ path, header: { tree } }) => [path, tree]))
  const claims = new Map<string, string[]>()
  for (const { path, header } of headers) {
    const key = `${header.tree}\0${header.claim}`
    if (header.claim !== undefined) claims.set(key, [...(claims.get(key) ?? []), path])
  }
  return (path, name) => claims.get(`${trees.get(path)}\0${name}`)?.some((other) => other !== path) === true
}
