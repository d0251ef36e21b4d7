import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import type { ChangedFile } from '../../src/action/changes.ts'
import { loadRules } from '../../src/config/rules.ts'
import { loadFormats } from '../../src/formats/index.ts'
import type { Answer, Repository, Server } from './github-server.ts'
import { FORBIDDEN, startServer } from './github-server.ts'
import type { Done, Step } from './workflow.ts'
import { BASE, HEAD, MERGE, otherEvents, pullRequest, runStep } from './workflow.ts'

const rules = await loadRules()
const formats = await loadFormats()

const windows = process.platform === 'win32'
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
const isSarif = ajv.compile(
  JSON.parse(readFileSync(new URL('../schemas/sarif-2.1.0.json', import.meta.url), 'utf8')),
)

const good = (name: string): string =>
  `---\nname: ${name}\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n`
const excel = { 'skills/excel/SKILL.md': good('pdf') }
const empty = { 'skills/empty/SKILL.md': good('empty').replace('Read it.\n', '') }

async function onServer<T>(repository: Repository, use: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer(repository)
  try {
    return await use(server)
  } finally {
    server.close()
  }
}

/** A step whose pull request changes no file that is checked. */
const runOnline = (step: Step): Promise<Done> => onServer({}, ({ url }) => runStep({ ...step, api: url }))

const commandsOf = ({ stdout }: Done, kind = '\\w+'): readonly string[] =>
  stdout.match(new RegExp(`^::${kind} file=.*$`, 'gm')) ?? []
const messagesOf = ({ stdout }: Done, kind: string): readonly string[] =>
  [...stdout.matchAll(new RegExp(`^::${kind}::(.*)$`, 'gm'))].map(([, message]) => message!)
const rulesOf = (done: Done): readonly string[] =>
  commandsOf(done).map((line) => /title=([^:,]*)/.exec(line)![1]!)

