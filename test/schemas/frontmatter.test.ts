import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { formatsNamed } from '../../src/formats/names.ts'
import { allFormats, rules } from '../../src/formats/rules.ts'
import type { Entry, FieldRow, Range } from '../../src/model.ts'
import type { Options } from '../../src/project/options.ts'
import { parseFrontmatter } from '../../src/syntax/frontmatter.ts'
import { readCases } from '../cases.ts'
import { current } from '../docs/current.ts'
import type { Finding } from '../linting.ts'
import { lintOn, optionsFor } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { frontmatterSchema } from './frontmatter.ts'

const ajv = new Ajv({
  allErrors: true,
  strictTypes: false,
  allowUnionTypes: true,
  keywords: ['markdownDescription', 'defaultSnippets'],
})
/** Manifests have no frontmatter. */
const withFields = allFormats.filter(({ fields }) => Object.keys(fields).length > 0)
const checks = new Map(withFields.map((format) => [format.name, ajv.compile(frontmatterSchema(format))]))

test.each(withFields.map((format) => [format.name, format] as const))('%s.schema.json', (name, format) => {
  current(`schema/${name}.schema.json`, `${JSON.stringify(frontmatterSchema(format), undefined, 2)}\n`)
})

/** What a schema refuses: a field of a file, which may be one that is missing. */
interface Refusal {
  readonly path: string
  readonly format: string
  readonly key: string
  readonly message: string
  /** Undefined for a field that is missing. */
  readonly range: Range | undefined
}

/** What the schemas of all formats that a file may be of, by its name, refuse in its frontmatter; undefined without one. */
function refusalsIn(path: string, text: Entry): readonly Refusal[] | undefined {
  const named = formatsNamed(path)
  if (typeof text !== 'string' || named.length === 0) return undefined
  const { state, content, fields } = parseFrontmatter(text)
  if (state !== 'read') return undefined
  const value: unknown = parseDocument(text.slice(...content), { logLevel: 'silent' }).toJS() ?? {}
  return named.flatMap(({ name: format }) => {
    const check = checks.get(format)
    if (check === undefined || check(value)) return []
    return check.errors!.map(({ instancePath, params, message = '' }) => {
      const key: string = instancePath.split('/')[1] ?? params['missingProperty']
      const field = fields.get(key)
      const range = field && ([field.key[0], Math.max(field.key[1], field.range[1])] as const)
      return { path, format, key, message, range }
    })
  })
}

function isAt({ message, range: { start, end } }: Finding, { key, range }: Refusal): boolean {
  if (range === undefined) return message.includes(`\`${key}\``)
  return start.offset <= range[1] && end.offset >= range[0]
}

/** How many frontmatters the schemas were asked about, how many they refuse, and what of that no rule reports. */
interface Judged {
  asked: number
  refused: number
  readonly unreported: Refusal[]
}

async function judge(
  files: Readonly<Record<string, Entry>>,
  options: Partial<Options>,
  judged: Judged,
): Promise<void> {
  const asked = Object.entries(files).flatMap(([path, text]) => {
    const refusals = refusalsIn(path, text)
    return refusals === undefined ? [] : [refusals]
  })
  judged.asked += asked.length
  if (asked.flat().length === 0) return
  const host = memoryHost({ '.git/HEAD': '', ...files })
  const { stdout } = await lintOn(host, { ...options, config: false, inlineConfig: false })
  const report: { files: { path: string; format: string | null }[]; diagnostics: Finding[] } =
    JSON.parse(stdout)
  for (const refusals of asked) {
    const own = refusals.filter(({ path, format }) =>
      report.files.some((file) => file.path === path && file.format === format),
    )
    if (own.length > 0) judged.refused++
    const isReported = (refusal: Refusal): boolean =>
      report.diagnostics.some((finding) => finding.path === refusal.path && isAt(finding, refusal))
    judged.unreported.push(...own.filter((refusal) => !isReported(refusal)))
  }
}

test('what a schema refuses a rule reports at that field, in all cases and examples', async () => {
  const judged: Judged = { asked: 0, refused: 0, unreported: [] }
  for (const { files, options } of readCases()) await judge(files, options, judged)
  for (const rule of rules)
    for (const { path, text, files } of [rule.bad, rule.good])
      await judge({ ...files, [path]: text }, optionsFor(rule), judged)
  expect(judged.unreported).toEqual([])
  expect(judged.asked).toBeGreaterThan(1900)
  expect(judged.refused).toBeGreaterThan(120)
})

test('the same with values of every kind in every field', async () => {
  const judged: Judged = { asked: 0, refused: 0, unreported: [] }
  for (const format of withFields) {
    const rule = rules.find(({ id }) => id === `${format.name}/misspelt-field`)!
    const { path, text } = rule.good
    for (const [key, row] of Object.entries(format.fields))
      for (const value of valuesFor(row))
        await judge({ [path]: withField(String(text), key, value) }, optionsFor(rule), judged)
  }
  expect(judged.unreported).toEqual([])
  expect(judged.refused).toBeGreaterThan(400)
})

const ANY = ['5', '-1.5', 'true', '"true"', '"5"', 'nope', '[a, b]', '[]', '[1]', '{ a: b }', '', '~']

/** Values of every type, and those at the limits of a row. */
function valuesFor({ values = [], max = 10, fields = {} }: FieldRow): readonly string[] {
  const below = Object.keys(fields).flatMap((key) => ANY.map((value) => `{ ${key}: ${value} }`))
  const atLimit = ['x'.repeat(max), `|\n  ${'x'.repeat(max)}`, 'x'.repeat(max + 2)]
  return [...ANY, ...values, ...values.map((value) => value.toUpperCase()), ...atLimit, ...below]
}

/** A file with another value of a field, or with one more field. */
function withField(text: string, key: string, value: string): string {
  return text.replace(new RegExp(`^${key}:.*\n`, 'm'), '').replace(/^---\n/, `---\n${key}: ${value}\n`)
}

test('the proposal for SchemaStore names published schemas, each for files of its format', () => {
  const entries: { fileMatch: string[]; url: string }[] = JSON.parse(
    readFileSync(new URL('../../release/schemastore.json', import.meta.url), 'utf8'),
  )
  for (const { fileMatch, url } of entries) {
    const [, name] = /\/main\/schema\/(\w+)\.schema\.json$/.exec(url)!
    const path = fileMatch[0]!.replaceAll('**/', 'a/').replace('*', 'b')
    if (name === 'passmuster') expect(path).toBe('passmuster.yaml')
    else expect(formatsNamed(path).map((format) => format.name)).toContain(name)
  }
})
