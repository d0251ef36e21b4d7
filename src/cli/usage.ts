/** The answer to `--help`. */
export const USAGE = `Usage: passmuster [options] [paths…]
       passmuster manifest FILE | route FILE.3md REQUEST | graph FILE.3md
       passmuster clients [-f json] [--client ID] [paths…]
       passmuster merge [-o FILE] [--fail-on SEVERITY] [--max-warnings N] REPORT…

Checks every SKILL.md, *.3md and *.agent.md below the paths (files, folders or globs; default: the working directory).

Commands, for one agent without errors
  manifest FILE                print what a loader sees, as JSON: of a *.3md or *.agent.md
  route FILE.3md REQUEST       print the skills that the request is routed to, and the triggers that match
  graph FILE.3md               print the links between its planes, for Mermaid

Clients, for skills
  clients [paths…]             print which clients load each skill, which lose a part of it, and which refuse it
      --client ID              judge for this client; repeatable (default: all agents); exit 1 where it refuses a skill

Shards, for more than one machine
      --shard I/N              report on the I-th of N parts of the files
  merge REPORT…                join the JSON or the SARIF reports of all parts into that of a whole run

Reports
  -f, --format FORMAT[:FILE]   text, json, sarif, github, markdown, junit or rdjson; repeatable (default: text)
  -o, --output-file FILE       where the report goes that has no file of its own
  -q, --quiet                  report errors only
      --fail-on SEVERITY       error, warning, info or never: what makes the exit code 1 (default: error)
      --max-warnings N         the exit code is 1 above N warnings

Rules
      --preset PRESET          recommended or strict (default: recommended)
      --rule ID=SEVERITY       error, warning, info or off; GROUP/* for all of a group; repeatable
      --dialect DIALECT        agent-skills or skills-plane, for SKILL.md (default: agent-skills)
      --agent-format FORMAT    agent or copilot, for *.agent.md (default: by the content of each)
      --config FILE            take the settings from this file alone
      --no-config              look for no config file
      --init                   write a config file with comments to start from
      --print-config PATH      print the settings of one file and what decided each; with --format json as JSON
      --baseline FILE          the findings that are not reported (default: passmuster-baseline.json, if it is there)
      --baseline-write         write all findings of this run to the baseline, and keep those of files that it did not look at
      --baseline-prune         take out of the baseline what is not found any more
      --no-inline-config       ignore the suppressions in the files
      --list-rules             list the rules; with --format json as JSON
      --explain RULE           say what a rule demands, and why

Fixes
      --fix                    apply the safe fixes
      --fix-suggestions        apply the suggested ones too
      --fix-dry-run            print what would change as a diff, and write nothing; also with --fix-suggestions

Files
      --stdin                  read one file from standard input
      --stdin-filename PATH    the path that this file would have
      --list-files             list the files and what each is taken for; with --format json as JSON
      --context                check all that the working directory holds; the paths only choose what is reported
      --no-gitignore           also check what .gitignore leaves out
      --no-error-on-unmatched-pattern
                               a path that leads to no file is no error

  -v, --version
  -h, --help

Exit codes: 0 clean, 1 findings at or above the threshold, 2 could not run.
`
