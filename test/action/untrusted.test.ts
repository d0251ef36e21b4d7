import { describe, expect, test } from 'vitest'
import type { Answer } from './github-server.ts'
import { FORBIDDEN } from './github-server.ts'
import { excel, good, messagesOf, rulesOf, runOn, runOnline } from './steps.ts'
import type { Done, Step } from './workflow.ts'
import { BASE, HEAD, MERGE, otherEvents, pullRequest, runStep } from './workflow.ts'

const windows = process.platform === 'win32'

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
    expect((await runOnline({ files: given })).outputs['result']).toBe('clean')
    const done = await runOnline({ files: given, with: inputs })
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
    const given = { preset: 'strict', 'sarif-file': 'out.sarif' }
    const { sarif = '', ...done } = await runOnline({ files, with: given })
    const starts = new Set(
      done.stdout
        .split('\n')
        .map((line) => /^\s*(::[\w-]+)/.exec(line)?.[1])
        .filter((start) => start !== undefined),
    )
    expect([...starts].sort()).toEqual(['::endgroup', '::error', '::group', '::warning'])
    expect(
      done.stdout.match(
        /^\s*::(?!error file=|warning file=|group::\d+ findings in full|endgroup::$|error::passmuster found).*/gm,
      ),
    ).toBeNull()
    expect(done.stdout).not.toMatch(/##\[|[\u001b\u202e]|^::.*%0A(?!https:\/\/github\.com\/passmuster\/)/m)
    expect(done.stdout).not.toContain('title ##')
    const rows = done.summary.split('\n').filter((line) => line.startsWith('|'))
    expect(new Set(rows.map((row) => row.match(/\|/g)!.length))).toEqual(new Set([6, 3]))
    const bare = rows.join('\n').replace(/<\/?code>|<br>|\]\(https:\/\/github\.com\/[^)\s]*\)/g, '')
    expect(bare).not.toMatch(/<[a-z]|##\[|!\[|[\u001b\u202e]|\*\*|]\(|`/i)
    expect(done.summary.match(/^#+ .*/gm)).toEqual([expect.stringMatching(/^## passmuster: /)])
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
    const changed = { files: [{ filename: 'skills/excel/SKILL.md', status: 'modified' }] }
    const asking = { report: 'changed-files', annotations: 'check' }
    const marked = (value: unknown): unknown => {
      if (typeof value === 'string') return ours.has(value) ? value : `canary ${value}`
      if (Array.isArray(value)) return value.map(marked)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each)]))
    }
    for (const { name, payload } of [pullRequest('fork'), ...otherEvents]) {
      const event = { name, payload: marked(payload) }
      const done = await runOn(changed, { files: excel, event, with: asking })
      expect(done.requests.length).toBeGreaterThan(0)
      expect(JSON.stringify(done)).not.toContain('canary')
    }
  })

  test('does not reach the log through the API either', async () => {
    const answer: Answer = { status: 403, message: 'No\n::error::x ##[error]y \u001b[31m' }
    const done = await runOn(
      { answers: { GET: [answer], POST: [answer] }, always: true },
      { files: excel, with: { report: 'changed-files', annotations: 'check' } },
    )
    expect(done.stdout).not.toMatch(/^::error::x|##\[|\u001b/m)
    expect([messagesOf(done, 'notice').length, messagesOf(done, 'warning').length, done.status]).toEqual([
      1, 1, 1,
    ])
  })

  test('tells the first of very many mistakes, in the log, the summary and a check run', async () => {
    const mistakes = Array.from({ length: 600 }, (_, index) => `  rule-${index}: off\n`).join('')
    const files = { ...excel, 'passmuster.yaml': `rules:\n${mistakes}` }
    const done = await runOn({}, { files, with: { annotations: 'check' } })
    const [error = ''] = messagesOf(done, 'error')
    expect(error.match(/is not a rule/g)).toHaveLength(20)
    expect(error).toMatch(/^passmuster\.yaml:2:3: .* 580 more messages not shown\. Fix these first, /)
    expect(done.summary).toContain('## passmuster: The run failed\n')
    expect(done.summary.match(/is not a rule/g)).toHaveLength(20)
    expect(done.requests[0]!.body!.output!.summary).toContain('580 more messages not shown&#46;')
  })

  test('says first that a report could not be written, and what else there is', async () => {
    const entries = Array.from({ length: 30 }, (_, index) => ({
      path: `gone-${index}${'x'.repeat(index === 0 ? 100_000 : 0)}/SKILL.md`,
      rule: 'skill/dead-link',
      count: 1,
    }))
    const baseline = { 'passmuster-baseline.json': JSON.stringify({ version: 1, entries }) }
    const done = await runOnline({
      files: { ...excel, ...baseline },
      with: { 'sarif-file': 'passmuster-baseline.json/out.sarif' },
    })
    const [error = ''] = messagesOf(done, 'error')
    expect(error).toMatch(
      /^The report was not written to `passmuster-baseline\.json\/out\.sarif`: \w+\. .* 12 more messages not shown\./,
    )
    expect(error.length).toBeLessThan(10_000)
    expect(done.status).toBe(1)
  })
})

describe('the token', () => {
  const asking = { report: 'changed-lines', annotations: 'check' }
  const printed = ({ stdout, stderr, summary, outputs }: Done): string =>
    stdout + stderr + summary + JSON.stringify(outputs)

  test.each(['secret-token', 'ghs_secret\nsecond-secret', 'ghs_secret\u0007', ' secret\tsecret '])(
    '%j is never printed',
    async (token) => {
      const answers = [FORBIDDEN, { status: 422, message: `Bad ${token}` }]
      const done = await runOn(
        { answers: { GET: answers, POST: answers }, always: true },
        { files: excel, with: { ...asking, 'github-token': token } },
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