describe('a step', () => {
  test('with one bad file of each format annotates, sums up, writes SARIF and fails', async () => {
    const bad = formats.map(
      (format) =>
        [...format.rules, ...format.repositoryRules].find(
          ({ id, severity, bad: { text } }) =>
            id.startsWith(`${format.name}/`) && severity.recommended === 'error' && typeof text === 'string',
        )!,
    )
    for (const dialect of ['agent-skills', 'skills-plane']) {
      const chosen = formats.flatMap((format, index) =>
        (format.dialect ?? dialect) === dialect ? [bad[index]!] : [],
      )
      const files = Object.fromEntries(
        chosen.flatMap(({ id, bad: { path, text, files: others } }) => {
          const folder = id.split('/')[0]
          return Object.entries({ [path]: text, ...others }).map(([name, entry]) => [
            `${folder}/${name}`,
            entry as string,
          ])
        }),
      )
      let log:
        | {
            runs: {
              results: {
                ruleId: string
                locations: { physicalLocation: { artifactLocation: { uri: string } } }[]
              }[]
            }[]
          }
        | undefined
      const done = await runStep({
        files,
        with: { dialect, 'sarif-file': 'out.sarif' },
        look: (workspace) => {
          log = JSON.parse(readFileSync(join(workspace, 'out.sarif'), 'utf8'))
        },
      })
      const expected = chosen.map(({ id }) => id)
      expect(rulesOf(done)).toEqual(expect.arrayContaining(expected))
      expect(log!.runs[0]!.results.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(expected))
      expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true)
      for (const id of expected) expect(done.summary).toContain(`| ${id} |`)
      expect(done).toMatchObject({
        status: 1,
        stderr: '',
        outputs: { result: 'findings', 'sarif-file': join(done.workspace, 'out.sarif') },
      })
    }
  })

  test('says where, links to the head of the pull request, and counts', async () => {
    const done = await runStep({ files: { ...excel, ...empty } })
    expect(done.stdout).toMatchInlineSnapshot(`
      "::error file=skills/excel/SKILL.md,line=2,endLine=2,col=7,endColumn=10,title=skill/name-directory::skills/excel/SKILL.md:2:7 skill/name-directory: The skill is named \`pdf\` but its directory is \`excel\`. Give both the same name.
      ::warning file=skills/empty/SKILL.md,line=4,endLine=4,col=1,endColumn=4,title=skill/body-empty::skills/empty/SKILL.md:4:1 skill/body-empty: Nothing follows the frontmatter. Write the instructions below it.
      passmuster: 1 error, 1 warning, 0 infos; 2 files checked.
      ::error::passmuster found 1 error, 1 warning, 0 infos.
      "
    `)
    expect(done.summary).toContain(
      `[2:7](https://github.com/octo/skills/blob/${HEAD}/skills/excel/SKILL.md?plain=1#L2)`,
    )
    expect(done.summary.match(/^### .*/gm)).toEqual(['### 1 error', '### 1 warning', '### Rules'])
    expect(done).toMatchObject({
      status: 1,
      stderr: '',
      outputs: { errors: '1', warnings: '1', infos: '0', files: '2', 'sarif-file': '', result: 'findings' },
    })
  })

  test('without findings is clean', async () => {
    const done = await runStep({ files: { 'skills/pdf/SKILL.md': good('pdf') } })
    expect(done).toMatchObject({
      status: 0,
      stdout: 'passmuster: 0 errors, 0 warnings, 0 infos; 1 file checked.\n',
      outputs: { result: 'clean', files: '1' },
    })
    expect(done.summary).toBe('## passmuster: No findings\n\n1 file checked.\n\n'.replace(/\n$/, ''))
  })

  test.each([
    [{ 'fail-on': 'never' }, excel, 0],
    [{ 'fail-on': 'warning' }, empty, 1],
    [{}, empty, 0],
    [{ 'max-warnings': '0' }, empty, 1],
    [{ 'max-warnings': '1' }, empty, 0],
  ] as const)('with %j', async (given, files, status) => {
    const done = await runStep({ files, with: given })
    expect(done).toMatchObject({ status, outputs: { result: 'findings' } })
    expect(messagesOf(done, 'error')).toHaveLength(status)
    expect(done.summary).toContain('### 1 ')
  })

  test.each<[string, Partial<Step>, string]>([
    [
      'an unknown value',
      { with: { preset: 'strct' } },
      '`strct` is not a value of `preset`. Did you mean `strict`? Use recommended or strict.',
    ],
    [
      'a value that is a command',
      { with: { report: 'x\n::error::y ##[error]z' } },
      '`x ::error::y ## [error]z` is not a value of `report`. Use all, changed-files or changed-lines.',
    ],
    [
      'a folder that is not there',
      { with: { 'working-directory': 'gone' } },
      '`gone` is no folder of the workspace. Correct `working-directory`.',
    ],
    ['a path that leads nowhere', { with: { paths: 'gone' } }, '`gone` leads to no file: it does not exist.'],
    ['nothing to check', { files: {} }, '`.` leads to no file: it holds no file to check.'],
    [
      'SARIF that cannot be written',
      { with: { 'sarif-file': 'gone/out.sarif' } },
      'The report was not written to `gone/out.sarif`: ENOENT.',
    ],
  ])('that cannot work, for %s, fails with one line', async (_, step, message) => {
    const done = await runStep({ files: { 'skills/pdf/SKILL.md': good('pdf') }, ...step })
    expect(messagesOf(done, 'error')).toEqual([message])
    expect(done).toMatchObject({ status: 1, stderr: '' })
    expect(done.outputs['sarif-file'] ?? '').toBe('')
  })

  test('reports what it can also when a path leads nowhere', async () => {
    const done = await runStep({ files: excel, with: { paths: 'skills\ngone' } })
    expect([done.status, commandsOf(done).length, messagesOf(done, 'error'), done.outputs['errors']]).toEqual(
      [1, 1, ['`gone` leads to no file: it does not exist.'], '1'],
    )
  })

  test.each<[string, Partial<Step>, string, string]>([
    [
      'a path leads nowhere',
      { with: { paths: 'skills\ngone' } },
      '1 error, 0 warnings, 0 infos',
      '`gone` leads to no file: it does not exist.',
    ],
    [
      'a config file is wrong',
      { files: { ...excel, 'passmuster.yaml': 'rulez: {}\n' } },
      'The run failed',
      'passmuster.yaml:1:1: `rulez` is no setting here. Did you mean `rules`?',
    ],
  ])(
    'leaves code scanning as it is, and says why, when %s',
    async (_, { files = excel, with: given }, title, reason) => {
      let written = true
      const done = await runStep({
        files,
        with: { ...given, 'sarif-file': 'out.sarif' },
        look: (workspace) => {
          written = existsSync(join(workspace, 'out.sarif'))
        },
      })
      expect([
        written,
        done.outputs['sarif-file'],
        done.outputs['result'],
        messagesOf(done, 'error'),
      ]).toEqual([false, '', 'failed', [reason]])
      expect(done.summary).toContain(`## passmuster: ${title}\n`)
      expect(
        done.summary.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code))),
      ).toContain(reason)
    },
  )

  test('tells the first of very many mistakes, in the log, the summary and a check run', async () => {
    const mistakes = Array.from({ length: 6000 }, (_, index) => `  rule-${index}: off\n`).join('')
    const files = { ...excel, 'passmuster.yaml': `rules:\n${mistakes}` }
    await onServer({}, async ({ url, requests }) => {
      const done = await runStep({ files, api: url, with: { annotations: 'check' } })
      const [error = ''] = messagesOf(done, 'error')
      expect(error.match(/is not a rule/g)).toHaveLength(20)
      expect(error).toMatch(/^passmuster\.yaml:2:3: .* 5,980 more messages left out here\. Fix these first, /)
      expect(done.summary).toContain('## passmuster: The run failed\n')
      expect(done.summary.match(/is not a rule/g)).toHaveLength(20)
      expect(requests[0]!.body!.output!.summary).toContain('5,980 more messages left out here.')
    })
  })

  test('says first that a report could not be written, and what else there is', async () => {
    const entries = Array.from({ length: 30 }, (_, index) => ({
      path: `gone-${index}${'x'.repeat(index === 0 ? 100_000 : 0)}/SKILL.md`,
      rule: 'skill/dead-link',
      count: 1,
    }))
    const baseline = { 'passmuster-baseline.json': JSON.stringify({ version: 1, entries }) }
    const done = await runStep({ files: { ...excel, ...baseline }, with: { 'sarif-file': 'gone/out.sarif' } })
    const [error = ''] = messagesOf(done, 'error')
    expect(error).toMatch(
      /^The report was not written to `gone\/out\.sarif`: ENOENT\. .* 12 more messages left out here\./,
    )
    expect(error.length).toBeLessThan(10_000)
    expect(done.status).toBe(1)
  })

  test('does its work without a file for the summary or outputs, and without an event', async () => {
    const done = await runStep({
      files: excel,
      env: { GITHUB_STEP_SUMMARY: undefined, GITHUB_EVENT_PATH: undefined },
    })
    expect([done.status, commandsOf(done).length]).toEqual([1, 1])
    expect(done.stdout).toContain('The job summary was not written: ')
    expect((await runStep({ files: excel, with: { summary: 'false' } })).summary).toBe('')
  })

  test('in a folder of the workspace names paths from the root of the repository', async () => {
    const files = Object.fromEntries(Object.entries(excel).map(([path, text]) => [`agents/${path}`, text]))
    let [uri, left]: [string, readonly string[]] = ['', []]
    const look = (workspace: string): void => {
      left = readdirSync(join(workspace, 'agents'))
      uri = JSON.parse(readFileSync(join(workspace, 'agents/out.sarif'), 'utf8')).runs[0].results[0]
        .locations[0].physicalLocation.artifactLocation.uri
    }
    const done = await runStep({
      files,
      with: { 'working-directory': 'agents', 'sarif-file': 'out.sarif' },
      look,
    })
    expect(commandsOf(done)[0]).toContain('file=agents/skills/excel/SKILL.md,')
    expect(done.summary).toContain('/agents/skills/excel/SKILL.md?plain=1#L2)')
    expect([uri, left]).toEqual(['agents/skills/excel/SKILL.md', ['out.sarif', 'skills']])
    expect(done.outputs['sarif-file']).toBe(join(done.workspace, 'agents/out.sarif'))
  })

  test.each<[string, string, Partial<Step>]>([
    ['a submodule in `paths`', 'sub/skills/excel/SKILL.md', { with: { paths: 'sub' } }],
    [
      'a submodule in `working-directory`',
      'sub/skills/excel/SKILL.md',
      { with: { 'working-directory': 'sub' } },
    ],
    [
      'a checkout below the workspace',
      'skills/excel/SKILL.md',
      {
        with: { 'working-directory': 'sub' },
        prepare: (workspace) => rmSync(join(workspace, '.git'), { recursive: true }),
      },
    ],
    [
      'a submodule of a checkout below the workspace',
      'sub/skills/excel/SKILL.md',
      {
        with: { 'working-directory': 'it/sub' },
        prepare: (workspace) => {
          mkdirSync(join(workspace, 'it'))
          for (const name of ['.git', 'sub']) renameSync(join(workspace, name), join(workspace, 'it', name))
        },
      },
    ],
  ])('names paths from the root of the whole repository for %s', async (_, path, step) => {
    const files = { 'sub/.git': 'gitdir: ../.git/modules/sub\n', 'sub/skills/excel/SKILL.md': good('pdf') }
    const changed = [{ filename: path, status: 'modified' }]
    const done = await onServer({ files: changed }, ({ url }) =>
      runStep({ files, api: url, ...step, with: { report: 'changed-files', ...step.with } }),
    )
    expect(commandsOf(done)).toEqual([expect.stringContaining(`file=${path},`)])
    expect(done.summary).toContain(`/blob/${HEAD}/${path}?plain=1`)
  })

  test.each(otherEvents.map((event) => [event.name, event] as const))(
    'of the event %s reports all, at its commit',
    async (_, event) => {
      const done = await runStep({ files: excel, event, with: { report: 'changed-lines' } })
      expect(done.stdout).toContain('All findings are reported: the event has no pull request.\n')
      expect([done.status, commandsOf(done).length]).toEqual([1, 1])
      expect(done.summary).toContain(`/blob/${MERGE}/`)
    },
  )

  test('with 2,000 findings annotates 10 of each kind and loses none', { timeout: 30_000 }, async () => {
    const files = Object.fromEntries([
      ...Array.from({ length: 1200 }, (_, index) => [
        `skills/s${index}/SKILL.md`,
        good('pdf').replace('name: pdf', `name: other-${index}`),
      ]),
      ...Array.from({ length: 800 }, (_, index) => [
        `skills/w${index}/SKILL.md`,
        good(`w${index}`).replace('Read it.\n', ''),
      ]),
    ])
    let results: { ruleId: string; message: { text: string } }[] = []
    const done = await runOnline({
      files,
      with: { 'sarif-file': 'out.sarif' },
      look: (workspace) => {
        results = JSON.parse(readFileSync(join(workspace, 'out.sarif'), 'utf8')).runs[0].results
      },
    })
    expect(done).toMatchObject({ status: 1, outputs: { errors: '1200', warnings: '800', files: '2000' } })
    expect([
      commandsOf(done, 'error').length,
      messagesOf(done, 'error').length,
      commandsOf(done, 'warning').length,
    ]).toEqual([9, 1, 10])
    expect(done.stdout).toContain(
      '::group::1,981 more findings, without annotation: GitHub keeps 10 of each kind\n',
    )
    expect(done.stdout.match(/^(?:error|warning) skills\/.*/gm)).toHaveLength(1981)
    expect(done.summary.match(/^\| <code>/gm)).toHaveLength(2000)
    expect(done.summary).not.toContain('left out')
    expect(Buffer.byteLength(done.summary)).toBeLessThan(900_000)
    expect(
      new Set(results.map(({ message }) => message.text).filter((text) => text.includes('other-'))).size,
    ).toBe(1200)
    expect(results).toHaveLength(2000)
  })
})

