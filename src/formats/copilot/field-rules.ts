import { codes, propose, reportAs } from '../../lint/fields/other-value.ts'
import type { Missing } from '../../lint/fields/rules.ts'
import { fieldRules } from '../../lint/fields/rules.ts'
import type { Subject } from '../../lint/fields/table.ts'
import { reportMisspelt, reportUnknown } from '../../lint/fields/unknown-fields.ts'
import { quoting, reportNonMapping, reportNonTextItems } from '../../lint/fields/wrong-types.ts'
import type { Field, Report, Rule } from '../../model.ts'
import { isBlank, isList, isMapping, itemsOf, kindOf, namesIn, placeOf } from '../../syntax/fields.ts'
import { nearestOf } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import { listed } from '../../wording/wording.ts'
import { brokenOpening, fencedFrontmatter, unopenedFields } from '../absent-frontmatter.ts'
import { alsoAt } from '../by-key.ts'
import { indented } from '../indented-field.ts'
import { FOR_DESCRIPTION, meantFor, renamed } from '../meant-field.ts'
import { looseKeys, misplacedBlock } from '../misplaced-frontmatter.ts'
import { otherLanguage } from '../other-language.ts'
import { isRetired, START, speaksToModel } from '../prompt-or-documentation.ts'
import { goodCopilot, VSCODE, withLines } from './example.ts'
import { COPILOT_KEYS, FIELD_TABLE, FIELDS } from './fields.ts'
import type { Copilot } from './parse.ts'
import { isAmongAgents, isChatMode, isSearched } from './which-files.ts'

export const copilotFieldRules: readonly Rule<Copilot>[] = fieldRules<Copilot>(FIELD_TABLE, {
  misspelt: {
    why: 'Clients silently ignore a misspelt field: the agent runs without it. It is an info where the value is the default, as in `user-invokable: true`. `disallowedTools` and `permissionMode: plan` forbid tools in Claude Code alone: an agent of Copilot without `tools` has all of them. `applyTo` is a field of instructions: an info.',
    bad: withLines('user-invokable: false'),
    check({ fields }, report) {
      reportMisspelt(fields, FIELD_TABLE, report)
      reportUnlimited(fields, report)
      reportApplied(fields, report)
    },
  },
  missing: {
    fix: 'safe',
    why: 'GitHub requires a `description`: Copilot reads it to decide whether to hand work to the agent. VS Code only shows it, so this is a warning for `target: vscode`, and an info for chat modes. It is an info, too, for a file without frontmatter that says it is archived, deprecated or the like. One that no client looks for may be any text: it is an info in a folder of agents, or if it speaks to a model, and else nothing.',
    bad: { path: goodCopilot.path, text: goodCopilot.text.replace(/^description.*\n/m, '') },
    say: { description: missingDescription },
  },
  type: {
    why: 'A client that expects another type ignores the field or refuses the agent. `"true"` in quotes is text, not the boolean `true`. GitHub documents the values of `metadata` as text; a number is a warning, as is a level of `github.permissions` that GitHub does not know. Lists and mappings in `metadata` are an info.',
    bad: withLines('user-invocable: "false"'),
    good: withLines('user-invocable: false', 'tools: ["edit/editFiles", "github/*"]', 'model: GPT-4.1'),
    checks: {
      tools: reportNonNames,
      model: reportNonNames,
      agents: reportNonAgents,
      'mcp-servers'(subject, report) {
        const { value, range } = subject.field
        if (!isList(value)) return reportNonMapping(subject, report)
        const advice = value.every((item) => typeof item.value === 'string')
          ? 'Delete it, and if `tools` is set, add the tools of each server there.'
          : 'Write each server below its name, such as `docs:`, without `- `.'
        report(range, `\`mcp-servers\` is a list, not a mapping. ${advice}`)
      },
      metadata: reportMetadata,
      github(subject, report) {
        reportNonMapping(subject, report)
        reportPermissions(subject, reportAs('warning', report))
      },
    },
  },
  empty: {
    why: 'VS Code reports an empty `name`, `argument-hint`, `model` or tool as a mistake, and clients differ in what an empty field means. An empty list of tools or agents is fine: it means none. Outside `.github`, empty `tools` are an info: another program may take them for all. A missing description is another rule’s.',
    source: VSCODE,
    bad: withLines('model: ""'),
    good: withLines('tools: ["*"]'),
    checks: {
      tools(subject, report) {
        const isOfGithub = subject.document.path.includes('.github/')
        reportEmpty(subject, isOfGithub ? report : reportAs('info', report))
      },
      model: reportEmpty,
    },
  },
  value: {
    severity: { recommended: 'error', strict: 'error' },
    why: 'An agent with a `target` that no client has is not shown in VS Code. Copilot CLI ignores the line, so one that is nearly none of them is a warning. A `model` that is none is a warning: clients use their default.',
    bad: withLines('target: vs-code'),
    good: withLines('target: vscode', 'model: [GPT-4.1, Claude Sonnet 4.5 (copilot)]'),
    checks: {
      target: reportTarget,
      model: reportModel,
    },
  },
  unknown: {
    why: 'Neither GitHub nor VS Code reads the field. VS Code underlines it, but it does no harm. `metadata` is the place for your own data. `mode` and `hidden` are fields of OpenCode, which reads them in its own folders.',
    bad: withLines('category: review'),
    check({ fields }, report, { allows }) {
      const advice = 'Put your own data in `metadata`, and keep fields of other clients'
      const isKnown = (key: string): boolean => key === 'applyTo' || allows(key)
      reportUnknown(fields, FIELD_TABLE, { advice, allows: isKnown }, report)
    },
  },
})

