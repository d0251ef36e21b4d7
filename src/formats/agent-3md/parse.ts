import type { Document, Range, Report, Source } from '../../model.ts'
import type { Problem } from '../../syntax/yaml-errors.ts'
import { basename } from '../../wording/paths.ts'
import { readFrontmatter } from './grammar/frontmatter.ts'
import type { Pair, Text } from './grammar/located-text.ts'
import { lastOf, readItems, trimmedPart } from './grammar/located-text.ts'
import type { Fence, WrittenPlane } from './grammar/planes.ts'
import { readNumber, readPlanes } from './grammar/planes.ts'

/** `name`, `name?` or `name:type?` in the inputs of a skill. */
interface Input {
  readonly name: Text
  /** As it is written, without the `?`; undefined where there is no colon. */
  readonly type: Text | undefined
  /** The type that a loader reads: in lower case, and `string` where none is written. */
  readonly kind: string
  readonly optional: boolean
}

interface Braces {
  readonly name: string
  /** The place of the opening brace in the command. */
  readonly at: number
  /** With the braces. */
  readonly range: Range
  /** Whether a loader fills it in: what it holds is an identifier. */
  readonly filled: boolean
  /** Whether another pair of braces is around it: `{{…}}`. */
  readonly doubled: boolean
}

/** `[[z=N]]` or `[[z=N|label]]`. */
interface Link {
  readonly range: Range
  readonly z: number
  /** Whether agent loaders follow it, besides readers of 3md: N has digits only. */
  readonly followed: boolean
}

export interface Plane extends WrittenPlane {
  readonly label: Pair | undefined
  /** What to call it in a message: its label, else its place. */
  readonly title: string
  readonly kind: Pair | undefined
  readonly triggers: readonly Text[]
  readonly inputs: readonly Input[]
  readonly tool: Pair | undefined
  readonly braces: readonly Braces[]
  readonly links: readonly Link[]
}

export interface Agent3md extends Document {
  readonly fields: ReadonlyMap<string, Pair>
  /** The frontmatter in the order of the file, pairs that a later one replaces too. */
  readonly pairs: readonly Pair[]
  /** Whether the frontmatter ends; where it does not, its last pairs may be text of the body. */
  readonly closed: boolean
  /** The `---` that opens the frontmatter, or the line in its place. */
  readonly opening: Range
  /** What is no 3md. */
  readonly problems: readonly Problem[]
  readonly fences: readonly Fence[]
  readonly planes: readonly Plane[]
  readonly planeAt: ReadonlyMap<number, Plane>
  /** Whether it is an agent at all, rather than any other 3md document. */
  readonly isAgent: boolean
  /** The planes that call themselves the identity. */
  readonly identities: readonly Plane[]
  /** The plane that loaders take for the identity: the first that calls itself so, else the first of all. */
  readonly identity: Plane | undefined
  readonly skills: readonly Plane[]
  /** The binaries that the frontmatter lists. */
  readonly tools: readonly Text[]
}

/** A link that agent loaders follow, from one plane to another. */
export interface Dependency {
  readonly from: Plane
  readonly to: Plane
  readonly link: Link
}

export const IDENTIFIER = /^[A-Za-z_]\w*$/

/** Reads an agent in linear time; what is no 3md becomes a problem and ends nothing. Never throws. */
export function parseAgent3md(source: Source): Agent3md {
  const { text } = source
  const problems: Problem[] = []
  const report: Report = (range, message, details = {}) => problems.push({ range, message, details })
  const { opening, pairs, closed, end } = readFrontmatter(text, report)
  const { planes: written, fences } = readPlanes(text, end, report)
  const fields = lastOf(pairs)
  const planes = written.map((plane) => readPlane(text, plane))
  const identities = planes.filter(({ kind }) => kind?.value === 'identity')
  const identity = identities[0] ?? planes[0]
  return {
    ...source,
    opening,
    pairs,
    closed,
    fields,
    body: [end, text.length],
    fences,
    problems,
    planes,
    identities,
    identity,
    planeAt: new Map(planes.map((plane) => [plane.z, plane])),
    isAgent: isAgent(source.path, fields, planes),
    skills: planes.filter((plane) => plane !== identity && plane.kind?.value !== 'identity'),
    tools: readItems(fields.get('tools')),
  }
}

