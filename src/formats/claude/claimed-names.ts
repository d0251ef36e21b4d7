import type { Header, Range } from '../../model.ts'
import type { TextField } from '../../syntax/fields.ts'
import { groupBy } from '../../wording/compare.ts'
import { dirname } from '../../wording/paths.ts'
import { FOR_NAME, meantFor } from '../meant-field.ts'
import { isField } from './field-rows.ts'
import type { Subagent } from './parse.ts'

/** What other subagents need to know of one. */
export interface SubagentHeader {
  readonly name: { readonly text: string; readonly range: Range } | undefined
  /** Its name, or the one that a fix proposes. */
  readonly claim: string | undefined
  /** The folder within which its name must be its own. */
  readonly tree: string
}

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
  const claims = groupBy(headers, ({ header: { tree, claim } }) =>
    claim === undefined ? undefined : `${tree}\0${claim}`,
  )
  return (path, name) =>
    claims.get(`${trees.get(path)}\0${name}`)?.some((other) => other.path !== path) === true
}

/** What a subagent is called, and where. The folders of a plugin’s agents are a part of their names. */
export function subagentHeader(subagent: Subagent): SubagentHeader {
  const { name, plugin, path } = subagent
  const meant = name === undefined && plugin === undefined ? meantName(subagent) : undefined
  const own = /^(?:.*\/)?\.claude\/agents(?=\/)/is.exec(path)?.[0]
  return {
    name: name && { text: name.value.trim(), range: name.range },
    claim: (name ?? meant)?.value.trim(),
    tree: plugin === undefined ? (own ?? dirname(path)) : dirname(path),
  }
}
