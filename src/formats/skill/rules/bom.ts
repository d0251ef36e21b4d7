import { clientsMinding, titlesOf, whoLoses } from '../../../clients/who-loses.ts'
import { safely } from '../../../wording/fixes.ts'
import { either } from '../../../wording/wording.ts'
import { goodSkill, skillRule } from '../example.ts'

const AGENTS = ['codex', 'gemini-cli']

export const bom = skillRule({
  id: 'skill/bom',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'No byte order mark precedes the frontmatter',
  why: 'skills-ref, Codex and Gemini CLI compare the first characters of the file with `---` and then see no frontmatter at all. In a folder that these do not look into it is an info.',
  mindedBy: () => clientsMinding('bom'),
  source: 'https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py',
  bad: { path: goodSkill.path, text: `\ufeff${goodSkill.text}` },
  violations: ['bom'],
  check({ text, path }, report, { clients }) {
    const marks = /^\ufeff+(?=---)/.exec(text)?.[0].length
    if (marks === undefined) return
    const isLost =
      clients !== undefined || whoLoses({ violation: 'bom', path, file: { text } }, clients) !== ''
    const elsewhere = isLost ? '' : ` Where ${either(titlesOf(AGENTS))} reads it, no field is seen.`
    const message = `A byte order mark (U+FEFF) precedes the frontmatter. Save the file without it.${elsewhere}`
    report([0, 1], message, {
      ...safely('Delete the byte order mark', { range: [0, marks], text: '' }),
      ...(isLost ? { violation: 'bom' } : { punished: ['bom'], severity: 'info' as const }),
    })
  },
})
