import { describe, expect, test } from 'vitest'
import type { InputName } from '../../src/action/inputs.ts'
import { inputs, readInputs } from '../../src/action/inputs.ts'

describe('inputs', () => {
  const read = (given: Partial<Record<InputName, string>>) => readInputs((name) => given[name] ?? '')

  test('are the defaults where nothing is given', () => {
    expect(read({})).toMatchObject({
      options: {
        paths: ['.'],
        preset: undefined,
        dialect: undefined,
        failOn: undefined,
        maxWarnings: undefined,
        config: undefined,
        inlineConfig: true,
        gitignore: true,
        outputs: [],
      },
      report: 'all',
      annotations: 'commands',
      summary: true,
      token: '',
      workingDirectory: '.',
    })
    const token = 'github-token'
    expect(readInputs((name) => (name === token ? '' : inputs[name]))).toEqual(read({}))
  })

  test('are read', () => {
    const given = {
      paths: ' skills\n\n agents/a b \n',
      config: ' lint.yaml ',
      'inline-config': 'FALSE',
      gitignore: 'false',
      preset: 'strict',
      dialect: 'skills-plane',
      clients: ' codex\n claude-code, pi\n',
      'fail-on': 'never',
      'max-warnings': '3',
      report: 'changed-lines',
      annotations: 'check',
      'sarif-file': 'out.sarif',
      'json-file': ' a/out.json',
      summary: 'False',
      'github-token': 't',
      'working-directory': 'sub',
    }
    expect(read(given)).toMatchObject({
      options: {
        paths: ['skills', 'agents/a b'],
        config: 'lint.yaml',
        inlineConfig: false,
        gitignore: false,
        preset: 'strict',
        dialect: 'skills-plane',
        clients: ['claude-code', 'codex', 'pi'],
        failOn: 'never',
        maxWarnings: 3,
        outputs: [
          { reporter: 'sarif', file: 'out.sarif' },
          { reporter: 'json', file: 'a/out.json' },
        ],
      },
      report: 'changed-lines',
      annotations: 'check',
      summary: false,
      token: 't',
      workingDirectory: 'sub',
    })
  })

  test('take no config file for `none`, and a file of that name for its path', () => {
    expect([read({ config: 'none' }).options.config, read({ config: './none' }).options.config]).toEqual([
      false,
      './none',
    ])
  })

  test.each([
    [
      { preset: 'strct' },
      '`strct` is not a value of `preset`. Did you mean `strict`? Use recommended or strict.',
    ],
    [{ dialect: 'plane' }, '`plane` is not a value of `dialect`. Use agent-skills or skills-plane.'],
    [{ 'fail-on': 'notice' }, '`notice` is not a value of `fail-on`. Use error, warning, info or never.'],
    [
      { 'max-warnings': 'many' },
      '`many` is not a number of warnings. Give `max-warnings` a whole number, 0 or more.',
    ],
    [
      { report: 'changed' },
      '`changed` is not a value of `report`. Did you mean `changed-files` or `changed-lines`? Use all, changed-files or changed-lines.',
    ],
    [
      { annotations: 'checks' },
      '`checks` is not a value of `annotations`. Did you mean `check`? Use commands, check, review or none.',
    ],
    [
      { clients: 'codex\nclaud-code' },
      /^`claud-code` is not a client\. Did you mean `claude-code`\? Use amp, .* or windsurf\.$/,
    ],
    [
      { 'sarif-file': 'a/../out', 'json-file': './out' },
      '`sarif-file` and `json-file` name the same file. Give each its own.',
    ],
    [{ summary: 'yes' }, '`yes` is not a value of `summary`. Use true or false.'],
    [{ 'inline-config': 'no' }, '`no` is not a value of `inline-config`. Use true or false.'],
    [{ gitignore: '1' }, '`1` is not a value of `gitignore`. Use true or false.'],
  ])('%j is refused', (given, message) => {
    expect(() => read(given)).toThrow(message)
  })

  test.each(['ghs_a\nb', 'ghs_a b', 'ghs_a\u0000b', 'ghs_ä', 'ghs_a\r\nx: y'])(
    'the token %j is refused, and not quoted',
    (token) => {
      expect(() => read({ 'github-token': token })).toThrow(
        /^`github-token` has a character that no token has\. Pass the token alone, on one line\.$/,
      )
    },
  )
})
