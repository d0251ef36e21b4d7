import type { Range } from '../../model.ts'
import { resolve } from '../../references/targets.ts'
import { codeSpanEnds } from '../../syntax/markdown/code-spans.ts'
import { labelOf } from '../../syntax/markdown/definitions.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { dirname } from '../../wording/paths.ts'
import type { Skill } from './parse.ts'

/** Text and a label in brackets. */
const REFERENCE = /(?<![\w\])\\`!])\[([^[\]\n]{1,300})\]\[([\w.-]{1,100})\](?![[(])/g
/** What stands before a link whose text is one word. */
const INTRODUCED = /\b(?:[Ss]ee|[Rr]ead|[Ff]ollow|[Cc]heck|the|our|in|to) $/
/** A link with a space in it, and where it leads. */
const SPACED = /\[([^[\]\n]+)\] \(([^()\s]+)\)/g
const FILE = /^[\w-][\w./-]*\.[a-z]{2,4}(?:#[\w-]+)?$/
const DEFINED = /\[([^[\]\n]+)\]:/g

/** Words that stand right before a bracket. */
const LONGEST_INTRODUCTION = 10

interface Reference {
  readonly range: Range
  readonly label: string
}

/** The references of a skill that no line defines. */
export function undefinedReferences(skill: Skill): readonly Reference[] {
  const { text } = skill
  if (!text.includes('][')) return []
  const defined = new Set([...text.matchAll(DEFINED)].map(([, label]) => labelOf(label!)))
  return matchesIn(skill, REFERENCE).flatMap(({ range, match: [, words = '', label = ''] }) => {
    const before = text.slice(Math.max(range[0] - LONGEST_INTRODUCTION, 0), range[0])
    return defined.has(labelOf(label)) || !isText(words, before) ? [] : { range, label }
  })
}

/** What would be a link to a file of the skill without the space before its parenthesis. */
export function spacedLinks(skill: Skill): readonly Range[] {
  const { text, path, files } = skill
  if (!text.includes('] (')) return []
  return matchesIn(skill, SPACED).flatMap(({ range, match: [, words = '', target = ''] }) => {
    const isMeant = /[a-z]/.test(words) && FILE.test(target)
    return isMeant && resolve(target, dirname(path), files).exists ? [range] : []
  })
}

/** Whether brackets hold the text of a link: `a[i][j]` and tags such as `[P1][bug]` are none. */
function isText(words: string, before: string): boolean {
  return /[a-z] /.test(words) || (/^[A-Za-z-]{4,}$/.test(words) && INTRODUCED.test(before))
}

function matchesIn(
  skill: Skill,
  expression: RegExp,
): readonly { readonly range: Range; readonly match: RegExpExecArray }[] {
  return markdownOf(skill).paragraphs.flatMap(({ range: [start, end] }) =>
    outsideCode(skill.text.slice(start, end), expression).map((match) => ({
      range: [start + match.index, start + match.index + match[0].length] as const,
      match,
    })),
  )
}

function outsideCode(written: string, expression: RegExp): readonly RegExpExecArray[] {
  const matches = [...written.matchAll(expression)]
  if (matches.length === 0) return []
  const spans = [...codeSpanEnds(written)]
  let next = spans.length - 1
  return matches.filter(({ index }) => {
    // The spans come from the last to the first.
    while (next >= 0 && spans[next]![1] <= index) next--
    return next < 0 || spans[next]![0] > index
  })
}
