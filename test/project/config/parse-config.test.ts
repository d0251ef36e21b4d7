import { readFileSync, writeFileSync } from 'node:fs'
import { toJsonSchema } from '@valibot/to-json-schema'
import { describe, expect, test } from 'vitest'
import { rules } from '../../../src/formats/rules.ts'
import { readConfig } from '../../../src/project/config/parse-config.ts'
import { configSchema } from '../../../src/project/config/schema.ts'
import { tool } from '../../../src/reporters/tool-identity.ts'

/** `⟦` and `⟧` mark where the mistake is reported. */
const mistakes: Readonly<Record<string, string>> = {
  '⟦presett⟧: strict\n': '`presett` is not a known setting. Did you mean `preset`?',
  'preset: ⟦strct⟧\n': '`strct` is not a value of `preset`. Did you mean `strict`?',
  'preset: ⟦5⟧\n': '`5` is not a value of `preset`. Use `recommended` or `strict`.',
  '⟦preset⟧:\n': '`preset` has no value. Use `recommended` or `strict`.',
  'root: ⟦yes⟧\n': '`yes` is not a value of `root`. Write true or false.',
  'dialect: ⟦plane⟧\n': '`plane` is not a value of `dialect`. Use `agent-skills` or `skills-plane`.',
  'ignore: ⟦vendor⟧\n': '`ignore` must be a list. Write `ignore: [vendor]`.',
  'clients: ⟦claude-code⟧\n': '`clients` must be a list. Write `clients: [claude-code]`.',
  'mirrors: ⟦[a, b]⟧\n':
    '`mirrors` is a list of groups. Write `mirrors: [[.claude/skills, .agents/skills]]`.',
  [`ignore: [⟦${'a*'.repeat(501)}⟧]\n`]: `\`${'a*'.repeat(29)}a…\` is not a value of \`ignore\`. Write text of at most 1,000 characters.`,
  'ignore:\n  - a\n  - ⟦""⟧\n': '`""` is not a value of `ignore`. Write text that is not empty.',
  'ignore: [⟦"/"⟧]\n': '`/` is the config file’s folder itself. Write `**` for everything in it.',
  'ignore: [⟦.⟧]\n': '`.` is the config file’s folder itself. Write `**` for everything in it.',
  'ignore: [⟦./a/../../x⟧]\n':
    '`./a/../../x` points outside the config file’s folder. Put it in a config file there.',
  'overrides:\n  - files: [⟦../x⟧]\n':
    '`../x` points outside the config file’s folder. Put it in a config file there.',
  'ignore: [a, ⟦"!b"⟧]\n': '`!b` starts with `!`, but a glob cannot exclude files. Name the files to match.',
  'overrides:\n  - files: [⟦"!b"⟧]\n':
    '`!b` starts with `!`, but a glob cannot exclude files. Name the files to match.',
  'files: { skill: { only: [⟦"!b"⟧] } }\n':
    '`!b` starts with `!`, but a glob cannot exclude files. Name the files to match.',
  'ignore: [a, ⟦5⟧]\n': '`5` is not a value of `ignore`. Write text.',
  'files:\n  ⟦skills⟧: [a]\n': '`skills` is not a known setting. Did you mean `skill`?',
  'files:\n  skill: ⟦a.md⟧\n':
    '`a.md` is not a value of `skill`. Write a list of globs, or `only:` with one.',
  'files:\n  skill:\n    ⟦just⟧: [a]\n    only: [b]\n': '`just` is not a known setting. Use `only`.',
  'files:\n  skill:\n    only: ⟦a⟧\n': '`only` must be a list. Write `only: [a]`.',
  '⟦files⟧:\n  - a\n  - b\n': '`files` is a list, not a mapping. Write `key: value` lines, without `- `.',
  '⟦rules⟧:\n  - skill/name-format: off\n':
    '`rules` is a list, not a mapping. Write `key: value` lines, without `- `.',
  'rules:\n  ⟦skill/name-format⟧: [warning, 5]\n':
    '`skill/name-format` is a list, not a mapping. Write `key: value` lines, without `- `.',
  'overrides:\n  - files: [a]\n    ⟦rules⟧: [{skill/name-format: off}]\n':
    '`rules` is a list, not a mapping. Write `key: value` lines, without `- `.',
  'overrides:\n  - ⟦[a, b]⟧\n':
    'An item of `overrides` is a list, not a mapping. Write `key: value` lines, without `- `.',
  'rules:\n  skill/body-length:\n    max: ⟦-5⟧\n': '`-5` is not a value of `max`. Write 1 or more.',
  'maxWarnings: ⟦-1⟧\n': '`-1` is not a value of `maxWarnings`. Write 0 or more.',
  'rules:\n  ⟦skill/name-fromat⟧: off\n':
    '`skill/name-fromat` is not a rule. Did you mean `skill/name-format`?',
  'rules:\n  skill/name-format: ⟦warn⟧\n':
    '`warn` is not a value of `skill/name-format`. Did you mean `warning`?',
  'rules:\n  ⟦name-format⟧: off\n': '`name-format` is not a rule. Did you mean `skill/name-format`?',
  'rules:\n  ⟦skills/*⟧: off\n': '`skills/*` is not a rule. Did you mean `skill/*`?',
  'rules: ⟦off⟧\n': '`off` is not a value of `rules`. Write a mapping.',
  'rules:\n  skill/body-length: { max: ⟦0⟧ }\n': '`0` is not a value of `max`. Write 1 or more.',
  'rules:\n  skill/body-length: { ⟦most⟧: 5 }\n': '`most` is not a known setting. Use `severity` or `max`.',
  'rules:\n  skill/body-length: ⟦800⟧\n': '`800` is not a severity. For the limit, write `{ max: 800 }`.',
  'rules:\n  ⟦skill/foo⟧: off\n': '`skill/foo` is not a rule. See `passmuster --list-rules`.',
  'rules:\n  skill/body-length: { severity: ⟦fatal⟧ }\n':
    '`fatal` is not a value of `severity`. Use `error`, `warning`, `info` or `off`.',
  'rules:\n  skill/name-format: { ⟦max⟧: 5 }\n': '`skill/name-format` has no option `max`. Remove it.',
  'rules:\n  skill/name-format: { ⟦allow⟧: [a] }\n': '`skill/name-format` has no option `allow`. Remove it.',
  'rules:\n  skill/unknown-field: { allow: [⟦"{a"⟧] }\n':
    '`{a` has a `{` that is never closed. Close it, or write `\\{` for the text.',
  'overrides:\n  - files: [a]\n    rules:\n      plane/*: { ⟦max⟧: 5 }\n':
    '`plane/*` has no option `max`. Remove it.',
  'overrides:\n  - ⟦preset: strict⟧\n': '`files` is missing. Add it.',
  'overrides: ⟦{}⟧\n': '`{}` is not a value of `overrides`. Write a list.',
  'overrides:\n  - files: [a]\n    format: ⟦skil⟧\n':
    '`skil` is not a value of `format`. Did you mean `skill`?',
  'overrides:\n  - files: [a]\n    rules:\n      ⟦skill/bm⟧: off\n':
    '`skill/bm` is not a rule. Did you mean `skill/bom`?',
  'overrides:\n  - files: [a]\n    ⟦ignore⟧: [b]\n':
    '`ignore` is not a known setting. Use `files`, `preset`, `dialect`, `clients`, `contextWindow`, `format`, `tools` or `rules`.',
  'maxWarnings: ⟦1.5⟧\n': '`1.5` is not a value of `maxWarnings`. Write a whole number.',
  'failOn: ⟦notice⟧\n': '`notice` is not a value of `failOn`. Use `error`, `warning`, `info` or `never`.',
  'preset: strict\n⟦preset⟧: recommended\n': 'The key `preset` is already set above. Keep one of them.',
  '⟦- preset⟧\n': 'The YAML is a list, not a mapping. Write `key: value` lines.',
  'preset: ⟦"⟧strict\n': 'The `"` is never closed. Close it with `"`.',
  '{ "preset": ⟦"strct"⟧ }\n': '`"strct"` is not a value of `preset`. Did you mean `strict`?',
  'extends: ⟦[a]⟧\n': '`[a]` is not a value of `extends`. Write text.',
  'require: ⟦{ files: [a] }⟧\n': '`{ files: [a] }` is not a value of `require`. Write a list.',
  'require:\n  - ⟦fields: [license]⟧\n': '`files` is missing. Add it.',
  'require:\n  - files: ⟦[]⟧\n': '`[]` is not a value of `files`. Write at least one.',
  'require:\n  - files: [a]\n    ⟦listed-in⟧: README.md\n':
    '`listed-in` is not a known setting. Did you mean `listedIn`?',
  'require:\n  - files: [⟦"!a"⟧]\n':
    '`!a` starts with `!`, but a glob cannot exclude files. Name the files to match.',
  'require: [{ files: [a], severity: ⟦off⟧ }]\n':
    '`off` is not a value of `severity`. Use `error`, `warning` or `info`.',
  'require: [{ files: [a], values: { license: ⟦MIT⟧ } }]\n':
    '`MIT` is not a value of `license`. Use `semver`, `date`, `url`, `email` or `kebab-case`.',
  'require: [{ files: [a], values: { version: ⟦semvr⟧ } }]\n':
    '`semvr` is not a value of `version`. Did you mean `semver`?',
  'require: [{ files: [a], match: { name: ⟦"{a"⟧ } }]\n':
    '`{a` has a `{` that is never closed. Close it, or write `\\{` for the text.',
  'require: [{ files: [a], beside: [⟦"a//b"⟧] }]\n':
    '`a//b` has an empty name between two `/`. Remove one `/`.',
  'require: [{ files: [a], forbid: [⟦"../b"⟧] }]\n':
    '`../b` points outside the config file’s folder. Put it in a config file there.',
  'require: [{ files: [a], maxLines: ⟦0⟧ }]\n': '`0` is not a value of `maxLines`. Write 1 or more.',
  'require: [{ files: [a], listedIn: ⟦../README.md⟧ }]\n':
    '`../README.md` is no path below the config file’s folder. Name one there.',
  'mirrors: ⟦[a, [b, c]]⟧\n':
    '`mirrors` is a list of groups. Write `mirrors: [[.claude/skills, .agents/skills]]`.',
  'mirrors: [⟦[a]⟧, [b, c]]\n': 'A list of `mirrors` names two to 10 folders. Change it to that.',
  'mirrors: [[a, b], [⟦./a⟧, c]]\n': '`a` is named twice in `mirrors`. Name it in one list.',
  'mirrors: [[a, ⟦a/⟧]]\n': '`a` is named twice in `mirrors`. Name it in one list.',
  'mirrors: [[a, b, ⟦a/c/d⟧], [a/d, e]]\n':
    '`a/c/d` is inside `a`, so they cannot be equal. Name folders apart from each other.',
  'mirrors: [[⟦./⟧, a]]\n': '`./` is no path below the config file’s folder. Name one there.',
  'mirrors: [[a, ⟦/b⟧]]\n': '`/b` is no path below the config file’s folder. Name one there.',
  '⟦__proto__⟧: 1\n':
    '`__proto__` is not a known setting. Use `$schema`, `extends`, `root`, `preset`, `dialect`, `clients`, `contextWindow`, `tools`, `ignore`, `files`, `rules`, `overrides`, `require`, `mirrors`, `maxWarnings` or `failOn`.',
}

