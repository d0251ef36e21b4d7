import { describe, expect, test } from 'vitest'
import { commandMeant, parseCommand } from '../../src/cli/command.ts'

const complaint = async (...argv: readonly string[]): Promise<string> => {
  const command = await parseCommand(argv, false)
  return command.do === 'complain' ? command.message : `(${command.do})`
}

const IDS =
  'amp, claude-api, claude-code, clawhub, codex, copilot-cli, copilot-cowork, crush, cursor, droid, gemini-cli, goose, hermes, junie, kilo-code, kimi-code, kiro, mistral-vibe, npx-skills, openclaw, opencode, openhands, pi, quick-validate, qwen-code, roo-code, skills-ref, vscode or windsurf'

describe('a wrong command line is one line that says the cure', () => {
  test.each(
    Object.entries({
      '--frmat json': '`--frmat` is not an option. Did you mean `--format`? See `passmuster --help`.',
      '--explain body-lenght':
        '`body-lenght` is not a rule. Did you mean `skill/body-length`? See `passmuster --list-rules`.',
      '--print-config a b': '`--print-config` takes one path. Leave the others out.',
      '--exit-zero': '`--exit-zero` is not an option. Use `--fail-on never`.',
      '--select=skill/bom': '`--select` is not an option. Use `--rule ID=SEVERITY`.',
      'clients --explain': '`--explain` needs a client, such as `codex`.',
      'rules skil': '`skil/*` is not a rule. Did you mean `skill/*`? See `passmuster --list-rules`.',
      explain: '`--explain` needs a rule, such as `skill/name-format`.',
      '--nonsense': '`--nonsense` is not an option. See `passmuster --help`.',
      '-x': '`-x` is not an option. See `passmuster --help`.',
      '--format': '`--format` needs a value. See `passmuster --help`.',
      '--quiet=yes': '`--quiet` takes no value. See `passmuster --help`.',
      '-f jsn':
        '`jsn` is not a value of `--format`. Did you mean `json`? Use text, concise, json, sarif, github, markdown, gitlab, junit or rdjson.',
      '-f json -f text':
        'Two reports go to standard output. Give each its own file, such as `--format json:report.json`.',
      '-o x -f json -f sarif':
        'Two reports go to `x`. Give each its own file, such as `--format json:report.json`.',
      '--rule skill/bom=off=error':
        '`off=error` is not a value of `--rule`. Use error, warning, info or off.',
      '--baseline-write --baseline-prune':
        '`--baseline-write` and `--baseline-prune` cannot be used together. Leave one out.',
      '--fix-dry-run --baseline-prune':
        '`--fix-dry-run` writes nothing, so it cannot update a baseline. Leave one out.',
      '-f json:a.out -f sarif:./b/../a.out':
        'Two reports go to `a.out`. Give each its own file, such as `--format json:report.json`.',
      '-f json:a.json -o b.txt':
        'Each report has its own file, so nothing is written to `b.txt`. Leave out `--output-file`.',
      '--list-files -o list.txt':
        '`--list-files` prints to standard output. Redirect it instead of naming a file.',
      '--list-rules -f json:rules.json':
        '`--list-rules` prints to standard output. Redirect it instead of naming a file.',
      '--list-files -f sarif': '`sarif` is not a format of `--list-files`. Use text or json.',
      '--init -f json': '`json` is not a format of `--init`. Use text.',
      '--list-files --fix': '`--list-files` checks no file, so `--fix` has no effect. Leave it out.',
      '--print-config a --baseline-write':
        '`--print-config` checks no file, so `--baseline-write` has no effect. Leave it out.',
      '--explain skill/bom --list-rules':
        '`--list-rules` and `--explain` cannot be used together. Leave one out.',
      '--client codexx': `\`codexx\` is not a client. Did you mean \`codex\`? Use ${IDS}.`,
      'clients --client claud-code': `\`claud-code\` is not a client. Did you mean \`claude-code\`? Use ${IDS}.`,
      '--client eliza': `\`eliza\` is not a client. Use ${IDS}.`,
      'clients --fix': '`passmuster clients` takes no `--fix`. Leave it out.',
      'clients -f sarif':
        '`passmuster clients` prints one report to standard output. Use `-f text`, `-f json`, `-f markdown` or `-f concise`.',
      'clients -f json:a.json':
        '`passmuster clients` prints one report to standard output. Use `-f text`, `-f json`, `-f markdown` or `-f concise`.',
      'clients --explain codx': `\`codx\` is not a client. Did you mean \`codex\`? Use ${IDS}.`,
      'clients --explain codex skills':
        '`--explain` of `passmuster clients` judges no skill. Leave out the paths.',
      'clients --explain codex --all':
        '`--explain` of `passmuster clients` judges no skill. Leave out `--all`.',
      'clients --context-window 200k':
        '`200k` is not a number of tokens. Give `--context-window` a whole number, such as 200000.',
      '--all': '`--all` is for `passmuster clients`. Leave it out.',
      '--init skills': '`--init` takes no paths. Leave them out.',
      '--explain skill/*': '`skill/*` is a group of rules. Name one of them.',
      '--report-suppressed': '`--report-suppressed` is only for SARIF. Add `-f sarif`.',
      '--report-suppressed -f sarif --shard 1/2':
        '`--report-suppressed` does not work with `--shard`. Leave it out.',
      '--config x --no-config': '`--no-config` and `--config` cannot be used together. Leave one out.',
      '--max-findings some':
        '`some` is not a number of findings. Give `--max-findings` a whole number, or `all`.',
      '--statistics --max-findings 9':
        '`--statistics` prints no findings, so `--max-findings` has no effect. Leave one out.',
      '--statistics -f sarif':
        '`--statistics` shapes only the reports text, JSON and Markdown. Leave it out, or add `-f text`.',
      '--statistics -f json --shard 1/2': '`passmuster merge` needs all findings. Leave out `--statistics`.',
      '--max-findings all -f concise:text':
        '`--max-findings` shapes only the text report. Leave it out, or add `-f text`.',
      '--color yes': '`yes` is not a value of `--color`. Use auto, always or never.',
      '--ignore .': '`.` is the working directory itself. Write `**` for everything in it.',
      '--ignore ../x': '`../x` points outside the working directory. Put it in a config file there.',
      '--stdin --stdin-filename x/SKILL.md --since main':
        '`--since` does not work with `--stdin`. Leave it out.',
      '--list-files --since main': '`--list-files` checks no file, so `--since` has no effect. Leave it out.',
      '-f sarif:': '`sarif:` names no file. Write a path after the colon.',
      '--preset strct':
        '`strct` is not a value of `--preset`. Did you mean `strict`? Use recommended or strict.',
      '--agent-format copylot':
        '`copylot` is not a value of `--agent-format`. Did you mean `copilot`? Use agent or copilot.',
      '--dialect plane': '`plane` is not a value of `--dialect`. Use agent-skills or skills-plane.',
      '--fail-on notice': '`notice` is not a value of `--fail-on`. Use error, warning, info or never.',
      '--max-warnings -1': '`--max-warnings` needs a value. See `passmuster --help`.',
      '--max-warnings=1.5':
        '`1.5` is not a number of warnings. Give `--max-warnings` a whole number, 0 or more.',
      '--rule skill/name-fromat=off':
        '`skill/name-fromat` is not a rule. Did you mean `skill/name-format`? See `passmuster --list-rules`.',
      '--rule skill/name-format':
        '`skill/name-format` sets no severity. Add `=error`, `=warning`, `=info` or `=off` after the rule.',
      '--rule skill/name-format=warn':
        '`warn` is not a value of `--rule`. Did you mean `warning`? Use error, warning, info or off.',
      '--client claude': `\`claude\` is not a client. Did you mean \`claude-code\` or \`claude-api\`? Use ${IDS}.`,
      '--stats': '`--stats` is not an option. Use `--statistics`.',
      '--dry-run': '`--dry-run` is not an option. Use `--fix-dry-run`.',
      'explain codex': '`codex` is a client. Use `passmuster clients --explain codex`.',
      '--explain name-format':
        '`name-format` is not a rule. Did you mean `skill/name-format`? See `passmuster --list-rules`.',
      '--stdin': '`--stdin` needs a path, which decides the format. Add `--stdin-filename` and the path.',
      '--stdin --stdin-filename SKILL.md skills':
        '`--stdin` takes no paths. Name the path with `--stdin-filename`.',
      '--stdin --stdin-filename SKILL.md --context':
        '`--context` does not work with `--stdin`. Leave it out.',
      '--stdin-filename SKILL.md':
        '`--stdin-filename` works only with `--stdin`. Add `--stdin`, or pass the file as a path.',
    }),
  )('%j', async (argv, message) => {
    expect(await complaint(...argv.split(' '))).toBe(message)
  })
})

