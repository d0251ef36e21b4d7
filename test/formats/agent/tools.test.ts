import { Ajv } from 'ajv'
import { describe, expect, test, vi } from 'vitest'
import { agent } from '../../../src/formats/agent/index.ts'
import type { Agent } from '../../../src/formats/agent/parse.ts'
import { parseAgent } from '../../../src/formats/agent/parse.ts'
import { syntaxProblem } from '../../../src/formats/agent/tools/code-problems.ts'
import { lint } from '../../../src/lint/lint.ts'
import type { Source } from '../../../src/model.ts'
import { alone } from '../../no-files.ts'

const HEAD =
  '---\nversion: 1.0.0\nrequired:\n  startup: ping\n  env: [API_KEY]\n---\n# Auditor\n\nAudits.\n\n## Tools\n'
const fence = (code: string): string => `\`\`\`js\n${code}\n\`\`\`\n`
const sourceOf = (text: string): Source => alone('agents/a_b.agent.md', text)

const S = '{ name: "ping", description: "Pings.", parameters: { type: "object" } }'
const T = `{ fn: async () => 1, scheme: ${S} }`
/** Code that returns a tool with this function. */
const pinging = (fn: string, scheme = S): string => `return { ping: { ${fn}, scheme: ${scheme} } }`
const PING = `return { ping: ${T} }`

/** The tools, `…` for those that cannot be known, then the findings, each with the text that it points to. */
function read(section: string): string {
  const source = sourceOf(HEAD + section)
  const { tools }: Agent = parseAgent(source)
  const { diagnostics } = lint(source, agent, { preset: 'recommended', rules: new Map() })
  const names = tools?.sets.map((set) => set.map(({ name }) => name).join(',')).join(' | ') ?? 'nothing'
  const found = diagnostics.map(
    ({ rule, range }) => ` ${rule.replace('agent/', '')}@${source.text.slice(...range)}`,
  )
  return `${names}${tools?.open ? '…' : ''}${found.join('')}`
}

