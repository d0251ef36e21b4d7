import { claudeCode } from '../../../clients/claude-code.ts'
import { isSeen, ownPlaceOf } from '../../../clients/places.ts'
import type { Range } from '../../../model.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { matchesIn, outside } from '../../../syntax/position.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { foreignVariables, unknownVariables } from '../claude-variables.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

const FILES = { 'skills/pdf/forms.md': '# Forms\n' }

export const variable = skillRule({
  id: 'skill/variable',
  fix: 'suggested',
  summary: 'Every variable that Claude Code replaces is spelled right',
  why: 'Claude Code replaces `$ARGUMENTS`, the names in `arguments` and variables such as `${CLAUDE_SKILL_DIR}`, and runs a command such as ``!`git status` ``. What is spelled otherwise stays as it is. In `.claude/skills`, so do `${input:name}` of VS Code, and `${CLAUDE_PLUGIN_ROOT}` of a skill that is in no plugin. A name that the text assigns itself is not reported.',
  mindedBy: ['claude-code'],
  source: 'https://code.claude.com/docs/en/skills#available-string-substitutions',
  bad: withBody(goodSkill, 'Read `${CLAUDE_SKILL_DIRECTORY}/forms.md`.', FILES),
  good: withBody(goodSkill, 'Read `${CLAUDE_SKILL_DIR}/forms.md`.', FILES),
  check(skill, report) {
    if (ownPlaceOf(skill.path) !== undefined && !isSeen(claudeCode, skill.path)) return
    for (const { written, meant, range, reason = '' } of [
      ...unknownVariables(skill),
      ...foreignVariables(skill),
    ]) {
      const message = `Claude Code does not replace ${quote(written)}${reason}. Did you mean ${quote(meant)}?`
      report(range, message, revealing(suggest(`Write ${quote(meant)}`, range, meant)))
    }
    for (const range of spacedCommands(skill)) {
      const message = `Claude Code does not run ${quote(skill.text.slice(...range))}. Delete the space after \`!\`.`
      report(range, message, suggest('Delete the space', [range[0] + 1, range[0] + 2], ''))
    }
  },
})

/** A command on a line of its own, or at the end of one after a colon, with a blank after the mark that runs it. */
const SPACED_COMMAND = /(?:(?<=: |:\*\* )|^)! `[a-z][\w.-]* [^`\n]+`(?=\r?$)/gm

function spacedCommands(skill: Skill): readonly Range[] {
  const { text, body } = skill
  if (!text.includes('! `')) return []
  const code = markdownOf(skill).fences.map(({ content }) => ({ range: content }))
  return outside(code, matchesIn(text, body, SPACED_COMMAND)).map(({ range }) => range)
}
