import { CLIENT_IDS } from '../clients/who-loses.ts'
import { agentFormats, dialects } from '../formats/names.ts'
import { rules } from '../formats/rules.ts'
import { PRESETS, SEVERITIES } from '../project/option-values.ts'
import { reporterNames } from '../reporters/index.ts'
import type { FLAGS, FlagName } from './flags.ts'
import { aboutCommand, aboutOption } from './usage.ts'

export type Shell = 'bash' | 'zsh' | 'fish'

type Commands = ReadonlyMap<string, readonly string[]>

/** An option as shells complete it. */
interface Option {
  /** With its hyphens; the short form, if any, comes first. */
  readonly forms: readonly string[]
  readonly about: string
  readonly takesValue: boolean
  readonly isRepeatable: boolean
  /** Undefined for paths, and for what nobody can list. */
  readonly values: readonly string[] | undefined
}

const VALUES: { readonly [Name in FlagName]?: () => readonly string[] } = {
  format: () => reporterNames,
  color: () => ['auto', 'always', 'never'],
  'fail-on': () => [...SEVERITIES, 'never'],
  preset: () => PRESETS,
  rule: () => rules.map(({ id }) => id),
  explain: () => rules.map(({ id }) => id),
  client: () => CLIENT_IDS,
  dialect: () => dialects,
  'agent-format': () => agentFormats,
}

/** What completes options, their values and commands in a shell, as a script for it. */
export function completions(shell: Shell, commands: Commands, flags: typeof FLAGS): string {
  // Given, not imported: what starts each run would lie in a file of its own, as a part that comes later shares it.
  const optionOf = (name: FlagName, command?: string): Option => describe(name, flags[name], command)
  const own = [...commands.values()].flat()
  const isMain = (name: string): boolean => !own.includes(name) || aboutOption(name) !== ''
  const main = (Object.keys(flags) as FlagName[]).filter(isMain).map((name) => optionOf(name))
  const taken = [...commands].map(
    ([word, names]) => [word, names.map((name) => optionOf(name as FlagName, word))] as const,
  )
  return { bash, zsh, fish }[shell](main, new Map(taken))
}

interface Flag {
  readonly type: string
  readonly short?: string
  readonly multiple?: boolean
}

function describe(name: FlagName, flag: Flag, command = ''): Option {
  const values = command === 'clients' && name === 'explain' ? () => CLIENT_IDS : VALUES[name]
  return {
    forms: [...(flag.short === undefined ? [] : [`-${flag.short}`]), `--${name}`],
    about: aboutOption(name),
    takesValue: flag.type === 'string',
    isRepeatable: flag.multiple === true,
    values: values?.(),
  }
}

type Taken = ReadonlyMap<string, readonly Option[]>

const formsOf = (options: readonly Option[]): string => options.flatMap(({ forms }) => forms).join(' ')

function bash(main: readonly Option[], commands: Taken): string {
  const cases = main.flatMap(({ forms, takesValue, values }) =>
    takesValue ? [`    ${forms.join('|')}) isValue=1 values='${values?.join(' ') ?? ''}' ;;`] : [],
  )
  const ofCommands = [...commands].map(([word, options]) => `    ${word}) options='${formsOf(options)}' ;;`)
  return `# passmuster completions bash
_passmuster() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} isValue= values= options=
  # Bash takes \`=\` for a word.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
  case "\${COMP_WORDS[1]} $before" in
    'clients --explain') isValue=1 values='${CLIENT_IDS.join(' ')}' ;;
  esac
  [[ $isValue ]] || case $before in
${cases.join('\n')}
  esac
  case \${COMP_WORDS[1]} in
${ofCommands.join('\n')}
    *) options='${formsOf(main)}' ;;
  esac
  if [[ $isValue ]]; then
    [[ $values ]] && COMPREPLY=($(compgen -W "$values" -- "$word"))
  elif [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  elif [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W '${[...commands.keys()].join(' ')}' -- "$word"))
  fi
}
complete -o bashdefault -o default -F _passmuster passmuster
`
}

function zsh(main: readonly Option[], commands: Taken): string {
  const specs = (options: readonly Option[]): string => options.flatMap(zshSpecs).join(' \\\n        ')
  const ofCommands = [...commands].map(
    ([word, options]) => `    ${word})
      shift words
      (( CURRENT-- ))
      _arguments \\
        ${[specs(options), "'*:path:_files'"].filter((part) => part !== '').join(' \\\n        ')} ;;`,
  )
  const described = [...commands.keys()].map((word) => inQuotes(`${word}:${aboutCommand(word)}`))
  return `#compdef passmuster
_passmuster_first() {
  local -a commands=(
    ${described.join('\n    ')}
  )
  _describe -t commands command commands
  _files
}
_passmuster() {
  case $words[2] in
${ofCommands.join('\n')}
    *)
      _arguments \\
        ${specs(main)} \\
        '1:command or path:_passmuster_first' '*:path:_files' ;;
  esac
}
if [ "$funcstack[1]" = _passmuster ]; then _passmuster "$@"; else compdef _passmuster passmuster; fi
`
}

function zshSpecs({ forms, about, takesValue, isRepeatable, values }: Option): readonly string[] {
  const value = takesValue ? `:value:${values === undefined ? '_files' : `(${values.join(' ')})`}` : ''
  const often = isRepeatable ? '*' : ''
  return forms.map((form) => inQuotes(`${often}${form}[${about.replace(/[[\]\\]/g, '\\$&')}]${value}`))
}

function fish(main: readonly Option[], commands: Taken): string {
  const words = [...commands.keys()].join(' ')
  return [
    '# passmuster completions fish',
    ...[...commands.keys()].map(
      (word) =>
        `complete -c passmuster -n __fish_use_subcommand -a ${word} -d ${inQuotes(aboutCommand(word))}`,
    ),
    ...main.map((option) => fishLine(option, `not __fish_seen_subcommand_from ${words}`)),
    ...[...commands].flatMap(([word, options]) =>
      options.map((option) => fishLine(option, `__fish_seen_subcommand_from ${word}`)),
    ),
    '',
  ].join('\n')
}

function fishLine({ forms, about, takesValue, values }: Option, when: string): string {
  const names = forms.map((form) => (form.startsWith('--') ? `-l ${form.slice(2)}` : `-s ${form.slice(1)}`))
  const value = values === undefined ? ' -r' : ` -x -a '${values.join(' ')}'`
  return `complete -c passmuster -n '${when}' ${names.join(' ')}${takesValue ? value : ''} -d ${inQuotes(about)}`
}

/** In single quotes, where shells read nothing but their end. */
function inQuotes(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
