import { describe, expect, test } from 'vitest'
import { clients, findings, open, seen } from '../../src/browser/index.ts'
import { inspect } from '../../src/cli/inspect.ts'
import { rules } from '../../src/formats/rules.ts'
import { listClients } from '../../src/project/list-clients.ts'
import { printJson } from '../../src/reporters/json.ts'
import { readCases } from '../cases.ts'
import { skill } from '../folder.ts'
import { DEFAULTS, lintOn, optionsFor } from '../linting.ts'
import { exampleHost, memoryHost } from '../memory-host.ts'

type Texts = Readonly<Record<string, string>>

/** What people keep beside texts, and nobody looks for in a browser. */
const SETTING = /(?:^|\/)(?:passmuster\.yaml|\.gitignore)$/

/** A verdict of all clients takes time: so many cases are asked of which one is. */
const EVERY = 10

/** So many skills with one missing file have one cause. */
const MANY: Texts = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [
    `skills/${name}/SKILL.md`,
    skill(name, 'See [it](../../gone.md) and [that](references/gone.md).\n'),
  ]),
)

/** The text of a part of a JSON report. */
function partOf(report: string, name: string): string {
  return printJson(JSON.parse(report)[name])
}

test('findings are those of the JSON report, byte for byte', async () => {
  const written = rules.flatMap((rule) => {
    const { path, text, files = {} } = rule.bad
    const texts = { [path]: text, ...files }
    const isText = Object.entries(texts).every(
      ([name, each]) => typeof each === 'string' && !SETTING.test(name),
    )
    return isText ? [{ texts: texts as Texts, options: optionsFor(rule) }] : []
  })
  const all = [...written, { texts: MANY, options: {} }]
  for (const { texts, options } of all) {
    const [path, text] = Object.entries(texts)[0]!
    const { stdout } = await lintOn(exampleHost({ path, text, files: texts }), options)
    expect(printJson(findings(open(texts, { ...options, today: '2026-06-15' } as object)))).toBe(
      partOf(stdout, 'diagnostics'),
    )
  }
  expect(all.length).toBeGreaterThan(rules.length - 20)
})

test('one cause in many files is one finding, as on the command line', () => {
  expect(findings(open(MANY)).some(({ related = [] }) => related.length > 2)).toBe(true)
})

test('clients are those of the command line, byte for byte', () => {
  const cases = readCases().filter(
    ({ files }, index) => index % EVERY === 0 && !Object.keys(files).some((path) => SETTING.test(path)),
  )
  let skills = 0
  for (const { title, files, options } of cases) {
    const { stdout } = listClients({ ...DEFAULTS, ...options }, memoryHost({ '.git/HEAD': '', ...files }))
    const data = clients(open(files, options as object), options.clients)
    expect(printJson(data), title).toBe(stdout)
    skills += data.skills.length
  }
  expect(skills).toBeGreaterThan(40)
})

describe('what the model sees', () => {
  const path = 'skills/pdf/SKILL.md'
  const long = `Reads PDF files. Use when the user has a PDF.${' It can do more than that.'.repeat(60)}`
  const workspace = open({
    [path]: `---\nname: pdf\ndescription: ${long}\n---\nRead it.\n`,
    'README.md': 'Hello.\n',
  })

  test('the manifest is that of the command line', () => {
    const { stdout } = inspect('manifest', [path], memoryHost({ '.git/HEAD': '', [path]: skill('pdf') }))
    expect(printJson(seen(path, open({ [path]: skill('pdf') }))?.manifest)).toBe(stdout)
  })

  test('a description is cut where a client cuts it', () => {
    const { listed = [], title } = seen(path, workspace) ?? {}
    expect(title).toBe('Agent Skills')
    for (const each of listed) expect(each.shown + each.cut).toBe(long)
    const cuts = listed
      .filter(({ cut }) => cut !== '')
      .map((each) => [each.clients.join(), [...each.shown].length] as const)
    expect(cuts).toEqual([
      ['Hermes', 60],
      ['Kimi Code', 250],
      ['Claude Code', 1536],
    ])
  })

  test('who refuses a skill does not list it', () => {
    const broken = open({ [path]: '---\nname: pdf\n---\nRead it.\n' })
    expect(seen(path, broken)?.unlisted).toContain('Codex')
    expect(seen(path, broken)?.listed.flatMap((each) => each.clients)).toContain('Copilot CLI')
  })

  test('a file of no format has nothing', () => {
    expect(seen('README.md', workspace)).toBe(undefined)
    expect(seen('gone.md', workspace)).toBe(undefined)
  })

  test('an agent in planes has a graph with its dead links', () => {
    const bad = rules.find(({ id }) => id === 'agent3md/dead-link')!.bad
    const graph = seen(bad.path, open({ [bad.path]: bad.text as string }))?.graph
    expect(graph?.planes.length).toBeGreaterThan(0)
    expect(graph?.dead.length).toBeGreaterThan(0)
  })
})
