import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Frontmatter, Mapping } from './frontmatter.ts'
import {
  frontmatterOf,
  isFilled,
  isGiven,
  isListOfText,
  isMapping,
  isText,
  isVersion,
  linesOf,
  linesOutsideFences,
} from './frontmatter.ts'
import type { Reading, Sentence, Written } from './sentence.ts'
import { all } from './sentence.ts'

interface Agent extends Frontmatter {
  readonly file: Written
  /** The fields, their keys in lower case. */
  readonly values: Mapping
  readonly required: Mapping
  readonly recommended: Mapping
  readonly sections: readonly Section[]
  readonly title: Section | undefined
  readonly tools: Tools
}

/** A heading and the lines below it, up to the next heading of its level or above. */
interface Section {
  readonly level: number
  readonly heading: string
  readonly lines: readonly string[]
}

/** What the section of the tools comes to. */
type Tools =
  | { readonly state: 'none' | 'unfenced' | 'unclosed' | 'language' | 'syntax' | 'throws' }
  | { readonly state: 'returned'; readonly value: unknown; readonly code: string }

function read(file: Written): Agent {
  const frontmatter = frontmatterOf(file.text)
  const values = lowered(frontmatter.fields)
  const sections = sectionsOf(frontmatter.body)
  return {
    ...frontmatter,
    file,
    values,
    sections,
    required: isMapping(values['required']) ? lowered(values['required']) : {},
    recommended: isMapping(values['recommended']) ? lowered(values['recommended']) : {},
    title: sections.find(({ level }) => level === 1),
    tools: toolsOf(section(sections, 2, 'tools')),
  }
}

/**
 * Of two keys that differ in case the first is kept: which one counts is not said, and the second is an
 * error.
 */
function lowered(mapping: Mapping): Mapping {
  return Object.fromEntries(
    Object.entries(mapping)
      .toReversed()
      .map(([key, value]) => [key.toLowerCase(), value]),
  )
}

