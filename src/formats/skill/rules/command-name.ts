import { isReadByClaudeCode } from '../../../clients/places.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { goodSkill, skillRule } from '../example.ts'

const OWN = { path: '.claude/skills/pdf/SKILL.md', text: goodSkill.text }

export const commandName = skillRule({
  id: 'skill/command-name',
  summary: 'No command has the name of a skill',
  why: 'In Claude Code, `/pdf` runs the skill `.claude/skills/pdf`, and never the command `.claude/commands/pdf.md`: nobody can call that. A command that speaks of a skill may only have called it, and a skill that names the command may read it: these are infos.',
  source: 'https://code.claude.com/docs/en/skills#where-skills-live',
  bad: { ...OWN, files: { '.claude/commands/pdf.md': 'Print the PDF file.\n' } },
  good: { ...OWN, files: { '.claude/commands/print-pdf.md': 'Print the PDF file.\n' } },
  check(skill, report, { clients }) {
    const { path, fields, files, name, frontmatter } = skill
    const [, above, directory] = /^((?:[^]*\/)?\.claude\/)skills\/([^/]+)\/SKILL\.md$/i.exec(path) ?? []
    if (directory === undefined || !isReadByClaudeCode(path, clients)) return
    const command = `${above}commands/${directory}.md`
    const text = files.mayName(command) ? files.read(command) : undefined
    if (text === undefined || fields.get('user-invocable')?.value === false) return
    const isWrapper =
      text === skill.text || /\bskills?\b/i.test(text) || skill.text.includes(`commands/${directory}.md`)
    const message = `In Claude Code, ${quote(`/${directory}`)} runs this skill, and never the command ${quotePath(command)}. Delete the command, or rename one of the two.`
    report(name?.range ?? frontmatter.opening, message, isWrapper ? { severity: 'info' } : {})
  },
})
