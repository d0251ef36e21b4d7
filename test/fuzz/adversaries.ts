import type { Entry } from '../../src/model.ts'
import { atLength } from '../at-length.ts'

/** Files that grow with a number of UTF-16 code units, about as many as they hold. */
export interface Adversary {
  readonly title: string
  readonly files: (length: number) => Readonly<Record<string, Entry>>
}

const SKILL_HEAD = '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\n'
const PLANES_HEAD = '---\n3md: 1.0\nagent: dev\naxis: skill\n---\n@plane z=0 kind=identity\n'
const IGNORE = 'passmuster-ignore skill/dead-link: x'

/** Parts, each made of its number, until they have a length together. */
function until(length: number, part: (index: number) => string): string {
  const parts: string[] = []
  for (let index = 0, sum = 0; sum < length; index++) {
    const next = part(index)
    sum += next.length
    parts.push(next)
  }
  return parts.join('')
}

function fileAt(path: string, title: string, text: (length: number) => string): Adversary {
  return { title: `${path}: ${title}`, files: (length) => ({ [path]: text(length) }) }
}

/** Longer frontmatter is not read, so fields of the longest of lengths are shorter than that. */
const fieldsOf = (length: number): number => length / (atLength ? 8.8 : 2.2)

const yaml = (title: string, fields: (length: number) => string): Adversary =>
  fileAt('pdf/SKILL.md', title, (length) => `---\nname: pdf\n${fields(fieldsOf(length))}\n---\nRead it.\n`)
const copilot = (title: string, fields: (length: number) => string): Adversary =>
  fileAt(
    '.github/agents/a.agent.md',
    title,
    (length) => `---\nname: a\n${fields(fieldsOf(length))}\n---\nDo it.\n`,
  )
const agent = (title: string, fields: (length: number) => string): Adversary =>
  fileAt(
    'agents/dev_x.agent.md',
    title,
    (length) => `---\nversion: 1.0.0\nicon: x\n${fields(fieldsOf(length))}\n---\n# X\n\nDoes x.\n`,
  )
const markdown = (title: string, body: (length: number) => string): Adversary =>
  fileAt('pdf/SKILL.md', title, (length) => SKILL_HEAD + body(length))
const planes = (title: string, body: (length: number) => string): Adversary =>
  fileAt('agent.3md', title, (length) => PLANES_HEAD + body(length))
const attribute = (title: string, name: string, value: (length: number) => string): Adversary =>
  planes(title, (length) => `@plane z=1 label=a triggers=a ${name}="${value(length)}"\n`)
const tools = (title: string, code: (length: number) => string): Adversary =>
  fileAt(
    'agents/dev_x.agent.md',
    title,
    (length) => `---\nversion: 1.0.0\n---\n# X\n\nDoes x.\n\n## Tools\n\`\`\`js\n${code(length)}\n\`\`\`\n`,
  )
const repeated =
  (part: string) =>
  (length: number): string =>
    part.repeat(Math.ceil(length / part.length))

const SKILLS = Object.fromEntries(
  Array.from({ length: 20 }, (_, index) => [`s${index}/SKILL.md`, `${SKILL_HEAD}[x](gone.md)\n`]),
)

/**
 * What costs time, if anything does: repeated, nested and left open, where each format looks for something.
 */
