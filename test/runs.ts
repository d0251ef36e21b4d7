import { basename, join } from 'node:path'
import type { Host } from '../src/files/host.ts'
import { rules } from '../src/formats/rules.ts'
import type { Entry } from '../src/model.ts'
import type { Options } from '../src/project/options.ts'
import { compare } from '../src/wording/compare.ts'
import type { Finding } from './linting.ts'
import { lintOn, optionsFor } from './linting.ts'
import { exampleHost, memoryHost } from './memory-host.ts'

/** A run whose reports are checked against their schemas. */
export interface Run {
  readonly title: string
  readonly host: Host
  readonly options: Partial<Options>
}

/** What a run reports in the formats of other programs, and the JSON report to hold it against. */
export interface Reports {
  readonly json: {
    readonly files: readonly { readonly path: string }[]
    readonly diagnostics: readonly Finding[]
    readonly summary: Readonly<Record<string, number>>
  }
  readonly rdjson: string
  readonly junit: string
}

export const BAD_SKILL =
  '---\nname: pdf\ndescription: Reads PDF files. Use when the user has one.\n---\nSee [it](forms.md).\n'
const UNQUOTED = '---\nname: word\ndescription: Liest Bücher 🧭📚. Use when: asked\n---\nRead it.\n'
const CLEAN = '---\nname: word\ndescription: Reads Word files. Use when the user has one.\n---\nRead it.\n'

/** Names that quote, break lines, leave the basic plane, end markup or hold what XML or UTF-8 cannot. */
export const HOSTILE_NAMES = [
  '"quoted" & \'so\'',
  '<b>]]>',
  'two\nlines\tand\r',
  '🧭 Bücher',
  '\u0000\u0001\u001b[31m',
  '\ufffe\uffff',
  '\ud800',
  '::error::x ##[error]y',
  '.hidden',
  '&#0;',
]

function runOn(title: string, files: Readonly<Record<string, Entry>>, options: Partial<Options> = {}): Run {
  return { title, host: memoryHost({ '.git/HEAD': '', ...files }), options }
}

/** Runs of every sort, among them the bad example of each rule. */
export const RUNS: readonly Run[] = [
  runOn('nothing to check', {}),
  runOn('a clean file', { 'skills/word/SKILL.md': CLEAN }),
  runOn(
    'every severity',
    { 'skills/excel/SKILL.md': BAD_SKILL, 'skills/word/SKILL.md': UNQUOTED },
    {
      rules: new Map([
        ['skill/name-directory', 'info'],
        ['skill/dead-link', 'warning'],
      ]),
    },
  ),
  runOn(
    'infos only',
    { 'skills/excel/SKILL.md': BAD_SKILL },
    {
      rules: new Map([
        ['skill/name-directory', 'info'],
        ['skill/dead-link', 'info'],
      ]),
    },
  ),
  runOn(
    'errors only',
    { 'skills/excel/SKILL.md': BAD_SKILL },
    { quiet: true, rules: new Map([['skill/name-directory', 'info']]) },
  ),
  runOn('fixes behind a byte order mark and Windows line breaks', {
    'skills/word/SKILL.md': `\ufeff${UNQUOTED.replaceAll('\n', '\r\n')}`,
  }),
  runOn('one rule more than once', {
    'skills/pdf/SKILL.md': `${BAD_SKILL}Bücher: [1](a.md) 🧭 [2](b.md) [3](ü.md)\n`,
  }),
  runOn('files that cannot be read', {
    'a/SKILL.md': { fails: 'EACCES' },
    'b/SKILL.md': new Uint8Array([0xc3, 0xbc, 0x20, 0xff, 0x0a]),
    'c/SKILL.md': { link: 'gone' },
    'd/SKILL.md': '',
  }),
  runOn(
    'hostile names',
    Object.fromEntries(HOSTILE_NAMES.map((name) => [`skills/${name}/SKILL.md`, BAD_SKILL])),
  ),
  runOn('hostile text', {
    'skills/pdf/SKILL.md': `---\nname: "<a>&amp;]]>"\ndescription: "\\ud800 \\0 \\ufffe"\n${HOSTILE_NAMES[5]}: 1\n---\n[x](<"&\u0001\ufffe🧭.md>)\n`,
  }),
  ...rules.map((rule) => ({
    title: `the bad example of ${rule.id}`,
    host: exampleHost(rule.bad),
    options: optionsFor(rule),
  })),
]

/** The reports of one run. */
export async function reportsOf({ host, options }: Pick<Run, 'host' | 'options'>): Promise<Reports> {
  const written = new Map<string, string>()
  const writing: Host = { ...host, write: (path, text) => void written.set(basename(path), text) }
  const outputs = (['json', 'rdjson', 'junit'] as const).map((reporter) => ({ reporter, file: reporter }))
  await lintOn(writing, { ...options, outputs })
  return {
    json: inEachFile(JSON.parse(written.get('json')!)),
    rdjson: written.get('rdjson')!,
    junit: written.get('junit')!,
  }
}

/** A JSON report with the findings that it joins in one in their files, as the formats of other programs have them. */
function inEachFile(json: Reports['json']): Reports['json'] {
  const isJoined = (finding: Finding, path: string): boolean => path !== finding.path
  const diagnostics = json.diagnostics.flatMap((finding) => {
    if (!rules.some(({ id, isShared }) => id === finding.rule && isShared)) return finding
    const { related = [], ...rest } = finding
    const own = related.filter(({ path }) => !isJoined(finding, path))
    const others = related.filter(({ path }) => isJoined(finding, path))
    const first = { ...rest, ...(own.length > 0 && { related: own }) }
    return [first, ...others.map(({ path, range }) => ({ ...rest, path, range: range as Finding['range'] }))]
  })
  const left = diagnostics.length - json.diagnostics.length
  if (left === 0) return json
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length
  const infos = diagnostics.length - errors - warnings
  return {
    ...json,
    diagnostics: diagnostics.toSorted(
      (a, b) => compare(a.path, b.path) || a.range.start.offset - b.range.start.offset,
    ),
    summary: { ...json.summary, errors, warnings, infos },
  }
}

/** The bytes of a file that a report names; undefined for one that cannot be read. */
export function bytesOf(path: string, host: Host): Buffer | undefined {
  try {
    return Buffer.from(host.read(join(host.cwd, path)))
  } catch {
    return undefined
  }
}
