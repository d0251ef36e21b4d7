import type { Values } from '../../lint/fields/other-value.ts'
import { reportAs, reportOther } from '../../lint/fields/other-value.ts'
import type { Missing } from '../../lint/fields/rules.ts'
import { fieldRules } from '../../lint/fields/rules.ts'
import type { Check, Subject } from '../../lint/fields/table.ts'
import { reportMisspelt } from '../../lint/fields/unknown-fields.ts'
import { reportNonBoolean, reportNonTextItems } from '../../lint/fields/wrong-types.ts'
import type { Details, Field, Report, Rule } from '../../model.ts'
import { isBlank, isCommentedOut, isList, kindOf, textField } from '../../syntax/fields.ts'
import { quote } from '../../wording/quote.ts'
import { indented } from '../indented-field.ts'
import { FOR_DESCRIPTION, meantFor, renamed } from '../meant-field.ts'
import { speaksToModel } from '../prompt-or-documentation.ts'
import { isOfInstructions, ofReader, readerOf } from './agents-elsewhere.ts'
import { isProposed, meantName } from './claimed-names.ts'
import { goodSubagent, withLines } from './example.ts'
import { FIELDS, isField } from './field-rows.ts'
import { FIELD_TABLE } from './fields.ts'
import { isModel, meantModel } from './listed-tools.ts'
import type { Subagent } from './parse.ts'

export const subagentFieldRules: readonly Rule<Subagent>[] = fieldRules<Subagent>(FIELD_TABLE, {
  misspelt: {
    why: 'Claude Code silently ignores a misspelt field. A slip of `disallowedTools`, for one, leaves the agent tools that it must not have. A field of Gemini CLI, such as `max_turns`, is an info: a file may be for both.',
    bad: withLines('disallowed-tools: Bash'),
    // A plugin’s agent is loaded without name and description, too.
    check({ fields, plugin }, report) {
      reportMisspelt(fields, FIELD_TABLE, plugin === undefined ? report : reportAs('warning', report))
      reportOfGemini(fields, report)
    },
  },
  missing: {
    fix: 'suggested',
    why: 'Claude Code takes a file without a `name` for documentation, and skips an agent without a `description`. In a plugin, the file name takes the place of the name, and a missing description is a warning. It is a warning, too, if a script, a command or a skill of the repository reads the file by its path. A page in a folder below that of agents, with a description and no other field, is an info.',
    bad: { path: goodSubagent.path, text: goodSubagent.text.replace(/^name.*\n/m, '') },
    say: {
      name(subagent) {
        if (subagent.plugin !== undefined) return undefined
        const graded = readAsItIs(subagent)
        return { ...missingName(subagent), ...graded, ...(isPageBelow(subagent) ? asPage(graded) : {}) }
      },
      description(subagent, field) {
        const { fields, plugin } = subagent
        if (plugin !== undefined && !isBlank(fields.get('when_to_use') ?? fields.get('when-to-use')))
          return undefined
        const graded = plugin === undefined ? readAsItIs(subagent) : { severity: 'warning' as const }
        return { ...missingDescription(subagent, field), ...graded }
      },
    },
  },
  type: {
    why: 'Claude Code skips an agent whose `name` or `description` is no text, and drops tools that are none. Any other field of a wrong type is ignored, and so are `skills` that are no names: a warning. An empty item among others has nothing to lose: an info.',
    bad: withLines('tools: {Read: true}'),
    good: withLines('tools: Read, Grep', 'skills: [review-guide]', 'background: true'),
    checks: {
      tools: reportNonNames,
      disallowedTools: reportNonNames,
      skills: reportNonNames,
      background: reportNoBoolean,
      omitClaudeMd: reportNoBoolean,
      mcpServers({ field: { value, range } }, report) {
        if (typeof value !== 'object')
          report(range, `\`mcpServers\` is ${kindOf(value)}, not a list. Write a list of servers.`)
      },
    },
  },
  value: {
    allow: 'values',
    why: 'Claude Code ignores a value that it does not know. A model that it does not know is an error at each call of the agent. It is an info if its vendor has an endpoint for Claude Code.',
    bad: withLines('color: magenta'),
    good: withLines('color: purple'),
    checks: {
      model(subject, report) {
        const { value, range } = subject.field
        if (typeof value !== 'string' || !isOfOtherEndpoint(value.trim(), subject.document))
          return MODEL(subject, report)
        const message = `${quote(value)} is not a model of Anthropic, so the agent works only where Claude Code is set to a provider that has it.`
        report(range, message, { severity: 'info' })
      },
      effort(subject, report) {
        const { value, range } = subject.field
        if (value === 'inherit') {
          const message =
            '`effort` has no value `inherit`: without the field, the agent has the effort of the session. Remove the line.'
          return report(range, message, { severity: 'info' })
        }
        EFFORT(subject, report)
      },
      color: (subject, report) =>
        COLOR(subject, (range, message, details) =>
          report(range, `${message} ${WITHOUT_COLOR}`, { ...details, severity: 'info' }),
        ),
      // Some sessions have it, though no page says so.
      isolation: oneOf('isolation', { accepts: (value) => value === 'remote' }),
      permissionMode(subject, report) {
        if (subject.field.value === 'bypassPermissions') return reportBypass(subject, report)
        oneOf('permissionMode', { unproposed: 'bypassPermissions' })(subject, report)
      },
      maxTurns({ field: { value, range }, document }, report) {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
        if (value === null || (typeof number === 'number' && Number.isInteger(number) && number > 0)) return
        const written = typeof value === 'object' ? kindOf(value) : quote(document.text.slice(...range))
        report(range, `\`maxTurns\` is ${written}, which Claude Code ignores. Write a whole number above 0.`)
      },
    },
  },
  unknown: {
    why: 'Claude Code ignores the field, and no model sees it. It does no harm.',
    bad: withLines('category: review'),
    advice: 'Put what the model must know in the body',
  },
})

