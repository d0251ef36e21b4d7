import type { Details, Field } from '../../model.ts'
import { isList, isMapping, isTagged, kindOf } from '../../text/fields.ts'
import { safely, suggest } from '../../text/fixes.ts'
import { nearestOf } from '../../text/near-names.ts'
import { quote } from '../../text/quote.ts'
import { either } from '../../text/wording.ts'
import { quoteYaml } from '../../text/write-yaml.ts'
import type { ClientField } from '../clients/client.ts'
import { CLIENTS } from '../clients/index.ts'

/** What is wrong with the value of a client's own field. */
interface Fault {
  /** A sentence without its period, for the names of the clients that read the field. */
  readonly problem: (readers: string) => string
  readonly advice: string
  readonly details?: Details
}

/** The value is of a type that no client takes; `text` is the file's. */
export function typeFault(key: string, { value, range }: Field, text: string): Fault | undefined {
  const types = takenOf(key, ({ types: taken }) => taken)
  if (types === undefined || types.includes(typeOf(value))) return undefined
  const kind = kindOf(value)
  if (types.join() === 'boolean') {
    if (typeof value !== 'string' || /^(?:yes|no|on|off|[01])$/i.test(value)) return undefined
    const meant = /^(?:true|false)$/i.exec(value)?.[0].toLowerCase()
    const isSure = meant !== undefined && !isTagged(text, range)
    return {
      problem: (readers) => `\`${key}\` is ${kind}, but must be a boolean for ${readers}`,
      advice: isSure ? `Write \`${meant}\`.` : 'Write `true` or `false`, without quotes or a tag.',
      ...(isSure && { details: safely(`Write \`${meant}\``, { range, text: meant }) }),
    }
  }
  if (!types.includes('string') || !(isList(value) || isMapping(value))) return undefined
  const written = text.slice(...range)
  const isOneLine = /^[[{].*[\]}]$/.test(written)
  return {
    problem: (readers) => `\`${key}\` is ${kind}, but must be text for ${readers}`,
    advice: isOneLine ? 'Quote the whole value.' : 'Write plain text.',
    ...(isOneLine && { details: suggest('Quote the value', range, quoteYaml(written)) }),
  }
}

/** The text is none of the values that clients know. */
export function valueFault(key: string, { value, range }: Field): Fault | undefined {
  const values = takenOf(key, ({ types, values: taken }) => (types.join() === 'string' ? taken : undefined))
  if (values === undefined || typeof value !== 'string' || values.includes(value)) return undefined
  const [meant, ...others] = nearestOf(value, values)
  const isSure = meant !== undefined && others.length === 0
  return {
    problem: (readers) => `${quote(value)} is not a value of \`${key}\` for ${readers}`,
    advice: isSure ? `Did you mean \`${meant}\`?` : `Use ${either(values.map((each) => `\`${each}\``))}.`,
    ...(isSure && { details: suggest(`Write \`${meant}\``, range, meant) }),
  }
}

function typeOf(value: Field['value']): string {
  return isList(value) ? 'list' : isMapping(value) ? 'map' : typeof value
}

/** What agents together take of a field of their own; undefined where one of them does not say. */
function takenOf(
  key: string,
  of: (field: ClientField) => readonly string[] | undefined,
): readonly string[] | undefined {
  const facts = CLIENTS.filter(({ kind }) => kind === 'agent').flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      name === key || field.aliases?.includes(key) ? [of(field)] : [],
    ),
  )
  const taken = facts.flatMap((each) => each ?? ['any'])
  return taken.includes('any') ? undefined : [...new Set(taken)]
}
