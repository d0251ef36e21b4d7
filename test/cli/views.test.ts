import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../src/project/outcome.ts'
import type { Files } from './run-view.ts'
import { AGENT, json, planeSkill, runOn } from './run-view.ts'

describe('search', () => {
  const files: Files = {
    'skills/release/SKILL.md': planeSkill(
      'Deploy',
      'description: Ships a build.',
      'tags: [ops, production]',
      'domain: operations',
      'version: 2.0.0',
    ),
    'skills/rollout/SKILL.md': planeSkill(
      'Deploy in waves',
      'description: Ships slowly.',
      'tags: ops, waves',
    ),
    'skills/watch/SKILL.md': planeSkill('Watch', 'description: Looks on.', 'tags: [deploy]'),
    'skills/deploy/SKILL.md': planeSkill('Ship', 'description: Ships now.'),
    'skills/alarm/SKILL.md': planeSkill('Alarm', 'description: Rings.', 'tags: [deployments]'),
    'skills/deploy-later/SKILL.md': planeSkill('Postpone', 'description: Waits.'),
    'skills/notes/SKILL.md': planeSkill('Notes', 'description: Says who may deploy.'),
    'skills/other/SKILL.md': planeSkill('Other', 'description: Rests.'),
  }
  const found = async (...argv: readonly string[]): Promise<readonly string[]> => {
    const { ok, results } = (await json(files, 'search', 'skills', ...argv)) as {
      ok: boolean
      results: readonly { id: string; score: number }[]
    }
    expect(ok).toBe(true)
    return results.map(({ id, score }) => `${id} ${score}`)
  }

  test('scores names, tags, ids and descriptions, the highest counts, ties by name', async () => {
    expect(await found('deploy')).toEqual([
      'release 1',
      'rollout 0.9',
      'watch 0.8',
      'alarm 0.7',
      'deploy 0.7',
      'deploy-later 0.6',
      'notes 0.5',
    ])
  })

  test('letter case does not count', async () => {
    expect(await found('DEPLOY')).toEqual(await found('deploy'))
  })

  test('a result has id, name, description, tags and score', async () => {
    expect(await json(files, 'search', 'skills', 'watch')).toEqual({
      ok: true,
      results: [{ id: 'watch', name: 'Watch', description: 'Looks on.', tags: ['deploy'], score: 1 }],
    })
  })

  test('all tags are required, in a list or with commas', async () => {
    expect(await found('deploy', '#ops')).toEqual(['release 1', 'rollout 0.9'])
    expect(await found('deploy', '#OPS', '#production')).toEqual(['release 1'])
    expect(await found('deploy', '#ops', '#none')).toEqual([])
  })

  test('the domain is equal, and `development` by default', async () => {
    expect(await found('deploy', '--domain', 'operations')).toEqual(['release 1'])
    expect(await found('deploy', '#ops', '--domain', 'development')).toEqual(['rollout 0.9'])
    expect(await found('deploy', '--domain', 'oper')).toEqual([])
  })

  test('at most ten are shown, or as many as are asked for', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [
        `skills/s${index}/SKILL.md`,
        planeSkill(`Deploy ${String.fromCharCode(97 + index)}`),
      ]),
    )
    const names = async (...argv: readonly string[]): Promise<readonly string[]> =>
      (
        (await json(many, 'search', 'skills', 'deploy', ...argv)) as { results: { name: string }[] }
      ).results.map(({ name }) => name.slice(-1))
    expect((await names()).join('')).toBe('abcdefghij')
    expect((await names('^3')).join('')).toBe('abc')
    expect((await names('^12')).join('')).toBe('abcdefghijkl')
    expect(await names('^0')).toEqual([])
  })

  test('a skill without a heading has the name of its directory', async () => {
    const nameless = { 'skills/release/SKILL.md': planeSkill('') }
    expect(await json(nameless, 'search', 'skills', 'release')).toMatchObject({
      results: [{ id: 'release', name: 'release', description: '', tags: [], score: 1 }],
    })
  })

  test('only folders directly in the directory are skills', async () => {
    const nested = {
      ...files,
      'skills/SKILL.md': planeSkill('Deploy'),
      'skills/a/b/SKILL.md': planeSkill('Deploy'),
    }
    expect(await json(nested, 'search', 'skills', 'deploy', '^1')).toMatchObject({
      results: [{ id: 'release' }],
    })
  })

  test('what cannot be parsed is left out with a note', async () => {
    const { stdout, stderr, exitCode } = await runOn(
      { ...files, 'skills/broken/SKILL.md': '---\ndescription: deploy: now\n---\n# Deploy\n' },
      'search',
      'skills',
      'deploy',
      '^1',
    )
    expect(JSON.parse(stdout).results).toMatchObject([{ id: 'release' }])
    expect({ stderr, exitCode }).toEqual({
      stderr:
        'passmuster: `skills/broken/SKILL.md` is left out (`PARSE_FAILED`): its frontmatter cannot be read.\n',
      exitCode: 0,
    })
  })

  test.each<[readonly string[], string]>([
    [['skills'], '`passmuster search` takes at least 2 arguments, not 1.'],
    [['gone', 'x'], '`gone`: no such file or directory.'],
    [['skills', 'x', 'ops'], '`ops` is no filter. Write a tag as `#tag`'],
    [['skills', 'x', '^many'], '`^many` is no filter.'],
    [['skills', 'x', '^1', '^2'], '`^2` is a second limit. Leave one out.'],
    [['skills', 'x', '-q'], '`passmuster search` takes no `--quiet`. Leave it out.'],
    [
      ['skills/deploy', 'x'],
      '`skills/deploy`: no folder directly in it has a `SKILL.md`. Did you mean `skills`?',
    ],
    [['.', 'x'], '`.`: no folder directly in it has a `SKILL.md`. Did you mean `skills`?'],
  ])('is refused: %j', async (argv, message) => {
    const { stdout, stderr, exitCode } = await runOn(files, 'search', ...argv)
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 })
    expect(stderr).toContain(message)
  })
})

