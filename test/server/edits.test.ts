import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { linesOf } from '../../src/assist/lines.ts'
import type { Host } from '../../src/files/host.ts'
import { slashed } from '../../src/files/paths.ts'
import { check } from '../../src/project/check.ts'
import type { Options } from '../../src/project/options.ts'
import { withoutPause } from '../../src/project/steps.ts'
import { atLength, turn } from '../at-length.ts'
import type { Texts } from '../lint/random-changes.ts'
import { edited, someChange, someFiles } from '../lint/random-changes.ts'
import { DEFAULTS } from '../linting.ts'
import { memoryHost, ROOT } from '../memory-host.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import type { Client, Disk } from './client.ts'
import { connect, diskOf, uriOf } from './client.ts'
import { hello } from './talk.ts'

/** Edits in all repositories together. */
const EDITS = Number(process.env['FUZZ_RUNS'] ?? (atLength ? 10_000 : 200))
const FIRST_SEED = Number(process.env['FUZZ_SEED'] ?? 1)
/** Edits of one repository. */
const IN_A_ROW = 20

const OPTIONS: Options = { ...DEFAULTS, preset: undefined, dialect: undefined, errorOnUnmatched: false }

const CONFIGS = ['preset: strict\n', 'rules: {skill/*: info}\n', 'ignore: ["x*"]\n', 'clients: [pi]\n', '']

/** A server with its client, the files on the disk, and those that are open with their texts. */
interface Scene {
  readonly client: Client
  readonly disk: Disk
  readonly laid: Texts
  readonly open: Texts
}

/**
 * The findings of the command line, of files as they are edited, and what it says of config files; undefined where one
 * of these is wrong, such as by the loss of a file that it extends: the command line has no findings then.
 */
function expected({ laid, open }: Scene): readonly string[] | undefined {
  const host: Host = memoryHost({ '.git/HEAD': '', ...laid, ...open })
  const { results, search } = withoutPause(check(OPTIONS, host, undefined))
  if (search.configs.mistakes.some(({ severity }) => severity === 'error')) return undefined
  const notes = search.configs.mistakes.map(({ path, range, message }) => {
    const { span } = linesOf(Buffer.from(host.read(path)).toString(), 'utf-16')
    return JSON.stringify([uriOf(slashed(relative(ROOT, path))), null, 2, message, span(range), []])
  })
  const found = results.flatMap(({ path, text = '', diagnostics }) =>
    diagnostics.map(({ rule, severity, message, range, related = [] }) =>
      JSON.stringify([
        uriOf(path),
        rule,
        ['error', 'warning', 'info'].indexOf(severity) + 1,
        message,
        linesOf(text, 'utf-16').span(range),
        related.map((other) => [uriOf(other.path ?? path), other.message]),
      ]),
    ),
  )
  return [...found, ...new Set(notes)].sort()
}

/** Those of the server. */
async function answered({ client }: Scene): Promise<readonly string[]> {
  const { items, message } = await client.ask('workspace/diagnostic', { previousResultIds: [] })
  expect(message).toBeUndefined()
  return items
    .flatMap(({ uri, items: diagnostics }: any) =>
      diagnostics.map(({ code, severity, message, range, relatedInformation = [] }: any) =>
        JSON.stringify([
          uri,
          code,
          severity,
          message,
          range,
          relatedInformation.map(({ location, message: text }: any) => [location.uri, text]),
        ]),
      ),
    )
    .sort()
}

/** Does something that an editor, or somebody at the disk, may do; tells what. */
function act(scene: Scene, random: Random, version: number): string {
  const { client, laid, open } = scene
  const paths = Object.keys({ ...laid, ...open })
  const opened = Object.keys(open)
  const tell = (method: string, params: object): void => client.tell(`textDocument/${method}`, params)
  if (opened.length > 0 && random.once(5)) {
    const path = random.pick(opened)
    delete open[path]
    tell('didClose', { textDocument: { uri: uriOf(path) } })
    return `close ${path}`
  }
  if (opened.length > 0 && random.once(2)) {
    const path = random.pick(opened)
    const textDocument = { uri: uriOf(path), version }
    const contentChanges = path.endsWith('.yaml')
      ? [{ text: random.pick(CONFIGS) }]
      : changesOf(open[path]!, edited(open[path]!, random), random)
    open[path] = applied(open[path]!, contentChanges)
    tell('didChange', { textDocument, contentChanges })
    return `change ${path} ${JSON.stringify(contentChanges)}`
  }
  if (random.once(3)) {
    const path = random.once(6) ? 'passmuster.yaml' : paths.length === 0 ? 'SKILL.md' : random.pick(paths)
    if (open[path] !== undefined) return 'nothing'
    open[path] = laid[path] ?? ''
    const textDocument = { uri: uriOf(path), version, languageId: 'markdown', text: open[path] }
    tell('didOpen', { textDocument })
    return `open ${path}`
  }
  return change(scene, random)
}

