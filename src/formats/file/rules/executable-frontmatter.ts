import { readersOf, titlesOfRunners } from '../../../clients/who-loses.ts'
import type { Document, Rule } from '../../../model.ts'
import { languageOf } from '../../../syntax/frontmatter.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSkill } from '../../skill/example.ts'

export const executableFrontmatter: Rule<Document> = {
  id: 'file/executable-frontmatter',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The frontmatter is data, not code',
  why: 'Some clients take a word after the first `---` for the language of the frontmatter. OpenCode, Kilo and Roo Code read it with gray-matter, which runs JavaScript. They do so when they list the skills, with all rights of the user, and ask nobody. The fields of a skill need no code.',
  danger: '9.0',
  source:
    'https://github.com/jonschlinkert/gray-matter/blob/ce67a86dba419381db0dd01cc84e2d30a1d1e6a5/lib/engines.js',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---', '---js') },
  good: goodSkill,
  violations: [],
  check({ path, text }, report) {
    const language = languageOf(text)
    if (language?.isCode !== true) return
    const code = quote(text.slice(...language.range))
    const message = `The frontmatter is JavaScript, because ${code} opens it. Write the fields as YAML below \`---\`. ${whoRuns(path)}`
    report(language.range, message, { covers: COVERED })
  },
}

/** What else the same line makes rules report. */
const COVERED = [
  'skill/frontmatter-missing',
  'claude/frontmatter-missing',
  'agent/frontmatter-first',
  'agent/missing-field',
  'copilot/missing-field',
  'agent3md/parse',
]

function whoRuns(path: string): string {
  const titles = /SKILL\.md$/i.test(path) ? titlesOfRunners(path) : []
  if (titles.length === 0) return 'Clients that read it with gray-matter run the code.'
  return `${readersOf(titles)} ${titles.length === 1 ? 'runs' : 'run'} the code, even if nobody uses the skill.`
}
