import type { Random } from '../random.ts'

/**
 * A small change of a text, of the kind that editors, tools and hurried people make, or that only an attacker
 * would.
 */
export type Mutation = (text: string, random: Random) => string

/** What means something to one of the grammars. */
export const MARKS = [
  ': ',
  ':',
  ' #',
  '# ',
  '- ',
  '? ',
  '{',
  '}',
  '[',
  ']',
  ', ',
  '*a',
  '&a ',
  '!!str ',
  '!!int ',
  '!x ',
  '|',
  '>-',
  '"',
  "'",
  '\\',
  '`',
  '%',
  '@',
  '---',
  '...',
  '\n---\n',
  '```',
  '~~~',
  '```js\n',
  '> ',
  '    ',
  '\t',
  '<!--',
  '-->',
  '![',
  '](',
  ']: ',
  '<',
  '>',
  '[[z=1]]',
  '[[z=',
  '@plane ',
  '@plane z=1 ',
  '{{',
  '}}',
  '=',
  ' = ',
  'return ',
  'export default ',
  'passmuster-ignore skill/*: x',
  '<!-- passmuster-ignore-file x -->',
  '__proto__',
  'constructor',
  '##[',
  '::error::',
  '%0A',
  '../',
  'a/../../',
  'https://',
  '1.0',
  '0x1F',
  '.inf',
  'null',
  'true',
  '~',
  '<<: ',
]
const ASTRAL = ['🧭', '𝒳', '👩‍🚀', '🇨🇭', '\u{10ffff}', '\u{1f3fb}']
const SURROGATES = ['\ud800', '\udc00', '\udfff\ud83e']
const BIDI = ['\u202e', '\u2066', '\u2069', '\u200f', '\u061c', '\u200b']
const CONTROLS = [
  '\0',
  '\u0007',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u2029',
  '\r',
  '\v',
  '\f',
  '\u00a0',
  '\u3000',
  '\u007f',
]
const QUOTES = /["'`]/g

const lineEdits: Readonly<Record<string, Mutation>> = {
  'lines swapped': (text, random) =>
    edited(text, (lines) => {
      const [one, other] = [random.below(lines.length), random.below(lines.length)]
      ;[lines[one], lines[other]] = [lines[other]!, lines[one]!]
    }),
  'line removed': (text, random) => edited(text, (lines) => void lines.splice(random.below(lines.length), 1)),
  'line doubled': (text, random) =>
    edited(text, (lines) => {
      const line = random.below(lines.length)
      lines.splice(line, 0, lines[line]!)
    }),
  'key doubled': (text, random) =>
    edited(text, (lines) => {
      const keys = lines.filter((line) => /^\s*[\w-]+:/.test(line))
      if (keys.length > 0) lines.splice(random.below(Math.min(lines.length, 12)), 0, random.pick(keys))
    }),
  'key in another case': (text, random) =>
    edited(text, (lines) => {
      const line = random.below(Math.min(lines.length, 12))
      lines[line] = lines[line]!.replace(/^\s*[\w-]+(?=:)/, (key) =>
        random.once(2) ? key.toUpperCase() : key.replace(/[a-z]/, (letter) => letter.toUpperCase()),
      )
    }),
  'line indented': (text, random) =>
    edited(text, (lines) => {
      const line = random.below(lines.length)
      lines[line] = random.pick([' ', '  ', '    ', '\t', '- ', '> ']) + lines[line]!
    }),
  'indentation removed': (text, random) =>
    edited(text, (lines) => {
      const line = random.below(lines.length)
      lines[line] = lines[line]!.trimStart()
    }),
  'quotes removed': (text, random) =>
    edited(text, (lines) => {
      const line = random.pick(
        [...lines.keys()].filter((index) => lines[index]!.search(QUOTES) !== -1).concat(0),
      )
      lines[line] = random.once(2) ? lines[line]!.replace(/["'`]/, '') : lines[line]!.replace(QUOTES, '')
    }),
  'fence removed': (text, random) =>
    edited(text, (lines) => {
      const fences = [...lines.keys()].filter((index) => /^\s*(?:---|```|~~~)/.test(lines[index]!))
      if (fences.length > 0) lines.splice(random.pick(fences), 1)
    }),
  'white space at the end of a line': (text, random) =>
    edited(text, (lines) => {
      const line = random.below(lines.length)
      lines[line] += random.pick([' ', '\t', '  ', '\u00a0', ' # comment', ':'])
    }),
  'mixed line breaks': (text, random) =>
    text.replace(/\r?\n/g, () =>
      random.pick(['\n', '\r\n', '\n', '\r\n', '\r\n', random.once(8) ? '\r' : '\n']),
    ),
  'other line breaks': (text) =>
    text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\n', '\r\n'),
}

const characterEdits: Readonly<Record<string, Mutation>> = {
  'bit flipped': (text, random) => {
    const at = random.below(text.length)
    return text === ''
      ? text
      : text.slice(0, at) +
          String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))) +
          text.slice(at + 1)
  },
  'byte flipped': (text, random) => {
    const bytes = Buffer.from(text)
    bytes[random.below(bytes.length)]! ^= 1 << random.below(8)
    return bytes.toString('utf8')
  },
  'cut off': (text, random) =>
    random.once(4) ? text.slice(random.below(text.length)) : text.slice(0, random.below(text.length)),
  'part removed': (text, random) => {
    const at = random.below(text.length)
    return text.slice(0, at) + text.slice(at + 1 + random.below(20))
  },
  'part doubled': (text, random) => {
    const at = random.below(text.length)
    const part = text.slice(at, at + 1 + random.below(60))
    return inserted(text, random.once(3) ? part.repeat(1 + random.below(20)) : part, random)
  },
  'byte order mark': (text, random) => (random.once(4) ? inserted(text, '\ufeff', random) : `\ufeff${text}`),
  'mark of the grammar': (text, random) => inserted(text, random.pick(MARKS), random),
  'astral character': (text, random) => inserted(text, random.pick(ASTRAL), random),
  'lone surrogate': (text, random) => inserted(text, random.pick(SURROGATES), random),
  'bidirectional control': (text, random) => inserted(text, random.pick(BIDI), random),
  'control character': (text, random) => inserted(text, random.pick(CONTROLS), random),
}

/** All mutations, by what they do. */
const mutations: Readonly<Record<string, Mutation>> = { ...lineEdits, ...characterEdits }

const ALL = Object.values(mutations)

/** A text after one to six mutations. */
export function mutated(text: string, random: Random): string {
  let result = text
  for (let left = 1 + random.below(random.once(3) ? 6 : 2); left > 0; left--)
    result = random.pick(ALL)(result, random)
  return result
}

/** The lines of a text, with their line breaks' `\r`, after an edit in place; a text always has a line. */
function edited(text: string, edit: (lines: string[]) => void): string {
  const lines = text.split('\n')
  edit(lines)
  return lines.join('\n')
}

/** Most mistakes that matter stand in the frontmatter, so half of all insertions are made near the start. */
function inserted(text: string, part: string, random: Random): string {
  const at = random.below(random.once(2) ? Math.min(text.length, 200) + 1 : text.length + 1)
  return text.slice(0, at) + part + text.slice(at)
}
