import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Range, Report, Rule } from '../model.ts'
import { lineEnd, matchesIn } from '../syntax/position.ts'
import { codePointOf } from '../wording/code-points.ts'
import { quote } from '../wording/quote.ts'
import { count } from '../wording/wording.ts'

/** Control characters, other than tabs, line breaks and form feeds. */
const CONTROL = /[^\t\n\f\r -~\x80-\uffff]/g
const IN_YAML = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]+|\r(?!\n)/g
/** What two bytes of UTF-8 and more become where each is read as a character of its own. */
const MISREAD = /[\u00c2-\u00f4][\u0080-\u00bf]*$/

/** Whether a text has a control character that the rule reports. */
export function hasControlCharacter(text: string): boolean {
  return text.search(CONTROL) !== -1
}

/** The rule `<group>/control-character`; `good` is a file of the format with a text field, `violation` what clients punish. */
export function controlCharacter(group: string, good: GoodExample, violation?: string): Rule<YamlDocument> {
  return {
    id: `${group}/control-character`,
    severity: { recommended: 'warning', strict: 'error' },
    summary: 'Neither frontmatter nor instructions have control characters',
    why: 'YAML forbids them, parsers differ in what they make of them, and a terminal that prints a name may obey them. Some are what is left of a character that was saved in the wrong encoding. In the body, git takes a file with U+0000 for binary, and a terminal obeys U+001B: there, only the first one is reported.',
    source: 'https://yaml.org/spec/1.2.2/#51-character-set',
    bad: { path: good.path, text: good.text.replace(/^description: \w+/m, '$&\u0007') },
    good,
    ...(violation !== undefined && { violations: [violation] }),
    check(document, report) {
      const { frontmatter, body, text } = document
      reportInBody(text, body, report)
      reportInFrontmatter(text, frontmatter.content, (range, message) =>
        report(range, message, violation === undefined ? {} : { violation }),
      )
    },
  }
}

function reportInFrontmatter(text: string, content: Range, report: Report): void {
  let reported = 0
  for (const { range, match } of matchesIn(text, content, IN_YAML)) {
    const [start] = range
    const [found] = match
    // One text that was misread has many of them.
    if (start < reported && found >= '\x80') continue
    const misread = found >= '\x80' ? MISREAD.exec(text.slice(Math.max(start - 3, content[0]), start)) : null
    if (misread !== null) {
      const rest = /^[\x80-\xbf]*/.exec(text.slice(start, start + 3))![0]
      const whole: Range = [start - misread[0].length, start + rest.length]
      reported = lineEnd(text, start)
      const problem = `${quote(text.slice(...whole))} looks like UTF-8 that was read as Latin-1.`
      report(whole, `${problem} Write the character itself.`)
      continue
    }
    report(range, `The frontmatter has the control character ${codePointOf(found)} here. Delete it.`)
  }
}

/** One cause has spread them all: a terminal’s output, or a tool that read bytes as text. */
function reportInBody(text: string, [start, end]: Range, report: Report): void {
  const body = text.slice(start, end)
  const [first, ...others] = body.matchAll(CONTROL)
  if (first === undefined) return
  const { 0: character, index } = first
  const [more, them] = others.length === 0 ? ['', 'it'] : [`, and ${count(others.length)} more below`, 'them']
  const isEscape = [first, ...others].every(
    ({ 0: found, index: at }) => found === character && isWrittenAs(found, body[at - 1], body[at + 1]),
  )
  const isOfPowerShell = character === '\b' && /^`\x08ash(?!\w)/.test(body.slice(index - 1, index + 20))
  const written = quote(character === '\b' ? '\\b' : '\\a')
  const advice = isOfPowerShell
    ? `PowerShell read a backtick and \`b\` as that character. ${WRITE_FENCES}`
    : isEscape
      ? `A tool read ${written} as that character. Write ${written}.`
      : `Delete ${them}, or restore the characters that are broken here, such as an emoji.`
  const message = `The body has the control character ${codePointOf(character)} here${more}. ${advice}`
  report([start + index, start + index + 1], message)
}

const WRITE_FENCES = 'Write ` ```bash `, and ` ``` ` where the block ends.'

/** Whether a character stands where `\b`, the edge of a word, or `\a`, as in a path of Windows, makes sense. */
function isWrittenAs(found: string, before = '', after = ''): boolean {
  const isWord = (near: string): boolean => /\w/.test(near)
  return found === '\b' ? isWord(before) !== isWord(after) : found === '\x07' && isWord(after)
}
