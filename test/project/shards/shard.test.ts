import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseCommand } from '../../../src/cli/command.ts'
import { listFiles } from '../../../src/cli/list-files.ts'
import type { Host } from '../../../src/files/host.ts'
import type { Options } from '../../../src/project/options.ts'
import type { Merging } from '../../../src/project/shards/index.ts'
import { merge } from '../../../src/project/shards/index.ts'
import { isInShard } from '../../../src/project/shards/shard.ts'
import { tool } from '../../../src/reporters/tool-identity.ts'
import type { Finding } from '../../linting.ts'
import { DEFAULTS, lintOn } from '../../linting.ts'
import { memoryHost } from '../../memory-host.ts'
import { RUNS } from '../../runs.ts'
import { expectSame, mergeAll, REPORTERS, REPOSITORY, runOn, shardsOf, skill } from './sharing.ts'

/** At length the bad example of each rule, too. */
const SORTS = RUNS.filter(({ title }) => !title.startsWith('the bad example of '))

describe('the reports of all shards make that of a whole run', () => {
  test.each(REPORTERS)('%s of 7, findings of all kinds', async (reporter) => {
    const host = memoryHost(REPOSITORY)
    const variants = [{}, { paths: ['skills', '.github/agents/a1.agent.md'], context: true }]
    for (const options of variants) await expectSame(host, reporter, options, 7)
    // Seen from a folder the order of paths is not that of URIs.
    await expectSame({ ...host, cwd: `${host.cwd}/skills/s3` }, reporter, { paths: ['.', '../..'] }, 7)
  })

  test('the repository has what it promises, and other shards have the places that findings speak of', async () => {
    const { diagnostics, files } = JSON.parse((await runOn(memoryHost(REPOSITORY), 'json', {})).stdout) as {
      diagnostics: Finding[]
      files: { path: string }[]
    }
    const rules = new Set(diagnostics.map(({ rule }) => rule))
    for (const rule of [
      'skill/duplicate-name',
      'skill/dead-link',
      'skill/frontmatter-yaml',
      'copilot/handoff-agent',
      'suppress/unused',
      'file/unreadable',
      'file/encoding',
      'file/symlink',
    ])
      expect(rules, rule).toContain(rule)
    expect(diagnostics.length).toBeGreaterThan(1000)
    expect(diagnostics.some(({ message }) => message.startsWith('200 more findings'))).toBe(true)
    expect(diagnostics.some(({ fix }) => fix?.safe)).toBe(true)
    for (const count of [2, 7]) {
      const shardOf = (path: string): number =>
        Array.from({ length: count }, (_, index) => index + 1).find((index) =>
          isInShard(path, { index, count }),
        )!
      expect(
        diagnostics.some(({ path, related = [] }) =>
          related.some((other) => shardOf(other.path) !== shardOf(path)),
        ),
      ).toBe(true)
      expect(new Set(files.map(({ path }) => shardOf(path))).size).toBe(count)
    }
  })

  test.each(SORTS.map((run) => [run.title, run] as const))('%s', async (_, { host, options }) => {
    for (const reporter of REPORTERS) await expectSame(host, reporter, options, 2)
  })
})

