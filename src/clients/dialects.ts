import type { Field, Range } from '../model.ts'
import { isList, isMapping, isTagged, tagOf } from '../syntax/fields.ts'
import type { Leniency } from '../syntax/yaml.ts'

/** How a parser departs from YAML 1.2 as the package `yaml` reads it. */
export interface Dialect {
  readonly accepts: readonly Leniency[]
  /** What it stops at, wherever it is in the frontmatter. */
  readonly refuses?: readonly RegExp[]
  /** What ends lines besides a line feed; it has the flag `g`. */
  readonly breaks?: RegExp
  /** Keys that may not be there twice, where others may. */
  readonly unique?: readonly string[]
  /** Texts without quotes that it reads as nothing, as true or false, as a number and as a date. */
  readonly nothing: RegExp
  readonly boolean: RegExp
  readonly number: RegExp
  readonly date: RegExp
  /** Whether a tag such as `!!float` says what a value is, whatever the value is. */
  readonly tagged?: true
  /** What `!!binary` is, if not a text. */
  readonly binary?: 'map'
}

const NEVER = /(?!)/
const NOTHING = /^(?:~|null|Null|NULL)?$/
const BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/
const DATE =
  /^\d{4}-(?:\d\d-\d\d$|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?$)/
/** Characters that no YAML has. */
const UNPRINTED = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/
/** The same but for lines with nothing but a comment. */
const UNPRINTED_VALUE =
  /\0|(?<![^\r\n])(?![ \t]*#)[^\r\n]*[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/

/** The package `yaml`, version 2: https://github.com/eemeli/yaml */
export const YAML_2: Dialect = {
  accepts: ['tags', 'empty keys', 'loops'],
  nothing: NOTHING,
  boolean: BOOLEAN,
  number:
    /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+\.\d*|(?:\.\d+|\d+(?:\.\d*)?)[eE][-+]?\d+)|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
  date: NEVER,
  binary: 'map',
}

/** js-yaml, version 4: https://github.com/nodeca/js-yaml */
export const JS_YAML_4: Dialect = {
  accepts: ['loops', 'marginal values', 'tight comments', 'merges'],
  breaks: /\r(?!\n)/g,
  // A merge needs a mapping.
  refuses: [UNPRINTED_VALUE, /\n<<:[ \t]+[^\s{*[&]/],
  nothing: NOTHING,
  boolean: BOOLEAN,
  number:
    /^(?!.*_$)(?:[-+]?(?:0b[01_]+|0x[\da-fA-F_]+|0o[0-7_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][-+]?\d+)?)|\.[\d_]+(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
  date: DATE,
  tagged: true,
  binary: 'map',
}

/** js-yaml, version 3, as gray-matter uses it. */
export const JS_YAML_3: Dialect = {
  ...JS_YAML_4,
  accepts: [...JS_YAML_4.accepts, 'tabs', 'tabs before keys'],
  number:
    /^(?!.*_$)(?:[-+]?(?:0b[01_]+|0x[\da-fA-F_]+|0[0-7_]*|[1-9][\d_]*(?::[0-5]?\d)*|(?:0|[1-9][\d_]*)(?:\.[\d_]*)?(?:[eE][-+]?\d+)?|\d[\d_]*(?::[0-5]?\d)+\.[\d_]*)|\.[\d_]+(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
}

/** What opens frontmatter to gray-matter: a word after the dashes is a language. Below `js` it runs the fields. */
export const GRAY_MATTER = /^\ufeff?---(?!-)\ufeff?[ \t\r]*(?:(?:ya?ml|json)[ \t\r]*)?(?=\n)/i

/** serde_yaml, over libyaml, into values of any type: https://github.com/dtolnay/serde-yaml */
export const SERDE: Dialect = {
  accepts: ['any tags', 'marginal values', 'tight comments'],
  // A line may not hold a tab alone.
  refuses: [UNPRINTED, /^ *\t[ \t]*(?:#[^\n]*|\r)?$/m],
  breaks: /\r(?!\n)|[\x85\u2028\u2029]/g,
  nothing: NOTHING,
  boolean: BOOLEAN,
  number:
    /^[-+]?(?:0x[\da-fA-F]+|0o[0-7]+|0b[01]+|(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][-+]?\d+)?|\.\d+(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
  date: NEVER,
  tagged: true,
}

/** serde_yaml into fields of text, which takes every scalar as it is written. */
export const SERDE_TEXT: Dialect = {
  ...SERDE,
  accepts: [...SERDE.accepts, 'loops', 'repeated keys'],
  boolean: NEVER,
  number: NEVER,
  tagged: undefined,
}

/** What a parser reads a value as. */
export type ValueType = 'string' | 'boolean' | 'number' | 'date' | 'list' | 'map' | 'null'

const TYPES_OF_TAGS: Readonly<Partial<Record<string, ValueType>>> = {
  '!!int': 'number',
  '!!float': 'number',
  '!!bool': 'boolean',
  '!!null': 'null',
}

/** What a value is to a parser; `quoted` are the places of texts that a client has put into quotes. */
export function typeIn(
  { nothing, boolean, number, date, tagged, binary }: Dialect,
  { value, range }: Field,
  quoted: readonly Range[],
  text: string,
): ValueType {
  if (isList(value)) return 'list'
  if (isMapping(value)) return 'map'
  const written = text.slice(...range)
  const tag = tagOf(text, range)
  if (tag === '!!binary' && binary !== undefined) return binary
  const ofTag = tagged && TYPES_OF_TAGS[tag]
  if (ofTag !== undefined) return ofTag
  if (tagged && written === '' && /^!(?!!)/.test(tag)) return 'null'
  const isText = /^["'|>]/.test(written) || quoted.some(([start]) => start === range[0])
  if (isText || /^[*&!]/.test(written) || isTagged(text, range)) {
    const type = value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean')
    return (type === 'number' && number === NEVER) || (type === 'boolean' && boolean === NEVER)
      ? 'string'
      : type
  }
  if (nothing.test(written)) return 'null'
  if (boolean.test(written)) return 'boolean'
  if (number.test(written)) return 'number'
  return date.test(written) ? 'date' : 'string'
}