describe('code in a fence', () => {
  test.each([
    ['an object', PING, 'ping'],
    ['an identifier', `const tools = { ping: ${T} }\nreturn tools`, 'ping'],
    [
      'an identifier that is bound below a function',
      `function help() { return { pong: 1 } }\nconst tools = { ping: ${T} }\nreturn tools`,
      'ping',
    ],
    ['an identifier of an identifier', `const a = { ping: ${T} }\nconst tools = a\nreturn tools`, 'ping…'],
    ['an unknown identifier', 'return tools', '… tools-undeclared@tools'],
    ['a shorthand', `const ping = ${T}\nreturn { ping }`, 'ping'],
    [
      'shorthands of fn and scheme',
      `const fn = () => 1\nconst scheme = ${S}\nreturn { ping: { fn, scheme } }`,
      'ping',
    ],
    ['a method as fn', pinging('async fn() {}'), 'ping'],
    ['a method as tool', 'return { ping() {} }', 'ping tool-shape@ping'],
    [
      'a function declaration as fn',
      `return { ping: { fn: ping, scheme: ${S} } }\nasync function ping() {}`,
      'ping',
    ],
    ['a generator as fn', pinging('fn: function* () {}'), 'ping'],
    ['a wrapped function as fn', pinging('fn: wrap(() => 1)'), 'ping'],
    ['an object as fn', pinging('fn: {}'), 'ping tool-shape@ping'],
    ['a string as fn', pinging('fn: "ping"'), 'ping tool-shape@ping'],
    ['a list as tool', 'return { ping: [] }', 'ping tool-shape@ping'],
    ['a getter', 'return { get ping() { return 1 } }', 'ping'],
    ['a computed key from a const', `const NAME = "ping"\nreturn { [NAME]: ${T} }`, 'ping'],
    [
      'a computed key from scheme.name',
      `const scheme = ${S}\nreturn { [scheme.name]: { fn() {}, scheme } }`,
      'ping',
    ],
    [
      'a computed key from scheme["name"]',
      `const scheme = ${S}\nreturn { [scheme["name"]]: { fn() {}, scheme } }`,
      'ping',
    ],
    ['a computed key that nobody knows', `return { [name()]: ${T} }`, '…'],
    [
      'a computed key from a variable that changes',
      `let NAME = "pong"\nNAME = "ping"\nreturn { [NAME]: ${T} }`,
      '…',
    ],
    ['a quoted key', `return { "ping": ${T} }`, 'ping'],
    ['a template key', `return { [\`ping\`]: ${T} }`, 'ping'],
    ['a spread', `const base = { ping: ${T} }\nreturn { ...base, pong: {} }`, 'pong…'],
    ['a spread of an unknown object', `return { ...load(), pong: {} }`, 'pong…'],
    ['a tool that spreads an unknown object', 'return { ping: { ...base } }', 'ping'],
    [
      'a return inside a helper',
      'function help() { return { ping: 1 } }\nconst a = () => { return 1 }',
      '… tools-return@Tools',
    ],
    ['a return inside a callback', `[1].map((x) => { return { pong: x } })\n${PING}`, 'ping'],
    ['a return inside a method of a class', `class A { b() { return { pong: 1 } } }\n${PING}`, 'ping'],
    ['a conditional return', `if (env.API_KEY) ${PING}\nreturn {}`, 'ping | '],
    ['a conditional return of nothing', `if (!env.API_KEY) return null\n${PING}`, 'ping'],
    ['a return in try', `try { ${PING} } catch { return {} }`, 'ping | '],
    ['a return of a condition', `return a ? { ping: ${T} } : {}`, '…'],
    ['a return of a call', 'return make()', '…'],
    ['a return of an awaited call', 'return await make()', '…'],
    ['a return of a list', 'return [1]', '… tools-return@return'],
    ['a return of a function', 'return () => ({})', '… tools-return@return'],
    ['a return of nothing', 'return', '… tools-return@return'],
    ['no return', 'const a = 1', '… tools-return@Tools'],
    ['nothing', '', ''],
    ['a comment', '// none yet', ''],
    ['export default', `export default { ping: ${T} }`, '… tools-return@export default'],
    ['module.exports', `module.exports = { ping: ${T} }`, '… tools-return@module.exports ='],
    ['a bare object', `{ ping: ${T} }`, '… tools-return@{'],
    ['a bare object of two', `{ ping: ${T}, pong: ${T} };`, '… tools-return@{'],
    ['a bare object in parentheses', `({ ping: ${T} })`, '… tools-return@{'],
    ['a block', `{ const t = { ping: ${T} }; return t }`, 'ping'],
    ['TypeScript', `const a: string = "x"\n${PING}`, '… tools-syntax@:'],
    ['a syntax error in the first line', `return ${PING}\n1`, '… tools-syntax@return'],
    ['a syntax error in a middle line', `const a = 1\nconst b c\n${PING}`, '… tools-syntax@c'],
    ['a syntax error in the last line', `return { ping: ${T}`, '… tools-syntax@}'],
    ['an astral character where none may be', 'const a = 🧭', '… tools-syntax@🧭'],
    ['top-level await', `const x = await load()\n${PING}`, 'ping'],
    ['an import', `import x from "x"\n${PING}`, 'ping tools-syntax@import'],
    ['a dynamic import', `const x = await import("x")\n${PING}`, 'ping'],
    ['import.meta', `const x = import.meta.url\n${PING}`, 'ping tools-syntax@import.meta'],
    ['an export beside a return', `export const x = 1\n${PING}`, 'ping tools-syntax@export'],
    ['export default beside a return', `export default { ping: ${T} }\n${PING}`, 'ping tools-syntax@export'],
    [
      'an import and export default',
      `import x from "x"\nexport default { ping: ${T} }`,
      '… tools-syntax@import tools-return@export default',
    ],
    ['a container that is changed', `const t = {}\nconst u = { t }\nu.t.ping = ${T}\nreturn t`, '…'],
    ['a list that is changed', `const t = {}\nconst u = [t]\nu[0].ping = ${T}\nreturn t`, '…'],
    [
      'a container of a container',
      `const t = {}\nconst u = { t }\nconst v = [u]\nv[0].t.ping = ${T}\nreturn t`,
      '…',
    ],
    ['a container that is only read', `const t = { ping: ${T} }\nconst u = { t }\nreturn u.t`, 'ping'],
    ['sloppy code', `with (a) {}\nvar b = 010\n${PING}`, 'ping'],
    ['tools.x =', `const tools = {}\ntools.ping = ${T}\nreturn tools`, '…'],
    ['Object.assign', `return Object.assign({}, { ping: ${T} })`, '…'],
    ['Object.freeze', `return Object.freeze({ ping: ${T} })`, '…'],
    [
      'an object that another function gets',
      'const tools = { pong: {} }\nregister(tools)\nreturn tools',
      'pong…',
    ],
    [
      'an object that is changed in depth',
      `const tools = { ping: { scheme: ${S} } }\ntools.ping.fn = () => 1\nreturn tools`,
      'ping…',
    ],
    ['an object that is assigned again', 'let tools = {}\ntools = load()\nreturn tools', '…'],
    ['an object that is taken apart', 'const { tools } = load()\nreturn tools', '…'],
    [
      'a scheme that is changed',
      `const scheme = { name: "ping" }\nscheme.description = "Pings."\nscheme.parameters = { type: "object" }\nreturn { ping: { fn() {}, scheme } }`,
      'ping',
    ],
    [
      'a member of an object',
      `const fns = { ping: () => 1 }\nconst schemes = { ping: ${S} }\nreturn { ping: { fn: fns.ping, scheme: schemes.ping } }`,
      'ping',
    ],
    [
      'the wrapper of OpenAI',
      `return { ping: { fn() {}, scheme: { type: "function", function: ${S} } } }`,
      'ping',
    ],
    ['names that differ in case', `return { ping: ${T}, PING: ${T} }`, 'ping,PING tool-duplicate@PING'],
    ['one name twice', `return { ping: ${T}, ping: ${T} }`, 'ping tool-duplicate@ping'],
    ['one name in two returns', `if (a) ${PING}\n${PING}`, 'ping | ping'],
    ['another letter case', `return { Ping: ${T} }`, 'Ping'],
    [
      'names of Object.prototype',
      `const scheme = ${S.replace('ping', 'toString')}\nreturn { ping: ${T}, toString: { fn() {}, scheme }, constructor: {} }`,
      'ping,toString,constructor tool-shape@constructor',
    ],
    ['a prototype', 'return { __proto__: base }', '…'],
    [
      'a tool that is called __proto__',
      `return { ["__proto__"]: {}, ping: ${T} }`,
      '__proto__,ping tool-shape@"__proto__"',
    ],
    ['a name that is its own value', 'const a = a\nreturn a', '…'],
    ['names that are each other’s value', 'const a = b\nconst b = a\nreturn a', '…'],
    ['a comment that looks like code', `// return { pong: 1 }\n${PING} // {`, 'ping'],
    [
      'env in a function',
      pinging('fn: (_, { env }) => env?.API_KEY + env["B"] + env.get("C")'),
      'ping undeclared-env@"B"',
    ],
    ['env in the parameters', pinging('fn: (a, { env: { API_KEY, B } }) => B'), 'ping undeclared-env@B'],
    [
      'env in the parameters, with a default',
      pinging('fn: (a, { env: { B } = {} }) => B'),
      'ping undeclared-env@B',
    ],
    ['a description that is no text', pinging('fn() {}', S.replace('"Pings."', '5')), 'ping tool-shape@5'],
    ['a description that is empty', pinging('fn() {}', S.replace('"Pings."', '" "')), 'ping tool-shape@" "'],
    [
      'env that is written',
      `process.env.A = 1\ndelete process.env.B\nconst { C } = process.env\n${PING}`,
      'ping undeclared-env@C',
    ],
  ])('%s', (_, code, expected) => {
    expect(read(fence(code)).replace(' startup-tool@ping', '')).toBe(expected)
  })
})

