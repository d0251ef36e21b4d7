import type { Details, Report } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { suggest } from '../../wording/fixes.ts'
import { MOST_COMPARED } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import type { ListedTool } from '../claude/listed-tools.ts'
import type { Skill } from './parse.ts'

/** A command of a program that has two names. */
const OF_PROGRAM = /^(Bash\()((?:pip|python)3?)((?: [\w./-]+)*)(?: \*|:\*)?\)$/

/** What is to be written is shown to its end, where such patterns differ. */
const LONGEST_SHOWN = 200

/** Reports each pattern of a list that matches no command. */
export function reportPatterns(tools: readonly ListedTool[], text: string, report: Report): void {
  for (const tool of tools) {
    const [reason, meant] = faultOf(tool.written) ?? []
    if (meant === undefined) continue
    const message = `${quote(tool.written)} matches no command: ${reason}. Write ${quote(meant, LONGEST_SHOWN)}.`
    report(tool.range, message, writing(meant, tool, text))
  }
}

/** A suggestion, unless escapes hide where the pattern is. */
function writing(meant: string, { written, range }: ListedTool, text: string): Details {
  return text.slice(...range) === written ? suggest(`Write ${quote(meant)}`, range, meant) : {}
}

/** Reports patterns for a program by a name that the text never has, where it runs the program by the other one. */
export function reportOtherNames(tools: readonly ListedTool[], skill: Skill, report: Report): void {
  const { text, body } = skill
  if (tools.some(({ written }) => /^Bash(?:\(\*\))?$/.test(written))) return
  const words = new Set(text.slice(...body).match(/\w+/g))
  const programs = new Set(tools.map(({ written }) => OF_PROGRAM.exec(written)?.[2]))
  for (const tool of tools.slice(0, MOST_COMPARED)) {
    const [, start = '', program = '', rest = ''] = OF_PROGRAM.exec(tool.written) ?? []
    const other = program.endsWith('3') ? program.slice(0, -1) : `${program}3`
    if (program === '' || words.has(program) || !words.has(other) || programs.has(other)) continue
    if (!skill.once(commandsOf).some((command) => `${command} `.startsWith(`${other}${rest} `))) continue
    const meant = start + other + tool.written.slice(start.length + program.length)
    const message = `The text runs \`${other}\`, which ${quote(tool.written)} does not allow. Write ${quote(meant)}.`
    report(tool.range, message, writing(meant, tool, text))
  }
}

/** The commands in the code of a skill. */
function commandsOf(skill: Skill): readonly string[] {
  const { text, body } = skill
  const spans = text.slice(...body).match(/(?<=`)[^`\n]+(?=`)/g) ?? []
  const blocks = markdownOf(skill).fences.map(({ content }) => text.slice(...content))
  return [...spans, ...blocks].flatMap((code) =>
    code.split(/[\n;|]|&&/).map((line) => line.trim().replace(/^\$ /, '')),
  )
}

/** Why a pattern matches no command, and what is meant; undefined where one can match. */
function faultOf(written: string): readonly [reason: string, meant: string] | undefined {
  const alone = REMARK.exec(written)?.[1]
  if (alone !== undefined) return ['a remark follows the command', `${alone}:*)`]
  const parted = withBlanks(written)
  if (parted !== undefined) return ['spaces separate the words of one', parted]
  const [, tool = '', inner] = /^(Bash|PowerShell)\(([^()]*)\)$/.exec(written) ?? []
  if (inner === undefined) return undefined
  const several = inner.split(/[,|;]/).map((part) => part.trim())
  if (several.length > 1 && (several.every((part) => WHOLE.test(part)) || areCommands(inner)))
    return ['it is one pattern', several.map((part) => `${tool}(${part})`).join(' ')]
  const meant = inner.replace(BEFORE_WORDS, '$1 *')
  if (meant !== inner) return ['`:*` counts at the very end only', `${tool}(${withoutEnd(meant)})`]
  if (!inner.endsWith(':*') || !inner.slice(0, -2).includes('*') || inner.includes('\\')) return undefined
  const start = inner.slice(0, -2).replaceAll(':*', ' *')
  return ['before a final `:*`, each `*` is just a character', `${tool}(${withoutEnd(`${start}:*`)})`]
}

/** A command that takes paths alone, and words that are none. */
const REMARK =
  /^((?:Bash|PowerShell)\((?:cat|chmod|cp|head|ls|mkdir|mv|rm|rmdir|tail|touch)):[a-z]+(?: [a-z]+){1,5}\)$/

/** Words of a command with a final `:*`. */
const WHOLE = /^(?:~?\/|\.{1,2}\/)?[a-z][\w./-]*(?: [\w./-]+)*:\*$/
/** Several commands, each with its final star, and commas between them. */
function areCommands(inner: string): boolean {
  const parts = inner.split(/, */)
  return parts.length > 1 && parts.every((part) => /^[a-z][\w.-]*(?: [\w./-]+)*(?: |:)\*$/.test(part))
}

/** What means `:*` and is no end: after a command, or after a word of one that takes no address there. */
const BEFORE_WORDS =
  /^([a-z][\w.-]*|(?:cargo|git|go|helm|kubectl|pip3?|terraform|uv) [a-z][a-z-]*|gh(?: [a-z][a-z-]*){1,2})(?::\*+(?= )|:\*\*+$)/

/** A pattern with its final `:*` as one star, as others come before it. */
function withoutEnd(pattern: string): string {
  if (!pattern.endsWith(':*')) return pattern
  const start = pattern.slice(0, -2)
  return start.endsWith('*') ? start : `${start} *`
}

/** A command and at least one word after a colon, up to the first blank; no drive, address, port or assignment. */
const PARTED = /^((?:Bash|PowerShell)\()([A-Za-z][\w.-]+)((?::[A-Za-z-][\w./@-]*)+)(:?\*)?((?: [^]*)?\))$/

/** The pattern that is meant by one whose first word holds colons. */
function withBlanks(written: string): string | undefined {
  const [, start = '', command = '', words = '', rest = '', end = ''] = PARTED.exec(written) ?? []
  return words === '' ? undefined : `${start}${command}${words.replaceAll(':', ' ')}${rest}${end}`
}