const COLOR = oneOf('color', {})
const WITHOUT_COLOR = 'Until then the agent has no color of its own.'

/** Fields of Gemini CLI that Claude Code has under another name. */
const OF_GEMINI: ReadonlyMap<string, string> = new Map([
  ['max_turns', 'maxTurns'],
  ['mcp_servers', 'mcpServers'],
])

function reportOfGemini(fields: ReadonlyMap<string, Field>, report: Report): void {
  for (const [key, own] of OF_GEMINI) {
    const field = fields.get(key)
    if (field === undefined || fields.has(own)) continue
    const problem = `\`${key}\` is a field of Gemini CLI, and Claude Code ignores it`
    report(field.key, `${problem}. If the agent is for Claude Code alone, write \`${own}\`.`, {
      severity: 'info',
    })
  }
}

/** What softens a finding on an agent that something of the repository reads by its path: Claude Code need not know it. */
function readAsItIs({ path, files }: Subagent): Details {
  const reader = readerOf(path, files)
  if (reader === undefined) return {}
  // A list of files is no proof that somebody reads one as text.
  const severity = isOfInstructions(reader) ? 'warning' : 'info'
  return { severity, postscript: ofReader(reader, files) }
}

/** Whether a file in a folder below that of agents has a description and nothing else of one, nor speaks to a model. */
function isPageBelow({ fields, frontmatter, path, text }: Subagent): boolean {
  const keys = [...fields.keys()].filter(isField)
  return (
    !/\.claude\/agents\/[^/]*$/i.test(path) &&
    keys.every((key) => key === 'description') &&
    !speaksToModel(text.slice(frontmatter.body[0]))
  )
}

function asPage({ postscript = '' }: Details): Details {
  return { severity: 'info', postscript: postscript || ' If this is no agent, leave it.' }
}

function missingName(subagent: Subagent): Missing {
  const problem = 'The agent has no `name`, so Claude Code skips the file.'
  const advice = 'Add one of lowercase letters and hyphens.'
  const meant = meantName(subagent)
  if (meant === undefined) return { message: `${problem} ${advice}` }
  const unread = `${problem} It does not read ${quote(subagent.text.slice(...meant.key))}.`
  if (!isProposed(meant)) return { message: `${unread} ${advice}` }
  const name = meant.value.trim()
  const otherwise = [{ message: `${unread} Add one that no other agent has: ${quote(name)} is taken.` }]
  return { ...renamed(meant, 'name', problem, subagent.text), naming: { name, otherwise } }
}