describe('a tool that other code may change', () => {
  const EMPTY = '{ fn() {}, scheme: {} }'
  const declared = (code: string): string =>
    `const ping = ${EMPTY}\nconst pong = ${EMPTY}\n${code}\nreturn { ping, pong }`
  const judged = 'ping,pong tool-shape@scheme tool-shape@scheme'
  test.each([
    ['a loop over a list', declared('for (const tool of [ping, pong]) tool.scheme = load()'), 'ping,pong'],
    [
      'a loop over a list with a name',
      declared('const all = [ping, pong]\nfor (const tool of all) tool.scheme = load()'),
      'ping,pong',
    ],
    ['a method of a list', declared(';[ping, pong].forEach((tool) => attach(tool))'), 'ping,pong'],
    ['an argument', declared('attach({ ping }, ...[pong])'), 'ping,pong'],
    [
      'a list that is taken apart',
      declared('const [a, b] = [ping, pong]\na.scheme = b.scheme = load()'),
      'ping,pong',
    ],
    ['a function', declared('const all = () => [ping]\nfunction others() { return pong }'), 'ping,pong'],
    ['another name', declared('const a = ping\nlet b\nb = pong'), 'ping,pong'],
    ['an object that is put elsewhere', declared('globalThis.tools = { ping, pong }'), 'ping,pong'],
    ['a list that is looked at', declared('const all = [ping, pong]'), judged],
    ['keys and members of its name', declared('load({ ping: 1 }).pong()'), judged],
    ['deep lists', declared(`const all = ${'['.repeat(100)}ping, pong${']'.repeat(100)}`), 'ping,pong'],
  ])('%s', (_, code, expected) => {
    expect(read(fence(code)).replace(' startup-tool@ping', '')).toBe(expected)
  })
})