function sectionsOf(body: string): readonly Section[] {
  const lines = linesOf(body)
  const headings = linesOutsideFences(body).flatMap((line, index) => {
    const [, marks, heading = ''] = /^(#{1,6})(?:[ \t]+(.*))?$/.exec(line) ?? []
    return marks === undefined ? [] : [{ level: marks.length, heading: heading.trim(), index }]
  })
  return headings.map(({ level, heading, index }, order) => {
    const end = headings.slice(order + 1).find((next) => next.level <= level)?.index
    return { level, heading, lines: lines.slice(index + 1, end) }
  })
}

function section(sections: readonly Section[], level: number, heading: string): Section | undefined {
  return sections.find((one) => one.level === level && one.heading.toLowerCase() === heading)
}

/** Runs the code, as a loader does. Only code that the tests themselves wrote may come here. */
function toolsOf(tools: Section | undefined): Tools {
  if (tools === undefined) return { state: 'none' }
  const open = tools.lines.findIndex((line) => line.startsWith('```'))
  if (open < 0) return { state: 'unfenced' }
  const close = tools.lines.findIndex((line, index) => index > open && line.trim() === '```')
  if (close < 0) return { state: 'unclosed' }
  if (!['', 'js', 'javascript'].includes(tools.lines[open]!.slice(3).trim().toLowerCase()))
    return { state: 'language' }
  const code = tools.lines.slice(open + 1, close).join('\n')
  try {
    const run = new Function(`'use strict'; const module = {}; ${code}\n`)
    try {
      return { state: 'returned', value: run(), code }
    } catch {
      return { state: 'throws' }
    }
  } catch {
    return { state: 'syntax' }
  }
}

/** The tools that the code returned, by name; undefined where it returned none. */
function returned({ tools }: Agent): Mapping | undefined {
  return tools.state === 'returned' && isMapping(tools.value) ? tools.value : undefined
}

/**
 * What running the code says: that it is wrong can be told from the text alone only where no loop, choice, spread,
 * call, second name or second assignment made it so.
 */
function ifTold(verdict: boolean, { tools }: Agent): boolean | undefined {
  return (
    verdict ||
    (tools.state === 'returned' &&
    !/\b(for|if|let|var|delete|get|all|assign|freeze)\b|fromEntries|\.\.\.|\n *tools( = |\.)/.test(tools.code)
      ? false
      : undefined)
  )
}

function ofTools(test: (tool: unknown) => boolean): (agent: Agent) => boolean | undefined {
  return (agent) => {
    const tools = returned(agent)
    if (tools === undefined) return agent.tools.state === 'none' ? true : undefined
    return ifTold(Object.values(tools).every(test), agent)
  }
}

/** The scheme, without OpenAI's wrapper around it. */
function schemeOf(tool: unknown): Mapping | undefined {
  const scheme = isMapping(tool) ? tool['scheme'] : undefined
  if (!isMapping(scheme)) return undefined
  return scheme['type'] === 'function' && isMapping(scheme['function']) ? scheme['function'] : scheme
}

const ajv = new Ajv2020({ strict: false, logger: false })

/** Whether two values are the same to the format. */
function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

/**
 * Whether a value in the metadata and one of a heading agree. What is no text, or blank, is another
 * sentence's.
 */
function agrees(value: unknown, heading: string | undefined): boolean | undefined {
  if (!isGiven(value) || heading === undefined) return true
  if (!isText(value) || value.trim() === '' || heading.trim() === '') return undefined
  if (isSame(value, heading)) return true
  // A paragraph may be broken into lines.
  return isSame(value.replace(/\s+/g, ' '), heading.replace(/\s+/g, ' ')) ? undefined : false
}

/** What a reader sees: no marks of emphasis and code. */
function seen(markdown: string | undefined): string | undefined {
  return markdown?.replace(/[*`]/g, '')
}

/** The first paragraph below the title; undefined where something else, or another heading, stands first. */
function paragraph({ title }: Agent): { readonly text: string | undefined; readonly clear: boolean } {
  const lines = title?.lines ?? []
  const start = lines.findIndex((line) => line.trim() !== '')
  if (start < 0) return { text: undefined, clear: true }
  const end = lines.findIndex((line, index) => index > start && line.trim() === '')
  const block = lines.slice(start, end < 0 ? undefined : end)
  return block.every((line) => /^(?!```)[\w*`]/.test(line))
    ? { text: block.join('\n'), clear: true }
    : { text: undefined, clear: false }
}

// TypeScript reads the flag v only for later targets.
const EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v')

const ABILITIES = ['fs', 'network', 'sh', 'tool', 'mcp', 'browser', 'env']

/**
 * The abilities that are allowed and denied, in lower case; undefined where a list of them is no list of
 * text.
 */
function abilities({
  values,
}: Agent): { readonly allow: readonly string[]; readonly deny: readonly string[] } | undefined {
  const own = values['abilities']
  const nested = isMapping(own) ? lowered(own) : {}
  const allow = [values['allow'], nested['allow'], isMapping(own) ? undefined : own].filter(isGiven)
  const deny = [values['deny'], nested['deny']].filter(isGiven)
  if (!allow.every(isListOfText) || !deny.every(isListOfText)) return undefined
  const normal = (ability: string): string =>
    ability
      .replace(/\s*:\s*/, ':')
      .trim()
      .toLowerCase()
  return { allow: allow.flat().map(normal), deny: deny.flat().map(normal) }
}

function ofAbilities(test: (abilities: readonly string[]) => boolean): (agent: Agent) => boolean | undefined {
  return (agent) => {
    const lists = abilities(agent)
    return lists && test([...lists.allow, ...lists.deny])
  }
}

const FIELDS = ['version', 'icon', 'title', 'description', 'status', 'recommended', 'required']
/** Fields of which the specification speaks elsewhere, or that later revisions of it have. */
const OTHERS = [
  'avatar',
  'system',
  'rules',
  'abilities',
  'allow',
  'deny',
  'tags',
  'roles',
  'policies',
  'limits',
  'templateengine',
  'input',
  'commands',
  'tools',
]

function isUnique(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length
}

function keysOf(value: unknown): readonly string[] {
  return isMapping(value) ? Object.keys(value) : []
}

const sentences: readonly Sentence<Agent>[] = [
  {
    sentence: 'An agent is agents/<category>_<agent-name>.agent.md.',
    rules: ['agent/filename'],
    level: 'warning',
    holds: ({ file: { path } }) => /(^|\/)agents\/[a-z0-9-]+_[a-z0-9_-]+\.agent\.md$/i.test(path),
  },
  {
    sentence: 'Metadata are the first block of the file.',
    rules: ['agent/frontmatter-first'],
    holds: ({ state, file: { text } }) => {
      if (state !== 'missing') return true
      const lines = linesOf(text)
      const open = lines.findIndex((line) => line.trimEnd() === '---')
      if (open < 0) return true
      const inside = lines.slice(
        open + 1,
        lines.findIndex((line, index) => index > open && line.trimEnd() === '---'),
      )
      // Other texts, too, may stand between two lines of hyphens.
      return inside.length > 0 &&
        inside.every((line) => /^(version|status|title|description|icon): \S+$/.test(line))
        ? false
        : undefined
    },
  },
  {
    sentence: 'The metadata block ends.',
    rules: ['agent/frontmatter-unclosed'],
    holds: ({ state }) => state !== 'unclosed',
  },
  {
    sentence: 'Metadata are a YAML mapping.',
    rules: ['agent/frontmatter-yaml'],
    holds: ({ state }) => state !== 'invalid',
  },
  {
    sentence: 'Keys are case-insensitive, so no two differ in case alone.',
    rules: ['agent/duplicate-key'],
    holds: ({ fields, values }) =>
      [fields, values['required'], values['recommended']].every((mapping) => isUnique(keysOf(mapping))),
  },
  {
    sentence: 'The fields are those that are supported.',
    rules: ['agent/unknown-field', 'agent/misspelt-field'],
    level: 'warning',
    holds: ({ values, required, recommended }) => {
      const beyond = (mapping: Mapping, fields: readonly string[]): readonly string[] =>
        Object.keys(mapping).filter((key) => !fields.includes(key))
      const others = [
        ...beyond(values, FIELDS),
        ...beyond(required, ['env', 'startup']),
        ...beyond(recommended, ['models', 'capabilities']),
      ]
      return others.some((key) => !OTHERS.includes(key)) ? false : others.length > 0 ? undefined : true
    },
  },
  {
    sentence: 'Version, icon, title, description and status are text, recommended and required mappings.',
    rules: ['agent/field-type'],
    // Of the fields of other revisions, types are not said.
    holds: ({ values }) => {
      if (
        !['version', 'icon', 'title', 'description', 'status'].every(
          (field) => !isGiven(values[field]) || isText(values[field]),
        )
      )
        return false
      if (!['recommended', 'required'].every((field) => !isGiven(values[field]) || isMapping(values[field])))
        return false
      const others = OTHERS.map((field) => values[field]).filter((value) => isGiven(value) && !isText(value))
      return others.every(
        (value) => (value === values['allow'] || value === values['deny']) && isListOfText(value),
      )
        ? true
        : undefined
    },
  },
  {
    sentence: 'The startup is the name of a tool, the environment variables are a list.',
    rules: ['agent/field-type', 'agent/required-env'],
    holds: ({ required: { env, startup } }) => {
      if (isGiven(startup) && !isText(startup)) return false
      return !isGiven(env) || (isListOfText(env) && env.every((name) => name.trim() !== ''))
    },
  },
  {
    sentence: 'Recommended models and capabilities are lists.',
    rules: ['agent/field-type'],
    // One alone may perhaps be a text.
    holds: ({ recommended: { models, capabilities } }) =>
      all(
        [models, capabilities].map(
          (value) => !isGiven(value) || isListOfText(value) || (isText(value) ? undefined : false),
        ),
      ),
  },
  {
    sentence: 'The version is text of three numbers, such as 0.1.0.',
    rules: ['agent/field-value'],
    about: /version/,
    level: 'warning',
    // Whether more may follow the numbers is not said; what is blank or no text is another sentence's.
    holds: ({ values: { version } }) => {
      if (!isGiven(version)) return true
      if (!isText(version) || version.trim() !== version || version === '') return undefined
      return isVersion(version)
    },
  },
  {
    sentence: 'The icon is a single emoji.',
    rules: ['agent/field-value'],
    about: /emoji|`icon`/,
    level: 'warning',
    // What is blank or no text is another sentence's.
    holds: ({ values: { icon } }) => {
      if (!isGiven(icon)) return true
      return !isText(icon) || icon.trim() !== icon || icon === '' ? undefined : EMOJI.test(icon)
    },
  },
  {
    sentence: 'The status is active, deprecated or disabled.',
    rules: ['agent/field-value', 'agent/field-type'],
    about: /status|starts with/,
    // Whether case counts is not said.
    holds: ({ values: { status } }) => {
      if (!isGiven(status) || ['active', 'deprecated', 'disabled'].includes(status as string)) return true
      return isText(status) && ['active', 'deprecated', 'disabled'].includes(status.trim().toLowerCase())
        ? undefined
        : false
    },
  },
  {
    sentence: 'The title is the one of the metadata, else the first level-1 heading.',
    rules: ['agent/missing-field'],
    // Whether the heading of the avatar may be the title is not said, and a title in a misplaced block is
    // meant.
    holds: ({ state, values: { title: given }, title, file: { text } }) => {
      if (state === 'missing' && linesOf(text).includes('---')) return undefined
      if (state === 'unclosed' || state === 'invalid' || isFilled(given)) return true
      if (title === undefined || title.heading === '') return false
      return isSame(title.heading, 'avatar') ? undefined : true
    },
  },
  {
    sentence: 'The description is the one of the metadata, else the first paragraph below the title.',
    rules: ['agent/missing-field'],
    level: 'info',
    holds: (agent) => {
      const { state, values, title, file } = agent
      if (state === 'missing' && linesOf(file.text).includes('---')) return undefined
      if (state === 'unclosed' || state === 'invalid' || isFilled(values['description'])) return true
      // A heading of level 2 that is meant as the title has a finding of its own.
      const first = /^#{1,6} .*$/m.exec(file.text)?.[0] ?? ''
      if (title === undefined && /^## (?!(?:system|rules|tools|avatar|prompt)\b)/i.test(first))
        return undefined
      const { text, clear } = paragraph(agent)
      return !clear || (title !== undefined && isSame(title.heading, 'avatar'))
        ? undefined
        : text !== undefined
    },
  },
  {
    sentence: 'The title of the metadata is the one of the heading.',
    rules: ['agent/conflict'],
    holds: ({ values, title }) =>
      title !== undefined && isSame(title.heading, 'avatar')
        ? undefined
        : agrees(values['title'], seen(title?.heading)),
  },
  {
    sentence: 'The description of the metadata is the paragraph below the title.',
    rules: ['agent/conflict'],
    holds: (agent) => {
      const { text, clear } = paragraph(agent)
      return !clear || (agent.title !== undefined && isSame(agent.title.heading, 'avatar'))
        ? undefined
        : agrees(agent.values['description'], seen(text))
    },
  },
  {
    sentence: 'The system message of the metadata is the one below its heading.',
    rules: ['agent/conflict'],
    holds: ({ values, sections }) =>
      agrees(values['system'], section(sections, 2, 'system')?.lines.join('\n')),
  },
  {
    sentence: 'The rules of the metadata are those below their heading.',
    rules: ['agent/conflict'],
    holds: ({ values, sections }) => agrees(values['rules'], section(sections, 2, 'rules')?.lines.join('\n')),
  },
  {
    sentence: 'The avatar of the metadata is the first image below its heading.',
    rules: ['agent/conflict'],
    holds: ({ values, sections }) =>
      agrees(
        values['avatar'],
        /!\[[^\]]*\]\(([^)\s]*)\)/.exec(section(sections, 1, 'avatar')?.lines.join('\n') ?? '')?.[1],
      ),
  },
  {
    sentence: 'The startup tool is one of the tools.',
    rules: ['agent/startup-tool'],
    // Where the code cannot be run, its tools are not known.
    holds: (agent) => {
      const { startup } = agent.required
      if (!isText(startup) || startup.trim() === '') return startup === undefined ? true : undefined
      const tools = returned(agent)
      if (tools === undefined) return agent.tools.state === 'none' ? false : undefined
      const isOne = Object.keys(tools).some((name) => isSame(name, startup))
      return ifTold(isOne, agent)
    },
  },
  {
    sentence: 'Tools are defined in the body only.',
    rules: ['agent/tools-in-frontmatter'],
    holds: ({ values }) => !('tools' in values),
  },
  {
    sentence: 'The code of the tools is JavaScript.',
    rules: ['agent/tools-fence'],
    // Text may be code without a fence.
    holds: ({ tools: { state } }) => (state === 'unfenced' ? undefined : state !== 'language'),
  },
  {
    sentence: 'The block of the tools ends.',
    rules: ['agent/tools-fence'],
    holds: ({ tools: { state } }) => state !== 'unclosed',
  },
  {
    sentence: 'JavaScript can parse the code.',
    rules: ['agent/tools-syntax', 'agent/tools-return'],
    // An export is a mistake of what is returned.
    holds: ({ tools: { state } }) =>
      state === 'unfenced' || state === 'unclosed' ? undefined : state !== 'syntax',
  },
  {
    sentence: 'The code returns the tools, as an object.',
    rules: ['agent/tools-return'],
    // Code that does nothing has no tools to return.
    holds: (agent) => {
      const { tools } = agent
      if (tools.state !== 'returned') return tools.state === 'none' ? true : undefined
      return /^(\s*\/\/.*|\s*)$/.test(tools.code) ? undefined : ifTold(returned(agent) !== undefined, agent)
    },
  },
  {
    sentence: 'A tool has a function and a scheme.',
    rules: ['agent/tool-shape'],
    holds: ofTools((tool) => isMapping(tool) && typeof tool['fn'] === 'function' && 'scheme' in tool),
  },
  {
    sentence: 'A scheme has a name, a description and parameters.',
    rules: ['agent/tool-shape'],
    holds: ofTools((tool) => {
      if (!isMapping(tool) || !('scheme' in tool)) return true
      const scheme = schemeOf(tool)
      return (
        scheme !== undefined && ['name', 'description', 'parameters'].every((part) => isGiven(scheme[part]))
      )
    }),
  },
  {
    sentence: 'The parameters are a JSON Schema.',
    rules: ['agent/tool-parameters'],
    holds: ofTools((tool) => {
      const parameters = schemeOf(tool)?.['parameters']
      // True and false are schemas, too.
      return (
        !isGiven(parameters) ||
        typeof parameters === 'boolean' ||
        (isMapping(parameters) && ajv.validateSchema(parameters) === true)
      )
    }),
  },
  {
    sentence: 'No two names of tools differ in case alone.',
    rules: ['agent/tool-duplicate'],
    // Of a name that one object has twice, and of one that is deleted, running the code shows less than was
    // written.
    holds: (agent) => {
      const { tools } = agent
      if (tools.state === 'none') return true
      const names = Object.keys(returned(agent) ?? {})
      return tools.state !== 'returned' || (isUnique(names) && /\[scheme\.name\]|\bdelete\b/.test(tools.code))
        ? undefined
        : ifTold(isUnique(names), agent)
    },
  },
  {
    sentence: 'An ability is fs, network, sh, tool, mcp, browser or env.',
    rules: ['agent/ability-unknown'],
    holds: ofAbilities((names) => names.every((name) => ABILITIES.includes(name.split(':')[0]!))),
  },
  {
    sentence: 'Only sh has a scope, a command.',
    rules: ['agent/ability-scope'],
    // An unknown ability is a mistake of its own.
    holds: ofAbilities((names) =>
      names.every(
        (name) => !name.includes(':') || /^sh:\S/.test(name) || !ABILITIES.includes(name.split(':')[0]!),
      ),
    ),
  },
  {
    sentence: 'No ability is both allowed and denied.',
    rules: ['agent/ability-overlap'],
    holds: (agent) => {
      const lists = abilities(agent)
      return (
        lists &&
        !lists.allow.some(
          (name) =>
            name !== '' &&
            lists.deny.some((denied) => denied === name || (denied === name.split(':')[0] && denied !== '')),
        )
      )
    },
  },
]

export const agent: Reading<Agent> = {
  read,
  sentences,
  unread: {
    'agent/conflict-marker': 'No specification speaks of it: git leaves them.',
    'agent/tools-undeclared': 'Code that throws is no tool here, whatever makes it throw.',
  },
}
