import { clientsMinding } from '../../../clients/who-loses.ts'
import { safely } from '../../../wording/fixes.ts'
import { goodSkill, skillRule } from '../example.ts'

export const bom = skillRule({
  id: 'skill/bom',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'No byte order mark precedes the frontmatter',
  why: 'skills-ref, Codex and Gemini CLI compare the first characters of the file with `---` and then see no frontmatter at all.',
  mindedBy: clientsMinding('bom'),
  source: 'https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py',
  bad: { path: goodSkill.path, text: `\ufeff${goodSkill.text}` },
  violations: ['bom'],
  check({ text }, report) {
    const marks = /^\ufeff+(?=---)/.exec(text)?.[0].length
    if (marks === undefined) return
    report([0, 1], 'A byte order mark (U+FEFF) precedes the frontmatter. Save the file without it.', {
      ...safely('Delete the byte order mark', { range: [0, marks], text: '' }),
      violation: 'bom',
    })
  },
})