describe('a name whose value depends on what ran before', () => {
  const tools = 'var tools = { ping: {} }'
  test.each([
    ['declared below', `const all = tools\n${tools}\nreturn all`, '…'],
    ['declared below the return', `return tools\n${tools}`, '…'],
    ['declared within itself', 'const tools = { ping: tools }\nreturn tools', 'ping'],
    ['a tool that is declared below', 'const tools = { ping }\nvar ping = {}\nreturn tools', 'ping'],
    ['declared in a branch', `if (env.A) { ${tools} }\nreturn tools`, '…'],
    ['declared in a branch without braces', `if (env.A) ${tools}\nreturn tools`, '…'],
    ['declared in another branch', `if (env.A) {} else { ${tools} }\nreturn tools`, '…'],
    ['declared in a loop', `while (next()) { ${tools} }\nreturn tools`, '…'],
    ['declared in a case', `switch (env.A) { case 1: ${tools} }\nreturn tools`, '…'],
    ['declared where something may be thrown', `try { load(); ${tools} } catch {}\nreturn tools`, '…'],
    ['declared twice', `${tools}\nvar tools = null\nreturn tools`, '…'],
    ['assigned in a branch', `${tools}\nif (env.A) tools = null\nreturn tools`, '…'],
    ['given a member in a branch', `${tools}\nif (false) tools.pong = {}\nreturn tools`, 'ping…'],
    [
      'a function in a branch, which is one wherever it is',
      pinging('fn: go').concat('\nif (1) { function go() {} }'),
      'ping',
    ],
    [
      'declared above, in the same block',
      `{ const tools = { ping: {} }\nreturn tools }`,
      'ping tool-shape@ping',
    ],
  ])('%s', (_, code, expected) => {
    expect(
      read(fence(code))
        .replace(' startup-tool@ping', '')
        .replace(/ undeclared-env@A$/, ''),
    ).toBe(expected)
  })
})