describe('what a pull request could silence', () => {
  const files = { ...excel, 'skills/word/SKILL.md': good('word') }
  const suppressed = good('pdf').replace('---\n', '---\n# passmuster-ignore-file skill/*: x\n')

  test.each<[string, Step['files'], Step['with']]>([
    ['suppressions', { ...files, 'skills/excel/SKILL.md': suppressed }, { 'inline-config': 'false' }],
    ['a .gitignore', { ...files, '.gitignore': 'excel\n' }, { gitignore: 'false' }],
    [
      'rules in a config file',
      { ...files, 'passmuster.yaml': 'rules: {skill/*: off}\n' },
      { config: 'none' },
    ],
    [
      'a config file further down',
      { ...files, 'skills/passmuster.yaml': 'ignore: [excel]\n' },
      { config: 'none' },
    ],
  ])('with %s is reported where the inputs say so', async (_, given, inputs) => {
    expect((await runStep({ files: given })).outputs['result']).toBe('clean')
    const done = await runStep({ files: given, with: inputs })
    expect([done.status, rulesOf(done)]).toEqual([1, ['skill/name-directory']])
  })
})

describe('what a pull request controls', () => {
  const names = [
    '::error::x',
    ' ::warning::y',
    '##[error]z',
    '%0A::error::a',
    '<img src=x onerror=1>',
    '`tick`|pipe',
    '**b** [l](https:x)',
    '\u001b[31mred',
    '\u202ecod',
    'new\nline',
  ].filter((name) => !windows || !/[<>:"|?*\u001b\n]/.test(name))
  const attack =
    '::error::x ##[error]y %0A::stop-commands::t <img src=x> | `t` [l](https://e.example) **b** \\u001b[31m'
  const text = `---\nname: "${attack}"\n::error::in the file: 1\n##[error]key: 2\ndescription: ${attack}\n---\n[a](<##[error]gone.md>) [b](%0A::error::gone.md)\n`

  test('steers no log, forges no summary, and is reported all the same', async () => {
    const files = Object.fromEntries(names.map((name) => [`${name}/SKILL.md`, text]))
    let sarif = ''
    const done = await runOnline({
      files,
      with: { preset: 'strict', 'sarif-file': 'out.sarif' },
      look: (workspace) => {
        sarif = readFileSync(join(workspace, 'out.sarif'), 'utf8')
      },
    })
    const starts = new Set(
      done.stdout
        .split('\n')
        .map((line) => /^\s*(::[\w-]+)/.exec(line)?.[1])
        .filter((start) => start !== undefined),
    )
    expect([...starts].sort()).toEqual(['::endgroup', '::error', '::group', '::warning'])
    expect(
      done.stdout.match(
        /^\s*::(?!error file=|warning file=|group::\d+ more|endgroup::$|error::passmuster found).*/gm,
      ),
    ).toBeNull()
    expect(done.stdout).not.toMatch(/##\[|[\u001b\u202e]|^::.*%0A/m)
    expect(done.stdout).not.toContain('title ##')
    const rows = done.summary.split('\n').filter((line) => line.startsWith('|'))
    expect(rows.filter((row) => row.match(/\|/g)!.length !== 5)).toEqual([])
    const bare = rows.join('\n').replace(/<\/?code>|<br>|\]\(https:\/\/github\.com\/[^)\s]*\)/g, '')
    expect(bare).not.toMatch(/<[a-z]|##\[|!\[|[\u001b\u202e]|\*\*|]\(|`/i)
    expect(done.summary.match(/^#+ .*/gm)).toEqual([
      expect.stringMatching(/^## passmuster: /),
      expect.stringMatching(/^### \d+ errors$/),
      expect.stringMatching(/^### \d+ warnings$/),
      '### Rules',
    ])
    expect(sarif).not.toContain('##[')
    expect(
      new Set(
        JSON.parse(sarif).runs[0].results.map(
          (each: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
            decodeURIComponent(each.locations[0]!.physicalLocation.artifactLocation.uri),
        ),
      ),
    ).toEqual(new Set(Object.keys(files)))
    expect(done).toMatchObject({ status: 1, stderr: '', outputs: { files: String(names.length) } })
  })

  test('is nowhere where the event alone has it', async () => {
    const ours = new Set([HEAD, MERGE, BASE])
    const marked = (value: unknown): unknown => {
      if (typeof value === 'string') return ours.has(value) ? value : `canary ${value}`
      if (Array.isArray(value)) return value.map(marked)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]))
    }
    for (const { name, payload } of [pullRequest('fork'), ...otherEvents])
      await onServer(
        { files: [{ filename: 'skills/excel/SKILL.md', status: 'modified' }] },
        async (server) => {
          const done = await runStep({
            files: excel,
            api: server.url,
            event: { name, payload: marked(payload) },
            with: { report: 'changed-files', annotations: 'check' },
          })
          expect(server.requests.length).toBeGreaterThan(0)
          expect(JSON.stringify([done, server.requests])).not.toContain('canary')
        },
      )
  })

  test('does not reach the log through the API either', async () => {
    const answer: Answer = { status: 403, message: 'No\n::error::x ##[error]y \u001b[31m' }
    const done = await onServer({ answers: { GET: [answer], POST: [answer] }, always: true }, ({ url }) =>
      runStep({ files: excel, api: url, with: { report: 'changed-files', annotations: 'check' } }),
    )
    expect(done.stdout).not.toMatch(/^::error::x|##\[|\u001b/m)
    expect([messagesOf(done, 'notice').length, messagesOf(done, 'warning').length, done.status]).toEqual([
      1, 1, 1,
    ])
  })
})

describe('a report on the changed files', () => {
  const files = { ...excel, 'skills/word/SKILL.md': good('doc'), 'skills/word/forms.md': '' }
  const step = (repository: Repository, given: Step['with'] = {}, event = pullRequest()) =>
    onServer(repository, async (server) => {
      const done = await runStep({
        files,
        api: server.url,
        event,
        with: { report: 'changed-files', ...given },
      })
      return { ...done, requests: server.requests }
    })
  const annotated = (done: Done) => commandsOf(done).map((line) => /file=([^,]*)/.exec(line)![1]!)
  const one: ChangedFile = {
    filename: 'skills/word/SKILL.md',
    status: 'modified',
    patch: '@@ -5 +5 @@\n-Read.\n+Read it.',
  }

  test.each(['branch', 'fork', 'deleted fork'] as const)('of a pull request from a %s', async (from) => {
    const done = await step({ files: [one] }, {}, pullRequest(from))
    expect(annotated(done)).toEqual(['skills/word/SKILL.md'])
    expect(done).toMatchObject({ status: 1, outputs: { errors: '1', files: '2' } })
    expect(done.summary).toContain('Reported is what concerns the changed files of the pull request')
    expect(done.requests).toMatchObject([
      {
        method: 'GET',
        url: '/repos/octo/skills/pulls/7/files?per_page=100&page=1',
        authorization: 'token secret-token',
      },
    ])
  })

  test('counts a skill of whose folder a file went', async () => {
    expect(
      annotated(
        await step({
          files: [{ filename: 'skills/word/forms.md', status: 'removed', patch: '@@ -1 +0,0 @@\n-x' }],
        }),
      ),
    ).toEqual(['skills/word/SKILL.md'])
  })

  const link = (from: string, to: string) => (workspace: string) => {
    mkdirSync(dirname(join(workspace, from)), { recursive: true })
    symlinkSync(to, join(workspace, from))
  }

  test.skipIf(windows).each<[string, Partial<Step>, ChangedFile]>([
    [
      'the target of a link',
      {
        files: { 'docs/notes.txt': good('pdf') },
        prepare: link('skills/excel/SKILL.md', '../../docs/notes.txt'),
      },
      { filename: 'docs/notes.txt', status: 'modified', patch: '@@ -5 +5 @@\n-x\n+Read it.' },
    ],
    [
      'a link to a file',
      { files: excel, prepare: link('skills/pdf/SKILL.md', '../excel/SKILL.md') },
      { filename: 'skills/pdf/SKILL.md', status: 'added', patch: '@@ -0,0 +1 @@\n+../excel/SKILL.md' },
    ],
    [
      'a link to a folder',
      { files: excel, prepare: link('more', 'skills') },
      { filename: 'more', status: 'added', patch: '@@ -0,0 +1 @@\n+skills' },
    ],
    [
      'a link to a folder that is reached by it alone',
      {
        files: { ...excel, 'skills/passmuster.yaml': 'ignore: [/excel]\n' },
        prepare: link('more', 'skills/excel'),
        with: { paths: 'more/SKILL.md' },
      },
      { filename: 'more', status: 'added', patch: '@@ -0,0 +1 @@\n+skills/excel' },
    ],
    [
      'the link behind a link',
      {
        files: excel,
        prepare: (workspace) => {
          link('links/inner', '../skills/excel/SKILL.md')(workspace)
          link('other/SKILL.md', '../links/inner')(workspace)
        },
      },
      { filename: 'links/inner', status: 'modified', patch: '@@ -1 +1 @@\n-x\n+../skills/excel/SKILL.md' },
    ],
    [
      'the target of a link, which is gone',
      { prepare: link('skills/excel/SKILL.md', '../../docs/notes.txt') },
      { filename: 'docs/notes.txt', status: 'removed' },
    ],
  ])('has what is reached through links: %s', async (_, { files: given = {}, ...step }, changed) => {
    for (const report of ['changed-files', 'changed-lines']) {
      const done = await onServer({ files: [changed] }, ({ url }) =>
        runStep({ files: given, api: url, ...step, with: { report, 'fail-on': 'warning', ...step.with } }),
      )
      expect([done.status, rulesOf(done).length], done.stdout).toEqual([1, 1])
    }
  })

  test('has the errors of a changed file wherever they are', async () => {
    const open = { 'skills/pdf/SKILL.md': good('pdf').replace('---\nRead', 'Read') }
    const changed = {
      filename: 'skills/pdf/SKILL.md',
      status: 'modified',
      patch: '@@ -4,2 +4 @@\n----\n Read it.',
    }
    const done = await onServer({ files: [changed] }, ({ url }) =>
      runStep({ files: open, api: url, with: { report: 'changed-lines' } }),
    )
    expect([done.status, rulesOf(done)]).toEqual([1, ['skill/frontmatter-unclosed']])
  })

  test('is clean, and lets the step pass, when the findings lie elsewhere', async () => {
    const done = await step({ files: [{ filename: 'README.md', status: 'modified' }] })
    expect(done).toMatchObject({ status: 0, outputs: { result: 'clean', files: '2' } })
  })

  test('narrows warnings to lines', async () => {
    const narrowed = (patch: string) =>
      onServer({ files: [{ filename: 'skills/empty/SKILL.md', status: 'modified', patch }] }, ({ url }) =>
        runStep({ files: empty, api: url, with: { report: 'changed-lines', 'fail-on': 'warning' } }),
      )
    expect(await narrowed('@@ -2,1 +2,1 @@\n-name: x\n+name: empty')).toMatchObject({
      status: 0,
      outputs: { result: 'clean', files: '1' },
    })
    const done = await narrowed('@@ -4,2 +4,1 @@\n ---\n-Read it.')
    expect([annotated(done), done.status]).toEqual([['skills/empty/SKILL.md'], 1])
  })

  test('reads all pages', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({
      filename: `docs/${index}.md`,
      status: 'added',
    }))
    const done = await step({ files: [...many, one] })
    expect(annotated(done)).toEqual(['skills/word/SKILL.md'])
    expect(done.requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('page'))).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  test.each<[string, Repository, string, number]>([
    [
      'there is no permission',
      { answers: { GET: [FORBIDDEN] }, always: true },
      'GitHub’s API refuses the request (Resource not accessible by integration). Give the job `pull-requests: read`.',
      1,
    ],
    [
      'the API fails',
      {
        answers: { GET: [{ status: 500, headers: { 'retry-after': '0' }, message: 'Server Error' }] },
        always: true,
      },
      'GitHub’s API fails with status 500 (Server Error). Run the job again later.',
      4,
    ],
    [
      'the API asks to wait too long',
      {
        answers: { GET: [{ status: 429, headers: { 'retry-after': '3600' }, message: 'Too many requests' }] },
      },
      'GitHub’s API takes no more requests for now (Too many requests). Run the job again later.',
      1,
    ],
    [
      'the limit of requests is used up',
      {
        answers: {
          GET: [
            {
              status: 403,
              headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' },
              message: 'API rate limit exceeded for installation.',
            },
          ],
        },
      },
      'GitHub’s API takes no more requests for now (API rate limit exceeded for installation). Run the job again later.',
      1,
    ],
    [
      'the answer is of another form',
      { answers: { GET: [{ status: 200, body: null }] } },
      'GitHub’s API gave an answer of an unknown form. Run the job again later.',
      1,
    ],
    [
      'the answer lists fewer files than there are',
      {},
      'GitHub’s API lists fewer files than the pull request changes: 0 of 1. Run the job again later.',
      1,
    ],
    [
      'there are too many files',
      {
        files: Array.from({ length: 3001 }, (_, index) => ({
          filename: `docs/${index}.md`,
          status: 'added',
        })),
      },
      'The pull request changes more files than the 3,000 that GitHub lists. Split it to see only what it changes.',
      30,
    ],
  ])('is on all files, with one notice, when %s', async (_, repository, reason, requests) => {
    const done = await step(repository)
    expect(annotated(done)).toEqual(['skills/excel/SKILL.md', 'skills/word/SKILL.md'])
    expect(messagesOf(done, 'notice')).toEqual([
      `All findings are reported, because it is unknown what the pull request changes. ${reason}`,
    ])
    expect([done.status, done.requests.length]).toEqual([1, requests])
  })

  test('does not ask for files that are too many to list', async () => {
    const done = await step({}, {}, pullRequest('branch', 3001))
    expect([done.requests.length, messagesOf(done, 'notice').length]).toEqual([0, 1])
  })

  test('does without a token', async () => {
    const done = await step({}, { 'github-token': ' ' })
    expect(messagesOf(done, 'notice')).toEqual([
      expect.stringContaining('The input `github-token` is empty.'),
    ])
  })

  test('waits as the API says, and tries again', async () => {
    const limits = [429, 503, 403].map((status) => ({
      status,
      headers: { 'retry-after': '0' },
      message: 'You have exceeded a secondary rate limit',
    }))
    const done = await step({ files: [one], answers: { GET: limits } })
    expect([annotated(done), done.requests.length, messagesOf(done, 'notice')]).toEqual([
      ['skills/word/SKILL.md'],
      4,
      [],
    ])
  })

  test('is on all files when nothing answers', async () => {
    const closed = await onServer({}, async ({ url }) => url)
    const done = await runStep({ files, with: { report: 'changed-files' }, api: closed })
    expect(messagesOf(done, 'notice')).toEqual([expect.stringContaining('ECONNREFUSED')])
    expect([annotated(done).length, messagesOf(done, 'notice').length, done.status]).toEqual([2, 1, 1])
  })

  test.each<[string, string, Partial<Step>, string]>([
    [
      'pull_request_target with the base',
      BASE,
      { event: { ...pullRequest(), name: 'pull_request_target' }, env: { GITHUB_SHA: BASE } },
      'because `pull_request_target` checks out the base branch. Use the event `pull_request` to report what a pull request changes.',
    ],
    [
      'pull_request with another commit',
      BASE,
      {},
      `because the commit \`${BASE}\` is checked out, which the event is not about. Check out the commit of the event to report what a pull request changes.`,
    ],
  ])('is on all files for %s checked out', async (_, head, given, said) => {
    const done = await onServer({ files: [one] }, ({ url }) =>
      runStep({
        files: { ...files, '.git/HEAD': head },
        api: url,
        with: { report: 'changed-files' },
        ...given,
      }),
    )
    expect(annotated(done)).toEqual(['skills/excel/SKILL.md', 'skills/word/SKILL.md'])
    expect(done.stdout).toContain(`All findings are reported, ${said}\n`)
    expect(done.summary).toContain(`/blob/${BASE}/`)
  })

  test('comes first where there are more findings than annotations', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `skills/s${index}/SKILL.md`,
        good('pdf').replace('name: pdf', `name: other-${index}`),
      ]),
    )
    const changed = [{ filename: 'skills/s9/SKILL.md', status: 'modified' }]
    const done = await onServer({ files: changed }, ({ url }) => runStep({ files: many, api: url }))
    expect([annotated(done)[0], annotated(done).length]).toEqual(['skills/s9/SKILL.md', 9])
    const unknown = await onServer({ answers: { GET: [FORBIDDEN] }, always: true }, ({ url }) =>
      runStep({ files: many, api: url }),
    )
    expect([annotated(unknown)[0], unknown.status, messagesOf(unknown, 'notice')]).toEqual([
      'skills/s0/SKILL.md',
      1,
      [],
    ])
  })
})

