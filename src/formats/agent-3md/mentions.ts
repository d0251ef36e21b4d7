import type { Mention } from '../../model.ts'
import type { Agent3md, Plane } from './parse.ts'

/** The planes of an agent, by their numbers, and what points to them. */
export function planeMentions({ fields, planes }: Agent3md): readonly Mention[] {
  const entry = fields.get('entry')
  const links = planes.flatMap((plane) => plane.links)
  return [
    ...planes.filter(({ z }) => !Number.isNaN(z)).map(ownMention),
    ...links.map(({ z, range }) => ({ kind: 'plane', name: String(z), range }) as const),
    ...(entry === undefined
      ? []
      : [{ kind: 'plane', name: String(Number(entry.value)), range: entry.range } as const]),
  ]
}

function ownMention({ z, attributes, directive, body, title, label }: Plane): Mention {
  const range = attributes.get('z')?.range ?? directive
  const written = label && { label: label.place(0, label.value.length) }
  return { kind: 'plane', name: String(z), range, extent: [directive[0], body[1]], title, ...written }
}