describe('where the code is', () => {
  test.each([
    ['without a fence', `${PING}\n`, 'ping'],
    ['without a fence, with a syntax error', `const a = {};\nreturn { ping: }\n`, '… tools-syntax@}'],
    ['prose', 'The agent has a tool, ping.\n\nIt pings.\n', '… tools-fence@The agent has a tool, ping.'],
    ['prose that is JavaScript', 'None\n', '… tools-return@Tools'],
    ['nothing', '', ''],
    ['a comment of several lines', '<!-- none\nyet -->\n', ''],
    ['a list', '- ping\n- pong\n', '… tools-fence@- ping'],
    [
      'two fences with tools of one name',
      fence(PING) + fence(`return { Ping: ${T} }`),
      'ping | Ping tool-duplicate@Ping',
    ],
    ['an empty fence beside one without tools', fence('') + fence('const a = 1'), '… tools-return@Tools'],
    ['two fences', `${fence('const a = 1')}\nthen\n${fence(PING)}`, 'ping'],
    [
      'two fences that return',
      `${fence(`const s = ${S}\nreturn { ping: { fn() {}, scheme: s } }`)}${fence(`const s = ${S.replace('ping', 'pong')}\nreturn { pong: { fn() {}, scheme: s } }`)}`,
      'ping | pong',
    ],
    ['two fences, one in another language', `${fence(PING)}\`\`\`sh\nls\n\`\`\`\n`, 'ping'],
    ['only another language', '```ts\nreturn {}\n```\n', '… tools-fence@```ts'],
    ['a fence without a language', `~~~\n${PING}\n~~~\n`, 'ping'],
    ['a fence of JAVASCRIPT', `\`\`\`JavaScript title="x"\n${PING}\n\`\`\`\n`, 'ping'],
    ['a fence that is never closed', `\`\`\`js\n${PING}\n`, 'ping tools-fence@```js'],
    [
      'a fence that is never closed, and text below it',
      `\`\`\`js\n${PING}\n\n## More text here\n`,
      '… tools-fence@```js',
    ],
    ['a fence in a list', `- code:\n\n  \`\`\`js\n  ${PING}\n  \`\`\`\n`, 'ping'],
    ['CRLF', fence(`const a = 1\n${PING}\nconst b c`).replaceAll('\n', '\r\n'), '… tools-syntax@c'],
    ['astral characters above', `🧭 𝒳\n\n${fence('// 🧭 𝒳\nconst b c')}`, '… tools-syntax@c'],
    ['more fences than are read', fence('const a = 1').repeat(20), '… tools-syntax@```js'],
    ['the section ends before the fence', `\n## More\n${fence('const b c')}`, ''],
  ])('%s', (_, section, expected) => {
    expect(read(section).replace(' startup-tool@ping', '')).toBe(expected)
  })
})

const ping = (parameters: string, before = ''): string =>
  fence(
    `${before}\nreturn { ping: { fn() {}, scheme: { name: "ping", description: "Pings.", parameters: ${parameters} } } }`,
  )

