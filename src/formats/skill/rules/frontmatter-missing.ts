import { quote, safely } from '../../../message.ts'
import { lineEnd } from '../../../position.ts'
import type { Range, Report, Rule } from '../../../types.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

export const frontmatterMissing: Rule<Skill> = {
  id: 'skill/frontmatter-missing',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'The file starts with frontmatter: a `---` line, fields, a `---` line',
  why: 'A client reads name and description from the frontmatter before anything else. Without it the skill does not exist. The first `---` must be the first line of the file: a blank line, a comment or a code fence above it hides it.',
  source: 'https://agentskills.io/specification#skill-md-format',
  bad: { path: goodSkill.path, text: '# PDF\n\nReads PDF files.\n' },
  good: goodSkill,
  check({ frontmatter, source: { text } }, report) {
    if (frontmatter.state === 'absent') reportMissing(text, frontmatter.opening[0], report)
  },
}

/** `start` is where the frontmatter would be. */
function reportMissing(text: string, start: number, report: Report): void {
  const first = text.slice(start).search(/\S/)
  if (first === -1) return report([start, start], 'The file is empty. Start it with frontmatter that gives `name` and `description`.')
  const range = lineAt(text, start + first)
  const line = text.slice(...range)
  if (line === '---' && range[0] === start) {
    // Only some white space may follow: a no-break space, for one, may not.
    const end = lineEnd(text, start) - (text[lineEnd(text, start) - 1] === '\r' ? 1 : 0)
    return report([range[1], end], 'What follows the `---` hides the frontmatter. Delete the blank space.', safely('Delete the blank space', { range: [range[1], end], text: '' }))
  }
  if (line === '---') {
    return report(range, 'What precedes the `---` hides the frontmatter. Delete the blank space.', safely('Delete the blank space', { range: [start, range[0]], text: '' }))
  }
  if (/^---\r/.test(line) && !text.includes('\n')) return report(range, 'The lines end with CR alone, so all is one line. Save the file with LF or CRLF line ends.')
  report(range, faultOf(line, text.slice(range[1])))
}

function faultOf(line: string, rest: string): string {
  if (line.startsWith('<!--')) return 'A comment stands where the frontmatter must start. Move it below the frontmatter.'
  if (/^(?:```|~~~)/.test(line) && /^\s*---\s/.test(rest)) return 'A code fence wraps the file, so its frontmatter is code. Delete the fence.'
  if (/^(?:name|description)\s*:/.test(line)) return 'The fields have no `---` line above them. Put one above and one below the fields.'
  return `The file starts with ${quote(line)}, not with a \`---\` line. Start it with frontmatter that gives \`name\` and \`description\`.`
}

function lineAt(text: string, start: number): Range {
  const end = text.indexOf('\n', start)
  return [start, start + text.slice(start, end === -1 ? undefined : end).trimEnd().length]
}
