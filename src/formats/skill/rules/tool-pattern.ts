import { isReadByClaudeCode } from '../../../clients/places.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { readTools } from '../../claude/listed-tools.ts'
import { skillRule, skillWith } from '../example.ts'
import type { Skill } from '../parse.ts'

export const toolPattern = skillRule({
  id: 'skill/tool-pattern',
  fix: 'suggested',
  summary: 'Each pattern of commands can match one',
  why: 'Claude Code compares `Bash(npm run *)` with the command as it is typed, so the words have spaces between them. Only a final `:*` means “and anything after it”. `Bash(npm:run:*)`, `Bash(git:* push)` and `Bash(git *, npm *)` match no command, and each one needs an approval. So does `Bash(python *)` in a skill that runs `python3`.',
  source: 'https://code.claude.com/docs/en/permissions#bash',
  bad: skillWith('allowed-tools: Bash(npm:run:*) Read'),
  good: skillWith('allowed-tools: Bash(npm run:*) Bash(npm run test:unit) Read'),
  check(skill, report, { clients }) {
    const { fields, path, text } = skill
    if (!isReadByClaudeCode(path, clients)) return
    for (const key of ['allowed-tools', 'disallowed-tools']) {
      const field = fields.get(key)
      for (const { written, range } of field === undefined ? [] : readTools(field, text)) {
        const fault = faultOf(written) ?? (key === 'allowed-tools' ? otherNameIn(written, skill) : undefined)
        if (fault === undefined) continue
        const [reason, meant] = fault
        const isPlain = text.slice(...range) === written
        const message = `${quote(written)} matches no command: ${reason}. Write ${quote(meant)}.`
        report(range, message, isPlain ? suggest(`Write ${quote(meant)}`, range, meant) : {})
      }
    }
  },
})

const OTHER_NAMES: Readonly<Record<string, string>> = {
  python: 'python3',
  python3: 'python',
  pip: 'pip3',
  pip3: 'pip',
}

/** The same for a program of two names, of which the text only runs the other one. */
function otherNameIn(written: string, { text, body }: Skill): readonly [string, string] | undefined {
  const [, start = '', program = '', rest = ''] =
    /^(Bash\()(p[\w]+)((?: [\w./-]+)*)(?: \*|:\*)?\)$/.exec(written) ?? []
  const other = OTHER_NAMES[program]
  if (other === undefined) return undefined
  const isRun = (name: string): boolean =>
    RUNS.some((before) => text.includes(`${before}${name}${rest} `, body[0]))
  const isOther = isRun(other) && !isRun(program) && !text.slice(0, body[0]).includes(`(${other}`)
  return isOther
    ? [`the text runs \`${other}\``, `${start}${other}${written.slice(start.length + program.length)}`]
    : undefined
}

/** What comes before a command: the start of a line, or of code in it. */
const RUNS = ['\n', '`', '\n  ', '\n   ', '$ ']

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
const WHOLE = /^[a-z][\w.-]*(?: [\w.-]+)*:\*$/
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