describe('a mistake in a config file is reported at its place, with the fix', () => {
  test.each(Object.entries(mistakes))('%j', (marked, message) => {
    const start = marked.indexOf('⟦')
    const end = marked.indexOf('⟧') - 1
    const { problems } = readConfig(marked.replace('⟦', '').replace('⟧', ''), rules)
    expect(problems).toMatchObject([{ range: [start, end], message }])
  })
})

test('the published JSON schema is that of the code', () => {
  const file = new URL('../../../schema/passmuster.schema.json', import.meta.url)
  const { $schema, ...schema } = toJsonSchema(configSchema, { target: 'draft-07' })
  const published = {
    $schema,
    $id: `${tool.homepage.replace('github.com', 'raw.githubusercontent.com')}/v${tool.version}/schema/passmuster.schema.json`,
    title: 'The config file of passmuster',
    ...schema,
  }
  if (process.env['UPDATE'] === '1') writeFileSync(file, `${JSON.stringify(published, undefined, 2)}\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(published)
})

test('a config file has at most 1,000 globs', () => {
  const list = (number: number, glob: string) => `ignore: [${Array(number).fill(glob).join(', ')}]\n`
  const problems = (text: string) => readConfig(text, rules).problems
  expect(problems(list(1000, 'a'))).toEqual([])
  expect(problems(list(20, 'a'.repeat(1000)))).toEqual([])
  const message =
    'The file has more than 1,000 globs, or 20,000 characters of them. Name folders instead of files.'
  expect(problems(list(1001, 'a'))).toEqual([{ range: [9, 10], message }])
  expect(problems(list(21, 'a'.repeat(1000)))).toEqual([{ range: [9, 1009], message }])
  const braces = (length: number) => `'{a,b}{c,d}${'x'.repeat(length)}'`
  expect(problems(list(10, braces(490)))).toEqual([])
  expect(problems(list(10, braces(500)))).toEqual([{ range: [9, 521], message }])
})

test('a rule that was removed is no mistake, but a notice where it is named', () => {
  const rule = 'skill/deep-reference'
  const text = `rules:\n  ${rule}: off\n  skill/bom: off\noverrides:\n  - files: [a/**]\n    rules:\n      ${rule}: info\n`
  const { config, problems, notices } = readConfig(text, rules)
  expect([problems, Object.keys(config.rules ?? {})]).toEqual([[], [rule, 'skill/bom']])
  const message = '`skill/deep-reference` was removed; `skill/reference-chain` covers it. Remove this line.'
  expect(notices).toEqual(
    [text.indexOf(rule), text.lastIndexOf(rule)].map((at) => ({ range: [at, at + rule.length], message })),
  )
})

test('of thousands of rules that there are not, the first hundred are held against all rules', () => {
  const text = `rules:\n${Array.from({ length: 4000 }, (_, index) => `  skill/bo${index}: off\n`).join('')}`
  const advice = readConfig(`${text}  skill/bm: off\n`, rules).problems.map(({ message }) => message)
  expect(advice).toHaveLength(4001)
  expect(advice[1]).toContain('Did you mean `skill/bom`?')
  expect(advice.slice(100).filter((message) => !message.includes('See `passmuster --list-rules`.'))).toEqual(
    [],
  )
})

test.each([
  'plugins: [./rule.cjs]\n',
  'formatter: ./report.mjs\n',
  'preset: !!js/function "function () { return process.exit(3) }"\n',
  'rules: !include rules.yaml\n',
  '<<: { preset: strict }\n',
  '{"__proto__": {"preset": "strict"}}\n',
])('a config file that would name a program says nothing: %j', (text) => {
  const { config, problems } = readConfig(text, rules)
  expect([config, problems.length]).toEqual([{}, 1])
})