describe('parameters', () => {
  test.each([
    ['an unknown type', '{ type: "objekt" }', ' tool-parameters@"objekt"'],
    [
      'nested',
      '{ type: "object", properties: { a: { type: "array", items: { minLength: -1 } } } }',
      ' tool-parameters@-1',
    ],
    [
      'a property that is no schema',
      '{ type: "object", properties: { a: "string" } }',
      ' tool-parameters@"string"',
    ],
    ['required that is no list', '{ type: "object", required: true }', ' tool-parameters@true'],
    ['null', 'null', ' tool-parameters@null'],
    ['a list', '[]', ' tool-parameters@[]'],
    ['another type', '{ type: "string" }', ' tool-parameters@"string"'],
    ['no type', '{}', ' tool-parameters@{'],
    ['a composition', '{ anyOf: [{ type: "object" }] }', ''],
    ['a reference to another host', '{ $ref: "https://example.com/schema.json" }', ''],
    ['a reference to nothing', '{ type: "object", properties: { a: { $ref: "#/$defs/b" } } }', ''],
    [
      'an id of a known schema',
      '{ $id: "https://json-schema.org/draft/2020-12/schema", type: "object" }',
      '',
    ],
    [
      'a required name without a property',
      '{ type: "object", properties: { a: {} }, required: ["a", "b"] }',
      ' tool-parameters@"b"',
    ],
    [
      'required names of Object.prototype',
      '{ type: "object", properties: {}, required: ["toString"] }',
      ' tool-parameters@"toString"',
    ],
    [
      'properties of Object.prototype',
      '{ type: "object", properties: { constructor: { type: "string" }, toString: true, ["__proto__"]: {} }, required: ["constructor", "__proto__"] }',
      '',
    ],
    [
      'draft-07',
      '{ $schema: "http://json-schema.org/draft-07/schema#", type: "object", properties: { a: { items: [{}, {}] } } }',
      '',
    ],
    [
      'what only draft-07 allows',
      '{ type: "object", properties: { a: { items: [{}, {}] } } }',
      ' tool-parameters@items',
    ],
    [
      'an error in draft-07',
      '{ $schema: "http://json-schema.org/draft-07/schema", type: "object", properties: { a: { if: 1 } } }',
      ' tool-parameters@1',
    ],
    [
      'another draft',
      '{ $schema: "http://json-schema.org/draft-04/schema#", type: "object", properties: { a: { minimum: 1, exclusiveMinimum: true } } }',
      '',
    ],
    ['a $schema that is no text', '{ $schema: 5, type: "object" }', ' tool-parameters@5'],
    ['a part that is not known', '{ type: "objekt", properties: load() }', ''],
    ['a joined text', '{ type: "obj" + "ekt" }', ' tool-parameters@"obj" + "ekt"'],
  ])('%s', (_, parameters, expected) => {
    expect(read(ping(parameters))).toBe(`ping${expected}`)
  })

  test('that are elsewhere', () => {
    expect(
      read(
        ping(
          'parameters',
          'const text = { type: "text" }\nconst parameters = { type: "object", properties: { text } }',
        ),
      ),
    ).toBe('ping tool-parameters@"text"')
  })
})

describe('code that is large, deep or circular ends', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, index) => `const a${index + 1} = { x: a${index}, y: a${index} }`,
  ).join('\n')
  test.each([
    ['a value that doubles', ping('a60', `const a0 = { type: "x" }\n${doubling}`)],
    ['a value that holds itself twice', ping('a', 'const a = { x: a, y: a }')],
    [
      'texts that double',
      ping(
        'a60',
        `const a0 = "${'x'.repeat(1000)}"\n${doubling.replace(/\{ x: (a\d+), y: (a\d+) \}/g, '$1 + $2')}`,
      ),
    ],
    ['deep literals', ping(`${'{ x: '.repeat(3000)}1${' }'.repeat(3000)}`)],
    ['deeper than the parser goes', ping(`${'['.repeat(200_000)}`)],
    ['a long chain of members', ping(`a${'.b'.repeat(50_000)}`, 'const a = {}')],
    ['a long sum', ping(`${'"a" + '.repeat(20_000)}"b"`)],
    [
      'many names',
      fence(`${Array.from({ length: 20_000 }, (_, index) => `let a${index}`).join('\n')}\nreturn {}`),
    ],
    ['more code than is read', fence('let a;'.repeat(100_000))],
    [
      'many mentions in deep literals',
      fence(`const a = {}\n${'['.repeat(1500)}${'a, '.repeat(20_000)}${']'.repeat(1500)}`),
    ],
    [
      'many tools',
      fence(`return { ${Array.from({ length: 10_000 }, (_, index) => `k${index}: 1`).join(', ')} }`),
    ],
    ['many fences', fence('a').repeat(20_000)],
    ['many blocks of fields', '---\ntitle: x\n'.repeat(20_000)],
  ])(
    '%s',
    (_, section) => {
      expect(() => read(section)).not.toThrow()
    },
    20_000,
  )
})

