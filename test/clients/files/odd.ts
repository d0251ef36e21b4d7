import type { Difference, Sample } from './make.ts'
import { described, long, sample } from './make.ts'

/** How a file is odd: the field that is, and its value as YAML has it, or any other difference. */
type Row = readonly [id: string, value: string, readable?: string | undefined]

/** Values that YAML 1.1 or 1.2 takes for something else than text. */
const NOT_TEXT: readonly Row[] = [
  ['integer', '42'],
  ['negative', '-17'],
  ['signed', '+58'],
  ['zeros', '0063'],
  ['octal', '0o71'],
  ['octal-of-1-1', '0123'],
  ['binary', '0b1011'],
  ['hexadecimal', '0xBEEF'],
  ['underscores', '12_345'],
  ['power', '12e03'],
  ['signed-power', '6.5e+2'],
  ['float', '2.50'],
  ['version', '1.10'],
  ['final-dot', '68.'],
  ['first-dot', '.75'],
  ['infinity', '-.inf'],
  ['not-a-number', '.NaN'],
  ['base-60', '11:30'],
  ['base-60-twice', '190:20:45'],
  ['huge', '9007199254740993'],
  ['capital-bool', 'False'],
  ['capitals-bool', 'TRUE'],
  ['no', 'no'],
  ['on', 'On'],
  ['letter-bool', 'n'],
  ['date', '2027-02-28'],
  ['short-date', '2027-2-8'],
  ['time', '2027-02-28T10:20:30Z'],
  ['time-with-blank', '2027-02-28 10:20:30 +01:00'],
  ['capital-null', 'Null', undefined],
  ['tagged-integer', '!!int "43"', '43'],
  ['tagged-float', '!!float 44', '44'],
  ['tagged-bool', '!!bool "yes"', 'yes'],
  ['tagged-binary', '!!binary U29ydHM=', undefined],
  ['tagged-set', '!!set {sorts, lists}', undefined],
  ['list', '[sorts, lists]', undefined],
  ['empty-list', '[]', undefined],
  ['one-in-list', '[Sorts]', undefined],
  ['block-list', '\n  - sorts\n  - lists', undefined],
  ['list-at-margin', '\n- sorts\n- lists', undefined],
  ['map', '{sorts: lists}', undefined],
  ['empty-map', '{}', undefined],
  ['block-map', '\n  sorts: lists\n  when: asked', undefined],
  ['template', '{{ sorts }}', undefined],
]

/** Values that look like those and are text. */
const STILL_TEXT: readonly Row[] = [
  ['quoted-integer', '"45"', '45'],
  ['quoted-bool', "'true'", 'true'],
  ['quoted-date', '"2028-02-29"', '2028-02-29'],
  ['quoted-null', "'null'", 'null'],
  ['tagged-text', '!!str 46', '46'],
  ['plain-version', '1.2.3', '1.2.3'],
  ['mixed', '47-lists', '47-lists'],
  ['block-integer', '>-\n  48', '48'],
  ['text-with-anchor', '&all forty-nine\nlicense: *all', 'forty-nine'],
]

/** Values of which nothing, or nothing that can be seen, is left. */
const BLANK: readonly Row[] = [
  ['tab', '"\\t"'],
  ['one-blank', "' '"],
  ['line-breaks', '"\\n\\n"'],
  ['no-break-space', '"\\u00A0"'],
  ['zero-width-space', '"\\u200B"'],
  ['wide-blank', '"\\u3000"'],
  ['line-separator', '"\\u2028"'],
  ['folded', '>'],
  ['folded-kept', '>+\n\n\n'],
  ['literal', '|'],
  ['literal-stripped', '|-\n\n'],
  ['literal-kept', '|+\n\n'],
  ['comment', '# later'],
  ['anchor', '&later'],
  ['tag', '!!str'],
  ['null-tag', '!!null ""'],
  ['unknown-tag', '!later'],
  ['capitals-null', 'NULL'],
]

/** What is written of a value, where it is one word: what a person reads there. */
function read([, value, ...readable]: Row): string | undefined {
  return readable.length > 0 ? readable[0] : value
}

function named(kind: string, rows: readonly Row[], blank = false): Sample[] {
  return rows.map((row) => {
    const [id, value] = row
    const name = blank ? undefined : read(row)
    // `TRUE` and `true` are one folder on some machines.
    const isPlace = name !== undefined && /^[\w.+-]+$/.test(name) && !/^(?:true|false|null)$/i.test(name)
    const folder = isPlace ? name : `${kind}-${id}`
    return odd(`${kind}-${id}`, { folder, fields: { name: value }, name })
  })
}

function describing(kind: string, rows: readonly Row[], blank = false): Sample[] {
  return rows.map((row) =>
    odd(`${kind}-${row[0]}`, {
      fields: { description: row[1] },
      description: blank ? undefined : read(row),
    }),
  )
}

function odd(id: string, difference: Difference): Sample {
  return sample(id, [], difference)
}