describe('a check run', () => {
  const step = (repository: Repository, files: Step['files'], given: Step['with'] = {}) =>
    onServer(repository, async (server) => {
      const done = await runStep({
        files,
        api: server.url,
        event: pullRequest('fork'),
        with: { annotations: 'check', ...given },
      })
      return { ...done, requests: server.requests }
    })
  const many = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [
      `skills/s${index}/SKILL.md`,
      good('pdf').replace('name: pdf', `name: other-${index}`),
    ]),
  )

  test('on the head of the pull request has all annotations, 50 a request', async () => {
    const done = await step({}, many)
    expect(done.requests.map(({ method, body }) => [method, body?.output?.annotations?.length])).toEqual([
      ['POST', 50],
      ['PATCH', 50],
      ['PATCH', 20],
    ])
    expect(done.requests[0]!.body).toMatchObject({
      name: 'passmuster',
      head_sha: HEAD,
      status: 'completed',
      conclusion: 'failure',
      output: { title: '120 errors, 0 warnings, 0 infos' },
    })
    expect(
      new Set(done.requests.flatMap(({ body }) => body?.output?.annotations ?? []).map(({ path }) => path))
        .size,
    ).toBe(120)
    expect([done.status, commandsOf(done).length, done.stdout.match(/^error skills\//gm)?.length]).toEqual([
      1, 0, 120,
    ])
  })

  test('has no more requests however many findings there are, and the log has them all', async () => {
    const links = '[a](gone.md)\n'.repeat(1000)
    const done = await step(
      {},
      { 'pdf/SKILL.md': good('pdf') + links, 'word/SKILL.md': good('word') + links },
    )
    expect([done.requests.length, commandsOf(done).length, done.stdout.match(/^error /gm)?.length]).toEqual([
      20, 0, 2000,
    ])
  })

  test('outside of a pull request is on the commit of the event', async () => {
    const requests = await onServer({}, async (server) => {
      await runStep({ files: excel, api: server.url, event: otherEvents[0]!, with: { annotations: 'check' } })
      return server.requests
    })
    expect(requests).toMatchObject([{ method: 'POST', body: { head_sha: MERGE, conclusion: 'failure' } }])
  })

  const target = { ...pullRequest('fork'), name: 'pull_request_target' }
  const clean = { 'skills/pdf/SKILL.md': good('pdf') }
  const on = (checkedOut: string, given: Partial<Step>) =>
    onServer({ files: [{ filename: 'skills/pdf/SKILL.md', status: 'modified' }] }, async (server) => {
      const done = await runStep({
        files: { ...clean, '.git/HEAD': checkedOut },
        api: server.url,
        event: pullRequest('fork'),
        with: { annotations: 'check' },
        ...given,
      })
      return { ...done, requests: server.requests }
    })

  test.each([
    ['the base, as nothing says', ''],
    ['the base', BASE],
  ])('of pull_request_target with %s checked out is not on the head that nobody linted', async (_, head) => {
    const done = await on(head, { event: target, env: { GITHUB_SHA: BASE } })
    expect(done.requests).toMatchObject([{ method: 'POST', body: { head_sha: BASE } }])
    expect(messagesOf(done, 'notice')).toEqual([
      'The check run is on the base branch, because `pull_request_target` checks that out. Use the event `pull_request` to check what a pull request changes.',
    ])
  })

  test.each([
    ['pull_request_target with the head', HEAD, { event: target, env: { GITHUB_SHA: BASE } }],
    ['pull_request with the base', BASE, {}],
    ['push with another branch', BASE, { event: otherEvents[0]! }],
  ])('is not written for %s checked out', async (_, head, given) => {
    const done = await on(head, given)
    expect([done.requests, messagesOf(done, 'warning')]).toEqual([
      [],
      [
        `The findings are annotated by commands, because the commit \`${head}\` is checked out, which the event is not about. Check out the commit of the event to get a check run.`,
      ],
    ])
  })

  test.each([
    ['the merge', MERGE],
    ['the head', HEAD],
  ])('of a pull request with %s checked out is on the head', async (_, head) => {
    const done = await on(head, {})
    expect(done.requests).toMatchObject([{ method: 'POST', body: { head_sha: HEAD } }])
    expect([messagesOf(done, 'notice'), messagesOf(done, 'warning')]).toEqual([[], []])
  })

  test('is a success when nothing was found', async () => {
    const done = await step({}, { 'skills/pdf/SKILL.md': good('pdf') })
    expect([done.status, done.requests.map(({ body }) => body?.conclusion)]).toEqual([0, ['success']])
  })

  test.each<[string, Repository, string]>([
    [
      'a read-only token',
      { answers: { POST: [FORBIDDEN] }, always: true },
      'GitHub’s API refuses the request (Resource not accessible by integration). Give the job `checks: write`, which a pull request from a fork never has.',
    ],
    [
      'a server that fails',
      {
        answers: { POST: [{ status: 500, headers: { 'retry-after': '0' }, message: 'Server Error' }] },
        always: true,
      },
      'GitHub’s API fails with status 500 (Server Error). Run the job again later.',
    ],
    [
      'a limit of requests that is used up',
      {
        answers: {
          POST: [{ status: 403, headers: { 'retry-after': '3600' }, message: 'API rate limit exceeded' }],
        },
      },
      'GitHub’s API takes no more requests for now (API rate limit exceeded). Run the job again later.',
    ],
    [
      'an answer of another form',
      { answers: { POST: [{ status: 201, body: { id: '../../issues' } }] } },
      'GitHub’s API gave an answer of an unknown form. Run the job again later.',
    ],
    [
      'a request that is refused half way',
      { answers: { PATCH: [{ status: 422, message: 'Invalid request' }] } },
      'GitHub’s API refuses the request with status 422 (Invalid request). Correct what it names, then run the job again.',
    ],
  ])('gives way to commands for %s, with the same findings and verdict', async (_, repository, reason) => {
    const done = await step(repository, many, { 'sarif-file': 'out.sarif' })
    const plain = await runOnline({ files: many, with: { 'sarif-file': 'out.sarif' } })
    expect(messagesOf(done, 'warning')).toEqual([
      `The findings are annotated by commands, because the check run is not complete. ${reason}`,
    ])
    expect([done.status, done.summary, { ...done.outputs, 'sarif-file': '' }]).toEqual([
      plain.status,
      plain.summary,
      { ...plain.outputs, 'sarif-file': '' },
    ])
    expect(commandsOf(done)).toHaveLength(9)
  })

  test('leaves one warning fewer where it gives way', async () => {
    const warnings = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `skills/w${index}/SKILL.md`,
        good(`w${index}`).replace('Read it.\n', ''),
      ]),
    )
    const done = await step({ answers: { POST: [FORBIDDEN] }, always: true }, warnings)
    expect([commandsOf(done, 'warning').length, messagesOf(done, 'warning').length, done.status]).toEqual([
      9, 1, 0,
    ])
  })
})

