import type { Range } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { matchesIn } from '../../syntax/position.ts'
import type { Skill } from './parse.ts'

/** A command that Claude Code runs before the model reads the skill, and whether it is only shown there. */
export interface Injection {
  readonly command: string
  readonly range: Range
  readonly isExample: boolean
}

const INLINE = /(?<=^|\s)!`([^`]+)`/gm
const MOST_COMMANDS = 50
const SPAN = /`[^`\n]+`/g

/** The commands in the body of a skill that has some, as Claude Code finds them: in code, too, but for spans between single backticks. */
export function injections(skill: Skill): readonly Injection[] {
  const { text, body } = skill
  const { fences } = markdownOf(skill)
  const masked = text.slice(...body).replace(SPAN, (span, index: number) => {
    const before = text[body[0] + index - 1]
    return before === '!' || before === '`' ? span : `\`${' '.repeat(span.length - 2)}\``
  })
  const inline = [...masked.matchAll(INLINE)]
    .slice(0, MOST_COMMANDS)
    .map(({ 0: written, 1: command = '', index }): Injection => {
      const start = body[0] + index
      const fence = fences.find(({ content }) => content[0] <= start && start < content[1])
      const isShown = fence === undefined ? isInSpan(text, start, written) : isOfFile(text, fence)
      return {
        command,
        range: [start, start + written.length],
        isExample: isShown || isLesson(start, skill),
      }
    })
  const blocks = fences
    .filter(({ opening }) => /^`{3}!/.test(text.slice(...opening)))
    .map(({ opening, content }) => ({ command: text.slice(...content), range: opening, isExample: false }))
  return [...inline, ...blocks]
}

/** A line of a label and a command with no blank between them; of programs that a skill runs so. */
const GLUED =
  /^(?:[-*] )?(?:\*\*)?\w[\w ]{0,40}(?:[=:]|\*\*:|:\*\*)(!`(?:git|gh|ls|cat|date|pwd|node|npm|python3?|bash|find|grep|head|jq|kubectl|docker|make|whoami|hostname)(?: [^`\r\n]*)?`)[ \t]*\r?$/gm

/** The commands that Claude Code leaves as text, since no blank is before their `!`. */
export function gluedCommands(skill: Skill): readonly Range[] {
  const { text, body } = skill
  const { fences } = markdownOf(skill)
  const found = matchesIn(text, body, GLUED).slice(0, MOST_COMMANDS)
  return found.flatMap(({ match: [line, command = ''], range }) => {
    const start = range[0] + line.indexOf('!`')
    const isShown = fences.some(({ content }) => content[0] <= start && start < content[1])
    return isShown || isLesson(start, skill) ? [] : [[start, start + command.length] as const]
  })
}

const LESSON = /\b(?:for example|e\.g\.|example:|syntax:?)(?:[^.)]|[.)](?!\s)){0,100}$/i
const NEAR = 100

/** Whether the words shortly before a command tell that it is an example. */
function isLesson(start: number, { text, body }: Skill): boolean {
  return LESSON.test(text.slice(Math.max(body[0], start - NEAR), start))
}

/** Whether more than one backtick, and a blank, are around a command. */
function isInSpan(text: string, start: number, { length }: string): boolean {
  return text.slice(start - 3, start) === '`` ' && text.slice(start + length, start + length + 3) === ' ``'
}

/** Whether a fence shows a file: one for Markdown or YAML, or longer than usual. */
function isOfFile(text: string, { language, opening }: { language: string; opening: Range }): boolean {
  return /^(?:markdown|md|ya?ml)$/i.test(language) || text.slice(...opening).startsWith('````')
}

/** Commands that Claude Code runs by itself for nobody: it asks before each of them. */
const ASKED =
  /^(?:aws|az|bash|bun|cargo|cp|curl|docker-compose|gcloud|gh|go|helm|kubectl|make|mkdir|mv|npm|npx|pip3?|pnpm|psql|rm|sh|terraform|touch|uv|wget|yarn)$/

/** The parts of a command before which Claude Code asks, unless something allows them. */
export function askedParts(command: string): readonly string[] {
  // Within quotes these marks separate nothing.
  const bare = command.replace(/"[^"]*"|'[^']*'/g, (quoted) => quoted.replace(/[|&;\n]/g, '_'))
  const marks = [...bare.matchAll(/\|\|?|&&|[;\n]/g)]
  const starts = [0, ...marks.map(({ 0: mark, index }) => index + mark.length)]
  // Where its messages go, Claude Code does not mind.
  const parts = starts.map((start, index) =>
    command
      .slice(start, marks[index]?.index)
      .replace(/ [&\d]?>{1,2} ?(?:&\d|\/dev\/null)/g, '')
      .trim(),
  )
  return parts.filter((part) => {
    const [name = '', ...rest] = part.split(/\s+/)
    return ASKED.test(name) && !/^(?:--version|-v|-V|--help|version)$/.test(rest.join(' '))
  })
}

/** Whether an entry of `allowed-tools` allows a command; true where that is hard to tell. */
export function allows(entry: string, command: string): boolean {
  if (entry === 'Bash' || entry === '*') return true
  const pattern = /^Bash\(([^]*)\)$/.exec(entry)?.[1]
  if (pattern === undefined) return false
  const words = pattern.endsWith(':*') ? `${pattern.slice(0, -2)} *` : pattern
  if (/[\\?$]|:\*/.test(words)) return true
  const [start = '', ...others] = words.split('*')
  if (others.length === 0) return command === words
  const isPrefix = command.startsWith(start) || `${command} `.startsWith(start)
  return isPrefix && others.every((part) => command.includes(part.trim()))
}