describe('resolve', () => {
  test('prints the skill and what it depends on, transitively, in loading order, each once', async () => {
    expect(await runOn({ 'agent.3md': AGENT }, 'resolve', 'agent.3md', 'search')).toEqual({
      stdout: 'search (z=1)\n2 (z=3)\nbase (z=4)\nfiles (z=2)\n',
      stderr: '',
      exitCode: 0,
    })
  })

  test('takes a name before a z', async () => {
    expect((await runOn({ 'agent.3md': AGENT }, 'resolve', 'agent.3md', '2')).stdout).toBe(
      '2 (z=3)\nbase (z=4)\n',
    )
    expect((await runOn({ 'agent.3md': AGENT }, 'resolve', 'agent.3md', '4')).stdout).toBe('base (z=4)\n')
  })

  test('ends in a loop, which a loader survives', async () => {
    const loop = AGENT.replace('Text.', 'See [[z=1]].')
    const { stdout, stderr, exitCode } = await runOn({ 'agent.3md': loop }, 'resolve', 'agent.3md', 'base')
    expect(stdout.split('\n').sort()).toEqual(['', '2 (z=3)', 'base (z=4)', 'files (z=2)', 'search (z=1)'])
    expect(stderr).toMatch(/^passmuster: `agent.3md` has \d errors?, but its loader reads it\. /)
    expect(exitCode).toBe(0)
  })

  test.each(['dev', '0', 'serch', ''])('is refused for what is no skill: %j', async (name) => {
    const { stdout, stderr, exitCode } = await runOn({ 'agent.3md': AGENT }, 'resolve', 'agent.3md', name)
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 1 })
    expect(stderr).toContain('Its skills: `search`, `files`, `2`, `base`.')
  })
})

describe('command', () => {
  const command = (...argv: readonly string[]): Promise<Outcome> =>
    runOn({ 'agent.3md': AGENT }, 'command', 'agent.3md', ...argv)

  test('prints the command with every value quoted for a shell', async () => {
    expect(await command('search', 'pattern=TODO', 'path=src dir', 'depth=2')).toEqual({
      stdout: "rg 'TODO' 'src dir' --depth='2' 'TODO'\n",
      stderr: '',
      exitCode: 0,
    })
  })

  test('a value can never end its quotes', async () => {
    const { stdout } = await command('search', "pattern=it's $(id) `id` {path}", 'path=', 'depth==')
    expect(stdout).toBe(`rg 'it'\\''s $(id) \`id\` {path}' '' --depth='=' 'it'\\''s $(id) \`id\` {path}'\n`)
  })

  test('a placeholder without a value stays, with a note', async () => {
    expect(await command('search', 'pattern=x')).toEqual({
      stdout: "rg 'x' {path} --depth={depth} 'x'\n",
      stderr: 'passmuster: The command has no value for `path` and `depth`. Add `name=value`.\n',
      exitCode: 1,
    })
    expect(await command('search', 'pattern=x', 'path=y')).toMatchObject({ exitCode: 0 })
  })

  test('a command without placeholders, by its z', async () => {
    expect((await command('files')).stdout).toBe('fd\n')
    expect((await command('1', 'pattern=a', 'path=b', 'depth=1')).stdout).toMatch(/^rg /)
  })

  test.each<[readonly string[], string]>([
    [['base'], 'gives the skill `base` no command: it is guidance only.'],
    [['search', 'patern=x'], 'has no input `patern` there. Its inputs: `pattern`, `path`, `depth`.'],
    [['files', 'x=y'], 'has no input `x` there. The skill has no inputs.'],
    [['search', 'x'], 'gets no value from `x`. Write `name=value`.'],
    [['gone'], 'has no skill `gone`. Its skills: '],
  ])('is refused: %j', async (argv, message) => {
    const { stdout, stderr, exitCode } = await command(...argv)
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 1 })
    expect(stderr).toContain(message)
  })

  test('no value reaches the terminal as a control character', async () => {
    expect((await command('search', 'pattern=\u001b[31m', 'path=b', 'depth=1')).stdout).not.toContain(
      '\u001b',
    )
  })
})