test('no annotations are plain lines of the log', async () => {
  const done = await runStep({ files: excel, with: { annotations: 'none' } })
  expect(done.stdout).toMatch(/^error skills\/excel\/SKILL\.md:2:7 skill\/name-directory: The skill is named/)
  expect(commandsOf(done)).toEqual([])
})

describe('the token', () => {
  const asking = { report: 'changed-lines', annotations: 'check' }
  const printed = ({ stdout, stderr, summary, outputs }: Done): string =>
    stdout + stderr + summary + JSON.stringify(outputs)

  test.each(['secret-token', 'ghs_secret\nsecond-secret', 'ghs_secret\u0007', ' secret\tsecret '])(
    '%j is never printed',
    async (token) => {
      const answers = [FORBIDDEN, { status: 422, message: `Bad ${token}` }]
      const done = await onServer({ answers: { GET: answers, POST: answers }, always: true }, ({ url }) =>
        runStep({ files: excel, api: url, with: { ...asking, 'github-token': token } }),
      )
      expect(printed(done)).not.toMatch(/secret/)
      expect(done.status).toBe(1)
    },
  )

  test('with a line break fails the step with one line', async () => {
    const done = await runStep({ files: excel, with: { ...asking, 'github-token': 'ghs_secret\nsecond' } })
    expect(done.stdout).toBe(
      '::error::`github-token` has a character that no token has. Pass the token alone, on one line.\n',
    )
  })
})

test('every rule that the summary names is linked', async () => {
  const done = await runStep({ files: excel })
  expect(done.summary).toContain(
    `- [skill/name-directory](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory): ${rules.find(({ id }) => id === 'skill/name-directory')!.summary}\n`,
  )
})
