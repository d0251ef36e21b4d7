import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Host } from '../../src/files/host.ts'
import { machine } from '../../src/files/node-host.ts'
import { allFormats } from '../../src/formats/rules.ts'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Diagnostic } from '../../src/model.ts'
import type { Options } from '../../src/project/options.ts'
import { generateAgent } from '../generated/agent.ts'
import { generateAgent3md } from '../generated/agent-3md.ts'
import type { Dice, Generated } from '../generated/dice.ts'
import { diceOf } from '../generated/dice.ts'
import { generatePlane } from '../generated/plane.ts'
import { generateSkill } from '../generated/skill.ts'
import type { Finding } from '../linting.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'
import { agent } from './agent.ts'
import { agent3md } from './agent-3md.ts'
import { plane } from './plane.ts'
import type { Reading, Sentence, Written } from './sentence.ts'
import { skill } from './skill.ts'

// The rules against a second reading of each specification, which shares no code with them: on every file
// both find the same.

const SEED = Number(process.env['SEED'] ?? 20_260_615)
const GENERATED = 5000
/** So many of them lie in one repository. */
const TOGETHER = 100
/** How many generated files must uphold each sentence, and how many must violate it. */
const ENOUGH = GENERATED / 100

interface Subject {
  /** The format, as the report names it. */
  readonly format: string
  /** What the reading sees is its own affair. */
  readonly reading: Reading<any>
  readonly generate: (dice: Dice) => Generated
  readonly options: Partial<Options>
  /** Whether the corpus has files of the format. */
  readonly real: boolean
}

const subjects: readonly Subject[] = [
  { format: 'skill', reading: skill, generate: generateSkill, options: {}, real: true },
  {
    format: 'plane',
    reading: plane,
    generate: generatePlane,
    options: { dialect: 'skills-plane' },
    real: false,
  },
  { format: 'agent3md', reading: agent3md, generate: generateAgent3md, options: {}, real: true },
  // This reading runs the code of the tools: never give it files that the tests did not write.
  {
    format: 'agent',
    reading: agent,
    generate: generateAgent,
    options: {
      agentFormat: 'agent',
      rules: new Map([
        ['agent/unknown-field', 'warning'],
        ['agent/filename', 'warning'],
      ]),
    },
    real: false,
  },
]

describe.each(subjects)('$format', (subject) => {
  const { format, reading, generate, real } = subject

  test('every rule that reports errors has a sentence, or a reason to have none', () => {
    const errors = allFormats
      .find(({ name }) => name === format)!
      .rules.filter(({ severity }) => severity.recommended === 'error')
      .map(({ id }) => id)
    const read = new Set(reading.sentences.flatMap(({ rules }) => rules))
    expect(errors.filter((id) => !read.has(id)).toSorted()).toEqual(Object.keys(reading.unread).toSorted())
  })

  test(`${GENERATED} generated files, seed ${SEED}`, { timeout: 600_000 }, async () => {
    const read: Compared[] = []
    const files = generateFiles(generate)
    // Rules look at what lies around a file, so that very many files side by side would take much longer.
    for (let start = 0; start < files.length; start += TOGETHER) {
      const some = files.slice(start, start + TOGETHER)
      const entries = Object.assign({}, ...some.map((file) => file.entries))
      const exists = existsIn(Object.keys(entries))
      const reports = await reportsOf(memoryHost({ '.git/HEAD': '', ...entries }), subject, ['.'])
      for (const { path, text } of some) {
        const reported = reports.get(path) ?? expect.fail(`${path} is not checked as ${format}`)
        read.push(compare({ path, text, exists }, reported, reading))
      }
    }
    expect(summaryOf(read), `with seed ${SEED}`).toEqual([])
    const count = (verdict: boolean, index: number): number =>
      read.filter(({ verdicts }) => verdicts[index] === verdict).length
    const seen = reading.sentences.map(({ sentence }, index) => ({
      sentence,
      held: count(true, index),
      violated: count(false, index),
    }))
    expect(
      seen.filter(({ held, violated }) => Math.min(held, violated) < ENOUGH),
      `seen too seldom, with seed ${SEED}`,
    ).toEqual([])
  })

  if (real)
    test.skipIf(!hasRealFiles)('real files', async () => {
      const reports = await reportsOf(machine, subject, [realFiles])
      const exists = (path: string): boolean => existsSync(join(realFiles, path))
      const read = [...reports].map(([shown, reported]) => {
        const path = relative(realFiles, resolve(shown)).replaceAll('\\', '/')
        return compare({ path, text: readFileSync(shown, 'utf8'), exists }, reported, reading)
      })
      expect(read.length).toBeGreaterThan(50)
      expect(summaryOf(read)).toEqual([])
    })
})

const CONCISE = [{ reporter: 'concise', file: undefined }] as const
const LINE = /^(.+?):\d+:\d+: (\w+ \S+): (.*)$/gm

/** What is reported of a file, as `<level> <rule> <message>`, and what fixes the frontmatter, where that is broken. */
interface Reported {
  readonly findings: Set<string>
  readonly repairs: readonly Diagnostic[]
}

type Reports = ReadonlyMap<string, Reported>

