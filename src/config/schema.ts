import * as v from 'valibot'
import { CLIENT_IDS } from '../formats/clients/who-loses.ts'
import { configNames } from '../formats/names.ts'

const severity = v.picklist(['error', 'warning', 'info', 'off'])

/** Longer ones become expressions that the engine refuses. */
export const LONGEST_GLOB = 1000

const globs = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_GLOB)))

const ruleSettings = v.strictObject({
  severity: v.optional(severity),
  max: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.description('The limit, for a rule that has one.')),
  ),
  allow: v.optional(
    v.pipe(globs, v.description('Globs of what the rule does not report, for a rule with such a list.')),
  ),
})

const rules = v.pipe(
  v.record(v.string(), v.union([severity, ruleSettings])),
  v.description(
    'A rule’s id, or a group such as skill/*, and its severity. A later line overrides an earlier one.',
  ),
)

const preset = v.pipe(
  v.picklist(['recommended', 'strict']),
  v.description('The default severities of the rules.'),
)

const dialect = v.pipe(v.picklist(['agent-skills', 'skills-plane']), v.description('How SKILL.md is read.'))

const clients = v.pipe(
  v.array(v.picklist(CLIENT_IDS)),
  v.nonEmpty(),
  v.description('The ids of the clients to judge for, instead of all agents.'),
)

const formatFiles = v.strictObject({
  only: v.pipe(globs, v.description('Globs that replace the format’s own.')),
})

const files = v.strictObject(
  Object.fromEntries(configNames().map((name) => [name, v.optional(v.union([globs, formatFiles]))])),
)

const tools = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_GLOB))),
  v.description('Names of tools of your own, which subagents may use.'),
)

const override = v.strictObject({
  files: globs,
  preset: v.optional(preset),
  dialect: v.optional(dialect),
  clients: v.optional(clients),
  format: v.optional(v.pipe(v.picklist(configNames()), v.description('The format of the files.'))),
  tools: v.optional(tools),
  rules: v.optional(rules),
})

/** What a config file may say. The published JSON schema is made of this. */
export const configSchema = v.strictObject({
  $schema: v.optional(v.string()),
  root: v.optional(
    v.pipe(v.boolean(), v.description('Whether the config files of parent folders are ignored.')),
  ),
  preset: v.optional(preset),
  dialect: v.optional(dialect),
  clients: v.optional(clients),
  tools: v.optional(tools),
  ignore: v.optional(v.pipe(globs, v.description('Globs of files and folders to skip.'))),
  files: v.optional(v.pipe(files, v.description('Globs of more files of a format.'))),
  rules: v.optional(rules),
  overrides: v.optional(
    v.pipe(
      v.array(override),
      v.description('Settings for some files. A later one overrides an earlier one.'),
    ),
  ),
  maxWarnings: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('The exit code is 1 if there are more warnings than this.'),
    ),
  ),
  failOn: v.optional(
    v.pipe(
      v.picklist(['error', 'warning', 'info', 'never']),
      v.description('The lowest severity that makes the exit code 1.'),
    ),
  ),
})

export type Config = v.InferOutput<typeof configSchema>

/** The keys that may stand at a place of a config file; none where any key may. */
export function keysAt(path: readonly (string | number)[]): readonly string[] {
  const [first, ...rest] = path
  if (first === undefined) return Object.keys(configSchema.entries)
  if (first === 'files') return Object.keys(rest.length === 0 ? files.entries : formatFiles.entries)
  if (first === 'overrides' && rest.length === 1) return Object.keys(override.entries)
  return path.at(-2) === 'rules' ? Object.keys(ruleSettings.entries) : []
}
