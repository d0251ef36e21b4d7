import { dirname } from 'node:path/posix'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Diagnostic } from '../../src/model.ts'
import type { Result } from '../../src/reporters/report.ts'
import { writeYaml } from '../../src/wording/write-yaml.ts'
import type { Subject } from './kinds.ts'
import { judged, textOf, withText } from './kinds.ts'
import { LONE_CR } from './repairs.ts'

/**
 * While such a finding stands the file is not read, or a field is not: what follows it uncovers what else is
 * wrong.
 */
const UNCOVERING =
  /(?:copilot|agent3md)\/field-value$|\/(?:hidden-text|line-separator|hooks|link-syntax|bom|tool|tool-name|variable|ignored-field|tool-unknown|tool-none|tools-undeclared|parse|plane-in-(?:fence|heading)|field-in-text|frontmatter-(?:missing|unclosed|yaml|first)|misspelt-field|field-type|handoffs|ability-unknown|tools-return|lost-backslash|missing-field|startup-tool|ability-scope|input-(?:name|type)|unknown-rule)$/

/** A value that is read as its author meant it may go ill with that of another field. */
const MEANT = new Set([
  'skill/field-value skill/not-invocable',
  // Below a block of fields that goes there may be nothing.
  'skill/second-frontmatter skill/body-empty',
])

/** What a message says to write, when it is the whole of what to do. */
const PROPOSAL =
  /\. (?:(?:Write|Use|Did you mean|Rename the directory to) `([^`]+)`|Add `([\w-]+: [^`]+)`)(?: or `[^`]+`)?(, the name of its directory| and rename the directory to it|, or rename the directory to `[^`]+`)?[.?]/

/**
 * Does what each message of a file says, alone, and lints again. The first that leaves a finding where it
 * stood, or brings another one anywhere, as a sentence; undefined where there is none. `seen` is told the rule
 * of each message that was followed.
 */
export async function proposalFault(
  subject: Subject,
  seen: (rule: string) => void,
): Promise<string | undefined> {
  if (LONE_CR.test(textOf(subject))) return undefined
  const before = await judged(subject, 'recommended')
  for (const diagnostic of before.diagnostics) {
    const followed = follow(subject, diagnostic)
    if (followed === undefined) continue
    seen(diagnostic.rule)
    const after = await judged(followed, 'recommended')
    const fault = faultOf(before, followed.path === subject.path ? after : withoutFiles(after), diagnostic)
    if (fault !== undefined)
      return `“${diagnostic.message}” (${diagnostic.rule}) ${fault}: ${followed.path} ${JSON.stringify(textOf(followed))}`
  }
  return undefined
}

/** A result without what depends on other files: in a directory of another name the machine of these tests has others. */
function withoutFiles(result: Result): Result {
  return {
    ...result,
    diagnostics: result.diagnostics.filter(
      ({ rule }) => !/\/(?:dead-(?:link|path)|backslash-path|openai-yaml)$/.test(rule),
    ),
  }
}

function faultOf(before: Result, after: Result, { rule, range, message }: Diagnostic): string | undefined {
  const left = after.diagnostics.find(
    (other) =>
      other.rule === rule &&
      other.range[0] === range[0] &&
      (!UNCOVERING.test(rule) || other.message === message) &&
      countOf(after, rule) >= countOf(before, rule),
  )
  if (left !== undefined) return `leaves “${left.message}” (${left.rule}) at its place`
  if (UNCOVERING.test(rule)) return undefined
  // What a link leads to now may be worth a note; it is no fault.
  const fresh = after.diagnostics.find(
    (other) =>
      other.severity !== 'info' &&
      !MEANT.has(`${rule} ${other.rule}`) &&
      countOf(after, other.rule) > countOf(before, other.rule),
  )
  return fresh && `brings “${fresh.message}” (${fresh.rule})`
}

function countOf({ diagnostics }: Result, id: string): number {
  return diagnostics.filter(({ rule }) => sameRule(rule) === sameRule(id)).length
}

/** A description that only repeats one name is as vague under another name. */
function sameRule(id: string): string {
  return id.replace('description-repeats-name', 'description-vague')
}

/** The subject after its reader did what a message says; undefined where the message proposes nothing to write. */
function follow(subject: Subject, diagnostic: Diagnostic): Subject | undefined {
  const text = textOf(subject)
  const { rule, message, range, fix } = diagnostic
  if (fix !== undefined) return withText(subject, applyFixes(text, [diagnostic], 'suggested').text)
  const [sentence = '', value = '', line = '', rest = ''] = PROPOSAL.exec(message) ?? []
  const written = value || line
  // What is cut, or shown by its code, is not what to write.
  if (sentence === '' || /…|<U\+|<[a-z]|\b[A-Z]{4,}\b/.test(written)) return undefined
  // A part of a value: how it is written depends on the quotes around.
  if (rule === 'skill/description-entity') return undefined
  if (sentence.includes('Rename the directory to')) return inDirectory(subject, written)
  if (line !== '') {
    const first = text.indexOf('\n') + 1
    return withText(subject, `${text.slice(0, first)}${written}\n${text.slice(first)}`)
  }
  const isText = /\/(?:name-|description)/.test(rule)
  const changed = withText(
    subject,
    text.slice(0, range[0]) + (isText ? writeYaml(written) : written) + text.slice(range[1]),
  )
  return rest.includes('rename the directory to it') ? inDirectory(changed, written) : changed
}

function inDirectory(subject: Subject, directory: string): Subject {
  const home = dirname(subject.path)
  return { ...subject, path: `${dirname(home)}/${directory}${subject.path.slice(home.length)}` }
}
