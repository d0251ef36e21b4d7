import * as v from 'valibot'
import { CLIENT_IDS } from '../../clients/who-loses.ts'
import { LONGEST_GLOB } from '../../files/glob.ts'
import { configNames } from '../../formats/names.ts'
import { LEAST_WINDOW } from '../option-values.ts'

const severity = v.picklist(['error', 'warning', 'info', 'off'])

const globs = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_GLOB)))

/** A setting that may be left out; `schema` is of its value, and the published JSON schema shows the description. */
function setting<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.optional(v.pipe(schema, v.description(description)))
}

function wholeNumber(least: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least))
}

const ruleSettings = v.strictObject({
  severity: v.optional(severity),
  max: setting(wholeNumber(1), 'The limit, for a rule that has one.'),
  allow: setting(globs, 'Globs of what the rule does not report, for a rule with such a list.'),
})

const rules = setting(
  v.record(v.string(), v.union([severity, ruleSettings])),
  'A rule’s id, or a group such as skill/*, and its severity. A later line overrides an earlier one.',
)

const preset = setting(v.picklist(['recommended', 'strict']), 'The default severities of the rules.')

const dialect = setting(v.picklist(['agent-skills', 'skills-plane']), 'How SKILL.md is read.')

const clients = setting(
  v.pipe(v.array(v.picklist(CLIENT_IDS)), v.nonEmpty()),
  'The ids of the clients to judge for, instead of all agents.',
)

const contextWindow = setting(
  wholeNumber(LEAST_WINDOW),
  'The context window of your models in tokens, instead of that of each client’s default model.',
)

const formatFiles = v.strictObject({
  only: v.pipe(globs, v.description('Globs that replace the format’s own.')),
})

const files = v.strictObject(
  Object.fromEntries(configNames().map((name) => [name, v.optional(v.union([globs, formatFiles]))])),
)

const tools = setting(globs, 'Names of tools of your own, which subagents may use.')

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_GLOB))

const requirement = v.strictObject({
  files: v.pipe(globs, v.nonEmpty(), v.description('Globs of the files that it is for.')),
  severity: setting(
    v.picklist(['error', 'warning', 'info']),
    'How severe its findings are; `warning` by default.',
  ),
  fields: setting(
    v.array(text),
    'Fields that must have a value. `metadata.version` is `version` in `metadata`.',
  ),
  values: setting(
    v.record(
      v.string(),
      v.union([
        v.pipe(v.array(v.union([v.string(), v.number(), v.boolean()])), v.nonEmpty()),
        v.picklist(['semver', 'date', 'url', 'email', 'kebab-case']),
      ]),
    ),
    'For a field the values that it may have, or their form.',
  ),
  match: setting(v.record(v.string(), text), 'For a field the glob that its value matches.'),
  headings: setting(v.array(text), 'Headings that the text must have, of any level and in any letter case.'),
  beside: setting(globs, 'Globs of what must be in the folder of the file.'),
  forbid: setting(globs, 'Globs of what must not be in that folder, or in one below.'),
  listedIn: setting(text, 'A page that must link to the file.'),
  maxLines: setting(wholeNumber(1), 'The most lines of the file.'),
})

const override = v.strictObject({
  files: globs,
  preset,
  dialect,
  clients,
  contextWindow,
  format: setting(v.picklist(configNames()), 'The format of the files.'),
  tools,
  rules,
})

/** What a config file may say. The published JSON schema is made of this. */
export const configSchema = v.strictObject({
  $schema: v.optional(v.string()),
  extends: setting(text, 'Another config file, or a package that has one; what this file says comes first.'),
  root: setting(v.boolean(), 'Whether the config files of parent folders are ignored.'),
  preset,
  dialect,
  clients,
  contextWindow,
  tools,
  ignore: setting(globs, 'Globs of files and folders to skip.'),
  files: setting(files, 'Globs of more files of a format.'),
  rules,
  overrides: setting(v.array(override), 'Settings for some files. A later one overrides an earlier one.'),
  require: setting(v.array(requirement), 'What files must have. All requirements that match a file apply.'),
  mirrors: setting(v.array(v.array(text)), 'Groups of folders that must hold the same.'),
  maxWarnings: setting(wholeNumber(0), 'The exit code is 1 if there are more warnings than this.'),
  failOn: setting(
    v.picklist(['error', 'warning', 'info', 'never']),
    'The lowest severity that makes the exit code 1.',
  ),
})

export type Config = v.InferOutput<typeof configSchema>

/** The keys that a mapping of a config file may have; none if it may have any. */
export function keysAt(path: readonly (string | number)[]): readonly string[] {
  const [first, ...rest] = path
  if (first === undefined) return Object.keys(configSchema.entries)
  if (first === 'files') return Object.keys(rest.length === 0 ? files.entries : formatFiles.entries)
  if (first === 'overrides' && rest.length === 1) return Object.keys(override.entries)
  if (first === 'require' && rest.length === 1) return Object.keys(requirement.entries)
  return path.at(-2) === 'rules' ? Object.keys(ruleSettings.entries) : []
}
