import { quote } from '../../../wording/quote.ts'
import { firstAt, repeatsOf } from '../../by-key.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const uniqueSkill = agent3mdRule({
  id: 'agent3md/unique-skill',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No two skills share a label',
  why: 'A loader finds a skill by its label. If two skills share a label, it reaches only one of them. Blanks around a label do not count, but letter case does.',
  bad: agentWith('label="files"', 'label="search"'),
  check({ skills }, report) {
    const labels = skills.flatMap(({ label }) => label ?? [])
    for (const { item, first } of repeatsOf(labels, ({ value }) => value.trim() || undefined)) {
      const message = `Two skills are labelled ${quote(item.value)}. Rename one of them.`
      report(item.range, message, firstAt(first.range))
    }
  },
})