/** Names of which no two may be taken for one; YAML has them in quotes. */
const WRITTEN: readonly (readonly [id: string, name: string])[] = [
  ['accent', 'naïf-sort'],
  ['capital-accent', 'Ñandu'],
  ['greek', 'λίστα'],
  ['hebrew', 'רשימה'],
  ['devanagari', 'सूची'],
  ['thai', 'รายการ'],
  ['hangul', '목록'],
  ['katakana', 'リスト'],
  ['astral', '𡨸-sort'],
  ['math-letters', '𝓈𝑜𝓇𝓉'],
  ['wide', 'ｌｉｓｔ'],
  ['other-digits', '٤-sort'],
  ['superscript', 'cube³'],
  ['roman', 'Ⅻ-sort'],
  ['ligature', 'ﬁle-sort'],
  ['sharp-s', 'straße'],
  ['camel', 'sortLists'],
  ['upper', 'SORTER'],
  ['flag', '🇨🇭-sort'],
  ['keycap', '3️⃣-sort'],
  ['first-dot', '.dotted'],
  ['final-dot', 'dotted-last.'],
  ['first-underscore', '_lined'],
  ['final-underscore', 'lined-last_'],
  ['first-digit', '3d-sort'],
  ['first-tilde', '~at-home'],
  ['first-at', '@scoped'],
  ['first-plus', '+added'],
  ['constructor', 'constructor'],
  ['to-string', 'toString'],
  ['hyphens-only', '---'],
  ['one-letter', 'q'],
  ['anthropic', 'anthropic-sort'],
  ['claude', 'claude-sort'],
]

/** What stands between two words of a name. */
const BETWEEN: Readonly<Record<string, string>> = {
  blanks: '  ',
  'no-break-space': '\u00a0',
  'wide-blank': '\u3000',
  tab: '\t',
  'soft-hyphen': '\u00ad',
  joiner: '\u200d',
  mark: '\ufeff',
  'right-to-left': '\u202e',
  'combining-tilde': '\u0303',
  'en-dash': '–',
  'no-break-hyphen': '‑',
  minus: '−',
  equals: '=',
  hash: '#',
  tilde: '~',
  dollar: '$',
  percent: '%20',
  caret: '^',
  semicolon: ';',
  comma: ',',
  exclamation: '!',
  question: '?',
  star: '*',
  pipe: '|',
  angle: '>',
  'double-quote': '"',
  'single-quote': "'",
  backquote: '`',
  backslash: '\\',
  colon: ':',
  'colon-blank': ': ',
  bracket: '[',
  brace: '}',
  dots: '..',
  underscores: '__',
  'two-hyphens': '--',
  'hyphen-and-dot': '-.',
  'and-sign': ' & ',
  'at-sign': '@',
}

const CHARACTERS = [
  ...WRITTEN,
  ...Object.entries(BETWEEN).map(([id, between]) => [id, `${id}${between}sort`] as const),
]

/** Names that no folder has, with what YAML has of them and what is left when it is trimmed. */
const UNFOLDED: readonly Row[] = [
  ['slash', '"scope/sort"', 'scope/sort'],
  ['parent', '"../sort-up"', '../sort-up'],
  ['first-blank', '" name-of-first-blank"', 'name-of-first-blank'],
  ['final-blanks', '"name-of-final-blanks  "', 'name-of-final-blanks'],
  ['final-line-break', '"name-of-final-line-break\\n"', 'name-of-final-line-break'],
  ['first-tab', '"\\tname-of-first-tab"', 'name-of-first-tab'],
  ['literal', '|\n  name-of-literal', 'name-of-literal'],
  ['folded', '>\n  name-of-folded', 'name-of-folded'],
  ['two-lines', 'name-of\n  two-lines', 'name-of two-lines'],
  ['line-break', '"name-of\\nline-break"', 'name-of line-break'],
  ['escape', '"name-of\\e[1mescape"', 'name-of\u001b[1mescape'],
  ['comment', 'name-of-comment # the name', 'name-of-comment'],
  ['single-quotes', "'name-of-single-quotes'", 'name-of-single-quotes'],
]

const NAMES: readonly Sample[] = [
  ...CHARACTERS.map(([id, name]) => {
    const fields = { name: JSON.stringify(name) }
    return odd(`name-of-${id}`, { folder: name, fields, name })
  }),
  ...UNFOLDED.map(([id, value, name]) => odd(`name-of-${id}`, { fields: { name: value }, name })),
  ...named(
    'name-not-text',
    NOT_TEXT.filter(([id]) => !/list$|margin$|map$|set$|template/.test(id)),
  ),
  ...named('name-not-text', [
    ['block-list', '\n  - a\n  - b', undefined],
    ['map', '{a: b}', undefined],
  ]),
  ...named(
    'name-text',
    STILL_TEXT.map(([id, value, name]) => [id, value, name] as const),
  ),
  ...named(
    'name-blank',
    BLANK.filter(([id]) => /blank|tab|space|^folded$|^literal$|comment|^tag|^cap/.test(id)),
    true,
  ),
]

const EMOJI = '🗃'
const padded = (id: string, length: number, before: string, after: string): Difference => ({
  fields: { description: JSON.stringify(`${before}${long(id, length)}${after}`) },
  description: long(id, length),
})
const filled = (id: string, count: number, filler: string): Difference => {
  const description = `${described(id)}${filler.repeat(count)}`
  return { fields: { description }, description }
}

