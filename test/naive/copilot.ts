import type { Frontmatter } from './frontmatter.ts'
import { frontmatterOf, isGiven, isListOfText, isMapping, isText, length } from './frontmatter.ts'
import { linksLead } from './markdown.ts'
import type { Reading, Sentence, Written } from './sentence.ts'
import { all } from './sentence.ts'

interface Agent extends Frontmatter {
  readonly file: Written
  readonly fileName: string
  readonly folder: string
}

function read(file: Written): Agent {
  const names = file.path.split('/')
  return { ...frontmatterOf(file.text), file, fileName: names.at(-1)!, folder: names.slice(0, -1).join('/') }
}

/** Whether the fields can be read; a file without frontmatter has none. */
function isRead({ state }: Agent): boolean {
  return state === 'read' || state === 'missing'
}

/** What each field is, where it is given. */
const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: isText,
  description: isText,
  'argument-hint': isText,
  tools: (value) => isText(value) || isListOfText(value),
  // An asterisk stands for all agents, but in no list it is a warning.
  agents: (value) => value === '*' || isListOfText(value),
  model: (value) => isText(value) || isListOfText(value),
  'user-invocable': (value) => typeof value === 'boolean',
  'disable-model-invocation': (value) => typeof value === 'boolean',
  'mcp-servers': isMapping,
  metadata: isMapping,
}

const OTHER_FIELDS = ['target', 'infer', 'handoffs', 'hooks']

function handoffs({ fields }: Agent): readonly unknown[] {
  return Array.isArray(fields['handoffs']) ? fields['handoffs'] : []
}

function isNonBlank(value: unknown): boolean {
  return isText(value) && value.trim() !== ''
}

function toolsIn(tools: unknown): readonly unknown[] {
  return isText(tools) ? tools.split(',').map((tool) => tool.trim()) : Array.isArray(tools) ? tools : []
}