/** The changes that make one text of another: all of it, or the lines that differ. */
function changesOf(before: string, after: string, random: Random): readonly Change[] {
  if (random.once(4)) return [{ text: after }]
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  const { span } = linesOf(before, 'utf-16')
  return [{ range: span([start, before.length]), text: after.slice(start) }]
}

interface Change {
  readonly range?: ReturnType<ReturnType<typeof linesOf>['span']>
  readonly text: string
}

function applied(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, { range, text: part }) => {
    // Editors keep a byte order mark to themselves, and it stays.
    if (range === undefined)
      return before.startsWith('\ufeff') && !part.startsWith('\ufeff') ? `\ufeff${part}` : part
    return before.slice(0, linesOf(before, 'utf-16').offset(range.start)) + part
  }, text)
}

/** Changes the disk, below files that are open too. */
function change({ client, disk, laid, open }: Scene, random: Random): string {
  const made: Record<string, string | undefined> = random.once(12)
    ? { [random.pick(['passmuster.yaml', 'a/passmuster.yaml'])]: random.pick([...CONFIGS, undefined]) }
    : { ...someChange({ ...laid, ...open }, random) }
  // The command line has no findings where a config file has a mistake.
  for (const path of Object.keys(made))
    if (path.endsWith('passmuster.yaml') && made[path] !== undefined) made[path] = random.pick(CONFIGS)
  const after = Object.keys({ ...laid, ...open, ...made }).filter(
    (path) => !(path in made) || made[path] !== undefined,
  )
  // No file lies in a file.
  if (after.some((path) => after.some((other) => other.startsWith(`${path}/`)))) return 'nothing'
  // What goes makes room for a folder of its name.
  const entries = Object.entries(made).sort(
    ([, a], [, b]) => Number(a !== undefined) - Number(b !== undefined),
  )
  const changes = entries.flatMap(([path, text]) => {
    if (text === undefined && laid[path] === undefined) return []
    const type = text === undefined ? 3 : laid[path] === undefined ? 1 : 2
    disk.lay(path, text)
    if (text === undefined) delete laid[path]
    else laid[path] = text
    return { uri: uriOf(path), type }
  })
  client.tell('workspace/didChangeWatchedFiles', { changes })
  return `disk ${JSON.stringify(made)}`
}

test('after any edit the server has the findings of the command line', { timeout: 3_600_000 }, async () => {
  let [edits, compared] = [0, 0]
  for (let seed = FIRST_SEED; edits < EDITS; seed++) {
    const random = randomOf(seed)
    const laid = Object.fromEntries(
      Object.entries(someFiles(random)).filter(([path]) => !path.startsWith('.git/')),
    )
    const disk = diskOf({ '.git/HEAD': '', ...laid })
    const client = connect(disk)
    const scene: Scene = { client, disk, laid, open: {} }
    await client.ask('initialize', hello({ capabilities: { textDocument: { diagnostic: {} } } }))
    const done: string[] = []
    for (let count = 0; count < IN_A_ROW && edits < EDITS; count++, edits++) {
      await turn()
      done.push(act(scene, random, count))
      // Some edits come together.
      if (random.once(3)) continue
      const [now, wanted] = [await answered(scene), expected(scene)]
      if (wanted === undefined) continue
      compared++
      expect(now, `FUZZ_SEED=${seed}: ${done.join('\n')}`).toEqual(wanted)
    }
    client.end()
  }
  expect(compared).toBeGreaterThan(EDITS / 2)
})

test('a file that is opened and saved before the server looks is known', async () => {
  const disk = diskOf({ '.git/HEAD': '' })
  const client = connect(disk)
  const uri = uriOf('SKILL.md')
  await client.ask('initialize', hello({ capabilities: { textDocument: { diagnostic: {} } } }))
  const ask = async () => await client.ask('workspace/diagnostic', { previousResultIds: [] })
  expect((await ask()).items).toEqual([])
  client.tell('textDocument/didOpen', {
    textDocument: { uri, version: 1, languageId: 'markdown', text: '' },
  })
  disk.lay('SKILL.md', '')
  client.tell('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 1 }] })
  expect((await ask()).items).toMatchObject([{ uri, items: [{ code: 'skill/frontmatter-missing' }] }])
  client.end()
})