/** Lengths at limits, by the unit that counts, with blanks around, and of what lists escape. */
const LENGTHS: readonly Sample[] = (
  [
    ['length-emoji-700', filled('length-emoji-700', 700, EMOJI)],
    ['length-emoji-470', filled('length-emoji-470', 470, EMOJI)],
    ['length-emoji-2000', filled('length-emoji-2000', 2000, EMOJI)],
    ['length-han-960', filled('length-han-960', 960, '列')],
    ['length-han-1100', filled('length-han-1100', 1100, '列')],
    ['length-combining-480', filled('length-combining-480', 480, 'n\u0303')],
    ['length-families-100', filled('length-families-100', 100, '👩‍👩‍👧‍👦')],
    ['length-angles-900', filled('length-angles-900', 900, '<')],
    ['length-ampersands-1400', filled('length-ampersands-1400', 1400, '&')],
    ['length-quotes-900', filled('length-quotes-900', 900, "'")],
    ['length-1020-blanks-first', padded('length-1020-blanks-first', 1020, '      ', '')],
    ['length-1020-blanks-last', padded('length-1020-blanks-last', 1020, '', '       ')],
    ['length-1024-line-breaks-last', padded('length-1024-line-breaks-last', 1024, '', '\n\n')],
    ['length-1025-blanks-last', padded('length-1025-blanks-last', 1025, '', '   ')],
    ['length-1530-blanks-last', padded('length-1530-blanks-last', 1530, '', '          ')],
    ['length-1023-literal', literal('length-1023-literal', 1023)],
    ['length-1024-literal', literal('length-1024-literal', 1024)],
    ['length-1024-two-lines', twoLines('length-1024-two-lines', 1024)],
    ['length-1026-two-blanks', { fields: { description: twoBlanks('length-1026-two-blanks', 1026) } }],
    ['length-249', { fields: { description: long('length-249', 249) } }],
    ['length-251', { fields: { description: long('length-251', 251) } }],
    ['length-1200', { fields: { description: long('length-1200', 1200) } }],
    ['length-2048', { fields: { description: long('length-2048', 2048) } }],
    ['length-4097', { fields: { description: long('length-4097', 4097) } }],
    ['length-10000', { fields: { description: long('length-10000', 10_000) } }],
    ['length-70000', { fields: { description: long('length-70000', 70_000) } }],
    ['name-astral-40', { fields: { name: '𡨸'.repeat(40) }, folder: '𡨸'.repeat(40) }],
    ['name-han-64', { fields: { name: '列'.repeat(64) }, folder: '列'.repeat(64) }],
    ['name-han-70', { fields: { name: '列'.repeat(70) }, folder: '列'.repeat(70) }],
    ['name-combining-40', { fields: { name: 'n\u0303'.repeat(40) }, folder: 'n\u0303'.repeat(40) }],
    [
      'name-64-and-blanks',
      { fields: { name: `"${'w'.repeat(64)}   "` }, name: 'w'.repeat(64), folder: 'w'.repeat(64) },
    ],
    ['name-66', { folder: 'name-66'.padEnd(66, 'y') }],
    ['name-100', { folder: 'name-100'.padEnd(100, 'y') }],
    ['name-129', { folder: 'name-129'.padEnd(129, 'y') }],
    ['name-255', { folder: 'name-255'.padEnd(255, 'y') }],
    ['name-1000', { fields: { name: 'name-1000'.padEnd(1000, 'y') } }],
    ['compatibility-500', { fields: { compatibility: long('compatibility-500', 500) } }],
    ['compatibility-502', { fields: { compatibility: long('compatibility-502', 502) } }],
    ['compatibility-emoji-300', { fields: { compatibility: EMOJI.repeat(300) } }],
    ['license-3000', { fields: { license: long('license-3000', 3000) } }],
  ] as const satisfies readonly (readonly [string, Difference])[]
).map(([id, difference]) => odd(id, difference))

function literal(id: string, length: number): Difference {
  return { fields: { description: `|\n  ${long(id, length)}` }, description: long(id, length) }
}

function twoLines(id: string, length: number): Difference {
  const text = long(id, length)
  const at = text.lastIndexOf(' ')
  return { fields: { description: `${text.slice(0, at)}\n  ${text.slice(at + 1)}` }, description: text }
}

function twoBlanks(id: string, length: number): string {
  return long(id, length - 4).replace(' and more', '     and more')
}

