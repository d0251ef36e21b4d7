import { claudeCode } from '../../../clients/claude-code.ts'
import type { Client } from '../../../clients/client.ts'
import { fieldNamesOf } from '../../../clients/client.ts'
import { AGENTS } from '../../../clients/own-folders.ts'
import { isReader, ownPlaceOf } from '../../../clients/places.ts'
import { readersOf } from '../../../clients/who-loses.ts'
import { isRetired } from '../../prompt-or-documentation.ts'
import { hasCaller } from '../callers.ts'
import { skillRule, skillWith } from '../example.ts'

const MODEL = 'disable-model-invocation'
const PEOPLE = 'user-invocable'

function obeying(): readonly Client[] {
  return AGENTS.filter((client) => [MODEL, PEOPLE].every((name) => fieldNamesOf(client).includes(name)))
}

export const notInvocable = skillRule({
  id: 'skill/not-invocable',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The model or the user can start the skill',
  why: '`disable-model-invocation: true` keeps the model from starting the skill, and `user-invocable: false` removes it from the menu of commands. With both, nobody can start it. Nothing is reported if a field of your own, such as `delegate_only`, says who calls the skill. The same holds if an agent, a command or another skill lists it or has its path. It is an info where no client looks for skills, and in a skill that says it is retired.',
  mindedBy: () => obeying().map(({ id }) => id),
  source: 'https://code.claude.com/docs/en/skills#control-who-invokes-a-skill',
  bad: skillWith(`${MODEL}: true\n${PEOPLE}: false`),
  check(skill, report, { clients: chosen }) {
    const { fields, path } = skill
    const field = fields.get(PEOPLE)
    if (field?.value !== false || fields.get(MODEL)?.value !== true) return
    const readers = obeying().filter((client) => isReader(client, path, chosen))
    if (readers.length === 0 || hasCaller(skill)) return
    const titles = readersOf(readers.map(({ title }) => title))
    const nobody = `With \`${MODEL}: true\` and \`${PEOPLE}: false\` nobody can start the skill in ${titles}`
    // Both may have switched off for good what is still there to be read.
    if (isRetired(skill.text.slice(...skill.body)))
      return report(field.key, `${nobody}. Remove one of them, or delete the skill.`, { severity: 'info' })
    const isPlaced = ownPlaceOf(path) !== undefined || /(?:^|\/)skills\//.test(path)
    const mild = isPlaced ? 'warning' : 'info'
    report(
      field.key,
      `${nobody}. Remove one of them.`,
      isPlaced && readers.includes(claudeCode) ? {} : { severity: mild },
    )
  },
})
