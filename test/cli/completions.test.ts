import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { COMMANDS, parseCommand } from '../../src/cli/command.ts'
import type { Shell } from '../../src/cli/completions.ts'
import { completions } from '../../src/cli/completions.ts'
import { FLAGS } from '../../src/cli/flags.ts'
import { CLIENT_IDS } from '../../src/clients/who-loses.ts'
import { rules } from '../../src/formats/rules.ts'
import { inFolder } from '../folder.ts'

/** Runs a script in a shell, in a folder with the file `skills.md`; what it prints, by lines. */
function runIn(shell: Shell, script: string): readonly string[] {
  const files = { 'skills.md': '', completions: completions(shell, COMMANDS, FLAGS) }
  const quick = { bash: ['--norc'], zsh: ['-f'], fish: ['--no-config'] }[shell]
  return inFolder(files, (cwd) => {
    const { stdout, stderr } = spawnSync(shell, [...quick, '-c', script], {
      cwd,
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect(stderr).toBe('')
    return stdout.replaceAll('\r', '').split('\n')
  })
}

const isMissing = (shell: Shell): boolean => spawnSync(shell, ['-c', 'true']).status !== 0

const PLANNED: readonly (readonly [typed: string, proposed: readonly string[]])[] = [
  ['passmuster cli', ['clients']],
  ['passmuster --fix-', ['--fix-dry-run', '--fix-suggestions']],
  ['passmuster --preset st', ['strict']],
  ['passmuster clients --explain codex', ['codex']],
  ['passmuster clients --al', ['--all']],
  ['passmuster --explain skill/bom', ['skill/bom']],
  ['passmuster merge --max', ['--max-warnings']],
]

describe.skipIf(process.platform === 'win32')('in a real shell, what is typed is completed by', () => {
  test.skipIf(isMissing('bash'))('bash', () => {
    const script = `source ./completions
      try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _passmuster; echo "\${COMPREPLY[*]}"; }
      ${PLANNED.map(([typed]) => `try ${typed}`).join('\n')}
      try passmuster --preset = st
      try passmuster --color =
      try passmuster sk
      complete -p passmuster`
    const [equals, empty, path, how] = [
      'strict',
      'auto always never',
      '',
      'complete -o bashdefault -o default -F _passmuster passmuster',
    ]
    expect(runIn('bash', script).map((line) => line.split(' ').sort().join(' '))).toEqual(
      [...PLANNED.map(([, proposed]) => proposed.join(' ')), equals, empty, path, how, ''].map((line) =>
        line.split(' ').sort().join(' '),
      ),
    )
  })

  test.skipIf(isMissing('fish'))('fish', () => {
    const typed = [...PLANNED.map(([words]) => words), 'passmuster --config ./sk']
    const script = `source ./completions\n${typed.map((words) => `complete -C '${words}'; echo end`).join('\n')}`
    const proposed = runIn('fish', script)
      .join('\n')
      .split('end\n')
      .map((part) => part.split('\n').flatMap((line) => line.split('\t')[0] || []))
    expect(proposed).toEqual([...PLANNED.map(([, words]) => words), ['./skills.md'], []])
  })

  test.skipIf(isMissing('zsh'))('zsh', () => {
    const one = PLANNED.filter(([, { length }]) => length === 1)
    const script = `zmodload zsh/zpty; zpty z zsh -f -i
      zpty -w z "autoload -Uz compinit; compinit -u -D; source ./completions; bindkey -e; bindkey '^I' complete-word"
      zpty -w z "PROMPT=; print rea''dy"; zpty -r z out '*ready*'
      for typed in ${one.map(([words]) => `'${words}'`).join(' ')}; do
        zpty -w -n z "$typed"$'\\t'$'\\C-a''print -r -- "IS:'$'\\C-e'':END"'$'\\n'; zpty -r z out $'*\\nIS:*:END*'
        print -r -- "\${\${out##*$'\\nIS:'}%%:END*}"
      done`
    expect(runIn('zsh', script)).toEqual([
      ...one.map(([words, [proposed]]) => words.replace(/\S+$/, proposed!)),
      '',
    ])
  })
})

test('each shell knows all options, commands, rules and clients', () => {
  for (const shell of ['bash', 'zsh', 'fish'] as const) {
    const words = new Set(completions(shell, COMMANDS, FLAGS).split(/[\s'|():[\]]+/))
    const options = Object.keys(FLAGS).map((name) => (shell === 'fish' ? name : `--${name}`))
    const known = [...options, ...COMMANDS.keys(), ...rules.map(({ id }) => id), ...CLIENT_IDS]
    expect(known.filter((word) => !words.has(word) && !words.has(`*${word}`))).toEqual([])
  }
})

test.each([
  ['completions', '`passmuster completions` takes one shell. Name bash, zsh or fish.'],
  ['completions bash zsh', '`passmuster completions` takes one shell. Name bash, zsh or fish.'],
  [
    'completions bsh',
    '`bsh` is not a value of `completions`. Did you mean `bash` or `zsh`? Use bash, zsh or fish.',
  ],
  ['completions bash --fix', '`passmuster completions` takes no options. Leave out `--fix`.'],
])('passmuster %s is told in one line', (words, message) => {
  expect(parseCommand(words.split(' '), false)).toEqual({ do: 'complain', message })
})
