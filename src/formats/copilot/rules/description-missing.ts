import type { Rule } from '../../../model.ts'
import { isBlank } from '../../../text/fields.ts'
import { misplacedBlock } from '../../misplaced-frontmatter.ts'
import { GITHUB, goodCopilot } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const descriptionMissing: Rule<Copilot> = {
  id: 'copilot/description-missing',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The frontmatter has a `description`',
  why: 'GitHub requires it: Copilot reads it to decide whether to hand work to the agent. VS Code only shows it, so this is a warning for `target: vscode` and for chat modes.',
  source: GITHUB,
  bad: { path: goodCopilot.path, text: goodCopilot.text.replace(/^description.*\n/m, '') },
  good: goodCopilot,
  check({ fields, readable, frontmatter, source: { path, text } }, report) {
    const field = fields.get('description')
    if (!readable || !isBlank(field)) return
    const misplaced = frontmatter.state === 'absent' ? misplacedBlock(text) : undefined
    if (misplaced !== undefined)
      return report(
        misplaced.opening,
        /^\s*(?:`{3}|~{3})/.test(text)
          ? 'A code fence wraps the file, so its frontmatter is code. Delete the fence.'
          : 'The frontmatter is not the first thing in the file, so clients read no `description`. Move it to the first line.',
      )
    const editorOnly = fields.get('target')?.value === 'vscode' || /\.chatmode\.md$/i.test(path)
    report(
      field?.key ?? frontmatter.opening,
      `The agent has no \`description\`. ${frontmatter.state === 'absent' ? 'Start the file with one between two `---` lines' : 'Add one that says what it does and when to use it'}.`,
      editorOnly ? { severity: 'warning' } : {},
    )
  },
}
