import { tool } from '../reporters/tool-identity.ts'
import { wrapped } from '../wording/wording.ts'

/** The answer to `--help`, 80 columns wide: an entry a line, and what it says more below, further to the right. */
export const USAGE = `Usage: passmuster [options] [paths…]
       passmuster COMMAND [arguments]

Checks skills, custom agents, subagents, *.3md and plugin manifests in the
paths: files, folders or globs. Default: the working directory.

Examples
  passmuster                  check the working directory
  passmuster --fix-dry-run    show what the safe fixes would change
  passmuster --since main     report only on what your branch changes
  passmuster clients          show which clients load each skill

Reports
  -f, --format FORMAT[:FILE]  text (default), concise, json, sarif, github,
                              gitlab, markdown, junit or rdjson; repeatable
  -o, --output-file FILE      write the report to FILE instead of standard
                              output
  -q, --quiet                 report errors only, no warnings and infos
      --statistics            print only what each rule found, and where first;
                              also with json and markdown
      --max-findings N|all    print at most N findings as text, each rule once
                              before any twice (default: 50)
      --color WHEN            auto, always or never (default: auto: on a
                              terminal, unless NO_COLOR is set)
      --fail-on SEVERITY      exit with 1 from this severity on: error
                              (default), warning, info or never
      --max-warnings N        exit with 1 if there are more than N warnings

Rules
      --preset PRESET         recommended (default) or strict
      --rule ID=SEVERITY      set a rule, or GROUP/*, to error, warning, info or
                              off; repeatable
      --client ID             judge skills for this client; repeatable (default:
                              the specification and all agents)
      --context-window N      tokens of your models' context window, for lists
                              of skills (default: the client's)
      --dialect DIALECT       agent-skills (default) or skills-plane, for
                              SKILL.md
      --agent-format FORMAT   agent or copilot, for *.agent.md (default: decided
                              by the content)
      --config FILE           use only this config file
      --no-config             ignore all config files
      --init                  write a commented config file to start from
      --print-config PATH     print the settings of one file and where each
                              comes from; --format json prints JSON
      --baseline FILE         do not report the findings in FILE (default:
                              passmuster-baseline.json, if it exists)
      --baseline-write        write all findings of this run to the baseline
      --baseline-prune        remove findings from the baseline that are fixed
      --no-inline-config      ignore suppression comments
      --report-suppressed     list in SARIF, marked as such, what comments
                              suppress and the baseline knows
      --list-rules [GROUP…]   list the rules, or those of these groups;
                              --format json prints JSON
      --explain RULE          explain a rule, with examples

Fixes
      --fix                   apply the safe fixes: they keep the meaning
      --fix-suggestions       apply the suggested fixes too: review what they
                              change
      --fix-dry-run           print a diff and write nothing; also works with
                              --fix-suggestions

Files
      --stdin                 read one file from standard input
      --stdin-filename PATH   path of that file, which decides its format and
                              settings
      --list-files            list the files and the format of each; --format
                              json prints JSON
      --since REF             report only on files that changed since a branch,
                              tag or commit
      --ignore GLOB           skip files and folders, as ignore of a config file
                              does; repeatable
      --context               check the whole working directory, but report only
                              on the paths
      --no-gitignore          also check files that .gitignore ignores
      --no-error-on-unmatched-pattern
                              do not fail if a path matches no file
      --shard I/N             check part I of N of the files, to run on several
                              machines; merge joins the reports

Commands
  clients [-f FORMAT] [--client ID] [--all] [paths…]
                              print which clients refuse or do not see skills,
                              or lose a part, and why; with paths or --all,
                              skill by skill; FORMAT is text, markdown, concise
                              or json; with --client, ask about these only: exit
                              code 1 if one refuses a skill
  clients --explain ID        print what is known of a client, with sources and
                              dates
  hook [--agent ID]           answer a hook of an agent: read its JSON on
                              standard input, check the file that was written,
                              and tell the model up to ten errors and warnings,
                              or nothing; ID is claude-code (default), codex,
                              copilot-cli, gemini-cli or qwen-code;
                              docs/agents.md has the settings to copy
  completions SHELL           print what completes options and commands in bash,
                              zsh or fish
  lsp                         answer an editor on standard input and output, as
                              a language server
  merge [-o FILE] [--fail-on LEVEL] [--max-warnings N] REPORT…
                              merge the JSON or SARIF reports of all shards into
                              one
  manifest FILE               print what a loader sees in the file, as JSON;
                              also takes --dialect and --agent-format

Commands for *.3md and the Skills plane
  route FILE.3md REQUEST      print the skills that get the request, and the
                              triggers that match
  graph FILE.3md              print the links between its planes as a Mermaid
                              diagram
  resolve FILE.3md SKILL      print the skill and all that it depends on, in
                              loading order
  command FILE.3md SKILL [name=value…]
                              print the command of a skill, filled in and
                              quoted; it is never run
  search DIR QUERY ['#tag'…] [^N] [--domain D]
                              print which skills in DIR a search of the Skills
                              plane finds, as JSON

  -v, --version
  -h, --help

Exit codes: 0 clean, 1 findings at or above the threshold, 2 the run failed.
Docs: ${tool.homepage}/blob/main/docs/README.md
`

