import type { Skill } from './parse.ts'

/** Fewer telling words than this do not set a skill apart from others. */
const LEAST = 3
const PLACEHOLDER = /^\W*(?:todo|tbd|fixme|replace (?:this|with))\b/i
/** After the word: nothing, a mark, or what to write instead. `TODO list manager` says what it does. */
const UNFINISHED =
  /^\W*(?:todo|tbd|fixme|replace (?:this|with))(?:\W*$|\s?[:：!)\]]|\.(?!\w)|[\s–—([-]{1,3}(?:add|write|describe|fill|complete|insert)\s|(?<=this|with)\s.{0,40}\bdescription\b)/i
/** What begins like a placeholder must tell more. */
const LEAST_OF_PLACEHOLDER = 5
const EMPTY_WORDS = new Set(
  (
    'a about agent all an and any are as at be brief by can claude deal deals do for from general handle handles handling help helper helpers helpful helping ' +
    'description does helps i in is it its lets make makes many me misc my of on or other our provide provides skill skills some stuff support supports task tasks that the their ' +
    'them these thing things this to tool tools use used useful user users uses using various was what when will with work working works you your'
  ).split(' '),
)

/** Words that describe any skill: beside the words of the name they add nothing. */
const GENERIC = new Set([
  ...EMPTY_WORDS,
  ...'assistant assistants expert experts guide plugin specialist utility utilities workflow workflows'.split(
    ' ',
  ),
])

/** What keeps a description from telling when to choose the skill: the end of a sentence about it. */
export function vagueness(description: string): string | undefined {
  if (/^\s*(?:\{\{[^{}]*\}\}|\$\{[^{}]*\}|\[[^[\]]*\]|<[^<>]*>)\s*$/.test(description))
    return 'is a placeholder of a template'
  if (isCode(description)) return 'is a piece of code'
  return isVague(description) ? 'is too vague to choose the skill by' : undefined
}

/** Longer pieces of code have words enough to be a text about it. */
const LONGEST_CODE = 120
/** One call and nothing else, or the end of one; or a start that no sentence has. */
const CODE =
  /^(?:await |return |new )?[a-z_$][\w$]*(?:\.[\w$]+)*\([^()]*\)[;,)}\]]*$|^(?=[^()]{0,60}[=+*{}])[^()]{0,60}\){1,3}[;,]?$|^(?:=>?|[&|]{2}|[)}\]])\s(?=[^{}()[\];]{0,60}[{}()[\];])/i

function isCode(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= LONGEST_CODE && CODE.test(trimmed)
}

/** Whether a description says nothing that the name of its skill, or of the skill’s directory, does not say. */
export function repeatsName({ description, name, directory }: Skill): boolean {
  if (description === undefined) return false
  return [name?.value ?? '', directory ?? ''].some((known) => repeats(description.value, known))
}

function repeats(description: string, name: string): boolean {
  // A longer description has other words.
  if (description.length > 2 * name.length + 40) return false
  const known = new Set(wordsOf(name))
  const words = wordsOf(description).filter((word) => !GENERIC.has(word))
  return words.length > 0 && words.every((word) => known.has(word))
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function isVague(text: string): boolean {
  return PLACEHOLDER.test(text)
    ? UNFINISHED.test(text) || tellingWords(text, LEAST_OF_PLACEHOLDER) < LEAST_OF_PLACEHOLDER
    : tellingWords(text, LEAST) < LEAST
}

/** Words that say something, up to `most`; in scripts without spaces each character counts as one. */
function tellingWords(text: string, most: number): number {
  // The tables of all scripts take a millisecond to compile.
  const word = /^[\x00-\x7f]*$/.test(text)
    ? /[a-z\d][a-z\d.+#_-]*/gi
    : /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}](?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}\p{M}.+#_-])*/gu
  const words = new Set<string>()
  for (let found = word.exec(text); found !== null && words.size < most; found = word.exec(text)) {
    const bare = found[0].toLowerCase().replace(/(?<![.-])[.-]+$/, '')
    if (!EMPTY_WORDS.has(bare)) words.add(bare)
  }
  return words.size
}
