import type { Client } from '../../../clients/client.ts'
import type { Fault } from '../../../clients/faults.ts'
import { judge } from '../../../clients/faults.ts'
import { CLIENTS } from '../../../clients/index.ts'
import { isReader } from '../../../clients/places.ts'
import type { ViolationId } from '../../../clients/violations.ts'
import type { Range } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { hasControlCharacter } from '../../control-character.ts'
import { goodSkill, skillRule } from '../example.ts'
import { nameFault } from '../name.ts'
import type { Skill } from '../parse.ts'

function readers(): readonly Client[] {
  return CLIENTS.filter(({ frontmatter }) => frontmatter?.parser?.dialect !== undefined)
}

const ADVICE: Readonly<Partial<Record<ViolationId, string>>> = {
  'name-not-text': 'Some clients take the `name` for a number or a date. Quote it.',
  'name-bad-charset': 'The `name` has characters that not every client takes. Use a–z, 0–9 and hyphens.',
  'description-not-text': 'Some clients take the `description` for a number or a date. Quote it.',
  'rewritten-description': 'Some clients take the `description` for a number or a date. Quote it.',
  'invisible-description': 'The `description` has no visible character. Say what the skill does.',
  'unread-lines': 'Some clients read the first line of the `description` alone. Write one line.',
  'blank-description': 'The `description` is blank. Say what the skill does and when to use it.',
  'unread-quotes': 'The `description` is not read as YAML. Write it as one text in quotes.',
  'unusual-frontmatter': 'Not every client reads the frontmatter. Write each field on a line of its own.',
  'too-large': 'The file is larger than some clients read. Move a part of it to files of its own.',
}

export const clientReading = skillRule({
  id: 'skill/client-reading',
  severity: { recommended: 'off', strict: 'error' },
  summary: 'Clients read the skill as it is written',
  why: 'Clients read YAML in different ways: to one `1_000` or `2026-01-01` is text, to another a number or a date. Other rules report what most clients mind; this one reports what is left, for the agents in `clients`, or for all that were asked.',
  mindedBy: () => readers().map(({ id }) => id),
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/reference/clients.md',
  bad: {
    path: 'skills/2026-01-01/SKILL.md',
    text: goodSkill.text.replace('name: pdf', 'name: 2026-01-01'),
  },
  violations: [
    'blank-description',
    'rewritten-description',
    'invisible-description',
    'unread-lines',
    'unread-quotes',
    'unusual-frontmatter',
    'too-large',
  ],
  check(skill, report, { clients }) {
    if (skill.frontmatter.state !== 'read') return
    const reported = new Set<string>()
    for (const client of readers()) {
      if (!isReader(client, skill.path, clients)) continue
      const { state = 'read', faults = [] } = judge(client, skill) ?? {}
      const unread: readonly Fault[] = state === 'broken' ? [{ id: 'unusual-frontmatter' }] : []
      for (const { id, field } of [...unread, ...faults.filter((fault) => !isReported(fault, skill))]) {
        const advice = adviceOn(id, field, client)
        if (advice === undefined || reported.has(advice)) continue
        reported.add(advice)
        report(rangeOf(id, field, skill), advice, { violation: id, ...(field !== undefined && { field }) })
      }
    }
  },
})

function adviceOn(id: ViolationId, field: string | undefined, client: Client): string | undefined {
  if (field === undefined) return ADVICE[id]
  const isBoolean = client.fields[field]?.types.join() === 'boolean'
  const advice = isBoolean ? 'Write `true` or `false`' : 'Write one that all of them document'
  return `Not every client takes this value of ${quote(field)}. ${advice}.`
}

/** Whether another rule says so, since it is wrong in all YAML. */
function isReported({ id, field }: Fault, skill: Skill): boolean {
  const { text, frontmatter, fields, name, description } = skill
  if (id === 'name-not-text') return name === undefined
  // Where YAML has no name, or its parser refuses a character, some read the lines by themselves.
  if (id === 'unread-quotes')
    return name === undefined || hasControlCharacter(text.slice(...frontmatter.content))
  if (id === 'description-not-text' || id === 'blank-description') return description === undefined
  if (id === 'name-bad-charset')
    return name === undefined || nameFault(name.value) !== undefined || /[^\x00-\x7f]/.test(name.value)
  return field !== undefined && fields.get(field)?.value === undefined
}

function rangeOf(id: ViolationId, field: string | undefined, { fields, frontmatter }: Skill): Range {
  const name = field ?? /^(name|description)-|-(description)$/.exec(id)?.slice(1).find(Boolean) ?? ''
  return fields.get(name)?.range ?? frontmatter.opening
}