// Each of these ended the process: V8 compiles a regular expression of the parser when the stack is nearly full.
describe('code that is deep without brackets is not read', () => {
  test.each([
    ['labels', Array.from({ length: 3000 }, (_, index) => `a${index}:`).join('')],
    ['conditions', 'if (1) '.repeat(10_000)],
    ['alternatives', 'if (1) {} else '.repeat(10_000)],
    ['loops', 'for (;;) '.repeat(10_000)],
    ['signs', '!'.repeat(10_000)],
    ['sums', 'a + '.repeat(10_000)],
    ['functions', 'a => '.repeat(10_000)],
    ['objects that are made', 'new '.repeat(10_000)],
    ['classes', `a = ${'class extends '.repeat(5000)}`],
    ['groups of an expression', `/${'('.repeat(10_000)}${')'.repeat(10_000)}/`],
    ['sets of an expression', `/${'['.repeat(10_000)}${']'.repeat(10_000)}/v`],
  ])('%s', (_, code) => {
    expect(read(fence(code))).toContain(' tools-syntax@```js')
  })
})

test('texts that double until no string could hold them do not hide the tools', () => {
  const doubling = Array.from({ length: 14 }, (_, index) => `const a${index + 1} = a${index} + a${index}`)
  const code = `const a0 = "${'x'.repeat(90_000)}"\n${doubling.join('\n')}`
  expect(read(ping('{ type: a14 }', code))).toBe('ping tools-syntax@```js')
})

describe('code that is not checked is a finding', () => {
  test.each([
    ['too long', fence(`return {{{ // ${'x'.repeat(128 * 1024)}`), '… tools-syntax@```js'],
    ['too long, without a fence', `return {{{ // ${'x'.repeat(128 * 1024)}\n`, '… tools-syntax@Tools'],
    ['no longer than is read', fence(`return {} // ${'x'.repeat(128 * 1024 - 14)}`), ' startup-tool@ping'],
    ['a sum that is too deep', fence(`const a = ${'"a" + '.repeat(20_000)}"b"`), '… tools-syntax@```js'],
    ['operators that are too deep', fence(`const a = ${'!'.repeat(100_000)}b`), '… tools-syntax@```js'],
    [
      'too many values',
      ping(`[${'a, '.repeat(100)}]`, `const a = [${'1, '.repeat(5000)}]`),
      'ping tools-syntax@```js',
    ],
  ])('%s', (_, section, expected) => {
    expect(read(section)).toBe(expected)
  })

  test('the seventeenth fence, with what stands below it', () => {
    const section = fence(PING).repeat(16) + fence('return {{{').repeat(2)
    const { diagnostics } = lint(sourceOf(HEAD + section), agent, { preset: 'recommended', rules: new Map() })
    const found = diagnostics.filter(({ rule }) => rule === 'agent/tools-syntax')
    expect(found).toHaveLength(1)
    expect((HEAD + section).slice(found[0]!.range[0])).toBe(fence('return {{{').repeat(2))
  })

  test.each([
    ['lists', '[', '', ']', 1],
    ['parentheses', '(', '1', ')', 1],
    ['objects', '({ a: ', '1', '})', 2],
    ['functions', '(() => {', '', '})', 2],
    ['templates', '`${', '1', '}`', 1],
  ])('%s that are nested more than 200 deep, on every Node', (_, open, inner, close, brackets) => {
    const nested = (depth: number): string =>
      read(fence(`const x = ${open.repeat(depth)}${inner}${close.repeat(depth)}\n${PING}`))
    expect(nested(200 / brackets)).toBe('ping')
    expect(nested(200 / brackets + 1)).toBe(`… tools-syntax@${/\$?[[({]/.exec(open)![0]}`)
    expect(nested(10_000)).toBe(nested(200 / brackets + 1))
  })

  test('brackets of texts, comments and expressions nest nothing', () => {
    const marks = Array.from({ length: 300 }, () => 'x("[", /[(]/, `{[(`) // {[(').join('\n')
    expect(read(fence(`${marks}\n${PING}`))).toBe('ping')
  })
})