/** Descriptions without quotes that start or go on as YAML does not let text. What a person reads is what is written. */
const BROKEN_TEXTS: readonly Row[] = [
  ['at', '@team sorts lists.'],
  ['percent', '%done sorts lists.'],
  ['backquotes', '`sort` puts lists in order.'],
  ['bold', '**Sorts** lists in order.'],
  ['glob', '*.txt files, sorted.'],
  ['ampersand', '& so on, sorted.'],
  ['anchor-text', '&co sorts lists.'],
  ['bang', '! Sorts lists.'],
  ['bang-text', '!NOTE Sorts lists.'],
  ['bangs', '!!! Sorts lists.'],
  ['quote-sign', '> Sorts lists.'],
  ['quote-text', '>Sorts lists.'],
  ['pipe-sign', '| Sorts lists.'],
  ['pipe-text', '|Sorts lists.'],
  ['tag-in-brackets', '[WIP] Sorts lists.'],
  ['link', '[Sorts](https://example.com) lists.'],
  ['alert', '[!NOTE] Sorts lists.'],
  ['open-bracket', '[Sorts lists.'],
  ['braces', '{beta} Sorts lists.'],
  ['variable', '${LIST} is sorted.'],
  ['open-brace', '{Sorts lists.'],
  ['close-bracket', '] Sorts lists.'],
  ['close-brace', '} Sorts lists.'],
  ['comma', ', sorts lists.'],
  ['word-in-quotes', '"Sort" puts lists in order.'],
  ['word-in-single-quotes', "'Sort' puts lists in order."],
  ['apostrophe', "'Sort it', isn't it?'"],
  ['two-quoted', '"Sorts" and "lists"'],
  ['open-quote', '"Sorts lists.', 'Sorts lists.'],
  ['open-single-quote', "'Sorts lists.", 'Sorts lists.'],
  ['escape', '"Sorts C:\\data lists."', 'Sorts C:\\data lists.'],
  ['escape-x', '"Sorts \\x4 lists."', 'Sorts \\x4 lists.'],
  ['dash', '- Sorts lists.'],
  ['dashes', '-- Sorts lists.'],
  ['question', '? Sorts lists.'],
  ['question-text', '?Sorts lists.'],
  ['first-colon', ': Sorts lists.'],
  ['first-colon-text', ':sort: puts lists in order.'],
  ['colon', 'Sorts lists. Triggers: sort, order.'],
  ['colons', 'Use for: lists; not for: maps.'],
  ['colon-last', 'Sorts the following:'],
  ['colon-and-quote', 'Sorts lists: "fast"'],
  ['colon-and-hash', 'Sorts lists: fast # really'],
  ['colon-in-url', 'Sorts https://example.com:80/lists.'],
  ['colon-tab', 'Sorts lists:\tfast.'],
  ['hash', '#sort puts lists in order.'],
  ['hash-later', 'Sorts C# lists #fast.'],
  ['tab-first', '\tSorts lists.'],
  ['tab-last', 'Sorts lists.\t'],
  ['alias', '*sorts'],
  ['equals', '= Sorts lists.'],
  ['arrow', '=> Sorts lists.'],
  ['single-equals', '='],
  ['merge', '<<'],
  ['second-line-at-margin', 'Sorts lists.\nUse when asked.'],
  ['second-line-colon', 'Sorts lists.\n  Triggers: sort, order.'],
  ['second-line-colon-at-margin', 'Sorts lists.\nUse when: asked.'],
  ['second-line-hash', 'Sorts lists.\n  # fast\n  Use when asked.'],
  ['second-line-dash', 'Sorts:\n  - lists\n  - maps'],
  ['second-line-tab', 'Sorts lists.\n\tUse when asked.'],
  ['blank-line', 'Sorts lists.\n\n  Use when asked.'],
  ['blank-line-at-margin', 'Sorts lists.\n\nUse when asked.'],
  ['quoted-at-margin', '"Sorts lists.\nUse when asked."', 'Sorts lists. Use when asked.'],
  ['literal-at-margin', '|\nSorts lists.', 'Sorts lists.'],
  ['literal-less-indented', '|\n    Sorts lists.\n  Use when asked.', 'Sorts lists. Use when asked.'],
  ['literal-indicator', '|4\n  Sorts lists.', 'Sorts lists.'],
  ['literal-tab', '|\n\tSorts lists.', 'Sorts lists.'],
  ['literal-text', '| Sorts\n  lists.', 'Sorts lists.'],
  ['folded-comment', '> # one line\n  Sorts lists.', 'Sorts lists.'],
  ['folded-words', '>\n  Sorts: lists,\n  # and "maps"', 'Sorts: lists, # and "maps"'],
]

