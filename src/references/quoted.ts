import type { Document } from '../model.ts'
import type { Link } from '../syntax/markdown/index.ts'

/** Blocks of a language for templates: what a document with them shows is written elsewhere. */
export const TEMPLATE_BLOCK = /\{\{[#/][a-z]|\{%-? *(?:if|for)\b/

/** In UTF-16 code units, to both sides of a link. */
const FURTHEST = 2000
const LONGEST_CLAUSE = 300
const BLANK = /^[ \t]*$/
const QUOTE = /^[ \t]*>/
/** A straight mark between letters or digits is none: an inch, or a slip. */
const OPENING = /(?:^|[\s([*_-])["“]/g
/** A mark there is one of the title of a link. */
const DESTINATION = /\]\([^()\n]*\)/g
const CLOSING = /["”](?=[\s)\]*_.,;:!?—-]|$)/g

/** What comes right before a link that only shows how one is written. */
const WRITTEN_AS =
  /\b(?:written as|looks? like|of the form|rendered as)[:\s]{1,3}[`"“(]{0,2}!?\[[^\]\n]{0,200}\]\($/i

/** Whether a link is in an example of text: after words that say so, between quotation marks, or in a block quote below a line that ends with `:`. */
export function isQuoted({ range: [start, end], target }: Link, text: string): boolean {
  const above = text.slice(Math.max(start - FURTHEST, 0), start).split('\n')
  const below = text.slice(end, end + FURTHEST).split('\n')
  const before = above.at(-1)!
  if (WRITTEN_AS.test(before) || before.includes(`(for example \`${target}\`)`)) return true
  return QUOTE.test(before) ? isIntroduced(above) : isInMarks(above, below)
}

function isIntroduced(lines: readonly string[]): boolean {
  const before = lines.findLast((line) => !QUOTE.test(line) && !BLANK.test(line))
  return before !== undefined && /:(?:\*\*|__)?\s*$/.test(before)
}

/** Whether quotation marks open above and close below, in the paragraph. */
function isInMarks(above: readonly string[], below: readonly string[]): boolean {
  const before = above.slice(above.findLastIndex((line) => BLANK.test(line)) + 1).join('\n')
  const end = below.findIndex((line, index) => index > 0 && BLANK.test(line))
  const after = below.slice(0, end === -1 ? undefined : end).join('\n')
  const [left, right] = [before.replace(DESTINATION, ']'), after.replace(DESTINATION, ']')]
  return lastOf(OPENING, left) > lastOf(CLOSING, left) && right.search(CLOSING) !== -1
}

function lastOf(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}

/** What starts a line that says which links the reader is to write. */
const TO_WRITE =
  /^[ \t]*(?:(?:[-*+]|\d{1,3}[.)])[ \t]*)?(?:\*\*)?(?:cross-?reference|(?:add|include|insert|put|write)\b[^\n[]{0,80}\b(?:cross-?references?|links?)|link)\b[^\n[]{0,80}\[/i

/** Whether a link is one that the reader of the text is to write: a bare name in a line that asks for links. */
export function isToWrite({ range: [start], target }: Link, text: string): boolean {
  if (target.includes('/')) return false
  // A line may be as long as the file, with a link every few letters.
  const before = text.slice(Math.max(start - FURTHEST, 0), start)
  return TO_WRITE.test(before.slice(before.lastIndexOf('\n') + 1))
}

/** A title of a right or a wrong sample of text; a mark before a sentence is none. */
const SAMPLE = /^(?:(?:\*\*|__)[✓✗✅❌✔✘]|[✓✗✅❌✔✘][^\n]{0,99}:\s*$)/u
const TITLE = /^(?:#|(?:\*\*|__)\S)/
const OF_LIST = /^\s*(?:[-*+>|]|\d{1,3}[.)]\s|$)|^\s{2,}/

/** Whether a link is in the list or quote below such a title. */
export function isInSample({ range: [start] }: Link, text: string): boolean {
  const above = text
    .slice(Math.max(start - FURTHEST, 0), start)
    .split('\n')
    .slice(1)
  const at = above.slice(0, -1).findLastIndex((line) => SAMPLE.test(line) || TITLE.test(line))
  return at !== -1 && SAMPLE.test(above[at]!) && above.slice(at + 1).every((line) => OF_LIST.test(line))
}

const HUMAN_ONLY =
  /^[ \t>*_#-]{0,20}(?:for humans?(?![\w-])|human[- ](?:only|readers?)\b|(?:do not (?:auto-?)?load|not for (?:the )?(?:agents?|models?))[*_.:!)]{0,9}\s{0,9}$)/i
const NEW_SECTION = /^(?:#|\*\*)/

/** Whether a heading, or a line in bold, above a link keeps models from it. */
export function isForHumans({ range: [start] }: Link, text: string): boolean {
  const above = text.slice(Math.max(start - FURTHEST, 0), start).split('\n')
  const title = above.findLast((line) => NEW_SECTION.test(line))
  return title !== undefined && HUMAN_ONLY.test(title)
}

const IF = /\bif (?:the |this |a |an |your )?(?:file )?[`*_]{0,3}\[[^\]\n]{0,200}\]\($/i
const IS_THERE = /^\)?[`*_]{0,3},? (?:already |does )?(?:exists?|is (?:present|there|available))\b/i
/** Where that stands right after a link, it is about its file. */
const IF_MADE =
  /^\)?[`*_]{0,3}[ \t]{0,9}[—–:,_(-]{0,2}[ \t]{0,9}(?:(?:only )?(?:if|once|when)\b[^.\n[]{0,80}\b(?:exists?|present|available|created|produced|written|generated)\b|to be (?:created|produced|written|generated)\b)/i

/** Whether the text says of the file of a link that it may not be there. */
export function isConditional({ range: [start, end] }: Link, text: string): boolean {
  const after = text.slice(end, end + LONGEST_CLAUSE)
  if (IF_MADE.test(after)) return true
  return IS_THERE.test(after) && IF.test(text.slice(Math.max(start - LONGEST_CLAUSE, 0), start))
}

/** What comes before a list of what is left out. */
const LEFT_OUT = /(?:\bnot|n['’]t) (?:bundled|included|shipped|vendored)\b[^:;\n]{0,60}:/i
const IS_LEFT_OUT = /^\W{0,9}([\w./-]{1,200})\W{1,5}(?:is|are) not (?:bundled|included|shipped|vendored)\b/i
const IF_ABSENT =
  /(?:\b(?:if|when)|如果)(?: the| this| file){0,2}[ `*[(]{0,6}([\w./-]+)[^\w./;]{0,9}(?:在[^，。\n]{0,30})?(?:(?:is|are) (?:absent|missing|unavailable|not (?:available|present|there))|does(?: not|n['’]t) exist|不存在)([^\n]*)/i
/** Who must not go on without a file is not told what to do instead. */
const STOPS =
  /\b(?:abort|broken|corrupt|do not (?:continue|proceed|go on)|error|exit|fail\w*|halt|raise|refuse|reinstall|stop|wrong(?:ly)?)s?\b/i
const SENTENCES = /(?<=[.!?;]["'`*)]{0,3})\s+/
const IS_PATH = /[\w-]\/|\w\.\w/

/** What a command of the text makes. */
const MADE = /\bmkdir (?:-p )?([\w./-]{1,200})/g

/** Whether a document says that a file, or its first directory, is left out, what to do if it is, or how to make it. */
export function isToldAbsent(written: string, document: Document): boolean {
  const path = written.replace(/^\.\//, '')
  const told = document.once(toldAbsent)
  return (
    told.has(path) ||
    told.has(path.replace(/\/$/, '')) ||
    (/^[^./]/.test(path) && told.has(`${path.split('/')[0]}/`))
  )
}

function toldAbsent({ text }: Document): ReadonlySet<string> {
  const words = text.split('\n').flatMap((line) => {
    const sentences = line.split(SENTENCES)
    return sentences.flatMap((sentence, at) => pathsAbsentBy(sentence, sentences[at + 1] ?? ''))
  })
  const made = [...text.matchAll(MADE)].map(([, folder = '']) => folder.replace(/\/$/, ''))
  return new Set([...words, ...made].map((word) => word.replace(/^\.\/|[.]$/g, '')))
}

function pathsAbsentBy(sentence: string, next: string): readonly string[] {
  const [, optional, then = ''] = IF_ABSENT.exec(sentence) ?? []
  if (optional !== undefined) return STOPS.test(then) || STOPS.test(next) ? [] : [optional]
  const subject = IS_LEFT_OUT.exec(sentence)?.[1]
  if (subject !== undefined && IS_PATH.test(subject)) return [subject]
  const before = LEFT_OUT.exec(sentence)
  if (before === null) return []
  const words = sentence.slice(before.index + before[0].length).match(/[^\s,`*]+/g) ?? []
  const end = words.findIndex((word) => !IS_PATH.test(word) && word !== 'and')
  return words.slice(0, end === -1 ? undefined : end)
}