test('no schema of a file is compiled, and none of its references is followed', () => {
  const drafts = ['', '$schema: "http://json-schema.org/draft-07/schema#", ']
  const hostile = (draft: string): readonly string[] => [
    `{ ${draft}type: "object", properties: { a: { $ref: "https://evil.example/schema.json" } } }`,
    `{ ${draft}type: "object", properties: { a: { $ref: "#/$defs/none" } } }`,
    `{ ${draft}type: "object", properties: { a: { $ref: "file:///etc/passwd" } } }`,
    `{ ${draft}$id: "https://json-schema.org/draft/2020-12/schema", type: "object", unknownWord: 1 }`,
    `{ ${draft}type: "object", patternProperties: { "(a+)+$": {} }, additionalProperties: false }`,
  ]
  // The schemas of the drafts themselves are compiled when they are first used.
  for (const draft of drafts) read(ping(`{ ${draft}type: "objekt" }`))
  let compiled = 0
  vi.stubGlobal(
    'Function',
    new Proxy(Function, {
      construct(target, argv) {
        compiled++
        return Reflect.construct(target, argv)
      },
    }),
  )
  try {
    for (const schema of drafts.flatMap(hostile))
      expect([schema, read(ping(schema))]).toEqual([schema, 'ping'])
    expect(compiled).toBe(0)
    new Ajv().compile({ type: 'object' })
    expect(compiled, 'what is compiled is counted').toBeGreaterThan(0)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('nothing of a file is executed', () => {
  const effects: unknown[] = []
  const target = globalThis as unknown as Record<string, unknown>
  target['ran'] = (what: unknown) => effects.push(what)
  const code = `ran(1); globalThis.ran(2); console.log("ran"); (() => ran(3))(); await import("data:text/javascript,ran(4)")
const key = { toString() { ran(5); return "ping" }, [Symbol.toPrimitive]() { ran(6) } }
const parameters = { type: "object", get properties() { ran(7) }, toJSON() { ran(8) } }
class A { static { ran(9) } static x = ran(10) }
return { [key]: 1, [\`\${ran(11)}\`]: 1, ping: { fn: ran(12), scheme: { name: "ping", description: ran(13), parameters } }, pong: { fn() {}, scheme: { name: "pong", description: "", parameters: { type: "object", properties: { a: { pattern: "x); ran(14" , default: "' + ran(15) + '", $id: "'+ran(16)+'", $ref: "javascript:ran(17)" } } } } } }`
  read(fence(code))
  read(code)
  read(fence(code).replace('```js', '```ts'))
  delete target['ran']
  expect(effects).toEqual([])
})

test('what the parser says of code shows the characters that it quotes, and is short', () => {
  const said = (text: string): string => syntaxProblem(new SyntaxError(text), 'x', 0).message
  expect(said('Unexpected character \u202e (1:1)')).toBe(
    'The JavaScript has a syntax error: unexpected character <U+202E>. Fix the code here.',
  )
  expect(said('x'.repeat(121))).toBe(
    `The JavaScript has a syntax error: ${'x'.repeat(120)}. Fix the code here.`,
  )
})