/** Lines of frontmatter beside a good name and description. */
const LINES: readonly (readonly [id: string, ...lines: string[]])[] = [
  ['license-at', 'license: @mine'],
  ['license-colon', 'license: MIT: as is'],
  ['license-percent', 'license: 100% mine', 'version: %1'],
  ['license-quote', 'license: "MIT" or later'],
  ['license-apostrophe', "license: 'Ada's'"],
  ['license-bracket', 'license: [MIT'],
  ['license-backquote', 'license: `MIT`'],
  ['hint-two', 'argument-hint: [list] [order]'],
  ['hint-mixed', 'argument-hint: [list] <order>'],
  ['hint-angles', 'argument-hint: <list> [order]'],
  ['hint-option', 'argument-hint: [--reverse | --unique] list'],
  ['hint-braces', 'argument-hint: {list} now'],
  ['hint-pipe', 'argument-hint: list | map'],
  ['hint-colon', 'argument-hint: list: order'],
  ['tools-star', 'allowed-tools: *, Read'],
  ['tools-bash', 'allowed-tools: Bash(sort:*) Read'],
  ['tools-colon', 'allowed-tools: Bash(sort: *)'],
  ['tools-quoted', 'allowed-tools: "Read", "Grep"'],
  ['tools-bracket', 'allowed-tools: [Read, Grep'],
  ['tools-flow-lines', 'allowed-tools: [', '  Read,', '  Grep', ']'],
  ['tools-flow-margin', 'allowed-tools: [Read,', 'Grep]'],
  ['tools-list-colon', 'allowed-tools:', '  - Bash(sort: *)'],
  ['tools-list-star', 'allowed-tools:', '  - *'],
  ['metadata-colon', 'metadata:', '  note: a: b'],
  ['metadata-at', 'metadata:', '  owner: @ada'],
  ['metadata-twice', 'metadata:', '  note: a', '  note: b'],
  ['metadata-tab', 'metadata:', '  note: a', '\towner: b'],
  ['metadata-uneven', 'metadata:', '   note: a', '  owner: b'],
  ['metadata-both', 'metadata: text', '  note: a'],
  ['block-twice', 'metadata:', '  note: a', 'metadata:', '  note: b'],
  ['word', 'sorted'],
  ['words', 'sorted by name'],
  ['list-line', '- sorted'],
  ['star-line', '* sorted'],
  ['heading', '# Sorting', '## Lists'],
  ['no-blank', 'license:MIT'],
  ['blank-before-colon', 'license : MIT'],
  ['quoted-key', '"license": MIT'],
  ['key-of-words', 'the license: MIT'],
  ['key-list', '[a, b]: c'],
  ['key-map', '{a: b}: c'],
  ['key-complex', '? license', ': MIT'],
  ['key-number', '5: five'],
  ['key-empty', ': MIT'],
  ['key-null', '~: MIT'],
  ['key-alias', '*license : MIT'],
  ['key-proto', '__proto__: MIT'],
  ['capital-key', 'License: MIT', 'Description: other'],
  ['alias-unknown', 'license: *mit'],
  ['alias-known', 'x: &mit MIT', 'license: *mit'],
  ['alias-loop', 'metadata: &m', '  self: *m'],
  ['merge-key', 'x: &x { license: MIT }', '<<: *x'],
  ['merge-text', '<<: text'],
  ['tag', 'license: !spdx MIT'],
  ['tag-map', 'metadata: !meta { note: a }'],
  ['tag-python', 'metadata: !!python/object:os.system {}'],
  ['tag-directive', 'license: !e!spdx MIT'],
  ['document-end', '...', 'license: MIT'],
  ['second-document', '--- # more', 'license: MIT'],
  ['directive', '%YAML 1.1'],
  ['indented', '  license: MIT'],
  ['indented-comment', '    # MIT'],
  ['tab-line', '\t'],
  ['tab-comment', '\t# MIT'],
  ['tab-after', 'license:\tMIT'],
  ['blank-lines', '', '', 'license: MIT', ''],
  ['brace-line', '{'],
  ['json-line', '{"license": "MIT"}'],
  ['html-comment', '<!-- license: MIT -->'],
  ['slashes', '// license'],
  ['deep', `metadata: ${'['.repeat(60)}${']'.repeat(60)}`],
  ['very-deep', `metadata: ${'['.repeat(1200)}${']'.repeat(1200)}`],
  ['many-keys', ...Array.from({ length: 1500 }, (_, at) => `key-${at}: ${at}`)],
  ['aliases', 'a: &a [x, x, x]', 'b: &b [*a, *a, *a]', 'c: &c [*b, *b, *b]', 'd: [*c, *c, *c]'],
]

/** Frontmatter that is written otherwise as a whole: what stands between the fences, of an id. */
const WHOLE: readonly (readonly [
  id: string,
  yaml: (id: string) => string,
  description?: ((id: string) => string) | 'none',
])[] = [
  ['indented', (id) => `    name: ${id}\n    description: ${described(id)}`],
  ['one-level-down', (id) => `config:\n  name: ${id}\n  description: ${described(id)}`],
  ['json', (id) => `{"name": "${id}", "description": "${described(id)}"}`],
  ['json-lines', (id) => `{\n  "name": "${id}",\n  "description": "${described(id)}",\n}`],
  ['flow', (id) => `{ name: ${id}, description: "${described(id)}" }`],
  ['list', (id) => `- name: ${id}\n- description: ${described(id)}`],
  ['toml', (id) => `name = "${id}"\ndescription = "${described(id)}"`],
  ['quoted-keys', (id) => `'name': ${id}\n"description": ${described(id)}`],
  ['blank-colons', (id) => `name : ${id}\ndescription : ${described(id)}`],
  ['no-blanks', (id) => `name:${id}\ndescription:${described(id)}`],
  ['capital-keys', (id) => `Name: ${id}\nDescription: ${described(id)}`],
  ['upper-keys', (id) => `NAME: ${id}\nDESCRIPTION: ${described(id)}`],
  ['complex-keys', (id) => `? name\n: ${id}\n? description\n: ${described(id)}`],
  ['tagged', (id) => `!!map\nname: ${id}\ndescription: ${described(id)}`],
  ['tagged-own', (id) => `!skill\nname: ${id}\ndescription: ${described(id)}`],
  ['anchored', (id) => `&skill\nname: ${id}\ndescription: ${described(id)}`],
  ['comment-only', (id) => `# name: ${id}\n# description: ${described(id)}`, 'none'],
  ['text', (id) => described(id)],
  ['number', () => '7', 'none'],
  ['null', () => 'null', 'none'],
  ['blank-lines', () => '\n\n', 'none'],
  ['ended', (id) => `name: ${id}\ndescription: ${described(id)}\n...`],
  ['many-colons', (id) => `name: ${id}: x\ndescription: a: b: c (${id})`, (id) => `a: b: c (${id})`],
  ['description-first', (id) => `description: ${described(id)}\nname: ${id}`],
  ['tab-between', (id) => `name:\t${id}\ndescription:\t${described(id)}`],
  ['no-break-blanks', (id) => `name:\u00a0${id}\ndescription:\u00a0${described(id)}`],
  ['wide-colons', (id) => `name： ${id}\ndescription： ${described(id)}`],
  ['mixed-ends', (id) => `name: ${id}\r\nlicense: MIT\rdescription: ${described(id)}`],
  ['alias-value', (id) => `x: &d ${described(id)}\nname: ${id}\ndescription: *d`],
  ['merged', (id) => `x: &x\n  description: ${described(id)}\nname: ${id}\n<<: *x`],
]

