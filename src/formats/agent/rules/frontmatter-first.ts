import { safely } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agentRule, goodAgent } from '../example.ts'

export const frontmatterFirst = agentRule({
  id: 'agent/frontmatter-first',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'The YAML block is the first thing in the file',
  why: 'Metadata must come first. After a blank line, a comment, a heading or a code fence, loaders read it as the agent’s text, and every default applies. Some loaders read a block that `---yaml` opens: that is a warning.',
  bad: { path: goodAgent.path, text: `\n${goodAgent.text}` },
  check({ misplaced, text }, report) {
    const named = /^\ufeff?(---[ \t]*ya?ml)[ \t]*\r?\n/i.exec(text)?.[1]
    if (named !== undefined) {
      const start = text.indexOf('-')
      const message = `Only some loaders read fields below ${quote(named)}. Write \`---\`.`
      return report([start, start + named.length], message, { severity: 'warning' })
    }
    if (misplaced === undefined) return
    const { opening } = misplaced
    const start = text.startsWith('\ufeff') ? 1 : 0
    if (text.slice(start, opening[0]).trim() !== '') {
      const message =
        'The YAML block is not the first thing in the file, so loaders ignore its fields. Move it to the first line.'
      return report(opening, message)
    }
    const message =
      'There is blank space before the YAML block, so loaders ignore its fields. Delete the blank space.'
    report(opening, message, safely('Delete the blank space', { range: [start, opening[0]], text: '' }))
  },
})