/** The field of skills that says when to use one: agents say it in their description. */
const OF_SKILLS = /^when[-_]?to[-_]?use$/i

function missingDescription(subagent: Subagent, field: Field | undefined): Missing {
  if (field !== undefined && isCommentedOut(field, subagent.text))
    return { message: 'The `description` is empty, since its `#` starts a comment. Quote the whole value.' }
  const problem = 'The agent has no `description`'
  const meant =
    field === undefined
      ? (meantFor(FOR_DESCRIPTION, subagent, isField) ?? meantFor(OF_SKILLS, subagent, () => false))
      : undefined
  if (meant !== undefined) return renamed(meant, 'description', `${problem}.`, subagent.text)
  return (
    indented('description', problem, subagent) ?? {
      message: `${problem}. Say what it does and when to use it.`,
    }
  )
}

function reportNonNames(subject: Subject, report: Report): void {
  const { key, field } = subject
  if (typeof field.value === 'string') return
  const isOfSkills = key === 'skills'
  const own = isOfSkills ? reportAs('warning', report) : report
  if (isList(field.value)) {
    const items = field.value.filter(({ value }) => value !== null)
    const isRead = items.length > 0 && items.every(({ value }) => typeof value === 'string')
    return reportNonTextItems(subject, isRead ? reportAs('info', report) : own)
  }
  const problem = `\`${key}\` is ${kindOf(field.value)}`
  const message = isOfSkills
    ? `${problem}, so the agent starts with none. Write names of skills, as a list or with commas between them, or rename a field of your own.`
    : `${problem}. Write a list, or text with commas between the names.`
  own(field.range, message)
}

/** The words `true` and `false` in quotes are read, too. */
function reportNoBoolean(subject: Subject, report: Report): void {
  const { value } = subject.field
  if (value !== 'true' && value !== 'false') reportNonBoolean(subject, report)
}

const MODEL = oneOf('model', {
  accepts: (name) => isModel(name),
  meant: (name) => meantModel(name),
  besides: ', or a full `claude-…` id',
})

/**
 * Models whose vendors document how Claude Code is set to their endpoint.
 * Source: https://docs.z.ai/devpack/tool/claude, https://api-docs.deepseek.com/guides/anthropic_api and the like.
 * Date: 2026-11-27.
 */
const OF_OTHER_ENDPOINTS = /^(?:deepseek|glm|kimi|minimax|qwen)[-\d]/i

/** Whether an owner has a model from elsewhere: one of those, or one that the agent’s own text names, too. */
function isOfOtherEndpoint(model: string, { fields, text, body }: Subagent): boolean {
  if (OF_OTHER_ENDPOINTS.test(model)) return true
  if (/claude|sonnet|opus|haiku|fable/i.test(model) || !/^[a-z].*\d/i.test(model)) return false
  const said = `${textField(fields, 'description')?.value ?? ''} ${text.slice(...body)}`
  return said.split(/[\s"'`(),;]+/).some((word) => word.replace(/[.:]$/, '') === model)
}

const EFFORT = oneOf('effort', {
  accepts: (value) => /^(?:\d+|low|medium|high|xhigh|max)$/i.test(value),
})

function oneOf(key: string, more: Omit<Values, 'values'>): Check<Subagent> {
  return (subject, report) => reportOther(subject, { values: FIELDS[key]!.values!, ...more }, report)
}

/** An agent with a list of tools was thought about. */
function reportBypass({ field, document }: Subject<Subagent>, report: Report): void {
  const isLimited = document.fields.has('tools')
  const cure = isLimited ? 'Use `acceptEdits`' : 'Use `acceptEdits`, or list its `tools` and use `default`'
  const message = `With \`bypassPermissions\` nobody is asked before the agent acts. ${cure}.`
  report(field.range, message, isLimited ? { severity: 'info' } : {})
}