/** The planes that a plane links to, each once, by the first link; links that do not resolve are left out. */
export function dependenciesOf(from: Plane, { planeAt }: Agent3md): readonly Dependency[] {
  const dependencies = new Map<Plane, Dependency>()
  for (const link of from.links) {
    const to = link.followed ? planeAt.get(link.z) : undefined
    if (to !== undefined && !dependencies.has(to)) dependencies.set(to, { from, to, link })
  }
  return [...dependencies.values()]
}

/** The runs of letters and digits, in lower case: all that routing compares. */
export function tokensOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((token) => token.toLowerCase())
}

/** The words of a trigger in an order of their own: two triggers of the same words match the same requests. */
export function phraseOf(trigger: string): string {
  return [...new Set(tokensOf(trigger))].sort().join(' ')
}

function isAgent(path: string, fields: ReadonlyMap<string, Pair>, planes: readonly Plane[]): boolean {
  return (
    /^(?:.*\.)?agent\.3md$/i.test(basename(path)) ||
    wordOf(fields.get('axis')) === 'skill' ||
    [...fields.keys()].some((key) => key.toLowerCase() === 'agent') ||
    planes.some(
      ({ kind, attributes }) =>
        wordOf(kind) === 'identity' || wordOf(kind) === 'skill' || attributes.has('triggers'),
    )
  )
}

function wordOf(pair: Pair | undefined): string | undefined {
  return pair?.value.trim().toLowerCase()
}

function readPlane(text: string, plane: WrittenPlane): Plane {
  const { attributes, body, z } = plane
  const label = attributes.get('label')
  const tool = attributes.get('tool')
  return {
    ...plane,
    label,
    tool,
    title: label?.value.trim() || `z=${z}`,
    kind: attributes.get('kind'),
    triggers: readItems(attributes.get('triggers')),
    inputs: readItems(attributes.get('inputs')).map(readInput),
    braces: tool === undefined ? [] : readBraces(tool),
    links: readLinks(text, body),
  }
}

function readInput(item: Text): Input {
  const colon = item.value.indexOf(':')
  if (colon === -1) {
    const optional = item.value.endsWith('?')
    const name = optional ? trimmedPart(item, 0, item.value.length - 1) : item
    return { name, type: undefined, kind: 'string', optional }
  }
  const written = trimmedPart(item, colon + 1, item.value.length)
  const optional = written.value.endsWith('?')
  const type = optional ? trimmedPart(written, 0, written.value.length - 1) : written
  return { name: trimmedPart(item, 0, colon), type, kind: type.value.toLowerCase() || 'string', optional }
}

function readBraces(tool: Text): readonly Braces[] {
  const { value } = tool
  return Array.from(value.matchAll(/\{([^{}]*)\}/g), ({ 0: written, 1: name = '', index: at }) => ({
    name,
    at,
    range: tool.place(at, at + written.length),
    filled: IDENTIFIER.test(name),
    doubled: value[at - 1] === '{' && value[at + written.length] === '}',
  }))
}

/** The links of a body, also those in code: readers of 3md follow them. */
function readLinks(text: string, [start, end]: Range): readonly Link[] {
  const body = text.slice(start, end)
  const links: Link[] = []
  // Looked for once for all openings before it: a file of nothing but openings stays linear.
  let bracket = 0
  let from = 0
  for (;;) {
    const opening = body.indexOf(OPENING, from)
    if (opening === -1) return links
    from = opening + OPENING.length
    const written = /[^[\]|]*/y
    written.lastIndex = from
    const number = written.exec(body)![0]
    if (bracket < from) bracket = body.indexOf(']', from)
    if (bracket === -1) return links
    const after = from + number.length
    if ((after !== bracket && body[after] !== '|') || body[bracket + 1] !== ']') continue
    const followed = /^\d+$/.test(number)
    if (followed || readNumber(number) !== undefined)
      links.push({ range: [start + opening, start + bracket + 2], z: Number(number), followed })
    from = bracket + 2
  }
}

const OPENING = '[[z='
