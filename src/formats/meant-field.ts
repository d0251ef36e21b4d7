import type { Missing } from '../lint/fields/rules.ts'
import type { FieldDocument } from '../lint/fields/table.ts'
import type { TextField } from '../syntax/fields.ts'
import { isBlank, textField } from '../syntax/fields.ts'
import { revealing, suggest } from '../wording/fixes.ts'
import { quote } from '../wording/quote.ts'

/** Keys that people write for the fields that every agent and skill has. */
export const FOR_NAME = /^(?:title|id|skill|skill[-_]name|agent[-_]name|display[-_]?name)$/i
export const FOR_DESCRIPTION = /^(?:desc|descr|summary|about|abstract|overview|purpose)$/i

/** A field with a text that no client reads, whose key says that it is meant for another one. */
export function meantFor(
  keys: RegExp,
  { fields, text }: Pick<FieldDocument, 'fields' | 'text'>,
  isRead: (key: string) => boolean,
): TextField | undefined {
  const key = [...fields.keys()].find((name) => keys.test(name) && !isRead(name))
  const field = key === undefined ? undefined : textField(fields, key)
  return field && !isBlank(field) && text.slice(...field.key) === key ? field : undefined
}

/** What to say of a missing field for which another one is meant; `problem` is a sentence. */
export function renamed(meant: TextField, to: string, problem: string, text: string): Missing {
  const title = `Rename ${quote(text.slice(...meant.key))} to \`${to}\``
  return {
    message: `${problem} Add it, or r${title.slice(1)}.`,
    range: meant.key,
    ...revealing(suggest(title, meant.key, to)),
  }
}
