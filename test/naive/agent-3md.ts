import type { Reading, Sentence, Written } from './sentence.ts'
import { all } from './sentence.ts'

interface Plane {
  readonly z: number
  readonly attributes: Readonly<Record<string, string>>
  readonly body: string
}

interface Document {
  readonly keys: Readonly<Record<string, string>>
  readonly planes: readonly Plane[]
  /** What keeps the text from being 3md, by sentence. */
  readonly faults: ReadonlySet<Fault>
}

type Fault = 'frontmatter' | 'colon' | 'version' | 'attribute' | 'quote' | 'no z' | 'number' | 'same z'

const BLANK = /^[ \t]+|[ \t]+$/g

function trim(text: string): string {
  return text.replace(BLANK, '')
}

/** A value without the quotes around it, in which a backslash is dropped and what follows it stays. */
function unquoted(value: string): string {
  const quote = value[0]
  if (value.length < 2 || (quote !== '"' && quote !== "'") || !value.endsWith(quote)) return value
  return value.slice(1, -1).replace(/\\([^])/g, '$1')
}

function readDocument(text: string): Document {
  const faults = new Set<Fault>()
  const lines = text
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .split('\n')
  const open = lines.findIndex((line) => trim(line) !== '')
  const close = lines.findIndex((line, index) => index > open && trim(line) === '---')
  if (open < 0 || trim(lines[open]!) !== '---' || close < 0)
    return { keys: {}, planes: [], faults: new Set(['frontmatter']) }
  const keys = keysOf(lines.slice(open + 1, close), faults)
  const planes = planesOf(lines.slice(close + 1), faults)
  return { keys, planes, faults }
}

function keysOf(lines: readonly string[], faults: Set<Fault>): Readonly<Record<string, string>> {
  const keys: Record<string, string> = {}
  for (const line of lines.map(trim)) {
    if (line === '' || line.startsWith('#')) continue
    const colon = line.indexOf(':')
    if (colon < 0) {
      faults.add('colon')
      continue
    }
    const key = trim(line.slice(0, colon))
    const known = ['3md', 'axis', 'title'].find((name) => name === key.toLowerCase())
    keys[known ?? key] = unquoted(trim(line.slice(colon + 1)))
  }
  if ((keys['3md'] ?? '') === '') faults.add('version')
  return keys
}

function planesOf(lines: readonly string[], faults: Set<Fault>): readonly Plane[] {
  const parts: { directive: string | undefined; body: string[] }[] = [{ directive: undefined, body: [] }]
  let fence: string | undefined
  for (const line of lines) {
    const mark = trim(line).slice(0, 3)
    const outside = fence === undefined
    if (fence === undefined && (mark === '```' || mark === '~~~')) fence = mark
    else if (fence === mark) fence = undefined
    if (outside && /^@plane(?=[ \t]|$)/.test(line))
      parts.push({ directive: line.slice('@plane'.length), body: [] })
    else parts.at(-1)!.body.push(line)
  }
  const [{ body }, ...planes] = parts as [(typeof parts)[0], ...typeof parts]
  if (planes.length === 0)
    return body.some((line) => line.trim() !== '') ? [{ z: 0, attributes: {}, body: body.join('\n') }] : []
  const seen = planes.map((plane) => ({
    attributes: attributesOf(plane.directive!, faults),
    body: plane.body.join('\n'),
  }))
  for (const { attributes } of seen) {
    if (attributes['z'] === undefined) faults.add('no z')
    for (const place of ['z', 'x', 'y']) {
      const value = attributes[place]
      if (
        value !== undefined &&
        !(/^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(value) && Number.isFinite(Number(value)))
      )
        faults.add('number')
    }
  }
  const numbers = seen.flatMap(({ attributes: { z } }) => (z === undefined ? [] : [Number(z) + 0]))
  if (new Set(numbers).size < numbers.length) faults.add('same z')
  return seen.map((plane) => ({ ...plane, z: Number(plane.attributes['z']) }))
}