test.each([
  [[], true, 80, true, true],
  [[], true, undefined, true, false],
  [[], false, 80, false, false],
  [['--color', 'always'], false, 80, true, true],
  [['--color', 'always'], false, undefined, true, false],
  [['--color', 'never'], true, 80, false, false],
  [['--color', 'auto'], true, 80, true, true],
] as const)(
  'colours and links with %j, %j by default, a terminal of %j columns',
  async (argv, auto, width, color, links) => {
    expect(await parseCommand(argv, auto, width)).toMatchObject({ options: { color, links, width } })
  },
)

test('everything at once', async () => {
  const argv =
    '-f text -f sarif:a:b.sarif -o out.txt -q --max-findings 20 --color always --since main ' +
    '--ignore vendor --ignore /a/*.md --fail-on warning --max-warnings 3 --preset strict ' +
    '--dialect skills-plane --agent-format copilot --rule skill/bom=off --rule ' +
    'skill/name-format=info --context --no-gitignore --no-inline-config --config ci.yaml ' +
    '--baseline b.json --baseline-prune --fix-suggestions --no-error-on-unmatched-pattern a ' +
    '-- -b'
  expect(await parseCommand(argv.split(' '), false)).toEqual({
    do: 'lint',
    options: {
      paths: ['a', '-b'],
      preset: 'strict',
      dialect: 'skills-plane',
      agentFormat: 'copilot',
      rules: new Map([
        ['skill/bom', 'off'],
        ['skill/name-format', 'info'],
      ]),
      gitignore: false,
      ignore: ['vendor', '/a/*.md'],
      since: 'main',
      links: false,
      extent: { most: 20, statisticsOnly: false },
      inlineConfig: false,
      config: 'ci.yaml',
      baseline: { file: 'b.json', update: 'prune' },
      fix: { fixing: 'suggested', dryRun: false },
      outputs: [
        { reporter: 'text', file: 'out.txt' },
        { reporter: 'sarif', file: 'a:b.sarif' },
      ],
      quiet: true,
      maxWarnings: 3,
      failOn: 'warning',
      errorOnUnmatched: false,
      context: true,
      stdinPath: undefined,
      color: true,
    },
  })
})

