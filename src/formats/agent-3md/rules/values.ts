import type { Details, Range } from '../../../model.ts'
import { revealing, safely, suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { firstAt, repeatsOf } from '../../by-key.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import type { Pair } from '../grammar/located-text.ts'
import { isQuote, yamlComment } from '../grammar/located-text.ts'
import { phraseOf } from '../parse.ts'

export const duplicate = agent3mdRule({
  id: 'agent3md/duplicate',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No input, key, attribute or trigger is declared twice',
  why: 'A host passes values by name. If two inputs have the same name, one value is lost. All else is a warning. Of two keys or attributes, readers use the last one and silently drop the other. Letter case does not count in `3md`, `axis`, `title` and in attributes. Routing compares the words of a trigger in any order and letter case, so `look up` and `Up look` match the same requests. A loader that counts both ranks the skill too high.',
  bad: agentWith('pattern:string', 'pattern:string, pattern:number'),
  check({ pairs, planes, skills, isAgent, problems }, report) {
    for (const list of [pairs, ...planes.map((plane) => plane.pairs)])
      for (const { item, first } of repeatsOf(list, ({ name }) => name)) {
        const message = `${quote(item.name)} is repeated, and only the last one counts. Remove the others.`
        report(item.key, message, { severity: 'warning', ...firstAt(first.key) })
      }
    if (!isAgent || problems.length > 0) return
    for (const { title, inputs, triggers } of skills) {
      for (const { item, first } of repeatsOf(inputs, ({ name }) => name.value || undefined)) {
        const message = `The skill ${quote(title)} declares the input ${quote(item.name.value)} twice. Remove or rename one.`
        report(item.name.range, message, firstAt(first.name.range))
      }
      for (const { item, first } of repeatsOf(triggers, ({ value }) => phraseOf(value) || undefined)) {
        const message = `${quote(item.value)} matches the same requests as ${quote(first.value)}. Remove one of the two triggers.`
        report(item.range, message, { severity: 'warning', ...firstAt(first.range) })
      }
    }
  },
})

export const lostBackslash = agent3mdRule({
  id: 'agent3md/lost-backslash',
  fix: 'safe',
  summary: 'A backslash in quotes precedes a backslash or the quote',
  why: 'In a quoted value, readers drop a backslash and keep the character after it: `"\\d"` is read as `d`. This breaks commands with regular expressions.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('rg {pattern}', 'rg \\d{pattern}'),
  check({ text, pairs, planes }, report) {
    for (const { name, quote: mark, range } of [pairs, ...planes.map((plane) => plane.pairs)].flat()) {
      if (mark === undefined) continue
      const [start, end] = range
      for (const { 0: written, 1: character, index } of text.slice(start + 1, end - 1).matchAll(/\\(.)/gsu)) {
        if (character === '\\' || character === mark) continue
        const at = start + 1 + index
        const backslash: Range = [at, at + 1]
        // The other quote needs none, a number or a word has none, and without it the same is read.
        const [advice, fix] =
          isQuote(character) || WORDS.has(name)
            ? ['Remove the backslash', safely('Remove the backslash', { range: backslash, text: '' })]
            : ['Double it', revealing(suggest('Double the backslash', backslash, '\\\\'))]
        const message = `Readers drop the backslash of ${quote(written)}. ${advice}.`
        report([at, at + written.length], message, fix)
      }
    }
  },
})

const WORDS = new Set(['3md', 'axis', 'entry', 'z', 'x', 'y', 'kind', 'inputs'])

export const strayQuote = agent3mdRule({
  id: 'agent3md/stray-quote',
  summary: 'Quotes wrap a whole value or none of it',
  why: 'Readers remove only quotes around a whole value. Any other quote stays in the text, or joins what should be two values.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('label="files"', 'label="list"-files'),
  check({ text, pairs, planes }, report) {
    const judge = (pair: Pair, at: number | undefined): void => {
      const written = text.slice(...pair.range)
      if (at === undefined) return
      const comma = `${quote(written)} ends with a comma, but spaces separate attributes. Delete the comma.`
      if (/^(["'])[^"']*\1,$/.test(written)) return report(pair.range, comma)
      const problem = `The quotes in ${quote(written)} do not wrap the whole value.`
      report([at, at + 1], `${problem} Quote all of it, or none of it.`)
    }
    for (const pair of pairs) judge(pair, strayInField(text, pair))
    for (const pair of planes.flatMap((plane) => plane.pairs)) judge(pair, strayInAttribute(text, pair))
  },
})

/** Only a quote that begins a field was meant to wrap it: others are apostrophes or inches. */
function strayInField(text: string, pair: Pair): number | undefined {
  const [start, end] = pair.range
  if (pair.quote !== undefined) return quoteInside(text, pair)
  if (!isQuote(text[start]) || yamlComment(pair) !== undefined) return undefined
  return text[start] === '"' || text.slice(start + 1, end).includes(text[start]!) ? start : undefined
}

function strayInAttribute(text: string, pair: Pair): number | undefined {
  if (pair.quote !== undefined) return quoteInside(text, pair)
  const index = pair.value.search(/["']/)
  return index === -1 ? undefined : pair.range[0] + index
}

/** The first quote in a quoted value that no backslash escapes and the text around it does not explain. */
function quoteInside(text: string, { quote: mark, range: [start, end] }: Pair): number | undefined {
  let open: number | undefined
  for (let at = start + 1; at < end - 1; at++) {
    if (text[at] === '\\') at++
    else if (text[at] !== mark || isApostrophe(text, at)) continue
    else if (open === undefined && /[\s([{]/.test(text[at - 1]!)) open = at
    else if (open !== undefined && (at === end - 2 || /[\s.,;:!?)\]}]/.test(text[at + 1]!))) open = undefined
    else return open ?? at
  }
  return open
}

function isApostrophe(text: string, at: number): boolean {
  return text[at] === "'" && /^\p{L}'\p{L}$/u.test(text.slice(at - 1, at + 2))
}

export const yamlSyntax = agent3mdRule({
  id: 'agent3md/yaml-syntax',
  fix: 'suggested',
  summary: 'Frontmatter values are plain text, not YAML',
  why: 'The frontmatter looks like YAML, but it is not. A value is all the text to the end of its line, with brackets, marks and comments.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('agent: dev', 'agent: dev # the short id'),
  check({ pairs }, report) {
    for (const pair of pairs) {
      if (pair.quote !== undefined) continue
      const { value, range } = pair
      const comment = yamlComment(pair)
      const written = quote(value)
      if (comment !== undefined)
        report(
          pair.place(comment, value.length),
          `${quote(value.slice(comment))} is part of the value, not a comment. Move it to a line of its own.`,
        )
      else if (/^\[[^[\]]*\]$/.test(value)) {
        const message = `${written} is read with its brackets. Write the items with commas between them, without brackets.`
        report(range, message, withoutBrackets(range, value))
      }
      const [, how] = LOOKS_LIKE_YAML.find(([look]) => look.test(value)) ?? []
      if (comment === undefined && how !== undefined) report(range, `${written} is read as ${how}`)
    }
  },
})

const LOOKS_LIKE_YAML: readonly (readonly [RegExp, string])[] = [
  [/^\{.*\}$/, 'text, with its braces. Write plain text.'],
  [/^[|>][-+\d]{0,2}$/, 'the whole value, without the text below it. Write the text on this line.'],
  [/^[&*][\w-]+(?:\s|$)/, 'text, not as an anchor or an alias. Write the value itself.'],
]

/** No fix if no item is left, if a quote would wrap the whole value, or if the rest looks like YAML. */
function withoutBrackets(range: Range, value: string): Details {
  const items = value
    .slice(1, -1)
    .split(',')
    .map((item) => item.trim().replace(/^(["'])(.*)\1$/, '$2'))
  const text = items.join(', ')
  return text === '' || /["'\\]|^[#{|>&*]/.test(text) ? {} : suggest('Remove the brackets', range, text)
}