/** Reports a field of instructions, which limits an agent to no files. */
function reportApplied(fields: ReadonlyMap<string, Field>, report: Report): void {
  const applied = fields.get('applyTo')
  if (applied === undefined) return
  const message =
    'No client reads `applyTo` in an agent: only `*.instructions.md` files have it. Remove it, or move the text to such a file.'
  report(applied.key, message, { severity: 'info' })
}

/** Fields by which Claude Code forbids tools, where nothing forbids them in Copilot. */
function reportUnlimited(fields: ReadonlyMap<string, Field>, report: Report): void {
  const tools = fields.get('tools')
  if (tools !== undefined && !namesIn(tools.value).includes('*')) return
  const forbidding = ['disallowedTools', 'permissionMode'].filter((key) => {
    const names = namesIn(fields.get(key)?.value ?? null)
    return key === 'permissionMode' ? names[0] === 'plan' : names.length > 0
  })
  const [first] = forbidding
  if (first === undefined) return
  const problem = `Only Claude Code reads ${listed(forbidding.map((key) => quote(key)))}, so this agent of Copilot has all tools.`
  const advice = 'List those that it may use in `tools`, such as `[read, search]`.'
  report(fields.get(first)!.key, `${problem} ${advice}`)
}

function missingDescription(agent: Copilot, field: Field | undefined): Missing | undefined {
  const { fields, frontmatter, path, text } = agent
  const misplaced = frontmatter.state === 'absent' ? displaced(path, text) : undefined
  if (misplaced !== undefined) return misplaced
  const editorOnly = fields.get('target')?.value === 'vscode'
  const severity = isChatMode(path) ? 'info' : editorOnly ? 'warning' : undefined
  const found = (field === undefined ? unread(agent) : undefined) ?? plainlyMissing(agent)
  return found && { ...(severity && { severity }), ...found }
}

/** Frontmatter in a fence, or below the first line. */
function displaced(path: string, text: string): Missing | undefined {
  const fenced = fencedFrontmatter(text)
  const block = brokenOpening(text) === undefined ? misplacedBlock(text) : undefined
  if (fenced !== undefined) return { range: block?.opening, message: fenced }
  if (block === undefined) return undefined
  const keys = looseKeys(text.slice(...block.content))
  const advice = `Move it to the first line${keys.includes('description') ? '' : ', and add a `description`'}.`
  const message = `The frontmatter is not the first thing in the file, so clients read no \`description\`. ${advice}`
  // A chat mode needs no field.
  const isNothingLost = isChatMode(path) && !keys.some((key) => COPILOT_KEYS.has(key.toLowerCase()))
  return { range: block.opening, message, ...(isNothingLost && { severity: 'info' }) }
}

/** A description that is there, but not where it is read. */
function unread(agent: Copilot): Missing | undefined {
  const { frontmatter, text } = agent
  const unopened = frontmatter.state === 'absent' ? (brokenOpening(text) ?? unopenedFields(text)) : undefined
  if (unopened !== undefined) {
    const { details, ...rest } = unopened
    return { ...rest, ...details }
  }
  const problem = 'The agent has no `description`'
  const meant = meantFor(FOR_DESCRIPTION, agent, (key) => Object.hasOwn(FIELDS, key))
  return meant === undefined
    ? indented('description', problem, agent)
    : renamed(meant, 'description', `${problem}.`, text)
}