test('nothing at all checks the working directory', async () => {
  expect(await parseCommand([], false)).toMatchObject({
    do: 'lint',
    options: {
      paths: ['.'],
      preset: undefined,
      failOn: undefined,
      maxWarnings: undefined,
      config: undefined,
    },
  })
})

test('passmuster clients', async () => {
  const argv = ['clients', '--client', 'codex', '--client', 'goose', '-f', 'json', '--no-config', 'skills']
  expect(await parseCommand(argv, false)).toMatchObject({
    do: 'list-clients',
    options: {
      clients: ['codex', 'goose'],
      paths: ['skills'],
      outputs: [{ reporter: 'json', file: undefined }],
      config: false,
    },
  })
  expect(await parseCommand(['clients'], false)).toMatchObject({
    do: 'list-clients',
    options: { paths: ['.'] },
    isAll: false,
  })
  expect(await parseCommand(['clients', '--all', '--context-window', '200000'], false)).toMatchObject({
    do: 'list-clients',
    options: { contextWindow: 200_000 },
    isAll: true,
  })
  expect(await parseCommand(['clients', '--explain', 'codex'], false)).toEqual({
    do: 'explain-client',
    client: 'codex',
  })
})

test.each([
  [['--help'], { do: 'help', isShort: false }],
  [['help'], { do: 'help', isShort: false }],
  [['-h'], { do: 'help', isShort: true }],
  [['lsp', '--help'], { do: 'help', isShort: false, of: ['lsp', []] }],
  [['help', 'lsp'], { do: 'help', isShort: false, of: ['lsp', []] }],
  [['init'], { do: 'init' }],
  [['version'], { do: 'version' }],
  [['rules'], { do: 'list-rules', json: false, ids: [], width: undefined }],
  [['explain', 'skill/bom'], { do: 'explain', rule: 'skill/bom' }],
  [['-h', '--nothing=x'], 'complain'],
  [['--version'], { do: 'version' }],
  [['--init'], { do: 'init' }],
  [['rules', 'suppress/*', 'skill/bom'], 'list-rules'],
  [['--list-rules'], { do: 'list-rules', json: false, ids: [], width: undefined }],
  [['--list-rules', '-f', 'json'], { do: 'list-rules', json: true, ids: [], width: undefined }],
  [['--explain', 'skill/bom'], { do: 'explain', rule: 'skill/bom' }],
])('%j', async (argv, command) => {
  const parsed = await parseCommand(argv, false)
  if (typeof command === 'string') expect(parsed.do).toBe(command)
  else expect(parsed).toEqual(command)
})

test.each(['check', 'lint'])('%s needs no word, and takes one', async (word) => {
  expect(await parseCommand([word, 'a', '--fix'], false)).toEqual(await parseCommand(['a', '--fix'], false))
  expect(await parseCommand([`./${word}`], false)).toMatchObject({ options: { paths: [`./${word}`] } })
})

test('a word that is no file may be meant for a command', () => {
  expect([['clinets'], ['merg', '1.json'], ['skills'], ['./clinets'], []].map(commandMeant)).toEqual([
    'clients',
    'merge',
    undefined,
    undefined,
    undefined,
  ])
})