/** What stands in place of the `---` that opens the frontmatter, and before it. */
const OPENINGS: readonly (readonly [id: string, opening: string])[] = [
  ['tab', '---\t'],
  ['comment', '--- # sorts'],
  ['word', '--- skill'],
  ['no-break-space', '---\u00a0'],
  ['zero-width-space', '---\u200b'],
  ['yml', '---yml'],
  ['yaml-capitals', '---YAML'],
  ['yaml-blank', '--- yaml'],
  ['toml', '---toml'],
  ['js', '---js'],
  ['six', '------'],
  ['two', '--'],
  ['dash', '—'],
  ['pluses', '+++'],
  ['apart', '- - -'],
  ['stars', '***'],
  ['form-feed-before', '\f---'],
  ['tab-before', '\t---'],
  ['blanks-before', '   ---'],
  ['zero-width-space-before', '\u200b---'],
  ['no-break-space-before', '\u00a0---'],
  ['tab-line-before', '\t\n---'],
  ['blank-lines-before', '\n\n\n---'],
  ['windows-line-before', '\r\n---'],
  ['mark-and-blank', '\ufeff ---'],
  ['mark-after', '---\ufeff'],
  ['shebang-before', '#!/usr/bin/env agent\n---'],
  ['title-before', '# Sorter\n\n---'],
  ['comment-before', '<!-- Copyright of Ada -->\n---'],
  ['reference-before', '[//]: # (sorts)\n---'],
  ['tag-before', '%TAG ! tag:example.com,2027:\n---'],
  ['tildes-before', '~~~yaml\n---'],
  ['word-before', 'Skill\n---'],
  ['stars-before', '***\n---'],
  ['template-before', '{# sorts #}\n---'],
  ['blank-line-after', '---\n\n'],
  ['comment-after', '---\n# Sorts.'],
  ['dots-after', '---\n...'],
  ['again-after-blank', '---\n\n---'],
  ['again', '---\n---'],
]

/** What stands in place of the `---` that closes it. */
const CLOSINGS: readonly (readonly [id: string, closing: string])[] = [
  ['five', '-----'],
  ['thirty', '-'.repeat(30)],
  ['four-blank', '---- '],
  ['tab', '---\t'],
  ['comment', '--- # end'],
  ['word', '--- sorted'],
  ['text', '---sorted'],
  ['heading', '---# Sort'],
  ['no-break-space', '---\u00a0'],
  ['twice', '--- ---'],
  ['semicolon', '---;'],
  ['one-blank-before', ' ---'],
  ['four-blanks-before', '    ---'],
  ['tab-before', '\t---'],
  ['two', '--'],
  ['dash', '—'],
  ['dashes', '———'],
  ['pluses', '+++'],
  ['stars', '***'],
  ['underscores', '___'],
  ['equals', '==='],
  ['tildes', '~~~'],
  ['apart', '- - -'],
  ['four-dots', '....'],
  ['dots-and-word', '... sorted'],
  ['blank-line-before', '\n---'],
  ['comment-before', '# end\n---'],
  ['dots-before', '...\n---'],
  ['mark-before', '\ufeff---'],
  ['yaml', '---yaml'],
  ['carriage-return', '---\r'],
]

const atEnd = (text: string): string => text.slice(0, text.indexOf('\n---\n') + 4)
const FENCES: readonly Sample[] = [
  ...OPENINGS.map(([id, opening]) => {
    const text = (same: string): string => same.replace('---', () => opening)
    return odd(`opening-${id}`, { text })
  }),
  ...CLOSINGS.map(([id, closing]) => {
    const text = (same: string): string => same.replace('\n---\n', () => `\n${closing}\n`)
    return odd(`closing-${id}`, { text })
  }),
  odd('closing-last', { text: atEnd }),
  odd('closing-last-five', { text: (text) => `${atEnd(text)}--` }),
  odd('closing-in-literal', {
    fields: { description: '|\n  Sorts lists (closing-in-literal).\n---\n  Use when asked.' },
    description: 'Sorts lists (closing-in-literal). --- Use when asked.',
  }),
  odd('closing-in-quotes', {
    fields: { description: '"Sorts lists (closing-in-quotes).\n---\n  Use when asked."' },
    description: 'Sorts lists (closing-in-quotes). --- Use when asked.',
  }),
  odd('closing-indented-in-literal', {
    fields: { description: '|\n  Sorts lists (closing-indented-in-literal).\n  ---\n  Use when asked.' },
    description: 'Sorts lists (closing-indented-in-literal).\n---\nUse when asked.\n',
  }),
  odd('closing-none-and-rule', {
    body: '# Sort\n\nSort it.\n\n---\n\n# Order\n',
    text: (text) => text.replace('\n---\n', '\n'),
  }),
  odd('closing-none-and-fields', {
    body: 'steps: sort\n',
    text: (text) => text.replace('\n---\n', '\n'),
  }),
  odd('two-marks', { text: (text) => `\ufeff\ufeff${text}` }),
  odd('mark-and-blank-line', { text: (text) => `\ufeff\r\n${text}` }),
  odd('only-fences', { text: () => '---\n---\n', name: undefined, description: undefined }),
  odd('only-opening', { text: () => '---\n', name: undefined, description: undefined }),
  odd('only-opening-no-end', { text: () => '---', name: undefined, description: undefined }),
  odd('only-blanks', { text: () => '  \n\n \t\n', name: undefined, description: undefined }),
  odd('only-heading', { text: () => '# Sorts lists\n', name: undefined, description: undefined }),
]

