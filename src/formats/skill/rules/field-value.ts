import type { Rule } from '../../../model.ts'
import { readersOf, titlesOf } from '../../clients/who-loses.ts'
import { goodSkill } from '../example.ts'
import { typeFault, valueFault } from '../field-faults.ts'
import { CLIENT_FIELDS } from '../fields.ts'
import type { Skill } from '../parse.ts'

export const fieldValue: Rule<Skill> = {
  id: 'skill/field-value',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'A client’s own field has a value that one of its clients takes',
  why: 'A client ignores a value of another type or one that it does not know, and some refuse the skill. Claude Code also takes `yes`, `no`, `on`, `off`, `1` and `0` for booleans.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/clients.md',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'context: forked\n---\nRead') },
  good: goodSkill,
  check({ fields, source: { text } }, report, { clients: chosen }) {
    const judged = chosen && titlesOf(chosen)
    for (const [key, field] of fields) {
      const clients = CLIENT_FIELDS.get(key)
      if (clients === undefined || field.value === null || !isOwn(key, clients)) continue
      const readers = judged === undefined ? clients : clients.filter((each) => judged.includes(each))
      if (readers.length === 0) continue
      const fault = typeFault(key, field, text) ?? valueFault(key, field)
      if (fault === undefined) continue
      report(field.range, `${fault.problem(readersOf(readers))}. ${fault.advice}`, fault.details)
    }
  },
}

/** A plain word may be data of the author’s own, unless it is of the client that defines most of these fields. */
function isOwn(key: string, clients: readonly string[]): boolean {
  return /[-_A-Z]/.test(key) || clients.includes('Claude Code')
}