// From GitHub's reference of custom agents, and VS Code's page about them.
const sentences: readonly Sentence<Agent>[] = [
  {
    sentence: 'A line of three hyphens ends the frontmatter.',
    rules: ['copilot/frontmatter-unclosed'],
    holds: ({ state }) => state !== 'unclosed',
  },
  {
    sentence: 'The frontmatter is a YAML mapping.',
    rules: ['copilot/frontmatter-yaml'],
    holds: ({ state }) => state !== 'invalid',
  },
  {
    sentence: 'GitHub requires a description.',
    rules: ['copilot/description-missing'],
    // VS Code, and its chat modes, do without; but nobody reads what begins below the first line.
    holds: (agent) => {
      const { description, target } = agent.fields
      if (!isRead(agent) || target === 'vscode') return true
      if (agent.fileName.endsWith('.chatmode.md')) return agent.state === 'read' ? true : undefined
      return isGiven(description) && !(isText(description) && description.trim() === '')
    },
  },
  {
    sentence: 'The target is vscode or github-copilot.',
    rules: ['copilot/target'],
    holds: ({ fields: { target } }) => !isGiven(target) || target === 'vscode' || target === 'github-copilot',
  },
  {
    sentence: 'Every field is text, a list, a mapping or a boolean, as its description says.',
    rules: ['copilot/field-type'],
    holds: ({ fields }) =>
      Object.entries(TYPES).every(([field, isOfType]) => !isGiven(fields[field]) || isOfType(fields[field])),
  },
  {
    sentence: 'The field infer is retired.',
    rules: ['copilot/infer'],
    level: 'warning',
    holds: ({ fields }) => !('infer' in fields),
  },
  {
    sentence: 'Handoffs are a list.',
    rules: ['copilot/handoffs'],
    holds: ({ fields: { handoffs: given } }) => !isGiven(given) || Array.isArray(given),
  },
  {
    sentence: 'A handoff has a label, the text of its button.',
    rules: ['copilot/handoffs'],
    holds: (agent) => handoffs(agent).every((handoff) => isMapping(handoff) && isNonBlank(handoff['label'])),
  },
  {
    sentence: 'A handoff has an agent to switch to.',
    rules: ['copilot/handoffs'],
    holds: (agent) => handoffs(agent).every((handoff) => isMapping(handoff) && isNonBlank(handoff['agent'])),
  },
  {
    sentence: 'The prompt of a handoff is text, whether it is sent a boolean.',
    rules: ['copilot/handoffs'],
    // Two buttons of the same text are forbidden nowhere, but nobody could tell them apart. Of the model,
    // nothing is said that could be wrong.
    holds: (agent) => {
      const given = handoffs(agent).filter(isMapping)
      if (
        !given.every(
          ({ prompt, send }) =>
            (!isGiven(prompt) || isText(prompt)) && (!isGiven(send) || typeof send === 'boolean'),
        )
      )
        return false
      const labels = given.map(({ label }) => label)
      return new Set(labels).size < labels.length || given.some(({ model }) => model !== undefined)
        ? undefined
        : true
    },
  },
  {
    sentence: 'A handoff sends a prompt to the agent.',
    rules: ['copilot/handoffs'],
    level: 'warning',
    // Of another type, it is an error of the sentence before.
    holds: (agent) =>
      handoffs(agent)
        .filter(isMapping)
        .every(({ prompt }) => isGiven(prompt) && !(isText(prompt) && prompt.trim() === '')),
  },
  {
    sentence: 'Who lists agents lists the tool agent as well.',
    rules: ['copilot/agents-tool'],
    level: 'warning',
    // Without tools, all are there. An empty list of agents calls none, and what is no list may mean
    // anything.
    // Names of tools that differ in case or have a prefix are a matter of the client.
    holds: ({ fields: { agents, tools } }) => {
      if (!isGiven(agents) || !isGiven(tools)) return true
      if (!isListOfText(agents) || agents.length === 0) return undefined
      if (!isText(tools) && !isListOfText(tools)) return undefined
      return toolsIn(tools).includes('agent')
        ? true
        : toolsIn(tools).some((tool) => isText(tool) && /agent|\*/i.test(tool))
          ? undefined
          : false
    },
  },
  {
    sentence: 'A local MCP server has a command, a remote one an address.',
    rules: ['copilot/mcp-servers'],
    level: 'warning',
    holds: ({ fields: { 'mcp-servers': servers } }) => {
      return all(
        Object.values(isMapping(servers) ? servers : {}).map((server) => {
          if (!isMapping(server)) return undefined
          const { type, command, url } = server
          if (type === 'local' || type === 'stdio') return isNonBlank(command)
          if (type === 'http' || type === 'sse') return isNonBlank(url)
          return undefined
        }),
      )
    },
  },
  {
    sentence: 'A prompt has 30,000 characters at most, but for VS Code alone.',
    rules: ['copilot/body-length'],
    level: 'warning',
    // Whether the blank lines around it count is not said.
    holds: ({ body, state, fields: { target } }) =>
      state === 'unclosed' || target === 'vscode' || length(body) <= 30_000
        ? true
        : length(body.trim()) <= 30_000
          ? undefined
          : false,
  },
  {
    sentence: 'File names have letters, digits, dots, hyphens and underscores.',
    rules: ['copilot/filename'],
    holds: ({ fileName, folder, state }) =>
      !`/${folder}/`.includes('/.github/agents/') ||
      /^[\w.-]*$/.test(fileName) ||
      (state === 'unclosed' ? undefined : false),
  },
  {
    sentence: 'Chat modes are now called agents, and so are their files.',
    rules: ['copilot/chatmode'],
    level: 'warning',
    holds: ({ fileName, state }) =>
      !fileName.endsWith('.chatmode.md') || (state === 'unclosed' ? undefined : false),
  },
  {
    sentence: 'The fields are those that GitHub and VS Code describe.',
    rules: ['copilot/unknown-field', 'copilot/misspelt-field'],
    level: 'warning',
    holds: ({ fields }) =>
      Object.keys(fields).every((field) => field in TYPES || OTHER_FIELDS.includes(field)),
  },
  {
    sentence: 'Links to other files lead there.',
    rules: ['copilot/dead-link'],
    level: 'warning',
    holds: ({ body, folder, file }) => linksLead(body, folder, file.exists),
  },
  {
    sentence: 'What VS Code attaches by #file: is there.',
    rules: ['copilot/dead-reference'],
    level: 'warning',
    // Which of them are code or placeholders is Markdown’s matter, and ours.
    holds: ({ body, folder, file }) => {
      const paths = [...body.matchAll(/#file:(\S*)/gi)].map(([, path]) => path!)
      if (paths.length === 0) return true
      const isPlain = !/[`<{]/.test(body) && paths.every((path) => /^[\w-]+\.md$/.test(path))
      return isPlain ? paths.every((path) => file.exists(`${folder}/${path}`)) : undefined
    },
  },
]

export const copilot: Reading<Agent> = {
  read,
  sentences,
  unread: { 'copilot/conflict-marker': 'No specification speaks of it: git leaves them.' },
}