function attributesOf(directive: string, faults: Set<Fault>): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {}
  for (const token of directive.match(/(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[^ \t"'])+|["'].*/g) ?? []) {
    const equals = token.indexOf('=')
    const key = token.slice(0, equals).toLowerCase()
    if (/^["']/.test(token) && token.length < 2) faults.add('quote')
    if (equals < 1) faults.add('attribute')
    else attributes[key] = unquoted(token.slice(equals + 1))
  }
  if (directive.replace(/"(\\.|[^"\\])*"|'(\\.|[^'\\])*'/g, '').search(/["']/) >= 0) faults.add('quote')
  return attributes
}

interface Input {
  readonly name: string
  /** Undefined where the item is of none of the three forms that the specification lists. */
  readonly type: string | undefined
}

interface Skill extends Plane {
  readonly label: string
  readonly inputs: readonly Input[]
  readonly tool: string | undefined
  readonly placeholders: readonly string[]
}

interface Agent extends Document {
  /** Empty unless the document is valid 3md and an agent: then no sentence about agents is about it. */
  readonly agents: readonly {
    readonly identities: number
    readonly first: Plane | undefined
    readonly skills: readonly Skill[]
  }[]
  /** For each plane, the planes that its body links to. */
  readonly links: ReadonlyMap<number, readonly number[]>
}

function read({ path, text }: Written): Agent {
  const document = readDocument(text)
  const { keys, planes, faults } = document
  const isAgent =
    /(^|\/|\.)agent\.3md$/.test(path) ||
    keys['axis'] === 'skill' ||
    'agent' in keys ||
    planes.some(
      ({ attributes: { kind, triggers } }) =>
        kind === 'identity' || kind === 'skill' || triggers !== undefined,
    )
  const identities = planes.filter(({ attributes: { kind } }) => kind === 'identity')
  const [first] = identities.length > 0 ? identities : planes
  const skills = planes.filter((plane) => plane !== first && !identities.includes(plane)).map(skillOf)
  const agents = faults.size === 0 && isAgent ? [{ identities: identities.length, first, skills }] : []
  const links = new Map(
    planes.map(({ z, body }) => [
      z,
      [...body.matchAll(/\[\[z=(\d+)(\|[^\]\n]*)?\]\]/g)].map(([, target]) => Number(target)),
    ]),
  )
  return { ...document, agents, links: agents.length > 0 ? links : new Map() }
}

function skillOf(plane: Plane): Skill {
  const { label = '', inputs = '', tool } = plane.attributes
  const placeholders = [...(tool ?? '').matchAll(/\{([A-Za-z_]\w*)\}/g)].map(([, name]) => name!)
  return {
    ...plane,
    label: label.trim(),
    inputs: items(inputs)
      .map(inputOf)
      .filter(({ name }) => name !== ''),
    tool,
    placeholders,
  }
}

function items(text: string): readonly string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** A `name`, a `name:type` or a `name:type?`. */
function inputOf(item: string): Input {
  const [name = '', type = 'string', ...rest] = item.split(':').map((part) => part.trim())
  const form = type.replace(/\?$/, '')
  // Of none of the forms, but every loader reads `name?` as the name.
  if (!item.includes(':') && name.endsWith('?')) return { name: name.slice(0, -1).trim(), type: 'string' }
  return { name, type: rest.length === 0 && form !== '' && form === form.toLowerCase() ? form : undefined }
}

/** Whether a name stands between braces, alone but for white space. */
function isBraced(name: string, tool: string): boolean {
  return tool.split('{').some((part) => part.split('}')[0]!.trim() === name && part.includes('}'))
}

/**
 * Whether a chain of links leads from a plane to itself: one more link each time, as often as there are
 * planes.
 */
function isOnLoop(start: number, links: Agent['links']): boolean {
  let reached = new Set(links.get(start))
  for (const _ of links) reached = new Set([...reached, ...[...reached].flatMap((z) => links.get(z) ?? [])])
  return reached.has(start)
}

function everySkill(
  test: (skill: Skill, agent: Agent) => boolean | undefined,
): (agent: Agent) => boolean | undefined {
  return (agent) => all(agent.agents.flatMap(({ skills }) => skills.map((skill) => test(skill, agent))))
}

function valid(fault: Fault): (agent: Agent) => boolean {
  return ({ faults }) => !faults.has(fault)
}

const TYPES = ['string', 'number', 'boolean', 'object', 'array']

const sentences: readonly Sentence<Agent>[] = [
  {
    sentence: 'A document begins with a block between two lines of three hyphens.',
    rules: ['agent3md/parse'],
    holds: valid('frontmatter'),
  },
  {
    sentence: 'Every line of the block is blank, a comment, or a key, a colon and a value.',
    rules: ['agent3md/parse'],
    holds: valid('colon'),
  },
  {
    sentence: 'The block states the version of 3md.',
    rules: ['agent3md/parse', 'agent3md/missing-field'],
    about: /3md|frontmatter/,
    holds: valid('version'),
  },
  {
    sentence: 'An attribute of a plane is a key, an equals sign and a value.',
    rules: ['agent3md/parse'],
    holds: valid('attribute'),
  },
  { sentence: 'A quote that opens closes.', rules: ['agent3md/parse'], holds: valid('quote') },
  { sentence: 'Every plane has a z.', rules: ['agent3md/parse'], holds: valid('no z') },
  {
    sentence: 'The z, x and y of a plane are finite decimal numbers.',
    rules: ['agent3md/parse'],
    holds: valid('number'),
  },
  { sentence: 'No two planes have the same z.', rules: ['agent3md/parse'], holds: valid('same z') },
  {
    sentence: 'An agent has a name: a title or an agent.',
    rules: ['agent3md/missing-field'],
    about: /no name/,
    holds: ({ agents, keys }) => agents.length === 0 || (keys['title'] ?? '') + (keys['agent'] ?? '') !== '',
  },
  {
    sentence: 'Not more than one plane is the identity.',
    rules: ['agent3md/identity'],
    holds: ({ agents }) => agents.every(({ identities }) => identities <= 1),
  },
  {
    sentence: 'An agent has a plane.',
    rules: ['agent3md/identity'],
    holds: ({ agents }) => agents.every(({ first }) => first !== undefined),
  },
  {
    sentence: 'Without a plane that says it is, the plane of the lowest z is the identity.',
    rules: ['agent3md/identity-order'],
    level: 'warning',
    holds: ({ agents, planes }) =>
      agents.every(({ identities, first }) => identities > 0 || planes.every(({ z }) => z >= first!.z)),
  },
  {
    sentence: 'Every skill has a label.',
    rules: ['agent3md/missing-field'],
    about: /label/,
    holds: everySkill(({ label }) => label !== ''),
  },
  {
    sentence: 'No two skills have the same label.',
    rules: ['agent3md/unique-skill'],
    holds: ({ agents }) =>
      agents.every(({ skills }) => {
        const labels = skills.map(({ label }) => label).filter((label) => label !== '')
        return new Set(labels).size === labels.length
      }),
  },
  {
    sentence: 'Every link leads to a plane.',
    rules: ['agent3md/dead-link'],
    holds: ({ links, planes }) =>
      [...links.values()].flat().every((target) => planes.some(({ z }) => z === target)),
  },
  {
    sentence: 'No chain of links is a loop.',
    rules: ['agent3md/cycle'],
    holds: ({ links }) => ![...links.keys()].some((z) => isOnLoop(z, links)),
  },
  {
    sentence: 'The entry is the z of a plane, an integer.',
    rules: ['agent3md/field-value'],
    holds: ({ agents, keys: { entry }, planes }) => {
      if (agents.length === 0 || entry === undefined) return true
      return /^-?\d+$/.test(entry.trim()) && planes.some(({ z }) => z === Number(entry))
    },
  },
  {
    sentence: 'The type of an input is string, number, boolean, object or array.',
    rules: ['agent3md/input-type'],
    // Forms that are not in the table may be anything, and so may types in capitals.
    holds: everySkill(({ inputs }) =>
      all(inputs.map(({ type }) => (type === undefined ? undefined : TYPES.includes(type)))),
    ),
  },
  {
    sentence: 'No skill declares an input twice.',
    rules: ['agent3md/duplicate'],
    holds: everySkill(({ inputs }) => new Set(inputs.map(({ name }) => name)).size === inputs.length),
  },
  {
    sentence: 'Every placeholder of a command is an input of the skill.',
    rules: ['agent3md/tool-input'],
    holds: everySkill(({ inputs, placeholders }) =>
      placeholders.every((placeholder) => inputs.some(({ name }) => name === placeholder)),
    ),
  },
  {
    sentence: 'A skill that can be routed to has triggers.',
    rules: ['agent3md/triggers'],
    level: 'warning',
    holds: everySkill(({ attributes }) => items(attributes['triggers'] ?? '').length > 0),
  },
  {
    sentence: 'A tool that is set is not empty.',
    rules: ['agent3md/tool'],
    level: 'warning',
    holds: everySkill(({ tool }) => tool?.trim() !== ''),
  },
  {
    sentence: 'A command uses every input of its skill.',
    rules: ['agent3md/unused-input'],
    level: 'warning',
    // Without a command there is nothing to use them. In braces of another form one is all but used: the next
    // sentence's.
    holds: everySkill(({ inputs, tool = '', placeholders }) => {
      return (
        tool.trim() === '' || inputs.every(({ name }) => placeholders.includes(name) || isBraced(name, tool))
      )
    }),
  },
  {
    sentence: 'A slot of a command is the name of an input in braces, and nothing else.',
    rules: ['agent3md/placeholder-syntax'],
    level: 'warning',
    // Other braces may be part of the command.
    holds: everySkill(({ inputs, tool = '', placeholders }) => {
      if (inputs.some(({ name }) => !placeholders.includes(name) && isBraced(name, tool))) return false
      // The dollar of a shell would stay.
      if (inputs.some(({ name }) => tool.includes(`\${${name}}`))) return false
      return /[{}]/.test(tool.replace(/\{\w+\}/g, '')) ? undefined : true
    }),
  },
  {
    sentence: 'When the frontmatter has tools, the binary of every command is one of them.',
    rules: ['agent3md/undeclared-tool'],
    level: 'warning',
    holds: everySkill(({ tool = '' }, { keys }) => {
      const written = keys['tools'] ?? ''
      // With the brackets of YAML no tool has its name: another sentence's.
      if (/^\s*\[/.test(written)) return undefined
      const tools = items(written)
      return tools.length === 0 || tool.trim() === '' || tools.includes(tool.trim().split(/\s+/)[0]!)
    }),
  },
]

export const agent3md: Reading<Agent> = {
  read,
  sentences,
  unread: {
    'agent3md/conflict-marker': 'No specification speaks of it: git leaves them.',
    'agent3md/plane-in-fence': 'Where a fence never ends, the planes below it are code, as they are here.',
  },
}
