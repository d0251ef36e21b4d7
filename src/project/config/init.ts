import { join } from 'node:path'
import type { Host } from '../../files/host.ts'
import { errorCode } from '../../files/host.ts'
import { configNames } from '../../formats/names.ts'
import { tool } from '../../reporters/tool-identity.ts'
import { either, plural } from '../../wording/wording.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import { globsOf, unnamedAgents } from '../likely-agents.ts'
import { namesIn } from './find-config-files.ts'

const NAME = 'passmuster.yaml'

const NO_FILES = `# files:
#   skill:
#     - prompts/*.md
`

/** A config file that says what may be set; it changes nothing until a line is uncommented. */
const STARTING_CONFIG = `# yaml-language-server: $schema=${tool.homepage}/raw/main/schema/passmuster.schema.json
# Settings for the files below this folder; see ${tool.homepage}/blob/main/docs/config.md.

# The severities of the rules: \`recommended\`, or \`strict\`, which also reports fields and values that
# the specification does not define, and what validators refuse.
# preset: strict

# The clients that your skills are for, instead of all agents; see ${tool.homepage}/blob/main/docs/clients.md.
# clients: [claude-code, codex]

# The context window of your models, in tokens, instead of that of each client's default model.
# contextWindow: 200000

# How SKILL.md is read: \`agent-skills\` or \`skills-plane\`.
# dialect: skills-plane

# Tools of your own, which Claude Code subagents may name.
# tools:
#   - Deploy

# Files and folders to skip. A glob without a slash matches names at any depth.
# ignore:
#   - vendor
#   - /docs/examples

# More files of a format: ${either(configNames())}. \`skill: { only: [...] }\` replaces its own globs.
${NO_FILES}
# error, warning, info or off for a rule or a group; \`max\` for a rule that has a limit. \`passmuster --list-rules\` lists all.
# rules:
#   skill/*: warning
#   skill/body-empty: off
#   skill/body-length:
#     max: 800

# Settings for some files. If several match, the last one wins.
# overrides:
#   - files:
#       - legacy
#     preset: recommended
#     rules:
#       skill/name-directory: info

# What your files must have; see ${tool.homepage}/blob/main/docs/requirements.md.
# require:
#   - files: [skills/**/SKILL.md]
#     fields: [license, metadata.version]
#     values: { license: [MIT, Apache-2.0], metadata.version: semver }
#     headings: [Examples]
#     beside: [LICENSE.txt]
#     listedIn: README.md

# Folders that must hold the same.
# mirrors:
#   - [.claude/skills, .agents/skills]

# Another config file, or a package that has one: this file adds to it.
# extends: ./team.passmuster.yaml

# What makes the exit code 1, besides errors.
# failOn: warning
# maxWarnings: 20

# Ignore the config files of parent folders.
# root: true
`

/**
 * Writes a config file to start from; where nothing is checked, with the files that look like agents. Throws one line if there
 * is one or it cannot be written.
 */
export function writeStartingConfig(host: Host): string {
  const [present] = namesIn(host.cwd, host.cwd, host)
  if (present !== undefined) throw new Error(`\`${present}\` already exists. Edit it, or remove it first.`)
  const agents = unnamedAgents(host)
  const globs = globsOf(agents).map((glob) => `    - ${quoteYaml(glob)}\n`)
  const files = globs.length === 0 ? NO_FILES : `files:\n  claude:\n${globs.join('')}`
  const config = STARTING_CONFIG.replace(NO_FILES, () => files)
  try {
    host.write(join(host.cwd, NAME), config)
  } catch (error) {
    throw new Error(`\`${NAME}\` was not written: ${errorCode(error)}.`)
  }
  if (globs.length === 0)
    return `Wrote \`${NAME}\`. All its settings are comments: uncomment what you need.\n`
  return `Wrote \`${NAME}\`. Its \`files\` names ${plural(agents.length, 'Markdown file')} that ${agents.length === 1 ? 'looks' : 'look'} like subagents of Claude Code. Its other settings are comments.\n`
}