/** Characters that YAML forbids or takes for the end of a line; in a description without quotes. */
const CONTROLS: readonly (readonly [id: string, character: string])[] = [
  ['nul', '\0'],
  ['bell', '\u0007'],
  ['backspace', '\b'],
  ['vertical-tab', '\v'],
  ['form-feed', '\f'],
  ['escape', '\u001b'],
  ['delete', '\u007f'],
  ['next-line', '\u0085'],
  ['c1', '\u0091'],
  ['paragraph-separator', '\u2029'],
  ['line-separator', '\u2028'],
  ['mark', '\ufeff'],
  ['noncharacter', '\uffff'],
  ['private', '\ue000'],
  ['right-to-left', '\u202e'],
  ['tag-characters', '\u{e0041}\u{e0042}'],
  ['carriage-return', '\r'],
]

const CONTROLLED: readonly Sample[] = [
  ...CONTROLS.map(([id, character]) => {
    const description = `Sorts lists${character} (control-${id}). Use when asked.`
    return odd(`control-${id}`, { fields: { description } })
  }),
  ...CONTROLS.slice(0, 6).map(([id, character]) =>
    odd(`control-in-body-${id}`, { body: `Sort${character} it.\n` }),
  ),
  ...CONTROLS.slice(0, 8).map(([id, character]) =>
    odd(`control-in-license-${id}`, { fields: { license: `MIT${character}` } }),
  ),
  odd('control-escaped', {
    fields: { description: '"Sorts lists\\a (control-escaped)."' },
    description: 'Sorts lists\u0007 (control-escaped).',
  }),
  odd('control-nul-escaped', {
    fields: { description: '"Sorts lists\\0 (control-nul-escaped)."' },
    description: 'Sorts lists\0 (control-nul-escaped).',
  }),
  odd('control-in-comment', { lines: ['# \u0007 sorts'] }),
]

/** Values of other fields, of the specification and of clients. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  'disable-model-invocation': ['"false"', 'no', 'Off', '0', '[]', 'maybe', '1', 'FALSE'],
  'user-invocable': ['"false"', 'off', '1', '{}', 'sometimes', 'true', '[true]', ''],
  'allowed-tools': ['[Read, 5]', '[[Read]]', '{Read: yes}', '[null]', '""', '[]', '5.5', '"*"', 'Read,Grep'],
  license: ['[MIT, ISC]', '2.0', '{spdx: MIT}', '2027-01-01', '""'],
  compatibility: ['[claude, codex]', '{os: linux}', '1.0', '""', 'false'],
  metadata: [
    '[]',
    'none',
    '{version: 1.5}',
    '{tags: [a, b]}',
    '{a: {b: {c: d}}}',
    '{5: x}',
    '{short-description: 5}',
    '{short-description: [a]}',
    '{short-description: {a: b}}',
    '[a: b]',
    '{a: }',
    '{version: true}',
  ],
  version: ['2', '1.0.0', '[1]', '{a: 1}'],
  model: ['5', '[opus]', 'nobody', 'inherit', '{id: x}', ''],
  effort: ['11', 'most', '[low]'],
  context: ['spawn', '5', '[fork]', 'fork'],
  agent: ['5', 'nobody', '[a]'],
  hooks: ['none', '[]', '{Stop: x}', '5'],
  type: ['prompt', 'skills', '5', '[flow]', ''],
  'argument-hint': ['5', 'true', '{a: b}', '[[a]]'],
  arguments: ['5', '[a, b]', 'a b', '{a: b}'],
  tags: ['5', 'sort', '[5]', '{a: b}'],
  shell: ['zsh', '5'],
  tools: ['Read', '[5]'],
  priority: ['high', '-1', '{a: b}'],
  always: ['"no"', '5'],
  enabled: ['"yes"', 'true'],
  triggers: ['sort', '[5]'],
  when_to_use: ['5', '[a]', '{a: b}', '""'],
  author: ['5', '{name: Ada}'],
}

const MAY_HIDE = ['disable-model-invocation', 'user-invocable', 'enabled']
const HIDERS = ['claude-code', 'kimi-code', 'openclaw', 'qwen-code']
/** Those to which `paths` may be something else than a list. */
const OF_PATHS = ['claude-code']

