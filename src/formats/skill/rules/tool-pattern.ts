import { isReadByClaudeCode } from '../../../clients/places.ts'
import { readTools } from '../../claude/listed-tools.ts'
import { skillRule, skillWith } from '../example.ts'
import { reportOtherNames, reportPatterns } from '../pattern-faults.ts'

export const toolPattern = skillRule({
  id: 'skill/tool-pattern',
  fix: 'suggested',
  summary: 'Each pattern of commands can match one',
  why: 'Claude Code compares `Bash(npm run *)` with the command as it is typed, so the words have spaces between them. Only a final `:*` means “and anything after it”. `Bash(npm:run:*)`, `Bash(git:* push)` and `Bash(git *, npm *)` match no command, and each one needs an approval. So does `python3` where only `Bash(python *)` is listed.',
  source: 'https://code.claude.com/docs/en/permissions#bash',
  bad: skillWith('allowed-tools: Bash(npm:run:*) Read'),
  good: skillWith('allowed-tools: Bash(npm run:*) Bash(npm run test:unit) Read'),
  check(skill, report, { clients }) {
    const { fields, path, text } = skill
    if (!isReadByClaudeCode(path, clients)) return
    for (const key of ['allowed-tools', 'disallowed-tools']) {
      const field = fields.get(key)
      if (field === undefined) continue
      const tools = readTools(field, text)
      reportPatterns(tools, text, report)
      if (key === 'allowed-tools') reportOtherNames(tools, skill, report)
    }
  },
})
