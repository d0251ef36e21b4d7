import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFormats, rules } from '../../src/formats/rules.ts'
import { isReport, isSarif } from '../reporters/report-schemas.ts'
import { commandsOf, empty, excel, good, messagesOf, misnamed, rulesOf, runOn, runOnline } from './steps.ts'
import type { Step } from './workflow.ts'
import { HEAD, MERGE, otherEvents, pullRequest, runStep } from './workflow.ts'

describe('a step', () => {
  test('with one bad file of each format annotates, sums up, writes SARIF and fails', async () => {
    const bad = allFormats.map((format) =>
      [...format.rules, ...format.repositoryRules].find(
        ({ id, severity, bad: { text } }) =>
          id.startsWith(`${format.name}/`) && severity.recommended === 'error' && typeof text === 'string',
      ),
    )
    expect(bad.filter((rule) => rule === undefined)).toEqual([])
    for (const dialect of ['agent-skills', 'skills-plane']) {
      const chosen = allFormats.flatMap((format, index) =>
        (format.dialect ?? dialect) === dialect ? (bad[index] ?? []) : [],
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
      const done = await runOnline({ files, with: { dialect, 'sarif-file': 'out.sarif' } })
      const log = JSON.parse(done.sarif!)
      const expected = chosen.map(({ id }) => id)
      expect(rulesOf(done)).toEqual(expect.arrayContaining(expected))
      expect(log.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(
        expect.arrayContaining(expected),
      )
      expect(isSarif(log), JSON.stringify(isSarif.errors)).toBe(true)
      for (const id of expected) expect(done.summary).toContain(`| [${id}](https://`)
      expect(done).toMatchObject({
        status: 1,
        stderr: '',
        outputs: { result: 'findings', 'sarif-file': join(done.workspace, 'out.sarif') },
      })
    }
  })

  test('says where, links to the head of the pull request, and counts', async () => {
    const repository = { files: [{ filename: 'README.md', status: 'modified' }] }
    const done = await runOn(repository, { files: { ...excel, ...empty }, alone: true })
    expect(done.stdout).toMatchInlineSnapshot(`
      "::error file=skills/excel/SKILL.md,line=2,endLine=2,col=7,endColumn=10,title=skill/name-directory::The skill is named \`pdf\` but its directory is \`excel\`. Write \`excel\`, or rename the directory to \`pdf\`. Crush and Roo Code refuse the skill.%0Ahttps://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory
      ::warning file=skills/empty/SKILL.md,line=4,endLine=4,col=1,endColumn=4,title=skill/body-empty::Nothing follows the frontmatter. Write the instructions below it.%0Ahttps://github.com/passmuster/passmuster/blob/main/docs/skill.md#body-empty
      ::group::2 findings in full
      error skills/excel/SKILL.md:2:7 skill/name-directory: The skill is named \`pdf\` but its directory is \`excel\`. Write \`excel\`, or rename the directory to \`pdf\`. Crush and Roo Code refuse the skill.
      warning skills/empty/SKILL.md:4:1 skill/body-empty: Nothing follows the frontmatter. Write the instructions below it.
      ::endgroup::
      passmuster: 1 error, 1 warning, 0 infos; 2 files checked; 1 fixable with --fix-suggestions.
      ::error::passmuster found 1 error, 1 warning, 0 infos.
      "
    `)
    expect(done.summary).toContain(
      `[2:7](https://github.com/octo/skills/blob/${HEAD}/skills/excel/SKILL.md?plain=1#L2)`,
    )
    expect(done.summary.match(/^<summary>.*/gm)).toEqual([
      '<summary><b>skill/name-directory</b>: 1 error in 1 file</summary>',
      '<summary><b>skill/body-empty</b>: 1 warning in 1 file</summary>',
    ])
    expect(done).toMatchObject({
      status: 1,
      stderr: '',
      outputs: { errors: '1', warnings: '1', infos: '0', files: '2', 'sarif-file': '', result: 'findings' },
    })
  })

  test('writes the JSON report, and says where', async () => {
    let report: unknown
    const look = (workspace: string): void => {
      report = JSON.parse(readFileSync(join(workspace, 'reports/out.json'), 'utf8'))
    }
    const prepare = (workspace: string): void => void mkdirSync(join(workspace, 'reports'))
    const given = { 'json-file': 'reports/out.json' }
    const done = await runOnline({ files: { ...excel, ...empty }, with: given, prepare, look })
    expect([isReport(report), isReport.errors]).toEqual([true, null])
    expect(report).toMatchObject({ summary: { errors: 1, warnings: 1 } })
    expect(done.outputs).toMatchObject({
      'json-file': join(done.workspace, 'reports/out.json'),
      'sarif-file': '',
    })
    const failed = await runStep({ files: excel, with: { ...given, paths: 'gone' } })
    expect(failed.outputs).toMatchObject({ 'json-file': '', result: 'failed' })
  })

  test('begins its summary with what the pull request did', async () => {
    const files = { ...excel, ...empty, 'skills/word/SKILL.md': good('doc') }
    const titlesOf = async (filename: string): Promise<readonly string[]> => {
      const repository = { files: [{ filename, status: 'modified' }] }
      const { summary } = await runOn(repository, { files, event: pullRequest('branch') })
      return summary.match(/^(?:##|\| \[|<summary>).*/gm)!.map((line) => line.replace(/\(https[^)]*\)/, ''))
    }
    expect(await titlesOf('skills/word/SKILL.md')).toEqual([
      '## passmuster: 2 errors, 1 warning, 0 infos',
      '### Files that this pull request changes: 1 error, 0 warnings, 0 infos',
      '| [skill/name-directory] | error | 1 | 1 | 0 |',
      '<summary><b>skill/name-directory</b>: 1 error in 1 file</summary>',
      '### Other files: 1 error, 1 warning, 0 infos',
      '| [skill/name-directory] | error | 1 | 1 | 0 |',
      '| [skill/body-empty] | warning | 1 | 1 | 0 |',
      '<summary><b>skill/name-directory</b>: 1 error in 1 file</summary>',
      '<summary><b>skill/body-empty</b>: 1 warning in 1 file</summary>',
    ])
    expect((await titlesOf('README.md')).slice(0, 3)).toEqual([
      '## passmuster: 2 errors, 1 warning, 0 infos',
      '### Files that this pull request changes: no findings',
      '### Other files: 2 errors, 1 warning, 0 infos',
    ])
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

  test('judges for chosen clients, and counts in the summary what each of them loads', async () => {
    const files = {
      ...excel,
      'skills/pdf/SKILL.md': good('pdf'),
      '.claude/skills/word/SKILL.md': good('word'),
    }
    const table = `
### Clients

| client | loads | degraded | refused | unknown | unseen |
|---|---:|---:|---:|---:|---:|
| Claude Code | 3 | 0 | 0 | 0 | 0 |
| Roo Code | 1 | 0 | 1 | 0 | 1 |
`
    const done = await runStep({ files, with: { clients: 'roo-code\nclaude-code' } })
    expect(done.summary).toContain(`| error | 1 | 1 | 0 |\n${table}\n<details open>`)
    expect(done.stdout).toContain('or name it `excel`. Roo Code refuses the skill.')
    const configured = { ...files, 'passmuster.yaml': 'clients: [claude-code, roo-code]\n' }
    expect((await runOnline({ files: configured })).summary).toContain(table)
    expect((await runStep({ files })).summary).not.toContain('### Clients')
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
    expect(done.summary).toContain('</b>: 1 ')
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
      '`gone` is not a folder of the workspace. Correct `working-directory`.',
    ],
    ['a path that leads nowhere', { with: { paths: 'gone' } }, '`gone`: no such file or directory.'],
    ['nothing to check', { files: {} }, '`.`: the folder has no skill or agent to check.'],
    [
      'SARIF that cannot be written',
      { with: { 'sarif-file': 'skills/pdf/SKILL.md/out.sarif' } },
      'The report was not written to `skills/pdf/SKILL.md/out.sarif`: EEXIST.',
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
      [1, 1, ['`gone`: no such file or directory.'], '1'],
    )
  })

  test.each<[string, Partial<Step>, string, string]>([
    [
      'a path leads nowhere',
      { with: { paths: 'skills\ngone' } },
      '1 error, 0 warnings, 0 infos',
      '`gone`: no such file or directory.',
    ],
    [
      'a config file is wrong',
      { files: { ...excel, 'passmuster.yaml': 'rulez: {}\n' } },
      'The run failed',
      'passmuster.yaml:1:1: `rulez` is not a known setting. Did you mean `rules`?',
    ],
  ])(
    'leaves code scanning as it is, and says why, when %s',
    async (_, { files = excel, with: given }, title, reason) => {
      const done = await runStep({ files, with: { ...given, 'sarif-file': 'out.sarif' } })
      expect([
        done.sarif,
        done.outputs['sarif-file'],
        done.outputs['result'],
        messagesOf(done, 'error'),
      ]).toEqual([undefined, '', 'failed', [reason]])
      expect(done.summary).toContain(`## passmuster: ${title}\n`)
      expect(
        done.summary.replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code))),
      ).toContain(reason)
    },
  )

  test('does its work without a file for the summary or outputs, and without an event', async () => {
    const done = await runStep({
      files: excel,
      env: { GITHUB_STEP_SUMMARY: undefined, GITHUB_EVENT_PATH: undefined },
      alone: true,
    })
    expect([done.status, commandsOf(done).length]).toEqual([1, 1])
    expect(done.stdout).toContain('The job summary was not written: ')
    expect((await runStep({ files: excel, with: { summary: 'false' } })).summary).toBe('')
  })

  test('in a folder of the workspace names paths from the root of the repository', async () => {
    const files = Object.fromEntries(Object.entries(excel).map(([path, text]) => [`agents/${path}`, text]))
    let left: readonly string[] = []
    const done = await runStep({
      files,
      with: { 'working-directory': 'agents', 'sarif-file': 'out.sarif' },
      look: (workspace) => {
        left = readdirSync(join(workspace, 'agents'))
      },
    })
    const [{ locations }] = JSON.parse(done.sarif!).runs[0].results
    expect(locations[0].physicalLocation.artifactLocation.uri).toBe('agents/skills/excel/SKILL.md')
    expect(commandsOf(done)[0]).toContain('file=agents/skills/excel/SKILL.md,')
    expect(done.summary).toContain('/agents/skills/excel/SKILL.md?plain=1#L2)')
    expect(left).toEqual(['out.sarif', 'skills'])
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
    const given = { ...step, with: { report: 'changed-files', ...step.with } }
    const done = await runOn({ files: changed }, { files, ...given })
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

  test('with 2,000 findings annotates 10 of each kind, copies once, and loses none', {
    timeout: 30_000,
  }, async () => {
    const unsaid = Array.from({ length: 800 }, (_, index) => [
      `skills/w${index}/SKILL.md`,
      good(`w${index}`).replace('Read it.\n', ''),
    ])
    const done = await runOnline({
      files: { ...misnamed(1200), ...Object.fromEntries(unsaid) },
      with: { 'sarif-file': 'out.sarif' },
    })
    const results: { message: { text: string } }[] = JSON.parse(done.sarif!).runs[0].results
    expect(done).toMatchObject({ status: 1, outputs: { errors: '1200', warnings: '800', files: '2000' } })
    expect([
      commandsOf(done, 'error').length,
      messagesOf(done, 'error').length,
      commandsOf(done, 'warning').length,
    ]).toEqual([9, 1, 3])
    expect(done.stdout).toContain(
      '::group::2,000 findings in full; GitHub keeps 10 annotations of each kind\n',
    )
    expect(done.stdout.match(/^(?:error|warning) skills\/.*/gm)).toHaveLength(2000)
    expect(done.summary.match(/^\| <code>/gm)).toHaveLength(53)
    expect(done.summary).toContain(
      '\n**1,150 findings not listed here.** The log of this step lists all, and <code>out&#46;sarif</code> has them as SARIF.\n',
    )
    expect(Buffer.byteLength(done.summary)).toBeLessThan(200 * 1024)
    expect(
      new Set(results.map(({ message }) => message.text).filter((text) => text.includes('other-'))).size,
    ).toBe(1200)
    expect(results).toHaveLength(2000)
  })
})

test('no annotations are plain lines of the log', async () => {
  const done = await runStep({ files: excel, with: { annotations: 'none' } })
  expect(done.stdout).toMatch(/^error skills\/excel\/SKILL\.md:2:7 skill\/name-directory: The skill is named/)
  expect(commandsOf(done)).toEqual([])
})

test('every rule that the summary names is linked', async () => {
  const done = await runStep({ files: excel })
  expect(done.summary).toContain(
    `\n${rules.find(({ id }) => id === 'skill/name-directory')!.summary}. [Why, with examples](https://github.com/passmuster/passmuster/blob/main/docs/skill.md#name-directory).\n`,
  )
})