/** What most people need first. */
const MAIN = ['format', 'init', 'baseline-write', 'explain', 'fix', 'since']

/** The answer to `-h`, which fits a screen of 80 columns and 24 lines. */
export function shortUsage(): string {
  const head = USAGE.slice(0, USAGE.indexOf('Reports\n'))
  return `${head}Main options\n${MAIN.map(optionEntry).join('')}\nAll options and commands: passmuster --help\n`
}

/** What options mean to one command. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clients: {
    format: '  -f, --format FORMAT         text (default), markdown, concise or json\n',
    client:
      '      --client ID             ask about this client only; repeatable; exit\n                              code 1 if one refuses a skill\n',
    all: '      --all                   print skill by skill\n',
    explain: '      --explain ID            print what is known of a client, such as codex\n',
  },
  hook: {
    agent:
      '      --agent ID              claude-code (default), codex, copilot-cli,\n                              gemini-cli or qwen-code\n',
  },
}

/** The answer to `COMMAND --help`: how it is called, what it does, and the options that it takes. */
export function usageOf(word: string, options: readonly string[]): string {
  const parts = entries((line) => line.startsWith(`  ${word} `)).split(/\n(?= {2}\S)/)
  const calls = parts.map((part) => {
    const [call, ...lines] = part.trim().split(/ {3,}|\n +/)
    return { call: call!, about: wrapped(lines.join(' '), 80).join('\n') }
  })
  const usage = calls.map(({ call }, at) => `${at === 0 ? 'Usage:' : '      '} passmuster ${call}\n`).join('')
  const listed = options.map((name) => OWN[word]?.[name] ?? optionEntry(name)).join('')
  return `${usage}\n${calls.map(({ about }) => `${about}\n`).join('\n')}${listed && `\nOptions\n${listed}`}`
}

/** The answer to `WORD --help` where the word stands for an option. */
export function usageOfOption(word: string, option: string): string {
  const [call = ''] = optionEntry(option).trim().split(/ {3,}/)
  const operand = call.slice(call.indexOf(option) + option.length)
  return `Usage: passmuster ${word}${operand}\n\n${optionEntry(option)}`
}

/** What an option does, on one line; empty where the usage has no entry of its own for it. */
export function aboutOption(name: string): string {
  return aboutEntry(optionEntry(name))
}

/** What a command does, on one line. */
export function aboutCommand(word: string): string {
  return aboutEntry(entries((line) => line.startsWith(`  ${word} `)))
}

/** What the first of some entries says, up to a semicolon. */
function aboutEntry(text: string): string {
  const [first = '', ...more] = text.split('\n')
  const end = more.findIndex((line) => !line.startsWith(' '.repeat(20)))
  const [, start = ''] = first.trim().split(/ {2,}/)
  const lines = [start, ...more.slice(0, end).map((line) => line.trim())]
  return lines.join(' ').trim().split(';', 1)[0]!
}

function optionEntry(name: string): string {
  // A short form, or blanks, stand before it.
  return entries((line) => `${line} `.indexOf(`--${name} `) === 6)
}

function entries(isFirst: (line: string) => boolean): string {
  const lines = USAGE.split('\n')
  return lines
    .flatMap((line, index) => {
      if (!isFirst(line)) return []
      const more = lines.slice(index + 1)
      const end = more.findIndex((next) => !next.startsWith(' '.repeat(20)))
      return [line, ...more.slice(0, end)]
    })
    .map((line) => `${line}\n`)
    .join('')
}