describe('a shard', () => {
  test('holds a file by its path alone', () => {
    const paths = ['skills/pdf/SKILL.md', 'SKILL.md', 'a.3md', 'ü/🧭/SKILL.md', '']
    const shardsWith = (path: string): readonly number[] =>
      [1, 2, 3, 4, 5, 6, 7].filter((index) => isInShard(path, { index, count: 7 }))
    expect(paths.map(shardsWith)).toEqual([[4], [7], [4], [7], [5]])
  })

  test.each([2, 3, 4, 8, 16])('of %i is about as large as the others', (count) => {
    for (const pattern of ['skills/#/SKILL.md', '#/SKILL.md', 'agents/team_#.agent.md', '#.3md']) {
      const sizes = Array.from({ length: count }, () => 0)
      for (let number = 0; number < 1000 * count; number++)
        sizes[
          Array.from({ length: count }, (_, index) => index).find((index) =>
            isInShard(pattern.replace('#', String(number)), { index: index + 1, count }),
          )!
        ]!++
      expect(Math.min(...sizes), pattern).toBeGreaterThan(850)
      expect(Math.max(...sizes), pattern).toBeLessThan(1150)
    }
  })

  test('says in its report which it is, validly', async () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    const schema = (path: string) =>
      ajv.compile(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')))
    const [json, sarif] = [
      schema('../../../schema/report.schema.json'),
      schema('../../schemas/sarif-2.1.0.json'),
    ]
    for (const { stdout } of await shardsOf(memoryHost(REPOSITORY), 'json', {}, 2))
      expect(json(JSON.parse(stdout)) || json.errors).toBe(true)
    for (const { stdout } of await shardsOf(memoryHost(REPOSITORY), 'sarif', {}, 2))
      expect(sarif(JSON.parse(stdout)) || sarif.errors).toBe(true)
    expect(
      JSON.parse((await runOn(memoryHost(REPOSITORY), 'json', { shard: { index: 2, count: 7 } })).stdout)
        .shard,
    ).toEqual({ index: 2, count: 7 })
  })

  test('is seen by every reporter, with the places of other shards', async () => {
    for (const reporter of ['text', 'github', 'markdown', 'junit', 'rdjson'] as const) {
      const { stdout } = await lintOn(memoryHost(REPOSITORY), {
        shard: { index: 1, count: 7 },
        outputs: [{ reporter, file: undefined }],
      })
      expect(stdout.length, reporter).toBeGreaterThan(200)
    }
    const { stdout } = await lintOn(
      memoryHost({
        '.git/HEAD': '',
        'skills/a/pdf/SKILL.md': skill('pdf'),
        'skills/b/pdf/SKILL.md': skill('pdf'),
      }),
      { shard: { index: 1, count: 2 }, outputs: [{ reporter: 'text', file: undefined }] },
    )
    expect(stdout).toMatchInlineSnapshot(`
      "skills/b/pdf/SKILL.md
        2:7  warning  Another skill is named \`pdf\`, too. A client loads only one of them. Rename one.  skill/duplicate-name
           2 │ name: pdf
             │       ^^^
           see skills/a/pdf/SKILL.md:2:7  The other one is here.

      0 errors, 1 warning, 0 infos; 1 file checked.
      Explain a rule: passmuster --explain RULE
      "
    `)
  })

  test('reads no file that nothing depends on', async () => {
    const read: string[] = []
    const host = memoryHost({
      '.git/HEAD': '',
      ...Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [`${index}.3md`, '---\nagent: a\n---\n']),
      ),
    })
    const watching: Host = {
      ...host,
      read(path) {
        read.push(path)
        return host.read(path)
      },
    }
    const { stdout } = await runOn(watching, 'json', { shard: { index: 1, count: 2 } })
    const files = JSON.parse(stdout).files as { path: string }[]
    expect(files.length).toBeGreaterThan(4)
    expect(read.filter((path) => path.endsWith('.3md'))).toHaveLength(files.length)
  })

  test('lists its files', async () => {
    const host = memoryHost(REPOSITORY)
    const list = async (options: Partial<Options>) =>
      (await listFiles({ ...DEFAULTS, ...options }, host)).stdout
    const all = JSON.parse(await list({})) as unknown[]
    const parts = await Promise.all(
      [1, 2].map(async (index) => JSON.parse(await list({ shard: { index, count: 2 } })) as unknown[]),
    )
    expect(parts.every(({ length }) => length > 0)).toBe(true)
    expect(parts.flat()).toHaveLength(all.length)
    expect(parts.flat()).toEqual(expect.arrayContaining(all))
  })

  test('may have no file; a path that leads to none anywhere is told by all', async () => {
    const host = memoryHost({ '.git/HEAD': '', 'SKILL.md': skill('repository') })
    for (const { exitCode, stderr } of await shardsOf(host, 'json', {}, 7))
      expect([exitCode, stderr]).toEqual([0, ''])
    const shards = await shardsOf(host, 'json', { paths: ['SKILL.md', 'gone'] }, 2)
    for (const { exitCode, stderr } of shards)
      expect([exitCode, stderr]).toEqual([2, 'passmuster: `gone`: no such file or directory.\n'])
    const merged = await mergeAll(shards.map(({ stdout }) => stdout))
    expect([merged.exitCode, merged.stderr]).toEqual([
      2,
      'passmuster: The run of shard 2/2, of `2.out`, was not complete. See its messages.\npassmuster: The run of shard 1/2, of `1.out`, was not complete. See its messages.\n',
    ])
    expect(merged.stdout).toBe((await runOn(host, 'json', { paths: ['SKILL.md', 'gone'] })).stdout)
  })

  test('holds its findings against the baseline, and tells of stale entries that are its own', async () => {
    const written = new Map<string, string>()
    await lintOn(memoryHost(REPOSITORY, written), { baseline: { file: undefined, update: 'write' } })
    const baseline = JSON.parse(written.get('passmuster-baseline.json')!)
    baseline.entries.push(
      { path: 'gone/SKILL.md', rule: 'skill/dead-link', count: 1 },
      { path: 'skills/unused/SKILL.md', rule: 'skill/dead-link', count: 2 },
    )
    const host = memoryHost({
      ...REPOSITORY,
      'skills/new/SKILL.md': skill('pdf'),
      'passmuster-baseline.json': JSON.stringify(baseline),
    })
    for (const reporter of REPORTERS) await expectSame(host, reporter, {}, 2)
    const shards = await shardsOf(host, 'json', {}, 7)
    const stale = shards.flatMap(({ stderr }) =>
      stderr.split('\n').filter((line) => line.includes('--baseline-prune')),
    )
    expect(stale.toSorted()).toEqual([
      'passmuster: The baseline lists 1 finding of `skill/dead-link` in `gone/SKILL.md`, but none is left. Remove the entry with `--baseline-prune`.',
      'passmuster: The baseline lists 2 findings of `skill/dead-link` in `skills/unused/SKILL.md`, but none is left. Remove the entry with `--baseline-prune`.',
    ])
  })
})

