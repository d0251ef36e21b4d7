import type { Range } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { matchesIn } from '../../syntax/position.ts'
import type { Skill } from './parse.ts'

interface OwnParameter {
  readonly written: string
  readonly number: number
  readonly range: Range
}

/** What runs a program that is in single quotes after it. */
const RUNNER = /\b(?:[gmn]?awk|perl|(?:ba|da|k|z)?sh -c)\b/g
const PARAMETER = /(?<![\\$])\$(\d\d?)(?![\w[])/g
const SHELL = /^(?:|sh|bash|zsh|shell|console|shell-?session)$/i
const FUNCTION = /^([ \t]*)(?:function [\w-]+(?: *\(\))?|[\w-]+ *\(\)) *\{/gm

/** The parameters in the code of a skill that awk, Perl, a function or a script reads, and no client fills in. */
export function ownParameters(skill: Skill): readonly OwnParameter[] {
  const { text, body } = skill
  const programs = [...quotedPrograms(text, body), ...shellParts(skill)]
  const found = new Map<number, OwnParameter>()
  for (const { range, match } of programs.flatMap((program) => matchesIn(text, program, PARAMETER)))
    found.set(range[0], { written: match[0], number: Number(match[1]), range })
  return [...found.values()].toSorted((a, b) => a.range[0] - b.range[0])
}

/** The longest program, and the longest way from a command to its program, that are looked at. */
const LONGEST = 2000
const FURTHEST = 120
const MOST_FUNCTIONS = 20

function quotedPrograms(text: string, [from, to]: Range): readonly Range[] {
  const ranges: Range[] = []
  let last = from
  for (const { range } of matchesIn(text, [from, to], RUNNER)) {
    const after = range[1]
    if (after < last) continue
    const before = text.slice(after, Math.min(after + FURTHEST, to))
    const start = before.search(/['"`\n]/)
    if (before[start] !== "'") continue
    const end = text.slice(after + start + 1, Math.min(after + start + LONGEST, to)).search(/['`]/)
    if (end === -1 || text[after + start + 1 + end] !== "'") continue
    last = after + start + 1 + end
    ranges.push([after + start + 1, last])
  }
  return ranges
}

function shellParts(skill: Skill): readonly Range[] {
  const { text } = skill
  return markdownOf(skill).fences.flatMap(({ language, content }): readonly Range[] => {
    const code = text.slice(...content)
    if (language === 'awk') return [content]
    if (!SHELL.test(language)) return []
    if (code.startsWith('#!')) return [content]
    return matchesIn(text, content, FUNCTION)
      .slice(0, MOST_FUNCTIONS)
      .map(({ range, match }) => {
        const start = range[1]
        const lineEnd = text.indexOf('\n', start)
        const isLine = /\}\s*$/.test(text.slice(start, lineEnd === -1 ? content[1] : lineEnd))
        const end = isLine ? lineEnd : text.indexOf(`\n${match[1]}}`, start)
        return [start, end === -1 ? content[1] : Math.min(end, content[1])]
      })
  })
}
