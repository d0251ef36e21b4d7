import { ownPlaceOf } from '../../clients/places.ts'
import { clientsMinding, readersOf, titlesOf } from '../../clients/who-loses.ts'
import { reportLong } from '../../lint/fields/other-value.ts'
import type { Missing } from '../../lint/fields/rules.ts'
import { fieldRules } from '../../lint/fields/rules.ts'
import { reportMisspelt, reportUnknown } from '../../lint/fields/unknown-fields.ts'
import type { CheckOptions, Details, Field, Report, Rule } from '../../model.ts'
import { claudePluginAround } from '../../references/plugins.ts'
import { isBlank, isCommentedOut } from '../../syntax/fields.ts'
import { revealing, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { writeYaml } from '../../wording/write-yaml.ts'
import { changed } from '../examples.ts'
import { indented } from '../indented-field.ts'
import { FOR_DESCRIPTION, FOR_NAME, meantFor, renamed } from '../meant-field.ts'
import { CLIENT_FIELDS } from './client-fields.ts'
import { goodSkill, skillWith } from './example.ts'
import { FIELD_TABLE } from './field-table.ts'
import { LONGEST_COMPATIBILITY, LONGEST_DESCRIPTION, namesTools } from './fields.ts'
import { alsoCorrected } from './folder-names.ts'
import { isName, normalizeName } from './name.ts'
import { isRouted } from './naming-scheme.ts'
import type { Skill } from './parse.ts'
import { linkedTo } from './parse.ts'
import { reportUnseenSpelling } from './unseen-spelling.ts'

/** Where Claude Code cuts descriptions. */
const LONGEST_LISTED = 1536

export const skillFieldRules: readonly Rule<Skill>[] = fieldRules<Skill>(FIELD_TABLE, {
  misspelt: {
    severity: { recommended: 'warning', strict: 'error' },
    why: 'A misspelt field is silently ignored: the client behaves as if it were not there. It is an error where the field that was meant is required, and an info where the value is the default. `tools` is a field of agents, and an info: `allowed-tools` of skills is no list of all tools, but of those that need no permission.',
    bad: skillWith('licence: MIT'),
    good: skillWith('license: MIT'),
    violations: ['unknown-field'],
    check(skill, report, { clients }) {
      // An agent that is linked as a skill has the fields of an agent.
      reportMisspelt(skill.fields, FIELD_TABLE, (...found) => {
        if (linkedTo(skill) === undefined) report(...found)
      })
      if (linkedTo(skill) === undefined) reportTools(skill, report)
      reportUnseenSpelling(skill, report, clients)
    },
  },
  missing: {
    fix: 'suggested',
    why: 'Agent Skills require both: by its description the model decides whether to load a skill, and it asks for it by its name. In a plugin of Claude Code a missing name is an info, since the name of the directory counts.',
    bad: changed(goodSkill, 'name: pdf\n', ''),
    violations: ['missing-name', 'missing-description'],
    say: {
      name: missingName,
      description: missingDescription,
    },
  },
  type: {
    why: 'In YAML 1.2 an unquoted `123` is a number and an unquoted `true` a boolean. A client that expects text refuses the file or shows something else.',
    bad: skillWith('license: 2.0'),
    good: skillWith('license: "2.0"'),
    violations: ['name-not-text', 'description-not-text', 'field-value'],
    detailsOf: (key) =>
      key === 'name' || key === 'description'
        ? { violation: `${key}-not-text` }
        : { punished: ['field-value'] },
  },
  length: {
    why: 'Agent Skills allow a description of 1,024 characters, and 1 to 500 in `compatibility`, counted as characters, not bytes. Clients refuse or cut a longer description. Claude Code takes up to 1,536, so it is a warning in its own folder. The line break that `>` and `|` append is not counted, though skills-ref counts it.',
    bad: changed(goodSkill, 'Reads PDF files.', 'Reads PDF files.'.repeat(65)),
    violations: ['description-over-1024', 'description-over-1536'],
    checks: {
      description: (subject, report) =>
        reportLong(
          subject,
          {
            max: LONGEST_DESCRIPTION,
            what: 'The description',
            limit: 'the specification allows',
            details: (length) => ({
              violation: length > LONGEST_LISTED ? 'description-over-1536' : 'description-over-1024',
            }),
          },
          report,
        ),
      compatibility(subject, report) {
        if (!isBlank(subject.field)) return reportLong(subject, { max: LONGEST_COMPATIBILITY }, report)
        const message = '`compatibility` is empty. Say what the skill requires, or remove the field.'
        report(subject.field.key, message)
      },
    },
  },
  unknown: {
    severity: { recommended: 'off', strict: 'error' },
    summary: 'Every field is one of Agent Skills',
    why: 'A field that no client reads does no harm, but skills-ref refuses it. A field of a client is ignored by others. The place for data of your own is `metadata`.',
    whenNot: 'You use one client, and it reads the fields. Set `clients` instead.',
    mindedBy: () => clientsMinding('unknown-field'),
    bad: skillWith('category: documents'),
    good: skillWith('metadata:\n  category: documents'),
    violations: ['unknown-field'],
    check({ fields }, report, { allows, clients }) {
      const advice = 'Put such data in `metadata`: skills-ref refuses unknown fields'
      const isKnown = (key: string): boolean => allows(key) || (key === 'tools' && listsTools(fields))
      reportUnknown(fields, FIELD_TABLE, { advice, allows: isKnown }, report)
      for (const [key, field] of fields) if (!allows(key)) reportOfClients(key, field, clients, report)
    },
  },
})

/** Whether `tools` has what agents have there: then another rule speaks of it. */
function listsTools(fields: ReadonlyMap<string, Field>): boolean {
  return !fields.has('allowed-tools') && namesTools(fields.get('tools')?.value ?? null)
}

/** Reports a field of agents: who copied it from one may mean no more than to name the tools. */
function reportTools({ fields }: Skill, report: Report): void {
  if (!listsTools(fields)) return
  const message =
    'No client reads `tools` of a skill. Remove it, or list in `allowed-tools` what may run without asking.'
  report(fields.get('tools')!.key, message, {
    grade: { severity: { recommended: 'info', strict: 'error' } },
    punished: ['unknown-field'],
    fields: ['tools'],
  })
}

/** Reports a field of some clients, unless these are all that are chosen. */
function reportOfClients(key: string, field: Field, chosen: CheckOptions['clients'], report: Report): void {
  const readers = CLIENT_FIELDS.get(key)
  if (readers === undefined || (chosen && titlesOf(chosen).every((title) => readers.includes(title)))) return
  const message = `Only ${readersOf(readers)} ${readers.length > 1 ? 'read' : 'reads'} ${quote(key)}. Remove it from a skill for all clients.`
  report(field.key, message, { violation: 'unknown-field', fields: [key] })
}

const isRead = (key: string): boolean => CLIENT_FIELDS.has(key)

function missingDescription(skill: Skill, field: Field | undefined): Missing {
  if (field !== undefined && isCommentedOut(field, skill.text))
    return {
      message: 'The `description` is empty, since its `#` starts a comment. Quote the whole value.',
      punished: ['missing-description'],
    }
  const meant = field === undefined ? meantFor(FOR_DESCRIPTION, skill, isRead) : undefined
  const [problem, it] =
    field === undefined
      ? ['The skill has no `description`', 'it']
      : ['`description` has no value', 'the skill']
  const missing = meant
    ? renamed(meant, 'description', `${problem}.`, skill.text)
    : indented('description', problem, skill)
  const message = `${problem}. Say what ${it} does and when to use it.`
  return { message, ...missing, violation: 'missing-description', ...ofOwnFormat(skill) }
}

/** What a program has in the place of the name. */
const ID = /^(?:slug|uid|(?:\w+_)?skill_id)$/i

/** What softens a finding on a skill in no client’s folder that has other fields for both: a program of its own may read it. */
function ofOwnFormat({ fields, files, path }: Skill): Partial<Missing> {
  const isOwn =
    !fields.has('name') && !fields.has('description') && [...fields.keys()].some((key) => ID.test(key))
  const isLoaded = ownPlaceOf(path) !== undefined || claudePluginAround(path, files) !== undefined
  if (!isOwn || isLoaded) return {}
  return { severity: 'info', postscript: ' If a program of your own reads the file, leave it.' }
}

function missingName(skill: Skill, field: Field | undefined): Missing {
  const isOfPlane = skill.fields.has('domain') || skill.fields.has('tags')
  const { directory } = skill
  const name = directory !== undefined && isName(directory) ? normalizeName(directory) : undefined
  const meant = field === undefined ? meantFor(FOR_NAME, skill, isRead) : undefined
  const unread = meant === undefined ? '' : `, and no client reads ${quote(skill.text.slice(...meant.key))}`
  const [problem, verb] =
    field === undefined
      ? ([`The skill has no \`name\``, 'Add'] as const)
      : (['`name` has no value', 'Write'] as const)
  const ofPlane = ' For a skill of the Skills plane choose `--dialect skills-plane`.'
  const isInPlugin = claudePluginAround(skill.path, skill.files) !== undefined
  const isOfClaude = isInPlugin || ownPlaceOf(skill.path)?.folder === '.claude/skills'
  const missing: Missing = {
    message: `${problem}${unread}. ${adviceFor(verb, name, skill)}.`,
    violation: 'missing-name',
    ...(isOfClaude && { postscript: ' Claude Code takes the name of the directory.' }),
    ...(isInPlugin && { severity: 'info' as const }),
    ...(isOfPlane && { postscript: ofPlane }),
    ...(isRouted(skill) && { severity: 'info' as const }),
    ...ofOwnFormat(skill),
  }
  if (name === undefined) return missing
  const taken = `${problem}, and another skill uses \`${name}\`, the name of its directory.`
  const otherwise = [{ message: `${taken} ${adviceFor(verb, undefined, skill)}.` }]
  return { ...missing, ...(field === undefined && naming(name, skill)), naming: { name, otherwise } }
}

function adviceFor(verb: string, name: string | undefined, skill: Skill): string {
  if (name !== undefined) return `${verb} \`name: ${writeYaml(name)}\``
  const advice = `${verb} one of lowercase letters, digits and hyphens`
  return skill.directory === undefined
    ? advice
    : `${advice}, and rename the directory to it${alsoCorrected(skill)}`
}

/** A new line for the name. */
function naming(directory: string, { fields, frontmatter: { content }, text }: Skill): Details {
  const [first] = fields.values()
  // If more than blank lines and comments is above the first key, a new line is no part of the mapping.
  const above = /^(?:[ \t]*(?:\r?|#[^\n]*)\n)*([ \t]*)$/.exec(
    text.slice(content[0], first?.key[0] ?? content[1]),
  )
  if (above === null) return {}
  const eol = text[content[0] - 2] === '\r' ? '\r\n' : '\n'
  const line = `${above[1]}name: ${writeYaml(directory)}${eol}`
  return revealing(suggest(`Name it \`${directory}\``, [content[0], content[0]], line))
}