describe('merge', () => {
  let json: readonly string[]
  let sarif: readonly string[]
  beforeAll(async () => {
    const host = memoryHost({
      '.git/HEAD': '',
      'a/SKILL.md': skill('a'),
      'b/SKILL.md': skill('b', 'See [it](gone.md).\n'),
      'c/SKILL.md': skill('d'),
    })
    const options: Partial<Options> = {
      rules: new Map([
        ['skill/dead-link', 'warning'],
        ['skill/name-directory', 'info'],
      ]),
    }
    json = (await shardsOf(host, 'json', options, 3)).map(({ stdout }) => stdout)
    sarif = (await shardsOf(host, 'sarif', options, 3)).map(({ stdout }) => stdout)
  })

  test.each([
    [{}, 0],
    [{ failOn: 'warning' }, 1],
    [{ failOn: 'info' }, 1],
    [{ failOn: 'never' }, 0],
    [{ maxWarnings: 1 }, 0],
    [{ maxWarnings: 0 }, 1],
    [{ failOn: 'never', maxWarnings: 0 }, 1],
  ] as const)('ends under %j with %i', async (threshold, exitCode) => {
    const options = { threshold: { failOn: undefined, maxWarnings: undefined, ...threshold } }
    for (const reports of [json, sarif]) expect((await mergeAll(reports, options)).exitCode).toBe(exitCode)
  })

  test('writes a file, or says why not', async () => {
    const written = new Map<string, string>()
    expect(await mergeAll(sarif, { outputFile: 'all.sarif' }, written)).toEqual({
      stdout: '',
      stderr: '',
      exitCode: 0,
    })
    expect(written.get('all.sarif')).toBe((await mergeAll(sarif)).stdout)
    const host = memoryHost({ 'a.json': json[0]!, 'b.json': json[1]!, 'c.json': json[2]! })
    const full = {
      ...host,
      write: () => {
        throw Object.assign(new Error(), { code: 'ENOSPC' })
      },
    }
    expect(
      await merge(
        { reports: ['a.json', 'b.json', 'c.json'], outputFile: 'x', threshold: {} as Merging['threshold'] },
        full,
      ),
    ).toEqual({ stdout: '', stderr: 'passmuster: The report was not written to `x`: ENOSPC.\n', exitCode: 2 })
  })

  const none = (file: string): string =>
    `\`${file}\` is not a JSON or SARIF report of passmuster. Name the reports of runs with \`--shard\`.`
  const refused = async (all: Readonly<Record<string, string>>, line: string): Promise<void> => {
    const reports = Object.keys(all).map((path) => path.split('/')[0]!)
    expect(
      await merge(
        { reports, outputFile: undefined, threshold: { failOn: undefined, maxWarnings: undefined } },
        memoryHost(all),
      ),
    ).toEqual({ stdout: '', stderr: `passmuster: ${line}\n`, exitCode: 2 })
  }

  const twoMissing = 'The report of shard 1/3 is missing, and 1 more. Name the reports of all 3 shards.'
  const mixed = '`a` is JSON, and `b` is SARIF. Merge the reports of each format separately.'
  test.each<[string, () => Readonly<Record<string, string>>, string]>([
    ['a missing file', () => ({ a: json[0]!, 'b/c': '' }), '`b` is not a regular file. Name one.'],
    [
      'a missing shard',
      () => ({ a: json[0]!, b: json[2]! }),
      'The report of shard 2/3 is missing. Name the reports of all 3 shards.',
    ],
    ['missing shards', () => ({ a: sarif[1]! }), twoMissing],
    [
      'a shard twice',
      () => ({ a: json[0]!, b: json[1]!, c: json[1]!, d: json[2]! }),
      '`b` and `c` are both from shard 2/3. Leave one out.',
    ],
    ['mixed formats', () => ({ a: json[0]!, b: sarif[1]!, c: json[2]! }), mixed],
  ])('refuses %s', (_, files, line) => refused(files(), line))

  test('refuses a whole report', async () => {
    for (const reports of [json, sarif])
      await refused(
        { a: (await mergeAll(reports)).stdout },
        '`a` is the report of a whole run. Name the reports of runs with `--shard`.',
      )
  })

  test.each(['No findings.\n', '', 'null', '[1]', '{"version":1,"entries":[]}'])('refuses %j', (text) =>
    refused({ a: text }, none('a')),
  )

  const edited = (text: string, edit: (report: Record<string, any>) => unknown): string => {
    const report = JSON.parse(text)
    edit(report)
    return JSON.stringify(report)
  }

  test('refuses shards of another number', () =>
    refused(
      { a: json[0]!, b: edited(json[1]!, ({ shard }) => (shard.count = 4)) },
      '`a` is shard 1/3, and `b` shard 2/4. Merge the reports of one run.',
    ))

  test('refuses a report of another version', () =>
    refused(
      { a: edited(json[0]!, (report) => (report['tool'].version = '0.0.9')) },
      `\`a\` was written by passmuster 0.0.9, and this is ${tool.version}. Use one version for all shards.`,
    ))

  test.each<[string, (report: Record<string, any>) => unknown]>([
    ['SARIF of another tool', ({ runs }) => (runs[0].tool.driver.name = 'eslint')],
    ['SARIF with two runs', ({ runs }) => runs.push({})],
    ['results without paths', ({ runs }) => (runs[0].results = [{ ruleId: 'x', level: 'error' }])],
  ])('refuses %s', (_, edit) => refused({ a: edited(sarif[0]!, edit) }, none('a')))

  test.each<[string, (report: Record<string, any>) => unknown]>([
    ['diagnostics without paths', (report) => (report['diagnostics'] = [{}])],
    ['no summary', (report) => (report['summary'] = {})],
    ['shard 4/3', ({ shard }) => (shard.index = 4)],
  ])('refuses %s', (_, edit) => refused({ a: edited(json[0]!, edit) }, none('a')))
})