function plainlyMissing(agent: Copilot): Missing | undefined {
  const { fields, frontmatter, path, text } = agent
  const { state } = frontmatter
  if (text.trim() === '')
    return { message: 'The file is empty. Write the agent, with a `description`, or delete the file.' }
  const language = otherLanguage(text)
  if (language !== undefined) return { range: language.range, message: language.message }
  // Any other name is taken for that of an agent for the sake of its folder alone.
  const hasNameOfAgent = /\.(?:agent|chatmode)\.md$/i.test(path)
  if (state === 'absent') {
    if (!isChatMode(path) && !isSearched(agent)) return unseen(path, text)
    if (isRetired(text)) return RETIRED
    if (!hasNameOfAgent && !speaksToModel(text)) return DOCUMENTATION
    return { message: 'The agent has no `description`. Start the file with one between two `---` lines.' }
  }
  const isOther = fields.size > 0 && ![...fields.keys()].some((key) => COPILOT_KEYS.has(key))
  if (state === 'read' && !hasNameOfAgent && isOther) return OTHER
  return {
    message: 'The agent has no `description`. Add one that says what it does and when to use it.',
  }
}

const ADDRESSED = /^(?:\*\*)?You(?:r|['’]re)?\b/m

/** Of a file without frontmatter that has the name of an agent only, where no client looks. */
function unseen(path: string, text: string): Missing | undefined {
  if (!ADDRESSED.test(text.slice(0, START)) && !isAmongAgents(path)) return undefined
  // Source: https://github.com/docs/custom-agents-template
  const where = /^agents\/[^/]+$/.test(path) ? 'outside a repository `.github-private` ' : ''
  const message = `The agent has no \`description\`, and ${where}no client looks for agents here. To use it, move it to \`.github/agents\`, and start it with a \`description\` between two \`---\` lines.`
  return { message, severity: 'info' }
}

const OTHER: Missing = {
  message:
    'The file has no field of an agent, but GitHub and VS Code take every `.md` file here for one. Add a `description`, or move the file, for example to `docs/`.',
  severity: 'warning',
}

/** Of a guide for people. */
const DOCUMENTATION: Missing = {
  message:
    'The file has no frontmatter, but GitHub and VS Code take every `.md` file here for an agent. If it is documentation, move it, for example to `docs/`.',
  severity: 'info',
}

const RETIRED: Missing = {
  message:
    'The file has no `description`, and says that it is no longer in use. Delete it, or move it to where no client looks for agents.',
  severity: 'info',
}

/** A single text means a list of tools, or the one model. */
function reportNonNames(subject: Subject, report: Report): void {
  const { key, field, document } = subject
  if (typeof field.value === 'string') {
    if (key !== 'tools' || !/^\[[^]*\]$/.test(field.value.trim())) return
    const message =
      '`tools` is a text with brackets, in which Copilot CLI finds no tool. Remove the quotes around the list.'
    return report(field.range, message, { severity: 'warning' })
  }
  if (isList(field.value)) return reportNonTextItems(subject, report)
  const wanted =
    key === 'tools' ? 'a list, or text with commas between the tools' : 'one name, or a list of names'
  report(field.range, `\`${key}\` is ${kindOf(field.value)}. Write ${wanted}.`, quoting(document, field))
}

function reportNonAgents(subject: Subject, report: Report): void {
  const { value, range } = subject.field
  if (isList(value)) return reportNonTextItems(subject, report)
  if (value === '*')
    return report(range, 'VS Code reads `agents` only as a list. Write `["*"]`.', { severity: 'warning' })
  const isText = typeof value === 'string'
  const wanted = isText && /^[\w.-]+$/.test(value) ? `\`[${value}]\`` : 'a list of names'
  report(range, `\`agents\` is ${kindOf(value)}${isText ? ', not a list' : ''}. Write ${wanted}.`)
}

function reportMetadata(subject: Subject, report: Report): void {
  const { field, document } = subject
  if (!isMapping(field.value)) return reportNonMapping(subject, report)
  const isNested = ({ value }: Field): boolean => isList(value) || isMapping(value)
  for (const [name, item] of field.value) {
    if (typeof item.value === 'string' || isNested(item)) continue
    const isPlain = typeof item.value === 'number' || typeof item.value === 'boolean'
    const message = `The metadata value ${quote(name)} is ${kindOf(item.value)}, not text. ${isPlain ? 'Quote it' : 'Write text'}.`
    report(placeOf(item, item.key), message, { ...quoting(document, item), severity: 'warning' })
  }
  reportNested(
    [...field.value].filter(([, item]) => isNested(item)),
    report,
  )
}

const MOST_NESTED_NAMED = 3

/** Data of people's own: GitHub documents text. */
function reportNested(nested: readonly (readonly [string, Field])[], report: Report): void {
  const [first, ...others] = nested
  if (first === undefined) return
  const names = listed(
    nested.map(([name]) => quote(name)),
    MOST_NESTED_NAMED,
  )
  const problem =
    others.length === 0
      ? `The metadata value ${names} is ${kindOf(first[1].value)}`
      : `The metadata values ${names} are lists or mappings`
  const them = others.length === 0 ? 'it' : 'them'
  const message = `${problem}; GitHub documents text. Write text, or leave ${them}: no client is known to mind.`
  report(placeOf(first[1], first[1].key), message, {
    severity: 'info',
    ...alsoAt(
      others.map(([, { key }]) => ({ range: key })),
      'Another one is here.',
    ),
  })
}

const LEVELS = ['read', 'write', 'none']

/** `github.permissions`, by scope; a level that GitHub does not know gives none. */
function reportPermissions({ document, field: { value: github } }: Subject, report: Report): void {
  const field = isMapping(github) ? github.get('permissions') : undefined
  if (field === undefined) return
  reportNonMapping({ key: 'github.permissions', field, document }, report)
  for (const [scope, level] of isMapping(field.value) ? field.value : [])
    if (!LEVELS.includes(String(level.value))) {
      const message = `The permission ${quote(scope)} has another level than \`read\`, \`write\` or \`none\`. Write one of these.`
      report(placeOf(level, level.key), message)
    }
}

/** Nothing, nothing but blanks or commas between tools, or no model at all; or an item that is blank. */
function reportEmpty({ key, field }: Subject, report: Report): void {
  const { value } = field
  const what = key === 'tools' ? 'tool' : 'model'
  const isEmpty =
    what === 'tool'
      ? typeof value === 'string' && /^[\s,]*$/.test(value)
      : isList(value) && value.length === 0
  if (isBlank(field) || isEmpty) report(field.key, `\`${key}\` ${FIELDS[key]!.empty}`)
  else if (isList(value) && value.some((item) => typeof item.value === 'string' && isBlank(item)))
    report(field.key, `\`${key}\` has an empty item. Remove the item, or write the name of a ${what}.`)
}

function reportTarget({ key, field: { value, range } }: Subject, report: Report): void {
  const { values = [] } = FIELDS[key]!
  if (value === null || values.includes(String(value))) return
  const what =
    typeof value === 'object'
      ? `\`target\` is ${kindOf(value)}, not a target`
      : `${quote(String(value))} is not a target`
  const [meant] =
    typeof value !== 'string'
      ? []
      : /^(?:copilot|github)$/i.test(value)
        ? ['github-copilot']
        : nearestOf(value, values)
  const otherwise = `Use ${codes(values)}, or remove the line.`
  // Copilot CLI takes the agent as if the line were not there.
  const told = meant === undefined ? reportAs('warning', report) : report
  propose(range, { problem: `${what}.`, meant, otherwise }, told)
}

/** Fields that Cursor alone has: an agent with one is written for it, too. */
const CURSOR_FIELDS = ['readonly', 'is_background']
/** What follows the name of a model in Cursor: `[effort=high,fast=false]`. */
const CURSOR_OPTIONS = /\[\w+=[^[\]]*\]/g

function reportModel({ field, document }: Subject, report: Report): void {
  const { value } = field
  const isOfCursor = CURSOR_FIELDS.some((key) => document.fields.has(key))
  const own = reportAs(isOfCursor ? 'info' : 'warning', report)
  if (isList(value) && document.fields.get('target')?.value === 'github-copilot')
    return own(
      field.range,
      'GitHub reads one model, not a list, and `target` is `github-copilot`. Write one name.',
    )
  for (const item of itemsOf(field)) {
    if (typeof item.value !== 'string') continue
    const name = item.value.replace(CURSOR_OPTIONS, '')
    const isSeveral = /[|,]/.test(name) && /[^\s|,]/.test(name)
    const problem = isSeveral
      ? `No model is named ${quote(item.value)}. Write one name, or a list of names in brackets for VS Code.`
      : 'Copilot has no model `inherit`, which is a word of Claude Code. Remove it to use the default model.'
    if (isSeveral || item.value.trim() === 'inherit') own(item.range, problem)
  }
}