/** Lints, and gives the files of the format. */
async function reportsOf(
  host: Host,
  { format, options }: Subject,
  paths: readonly string[],
): Promise<Reports> {
  const { stdout } = await lintOn(host, { ...options, paths })
  const report = JSON.parse(stdout) as {
    readonly files: readonly { path: string; format: string }[]
    readonly diagnostics: readonly Finding[]
  }
  const reports = new Map(
    // The other files of a skill are listed where they have findings.
    report.files
      .filter((file) => file.format === format && (format !== 'skill' || /skill\.md$/i.test(file.path)))
      .map(({ path }): [string, Reported] => [
        path,
        { findings: new Set(), repairs: repairsIn(path, report.diagnostics) },
      ]),
  )
  // A report for programs that compare lines has each finding in its file.
  const { stdout: lines } = await lintOn(host, { ...options, paths, outputs: CONCISE })
  for (const [, path = '', finding = '', message = ''] of lines.matchAll(LINE)) {
    // It is an info where no client minds what the specification demands all the same, or people install it by its name.
    const isDemanded = / Agent Skills demand it; | Install it as /.test(message) || isGraded(finding, message)
    const demanded = isDemanded ? finding.replace(/^(?:info|warning)/, 'error') : finding
    reports.get(path)?.findings.add(`${demanded} ${message}`)
  }
  return reports
}

/** Where nobody looks for skills, and in plugins, the same is a warning or an info. */
function isGraded(finding: string, message: string): boolean {
  if (finding.endsWith(' skill/frontmatter-missing')) return true
  return (
    /^(?:warning|info) skill\/name-(?:directory|format)$/.test(finding) &&
    !message.includes('which some clients refuse')
  )
}

const BROKEN = /\/frontmatter-(?:unclosed|yaml)$/

function repairsIn(path: string, findings: readonly Finding[]): readonly Diagnostic[] {
  return findings
    .filter((finding) => finding.path === path && BROKEN.test(finding.rule))
    .flatMap(({ rule, message, fix }) => {
      if (fix === undefined) return []
      const edits = fix.edits.map(({ range: { start, end }, text }) => ({
        range: [start.offset, end.offset] as const,
        text,
      }))
      return { rule, message, severity: 'error' as const, range: [0, 0] as const, fix: { ...fix, edits } }
    })
}

/** The reading of one file, and in what the rules do not agree with it. */
interface Compared {
  readonly file: Written
  /** By sentence. */
  readonly verdicts: readonly (boolean | undefined)[]
  readonly disagreements: readonly string[]
}

/**
 * A sentence that is violated must be reported by one of its rules. A rule that reports must have a sentence
 * that is violated, or of which
 * the specification does not decide; the rules that no sentence names may report what they want. Of broken frontmatter
 * rules also tell what it says once it is fixed, and there the reading must agree with them.
 */
function compare(
  file: Written,
  { findings, repairs }: Reported,
  { read, sentences }: Reading<unknown>,
): Compared {
  const verdictsOn = (text: string) => {
    const view = read({ ...file, text })
    return sentences.map(({ holds }) => holds(view))
  }
  const verdicts = verdictsOn(file.text)
  const repaired = applyFixes(file.text, repairs, 'safe').text
  const all = repaired === file.text ? [verdicts] : [verdicts, verdictsOn(repaired)]
  const silent = sentences.filter(
    (sentence, index) =>
      verdicts[index] === false && ![...findings].some((report) => isFor(sentence, report)),
  )
  const unfounded = [...findings].filter((report) => {
    const own = all.flatMap((each) => each.filter((_, index) => isFor(sentences[index]!, report)))
    return own.length > 0 && own.every((verdict) => verdict === true)
  })
  const disagreements = [
    ...silent.map(
      ({ sentence, rules }) => `violated, but not reported by ${rules.join(' or ')}: ${sentence}`,
    ),
    ...unfounded.map((report) => `reported, but not violated: ${report.split(' ', 2).join(' ')}`),
  ]
  return { file, verdicts, disagreements }
}

function isFor({ rules, about, level = 'error' }: Sentence<unknown>, report: string): boolean {
  return rules.some((rule) => report.startsWith(`${level} ${rule} `)) && about?.test(report) !== false
}

/** One line for each kind of disagreement, with the smallest file that shows it. */
function summaryOf(compared: readonly Compared[]): readonly string[] {
  const kinds = new Set(compared.flatMap(({ disagreements }) => disagreements))
  return [...kinds].map((kind) => {
    const files = compared
      .filter(({ disagreements }) => disagreements.includes(kind))
      .map(({ file }) => file)
      .sort((a, b) => a.text.length - b.text.length)
    return `${kind}; ${files.length} times, such as in ${files[0]!.path}: ${JSON.stringify(files[0]!.text)}`
  })
}

/** Files in folders of their own, each with all that lies around it. */
function generateFiles(
  generate: Subject['generate'],
): readonly { path: string; text: string; entries: Readonly<Record<string, string>> }[] {
  const dice = diceOf(SEED)
  return Array.from({ length: GENERATED }, (_, index) => {
    const { path, text, files } = generate(dice)
    const entries = Object.entries({ ...files, [path]: text }).map(([name, entry]) => [
      `f${index}/${name}`,
      entry,
    ])
    return { path: `f${index}/${path}`, text, entries: Object.fromEntries(entries) }
  })
}

/** Whether a path is one of these files, or a folder of one. */
function existsIn(files: readonly string[]): (path: string) => boolean {
  const all = new Set<string>()
  for (const file of files)
    for (const [index] of file.split('/').entries())
      all.add(
        file
          .split('/')
          .slice(0, index + 1)
          .join('/'),
      )
  return (path) => all.has(path)
}