describe('the command line', () => {
  test('takes a shard', async () => {
    expect(await parseCommand(['--shard', '2/7'], false)).toMatchObject({
      do: 'lint',
      options: { shard: { index: 2, count: 7 } },
    })
    expect(await parseCommand(['--shard=1/1', '--list-files'], false)).toMatchObject({
      do: 'list-files',
      options: { shard: { index: 1, count: 1 } },
    })
  })

  test('takes reports to merge', async () => {
    const argv = 'merge a -o x --fail-on never --max-warnings=3 b'.split(' ')
    expect(await parseCommand(argv, false)).toEqual({
      do: 'merge',
      reports: ['a', 'b'],
      outputFile: 'x',
      threshold: { failOn: 'never', maxWarnings: 3 },
    })
    expect(await parseCommand(['merge', '--help'], false)).toMatchObject({
      do: 'help',
      of: ['merge', ['output-file', 'fail-on', 'max-warnings']],
    })
  })

  test.each('0/2,3/2,a/b,1,1/,/2,1/2/3,-1/2,1/0,1.5/2, 1/2,9999999999/9999999999'.split(','))(
    'refuses %j for a shard',
    async (value) => {
      const message = `\`${value.trim()}\` is not a shard. Write its number and the number of shards, such as \`--shard 1/4\`.`
      expect(await parseCommand([`--shard=${value}`], false)).toEqual({ do: 'complain', message })
    },
  )

  const cannotWrite =
    '`--shard` finds only a part of the findings, but a baseline needs all. Update the baseline without `--shard`.'
  const cannotFix = '`--shard` cannot see what other shards fix. Fix without `--shard`.'
  test.each(
    Object.entries({
      '--shard 1/2 --stdin --stdin-filename SKILL.md':
        '`--shard` does not work with `--stdin`. Leave it out.',
      '--shard 1/2 --baseline-write': cannotWrite,
      '--shard 1/2 --baseline-prune': cannotWrite,
      '--shard 1/2 --fix': cannotFix,
      '--shard 1/2 --fix-dry-run': cannotFix,
      merge:
        '`passmuster merge` needs the reports of all shards. Name them, such as `passmuster merge 1.json 2.json`.',
      'merge a --quiet': '`passmuster merge` takes no `--quiet`. Use it in the runs that write the reports.',
      'merge a --fail-on bad': '`bad` is not a value of `--fail-on`. Use error, warning, info or never.',
    }),
  )('refuses %j', async (argv, message) => {
    expect(await parseCommand(argv.split(' '), false)).toEqual({ do: 'complain', message })
  })
})
