import type { Frontmatter } from './frontmatter.ts'
import { frontmatterOf, isGiven, isListOfText, isMapping, isText, length } from './frontmatter.ts'
import { linksLead } from './markdown.ts'
import type { Reading, Sentence, Written } from './sentence.ts'

interface Subagent extends Frontmatter {
  readonly file: Written
  readonly folder: string
  readonly inPlugin: boolean
}

function read(file: Written): Subagent {
  return {
    ...frontmatterOf(file.text),
    file,
    folder: file.path.split('/').slice(0, -1).join('/'),
    inPlugin: !file.path.includes('.claude/agents/'),
  }
}

function isEmpty(value: unknown): boolean {
  return !isGiven(value) || (isText(value) && value.trim() === '')
}

/** A few tools that there are, and a few that there are not; of others the page may say more one day. */
const TOOLS = ['Read', 'Grep', 'Bash', 'Edit', 'Task']
const NO_TOOLS = ['codebase', 'fetch', 'Raed', 'bash']

/** The names of tools, without what stands in parentheses; undefined where that cannot be told. */
function toolsIn(value: unknown): readonly string[] | undefined {
  const texts = isText(value) ? value.split(',') : isListOfText(value) ? value : undefined
  return texts?.map((text) => text.trim().replace(/\(.*$/, '')).filter((name) => name !== '')
}

function isTool(name: string): boolean | undefined {
  if (TOOLS.includes(name) || name.startsWith('mcp__') || name === '*') return true
  return NO_TOOLS.includes(name) ? false : undefined
}

/** A field that has one of these values, where it is text at all. */
function oneOf(field: string, values: readonly string[]): (agent: Subagent) => boolean | undefined {
  return ({ fields }) => {
    const value = fields[field]
    if (!isText(value)) return isGiven(value) ? undefined : true
    return values.includes(value.trim())
  }
}

// From the page about subagents: https://code.claude.com/docs/en/sub-agents
const sentences: readonly Sentence<Subagent>[] = [
  {
    sentence: 'A file begins with frontmatter.',
    rules: ['claude/frontmatter-missing'],
    holds: ({ state }) => state !== 'missing',
  },
  {
    sentence: 'A line of three hyphens ends the frontmatter.',
    rules: ['claude/frontmatter-unclosed'],
    holds: ({ state }) => state !== 'unclosed',
  },
  {
    sentence: 'The frontmatter is a YAML mapping.',
    rules: ['claude/frontmatter-yaml'],
    holds: ({ state }) => state !== 'invalid',
  },
  {
    sentence: 'A name is required, but in plugins.',
    rules: ['claude/name-missing', 'claude/misspelt-field'],
    holds: ({ state, inPlugin, fields }) => state !== 'read' || inPlugin || !isEmpty(fields['name']),
  },
  {
    sentence: 'A description is required.',
    rules: ['claude/description-missing', 'claude/misspelt-field'],
    holds: ({ state, inPlugin, fields }) => state !== 'read' || inPlugin || !isEmpty(fields['description']),
  },
  {
    sentence: 'An agent of a plugin has a description, too.',
    rules: ['claude/description-missing'],
    level: 'warning',
    holds: ({ state, inPlugin, fields }) => {
      if (state !== 'read' || !inPlugin || !isEmpty(fields['description'])) return true
      // A misspelt one is reported as such.
      return Object.keys(fields).some((key) => /^d.*n$/i.test(key)) ? undefined : false
    },
  },
  {
    sentence: 'A name has no colon, no leading hyphen and at most 256 characters.',
    rules: ['claude/name-format'],
    holds: ({ fields: { name } }) =>
      !isText(name) || !(/[:：]/.test(name) || /^\s*-/.test(name) || length(name) > 256),
  },
  {
    sentence: 'A name is lowercase letters and hyphens.',
    rules: ['claude/name-format'],
    level: 'warning',
    holds: ({ fields: { name } }) => {
      if (!isText(name) || /^[a-z-]*$/.test(name)) return true
      // What is refused for something else is no matter of style.
      return /[:：]|^\s*-/.test(name) || length(name) > 256 || !/[A-Z_]|\S\s+\S/.test(name)
        ? undefined
        : false
    },
  },
  {
    sentence: 'Name and description are text, and tools, disallowed tools and skills text or a list of text.',
    rules: ['claude/field-type'],
    holds: ({ fields }) =>
      ['name', 'description'].every((key) => !isGiven(fields[key]) || isText(fields[key])) &&
      ['tools', 'disallowedTools', 'skills'].every(
        (key) => !isGiven(fields[key]) || isText(fields[key]) || isListOfText(fields[key]),
      ),
  },
  {
    sentence: 'An agent with a list of tools has at least one of them.',
    rules: ['claude/tool-none'],
    holds: ({ fields }) => {
      if (!('tools' in fields)) return true
      const tools = isGiven(fields['tools']) ? toolsIn(fields['tools']) : []
      if (tools === undefined)
        return Array.isArray(fields['tools']) || !isMapping(fields['tools']) ? undefined : true
      const known = tools.map(isTool)
      return known.includes(true) ? true : known.includes(undefined) ? undefined : false
    },
  },
  {
    sentence: 'The field for tools is `tools`.',
    rules: ['claude/skill-field'],
    level: 'warning',
    holds: ({ fields }) => !('allowed-tools' in fields),
  },
  {
    sentence: 'The color is one of eight.',
    rules: ['claude/color'],
    level: 'warning',
    holds: oneOf('color', ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink', 'cyan']),
  },
  {
    sentence: 'The memory is that of the user, the project or this machine.',
    rules: ['claude/memory'],
    level: 'warning',
    holds: oneOf('memory', ['user', 'project', 'local']),
  },
  {
    sentence: 'Agents of plugins set no permission mode, hooks, servers or first prompt.',
    rules: ['claude/plugin-field'],
    level: 'warning',
    holds: ({ fields, inPlugin }) =>
      !inPlugin || !['permissionMode', 'hooks', 'mcpServers', 'initialPrompt'].some((key) => key in fields),
  },
  {
    sentence: 'The number of turns is a positive whole number.',
    rules: ['claude/max-turns'],
    level: 'warning',
    holds: ({ fields: { maxTurns } }) =>
      isText(maxTurns)
        ? undefined
        : !isGiven(maxTurns) || (Number.isInteger(maxTurns) && Number(maxTurns) > 0),
  },
  {
    sentence: 'A system prompt follows the frontmatter.',
    rules: ['claude/body-empty'],
    level: 'warning',
    holds: ({ state, body }) => state === 'missing' || state === 'unclosed' || body.trim() !== '',
  },
  {
    sentence: 'Links to other files lead there.',
    rules: ['claude/dead-link'],
    level: 'warning',
    holds: ({ body, folder, file }) => linksLead(body, folder, file.exists),
  },
]

export const claude: Reading<Subagent> = {
  read,
  sentences,
  unread: { 'claude/conflict-marker': 'No specification speaks of it: git leaves them.' },
}