/** Fields that hide a skill from the model, or from people. */
const HIDING: readonly (readonly [id: string, ...lines: string[]])[] = [
  ['from-model', 'disable-model-invocation: true'],
  ['from-model-text', 'disable-model-invocation: "true"'],
  ['from-model-yes', 'disable-model-invocation: yes'],
  ['from-people', 'user-invocable: false'],
  ['from-people-no', 'user-invocable: no'],
  ['from-both', 'disable-model-invocation: true', 'user-invocable: false'],
  ['by-paths', 'paths: ["lists/**/*.txt"]'],
  ['by-paths-text', 'paths: lists/*.txt'],
  ['by-paths-number', 'paths: 5'],
  ['by-paths-star', 'paths: "**"'],
  ['by-paths-empty', 'paths: []'],
  ['by-paths-map', 'paths: {a: b}'],
  ['by-type', 'type: flow'],
  ['by-enabled', 'enabled: false'],
  ['by-default-enabled', 'default-enabled: false'],
  ['by-os', 'metadata: {openclaw: {os: [win32]}}'],
]

const FIELDS: readonly Sample[] = [
  ...Object.entries(VALUES).flatMap(([field, values]) =>
    values.map((value, at) => ({
      ...odd(`value-${field.replaceAll('_', '-')}-${at + 1}`, { fields: { [field]: value } }),
      hides: MAY_HIDE.includes(field) ? HIDERS : [],
    })),
  ),
  ...HIDING.map(([id, ...lines]) => ({
    ...odd(`hidden-${id}`, { lines }),
    hides: id.startsWith('by-paths-') ? OF_PATHS : HIDERS,
  })),
  ...[300, 436, 437, 536, 800, 1536, 2000].map((length) => {
    const [id, when] = [
      `when-to-use-${length}`,
      `Use when asked ${'and asked '.repeat(200)}`.slice(0, length),
    ]
    return odd(id, { fields: { description: long(id, 1100), when_to_use: when } })
  }),
  odd('when-to-use-alone', {
    fields: { description: undefined, when_to_use: described('when-to-use-alone') },
    description: undefined,
  }),
  odd('when-to-use-hyphens', { fields: { 'when-to-use': 'When somebody has a list.' } }),
]

/** Bytes that are not UTF-8: the text has a character for each byte, or is UTF-16. */
const BYTES: readonly Sample[] = [
  bytes('bytes-latin-description', 'latin1', {
    description: 'Sorts lists with caf\xe9s (bytes-latin-description).',
  }),
  bytes('bytes-windows-quotes', 'latin1', { description: 'Sorts \x93lists\x94 (bytes-windows-quotes).' }),
  bytes('bytes-cut-character', 'latin1', { description: 'Sorts lists \xe5\x88 (bytes-cut-character).' }),
  bytes('bytes-overlong', 'latin1', { description: 'Sorts lists \xc0\xaf (bytes-overlong).' }),
  bytes('bytes-surrogate', 'latin1', { description: 'Sorts lists \xed\xa0\xbd (bytes-surrogate).' }),
  bytes('bytes-gbk', 'latin1', { description: '\xc5\xc5\xd0\xf2 lists (bytes-gbk).' }),
  bytes('bytes-last', 'latin1', { description: 'Sorts lists (bytes-last) \xff' }),
  bytes('bytes-license', 'latin1', { license: 'Andr\xe9' }),
  { ...odd('bytes-body', { body: 'Sort caf\xe9s.\n' }), encoding: 'latin1' },
  { ...odd('bytes-name', { fields: { name: 'bytes-nam\xe9' } }), encoding: 'latin1' },
  { ...odd('bytes-comment', { lines: ['# Andr\xe9'] }), encoding: 'latin1' },
  { ...odd('bytes-utf16', { text: (text) => `\ufeff${text}` }), encoding: 'utf16le' },
  { ...odd('bytes-utf16-no-mark', {}), encoding: 'utf16le' },
]

function bytes(id: string, encoding: 'latin1', fields: Readonly<Record<string, string>>): Sample {
  return { ...odd(id, { fields }), encoding }
}

/** Files of so many bytes. */
const SIZES: readonly Sample[] = [
  100_000, 255_990, 256_010, 524_300, 999_990, 1_000_010, 1_048_570, 1_048_580, 3_000_000,
].map((size) => {
  const id = `size-${size}`
  const rest = size - sample(id, [], { body: '' }).text.length
  return odd(id, { body: 'Sort one more list.\n'.repeat(size / 20 + 1).slice(0, rest) })
})

/** Files that are odd in a way that few people write, and that clients read each in its way. */
export const ODD: readonly Sample[] = [
  ...NAMES,
  ...describing('description-not-text', NOT_TEXT),
  ...describing('description-text', STILL_TEXT),
  ...describing('description-blank', BLANK, true),
  ...LENGTHS,
  ...describing('text', BROKEN_TEXTS),
  ...LINES.map(([id, ...lines]) => odd(`line-${id}`, { lines })),
  ...WHOLE.map(([id, yaml, description = described]) => {
    const whole = `whole-${id}`
    return odd(whole, {
      text: () => `---\n${yaml(whole)}\n---\n\nSort the list of ${whole}.\n`,
      description: description === 'none' ? undefined : description(whole),
    })
  }),
  ...FENCES,
  ...CONTROLLED,
  ...FIELDS,
  ...BYTES,
  ...SIZES,
]