export const adversaries: readonly Adversary[] = [
  yaml('a long text', (length) => `description: ${repeated('a')(length)}`),
  yaml('a long text with blanks', (length) => `description: ${repeated('a  ')(length)}`),
  yaml('many words', (length) => `description: ${repeated('use when ')(length)}`),
  yaml('a list in a list', (length) => `x: ${repeated('[')(length)}`),
  yaml('a list in a list, closed', (length) => `x: ${'['.repeat(length / 2)}${']'.repeat(length / 2)}`),
  yaml('a list in a list, in blocks', (length) => `x:\n  ${repeated('- ')(length)}`),
  yaml('a mapping in a mapping', (length) => `x: ${repeated('{a: ')(length)}`),
  yaml(
    'a mapping in a mapping, in blocks',
    (length) =>
      `x:\n${Array.from({ length: Math.sqrt(2 * length) }, (_, depth) => `${' '.repeat(depth + 1)}a:\n`).join('')}`,
  ),
  yaml('one key', (length) => repeated('a: b\n')(length)),
  yaml('one name that is wrong', (length) => repeated('nmae: b\n')(length)),
  yaml('keys', (length) => until(length, (index) => `k${index}: b\n`)),
  yaml('keys and comments', (length) =>
    until(length, (index) => `k${index}: "b" # ${index % 2 === 0 ? IGNORE : 'x'}\n`),
  ),
  yaml(
    'keys behind comments',
    (length) => `${until(length / 2, (index) => `k${index}: b\n`)}${repeated(`# ${IGNORE}\n`)(length / 2)}`,
  ),
  yaml(
    'a list and comments',
    (length) => `tags:\n${until(length, (index) => `  - "b${index}" # ${IGNORE}\n`)}`,
  ),
  yaml(
    'a mapping and comments',
    (length) => `metadata:\n${until(length, (index) => `  k${index}: b # ${IGNORE}\n`)}`,
  ),
  yaml('marks of comments in a text', (length) => `x: |\n${repeated(`  # ${IGNORE}\n`)(length)}`),
  yaml('anchors and aliases', (length) =>
    until(length, (index) => `k${index}: &a${index} [b, *a${Math.max(index - 1, 0)}]\n`),
  ),
  yaml('aliases of one anchor', (length) => `x: &a b\ny:\n${repeated('  - *a\n')(length)}`),
  yaml('tags', (length) => until(length, (index) => `k${index}: !!str b\n`)),
  yaml('unknown tags', (length) => until(length, (index) => `k${index}: !t b\n`)),
  yaml('an open quote', (length) => `x: "${repeated('a\n')(length)}`),
  yaml('quotes', (length) => `x: ${repeated('"')(length)}`),
  yaml('open quotes', (length) => until(length, (index) => `k${index}: "b\n`)),
  yaml('escapes', (length) => `x: "${repeated('\\')(length)}`),
  yaml('unquoted colons', (length) => until(length, (index) => `k${index}: a: b\n`)),
  yaml('colons in one line', (length) => `x: ${repeated('a: ')(length)}`),
  yaml('keys without a value', repeated('? \n')),
  yaml('words', repeated('word\n')),
  yaml('blank lines', repeated(' \n')),
  yaml('tabs', (length) => `x:${repeated('\t')(length)}`),
  yaml('ends of documents', repeated('...\n')),
  copilot('a list of texts', (length) => `tools: [${until(length, (index) => `a${index}, `)}b]`),
  copilot('a list of one text', (length) => `tools: [${repeated('edit, ')(length)}edit]`),
  yaml('a text as a list', (length) => `allowed-tools: ${repeated('Bash(a:*) ')(length)}`),
  yaml('open brackets in a text', (length) => `allowed-tools: ${repeated('Bash(')(length)}`),
  agent('abilities', (length) => `abilities:\n${until(length, (index) => `  - env:A${index}\n`)}`),
  agent(
    'nested abilities',
    (length) => `abilities:\n${until(length, (index) => `  - net:${index}\n  - net\n`)}`,
  ),
  agent(
    'an environment',
    (length) => `required:\n  env:\n${until(length, (index) => `    - KEY_${index}\n`)}`,
  ),
  copilot(
    'handoffs',
    (length) =>
      `handoffs:\n${until(length, (index) => `  - label: Go\n    agent: a${index}\n    prompt: Go\n`)}`,
  ),
  copilot(
    'servers',
    (length) =>
      `mcp-servers:\n${until(length, (index) => `  s${index}:\n    type: local\n    command: a\n    tools: ["*"]\n`)}`,
  ),
  fileAt(
    '.github/agents/a.agent.md',
    'references to files',
    (length) => `---\ndescription: a\n---\n${until(length, (index) => `#file:a${index}.md \``)}`,
  ),
  copilot('keys', (length) => until(length, (index) => `k${index}: b\n`)),
  agent('keys', (length) => until(length, (index) => `k${index}: b\n`)),
  agent('keys and comments', (length) => until(length, (index) => `k${index}: "b" # ${IGNORE}\n`)),
  copilot('keys and comments', (length) => until(length, (index) => `k${index}: "b" # ${IGNORE}\n`)),
  fileAt(
    'pdf/SKILL.md',
    'fields that nothing closes',
    (length) => `---\n${until(length, (index) => `k${index}: b\n`)}`,
  ),
  fileAt(
    'pdf/SKILL.md',
    'fields below blank lines',
    (length) => `${repeated('\n')(length)}---\nname: pdf\n---\n`,
  ),
  fileAt(
    'pdf/SKILL.md',
    'lines of fields that open nothing',
    (length) => `Text\n${repeated('---\n\n')(length)}`,
  ),
  fileAt(
    'pdf/SKILL.md',
    'almost a block of fields',
    (length) => `Text\n---\n${repeated('a\n')(length)}---\n`,
  ),
  fileAt(
    'agents/dev_x.agent.md',
    'lines of fields that open nothing',
    (length) => `Text\n${repeated('---\n\n')(length)}`,
  ),
  fileAt('agents/dev_x.agent.md', 'one line and blanks', (length) => `Text\n---\n${repeated(' \n')(length)}`),
  fileAt('x.agent.md', 'fields that nothing closes', (length) => `---\n${repeated('name: a\n')(length)}`),
  fileAt(
    'x.agent.md',
    'fields that nothing closes, and blanks',
    (length) => `---\n${repeated('\n \t')(length)}`,
  ),

  markdown('a long word', repeated('a')),
  markdown('blanks', repeated(' ')),
  markdown('line breaks', repeated('\r\n')),
  markdown('links', repeated('[a](b.md) ')),
  markdown('a word in an open bracket', (length) => `[b] (c.md) [d][e]\n\n[${'a'.repeat(length)}`),
  markdown('words in an open bracket', (length) => `[b] (c.md) [d][e]\n\n[${'a '.repeat(length / 2)}`),
  {
    title: 'pdf/SKILL.md: what bundled files are nearly named',
    files: (length) => ({
      'pdf/SKILL.md': SKILL_HEAD + 'a'.repeat(length),
      ...Object.fromEntries(
        Array.from({ length: 50 }, (_, index) => [`pdf/references/${'a'.repeat(index + 1)}.x${index}`, '']),
      ),
    }),
  },
  markdown('links to many files', (length) => until(length, (index) => `[a](b${index}.md)\n`)),
  markdown('links to places further up', (length) => `[a](${repeated('../')(length)}b.md)`),
  markdown('links out of the skill', repeated('[a](../x/b.md)\n')),
  markdown('links into many missing folders', (length) =>
    until(length, (index) => `[a](d${index}/c${index}.md)\n`),
  ),
  markdown('links into one missing folder', (length) => until(length, (index) => `[a](d/c${index}.md)\n`)),
  markdown('links to missing skills', (length) =>
    until(length, (index) => `[a](../../s${index}/SKILL.md)\n`),
  ),
  markdown('links into a home directory', (length) => until(length, (index) => `[a](~/b/c${index}.md)\n`)),
  markdown('links to hosts', (length) => until(length, (index) => `[a](b${index}.com)\n`)),
  markdown('a long path', (length) => `[a](${repeated('b/')(length)}c.md)`),
  markdown('long paths', repeated(`[a](${'b/'.repeat(200)}c.md)\n`)),
  {
    title: 'pdf/SKILL.md: links that nearly lead to many files',
    files: (length) => ({
      'pdf/SKILL.md': SKILL_HEAD + until(length, (index) => `[a](R/B${index}.MD) `),
      ...Object.fromEntries(
        Array.from({ length: Math.ceil(length / 64) }, (_, index) => [`pdf/r/b${index}.md`, '']),
      ),
    }),
  },
  {
    title: 'pdf/SKILL.md: links to places that git may leave out',
    files: (length) => ({
      'pdf/SKILL.md': SKILL_HEAD + until(length, (index) => `[a](r/b${index}.tmp) `),
      '.gitignore': '*.tmp\n',
    }),
  },
  markdown('images', repeated('![a](b.png)\n')),
  markdown('openings of links', repeated('[')),
  markdown('openings and ends of links', (length) => '['.repeat(length / 2) + '](a)'.repeat(length / 8)),
  markdown('targets that nothing closes', repeated('[a](')),
  markdown('targets in angle brackets that nothing closes', repeated('[a](<b')),
  markdown('titles that nothing closes', repeated('[a](b "')),
  markdown('brackets in targets', (length) => `[a](${'('.repeat(length / 2)}${')'.repeat(length / 2)})`),
  markdown('ends of links', repeated('](')),
  markdown('links in links', (length) => '['.repeat(length / 5) + '](a)'.repeat(length / 5)),
  markdown('definitions', (length) => until(length, (index) => `[a${index}]: b${index}.md\n`)),
  markdown('definitions of one name', repeated('[a]: b.md\n')),
  markdown(
    'uses of definitions',
    (length) =>
      `${until(length / 2, (index) => `[a${index}]: b${index}.md\n`)}\n${until(length / 2, (index) => `[x][a${index}] `)}`,
  ),
  markdown('uses of no definition', repeated('[a][b] ')),
  markdown('addresses', repeated('<https://a.example/b> ')),
  markdown('openings of tags', repeated('<')),
  markdown('tags that nothing closes', repeated('<a b="')),
  markdown('tags', repeated('<a href="b.md">c</a>')),
  markdown('comments', repeated('<!-- a -->')),
  markdown('comments on lines', repeated('<!-- a -->\n')),
  markdown('comments that nothing closes', repeated('<!-- ')),
  markdown('comments that nothing closes, on lines', repeated('a <!-- a\n\n')),
  markdown('declarations', repeated('<!A ')),
  markdown('instructions', repeated('<? ')),
  markdown('character data', repeated('<![CDATA[')),
  markdown('code', repeated('`a` ')),
  markdown('marks of code', repeated('`')),
  markdown('marks of code of all lengths', (length) =>
    Array.from({ length: Math.sqrt(2 * length) }, (_, index) => `${'`'.repeat(index + 1)} `).join(''),
  ),
  markdown('marks of code of two lengths', repeated('`` ` a ``` ')),
  markdown('fences', repeated('```\na\n```\n')),
  markdown('openings of fences', (length) =>
    Array.from({ length: Math.sqrt(2 * length) }, (_, index) => `${'~'.repeat(index + 3)}\n`).join(''),
  ),
  markdown('a fence that nothing closes', (length) => `\`\`\`\n${repeated('[a](b.md)\n')(length)}`),
  markdown('code by indentation', repeated('\n    a\n')),
  markdown('headings', repeated('# a\n')),
  markdown('many headings', (length) => until(length, (index) => `## a${index}\n\n`)),
  markdown('underlined headings', repeated('a\n=\n')),
  markdown('marks of headings', repeated('#')),
  markdown('ends of headings', (length) => `# a${repeated(' #')(length)}`),
  markdown('emphasis', repeated('*a ')),
  markdown('two kinds of emphasis', repeated('*a **b _c ')),
  markdown('emphasis that closes', (length) => 'a**b'.repeat(length / 8) + 'c* '.repeat(length / 6)),
  markdown('marks of emphasis', repeated('*')),
  markdown('underscores', repeated('_')),
  markdown('quotations', repeated('> a\n')),
  markdown('a quotation in a quotation', repeated('> ')),
  markdown('lists', repeated('- a\n')),
  markdown('a list in a list', repeated('- ')),
  markdown('lists further and further in', (length) =>
    Array.from({ length: Math.sqrt(2 * length) }, (_, depth) => `${' '.repeat(2 * depth)}- a\n`)
      .join('')
      .slice(0, length),
  ),
  markdown('numbers', repeated('1. a\n')),
  markdown('rules', repeated('---\n')),
  markdown('marks of rules', repeated('- - -')),
  markdown('tables', repeated('| a | b |\n|---|---|\n')),
  markdown('cells', repeated('|')),
  markdown('entities', repeated('&amp;')),
  markdown('ampersands', repeated('&')),
  markdown('backslashes', repeated('\\')),
  markdown('placeholders', repeated('{{a}} <a> $A ')),
  markdown('braces', repeated('{')),
  markdown('controls', repeated('\u0001\u202e')),
  markdown('characters of two units', repeated('🧭a')),
  markdown('suppressions on one line', repeated(`<!-- ${IGNORE} -->`)),
  markdown('suppressions on lines', repeated(`<!-- ${IGNORE} -->\n[a](b.md)\n`)),
  markdown(
    'suppressions and findings on one line',
    (length) => repeated(`<!-- ${IGNORE} -->`)(length / 2) + repeated('[a](b.md)')(length / 2),
  ),
  markdown(
    'suppressions of the file and findings',
    (length) =>
      `${repeated('<!-- passmuster-ignore-file skill/dead-link: x -->\n')(length / 2)}${repeated('[a](b.md)\n')(length / 2)}`,
  ),
  markdown('suppressions of many names', (length) =>
    until(length, (index) => `<!-- passmuster-ignore skill/dead-lnk${index}: x -->\n`),
  ),
  markdown(
    'names in one suppression',
    (length) => `<!-- passmuster-ignore ${until(length, (index) => `skill/a${index} `)}: x -->\n[a](b.md)\n`,
  ),
  markdown(
    'a long name in a suppression',
    (length) => `<!-- passmuster-ignore skill/${repeated('a')(length)}: x -->\n[a](b.md)\n`,
  ),
  markdown(
    'names in one suppression, and findings',
    (length) =>
      `<!-- passmuster-ignore-file ${until(length / 2, (index) => `skill/a${index} `)}: x -->\n${repeated('[a](b.md)\n')(length / 2)}`,
  ),

  planes('planes', (length) =>
    until(length, (index) => `@plane z=${index + 1} label=${index} triggers=${index}\n`),
  ),
  planes('planes of one name', (length) =>
    until(length, (index) => `@plane z=${index + 1} label=a triggers=a\n`),
  ),
  planes('planes in one place', repeated('@plane z=1 label=a triggers=a\n')),
  planes('identities', repeated('@plane z=1 kind=identity\n')),
  planes('planes that link to the next', (length) =>
    until(length, (index) => `@plane z=${index + 1} label=${index} triggers=${index}\n[[z=${index + 2}]]\n`),
  ),
  planes('planes that link to the next and to the first', (length) =>
    until(
      length,
      (index) => `@plane z=${index + 1} label=${index} triggers=${index}\n[[z=${index + 2}]][[z=1]]\n`,
    ),
  ),
  planes('planes that link to all', (length) => {
    const number = Math.ceil(Math.sqrt(length / 10))
    return Array.from(
      { length: number },
      (_, from) =>
        `@plane z=${from + 1} label=${from} triggers=${from}\n${Array.from({ length: number }, (_, to) => `[[z=${to + 1}]]`).join('')}\n`,
    ).join('')
  }),
  planes('openings of links in many planes', (length) =>
    until(length, (index) => `@plane z=${index + 1} label=${index} triggers=${index}\n[[z=1|[[z=1\n`),
  ),
  planes('links', repeated('[[z=1]]')),
  planes('links that lead nowhere', (length) => until(length, (index) => `[[z=${index + 9}]] `)),
  planes('openings of links', repeated('[[z=')),
  planes('openings of links with a label', repeated('[[z=1|')),
  planes('links of Markdown', repeated('[a](b.md)\n')),
  planes('fences', repeated('```\n@plane\n```\n')),
  planes('fences that close each other', repeated('```\n@plane z=1\n~~~\n')),
  planes('comments', repeated(`<!-- ${IGNORE} -->\n`)),
  planes('digits', (length) => `@plane z=${repeated('1')(length)}\n`),
  planes('quotes', (length) => `@plane z=1 ${repeated('"')(length)}\n`),
  planes('bare words', (length) => `@plane z=1 ${repeated('a ')(length)}\n`),
  planes('attributes', (length) => `@plane z=1 ${until(length, (index) => `a${index}=b `)}\n`),
  planes('one attribute', (length) => `@plane z=1 ${repeated('a=b ')(length)}\n`),
  planes('marks of attributes', (length) => `@plane z=1 ${repeated('= ')(length)}\n`),
  attribute('triggers', 'triggers', (length) => until(length, (index) => `a${index}, `)),
  attribute('one trigger', 'triggers', repeated('a, ')),
  attribute('a long trigger', 'triggers', repeated('a ')),
  attribute('commas', 'triggers', repeated(',')),
  planes('triggers of many planes', (length) =>
    until(length, (index) => `@plane z=${index + 1} label=${index} triggers="a, b, c${index}"\n`),
  ),
  attribute('inputs of one name', 'inputs', repeated('a:b,')),
  attribute('inputs', 'inputs', (length) => until(length, (index) => `i${index}:string,`)),
  attribute('inputs of many types', 'inputs', (length) => until(length, (index) => `i${index}:t${index},`)),
  attribute(
    'inputs in an escaped text',
    'inputs',
    (length) => `\\"${until(length, (index) => `i${index},`)}`,
  ),
  attribute('braces', 'tool', (length) => '{'.repeat(length / 2) + '}'.repeat(length / 2)),
  attribute('open braces', 'tool', repeated('{a')),
  attribute('placeholders', 'tool', repeated('{a} ')),
  attribute('many placeholders', 'tool', (length) => until(length, (index) => `{a${index}} `)),
  attribute(
    'placeholders of inputs',
    'tool',
    (length) =>
      `${until(length / 2, (index) => `{a${index}} `)}" inputs="${until(length / 2, (index) => `a${index},`)}`,
  ),
  attribute('dollars', 'tool', repeated('${a}')),
  attribute('backslashes', 'label', repeated('\\\\')),
  fileAt(
    'agent.3md',
    'fields',
    (length) => `---\n3md: 1.0\n${until(length, (index) => `k${index}: b\n`)}---\n`,
  ),
  fileAt('agent.3md', 'one field', (length) => `---\n3md: 1.0\n${repeated('agent: b\n')(length)}---\n`),
  fileAt(
    'agent.3md',
    'fields of YAML',
    (length) => `---\n3md: 1.0\n${repeated('a: [b\n- c\n')(length)}---\n`,
  ),
  fileAt('agent.3md', 'fields that nothing closes', (length) => `---\n${repeated('a: "b\n')(length)}`),
  fileAt('agent.3md', 'lines without a colon', (length) => `---\n${repeated('a\n')(length)}---\n`),
  fileAt(
    'agent.3md',
    'blanks',
    (length) => `---\n3md: 1.0\na: ${repeated(' ')(length / 2)}#${repeated(' \t')(length / 2)}\n---\n`,
  ),
  fileAt('agent.3md', 'blank lines', repeated(' \n')),
  fileAt('agent.3md', 'comments', (length) => `---\n3md: 1.0\n${repeated(`# ${IGNORE}\n`)(length)}---\n`),
  fileAt(
    'agent.3md',
    'binaries',
    (length) =>
      `---\n3md: 1.0\naxis: skill\ntools: ${until(length / 2, (index) => `a${index}, `)}\n---\n@plane z=0 kind=identity\n${until(length / 2, (index) => `@plane z=${index + 1} label=a triggers=b tool="b${index}"\n`)}`,
  ),

  tools('words', repeated('a;')),
  tools('functions', (length) => until(length, (index) => `function f${index}() { return env.A${index} }\n`)),
  tools('a function in a function', repeated('() => ')),
  tools('brackets', (length) => '('.repeat(length / 2) + ')'.repeat(length / 2)),
  tools('open brackets', repeated('(')),
  tools('open braces', repeated('{')),
  tools('lists in lists', (length) => `return ${'['.repeat(length / 2)}${']'.repeat(length / 2)}`),
  tools('open quotes', repeated('"a\n')),
  tools('open templates', repeated('`${')),
  tools(
    'tools',
    (length) =>
      `return { ${until(length, (index) => `t${index}: { fn: async () => 1, scheme: { name: "t${index}", description: "x", parameters: {} } },\n`)} }`,
  ),
  tools(
    'tools of one name',
    (length) =>
      `return { ${repeated('t: { fn: async () => 1, scheme: { name: "t", description: "x", parameters: {} } },\n')(length)} }`,
  ),
  tools(
    'schemes by name',
    (length) =>
      `${until(length / 2, (index) => `const s${index} = { name: "t${index}" };\n`)}return { ${until(length / 2, (index) => `t${index}: { fn, scheme: s${index} },\n`)} }`,
  ),
  tools(
    'names that stand for names',
    (length) =>
      `const a0 = 1;\n${until(length, (index) => `const a${index + 1} = a${index};\n`)}return { t: { fn: 1, scheme: a9 } }`,
  ),
  tools(
    'names that grow',
    (length) =>
      `const a0 = {};\n${until(length, (index) => `const a${index + 1} = { x: a${index}, y: a${index} };\n`)}return { t: { fn: 1, scheme: a9 } }`,
  ),
  tools(
    'properties',
    (length) =>
      `return { t: { fn: 1, scheme: { name: "t", description: "x", parameters: { type: "object", properties: { ${until(length, (index) => `p${index}: { type: "string" },`)} } } } } }`,
  ),
  tools(
    'schemas in schemas',
    (length) =>
      `return { t: { fn: 1, scheme: { name: "t", description: "x", parameters: ${'{ items: '.repeat(length / 11)}{}${' }'.repeat(length / 11)} } } }`,
  ),
  tools('sums', (length) => `return ${repeated('"a" + ')(length)}"b"`),
  tools('environment', (length) => until(length, (index) => `env.KEY_${index};\n`)),
  tools('returns', repeated('if (a) return {};\n')),
  tools('spread', (length) => `return { ${repeated('...a, ')(length)} }`),
  tools('regular expressions', repeated('/(a|b)/;')),
  tools('comments', (length) => `${repeated('/* a */')(length)} let a b`),
  fileAt(
    'agents/dev_x.agent.md',
    'sections',
    (length) => `# X\n\nDoes x.\n\n${until(length, (index) => `## S${index}\na\n`)}`,
  ),
  fileAt(
    'agents/dev_x.agent.md',
    'one section',
    (length) => `# X\n\nDoes x.\n\n${repeated('## Rules\n- a\n')(length)}`,
  ),
  fileAt(
    'agents/dev_x.agent.md',
    'fences of tools',
    (length) => `# X\n\nDoes x.\n\n## Tools\n${repeated('```js\nreturn {}\n```\n')(length)}`,
  ),
  fileAt('agents/dev_x.agent.md', 'titles', repeated('# X\n\nDoes x.\n\n')),
  fileAt(
    'agents/dev_x.agent.md',
    'rules',
    (length) =>
      `---\nrules:\n${repeated('  - a\n')(length / 2)}---\n# X\n\nDoes x.\n\n## Rules\n${repeated('- a\n')(length / 2)}`,
  ),

  {
    title: 'config: globs to ignore',
    files: (length) => ({
      ...SKILLS,
      'passmuster.yaml': `ignore:\n${until(length, (index) => `  - a${index}\n`)}`,
    }),
  },
  {
    title: 'config: one glob to ignore',
    files: (length) => ({ ...SKILLS, 'passmuster.yaml': `ignore:\n${repeated('  - a\n')(length)}` }),
  },
  {
    title: 'config: a long glob to ignore',
    files: (length) => ({ ...SKILLS, 'passmuster.yaml': `ignore:\n  - "${repeated('a')(length)}"\n` }),
  },
  {
    title: 'config: braces of a glob',
    files: (length) => ({ ...SKILLS, 'passmuster.yaml': `ignore:\n  - "${repeated('{')(length)}"\n` }),
  },
  {
    title: 'config: alternatives of a glob',
    files: (length) => ({
      ...SKILLS,
      'passmuster.yaml': `ignore:\n  - "${repeated('{a,b}')(length)}"\n`,
    }),
  },
  {
    title: 'config: stars of a glob',
    files: (length) => ({ ...SKILLS, 'passmuster.yaml': `ignore:\n  - "${repeated('a*')(length)}"\n` }),
  },
  {
    title: 'config: globs of a format',
    files: (length) => ({
      ...SKILLS,
      'passmuster.yaml': `files:\n  skill:\n${until(length, (index) => `    - a${index}\n`)}`,
    }),
  },
  {
    title: 'config: overrides',
    files: (length) => ({
      ...SKILLS,
      'passmuster.yaml': `overrides:\n${until(length, (index) => `  - files: [a${index}]\n    preset: strict\n`)}`,
    }),
  },
  {
    title: 'config: overrides for all files',
    files: (length) => ({
      ...SKILLS,
      'passmuster.yaml': `overrides:\n${repeated('  - files: [SKILL.md]\n    preset: strict\n')(length)}`,
    }),
  },
  {
    title: 'config: unknown rules',
    files: (length) => ({
      ...SKILLS,
      'passmuster.yaml': `rules:\n${until(length, (index) => `  skill/a${index}: off\n`)}`,
    }),
  },
  {
    title: 'config: unknown fields',
    files: (length) => ({
      ...SKILLS,
      'passmuster.yaml': until(length, (index) => `prset${index}: strict\n`),
    }),
  },
  {
    title: '.gitignore: patterns',
    files: (length) => ({ ...SKILLS, '.gitignore': until(length, (index) => `a${index}\n`) }),
  },
  {
    title: '.gitignore: one pattern',
    files: (length) => ({ ...SKILLS, '.gitignore': repeated('a\n')(length) }),
  },
  {
    title: '.gitignore: exceptions',
    files: (length) => ({ ...SKILLS, '.gitignore': repeated('a\n!a\n')(length) }),
  },
  {
    title: '.gitignore: a long pattern',
    files: (length) => ({ ...SKILLS, '.gitignore': repeated('a')(length) }),
  },
  { title: '.gitignore: stars', files: (length) => ({ ...SKILLS, '.gitignore': repeated('a*')(length) }) },
  { title: '.gitignore: brackets', files: (length) => ({ ...SKILLS, '.gitignore': repeated('[')(length) }) },
  {
    title: 'baseline: entries',
    files: (length) => ({
      ...SKILLS,
      'passmuster-baseline.json': `{"version":1,"entries":[${until(length, (index) => `{"path":"a${index}","rule":"skill/bom","count":1},`)}{"path":"a","rule":"skill/bom","count":1}]}`,
    }),
  },
  {
    title: 'skills of one name',
    files: (length) =>
      Object.fromEntries(
        Array.from({ length: length / 256 }, (_, index) => [`skills/s${index}/SKILL.md`, SKILL_HEAD]),
      ),
  },
  {
    title: 'skills of names of their own',
    files: (length) =>
      Object.fromEntries(
        Array.from({ length: length / 256 }, (_, index) => [
          `skills/s${index}/SKILL.md`,
          SKILL_HEAD.replace('pdf', `s${index}`),
        ]),
      ),
  },
  {
    title: 'skills inside skills',
    files: (length) =>
      Object.fromEntries(
        Array.from({ length: Math.sqrt(length / 64) }, (_, depth) => [
          `${'s/'.repeat(depth)}SKILL.md`,
          SKILL_HEAD,
        ]),
      ),
  },
  {
    title: 'agents that hand off to one another',
    files: (length) =>
      Object.fromEntries(
        Array.from({ length: length / 256 }, (_, index) => [
          `.github/agents/a${index}.agent.md`,
          `---\ndescription: x\nhandoffs:\n  - label: Go\n    agent: b${index}\n    prompt: Go\n---\nDo it.\n`,
        ]),
      ),
  },
]
