import type { Document } from '../model.ts'
import type { TextField } from '../syntax/fields.ts'
import { dirname } from '../wording/paths.ts'
import { pluginAround } from './plugins.ts'

/** A skill as far as its place and its words tell whose a path in its text is. */
export interface PlacedSkill extends Document {
  readonly name: TextField | undefined
  readonly description: TextField | undefined
  /** The path of the skill's directory from the root: '' at the root, else with a final `/`. */
  readonly home: string
  /** The directory of the skill around this one, '' for the root. None is around a `skills` directory. */
  readonly enclosing: string | undefined
}

/** The folders in which a project keeps skills for those who work on it: nobody installs these alone. */
const PROJECT =
  /^\.(?:agents?|ai|amp|augment|claude|cline|clinerules|codex|continue|cursor|factory|gemini|github|goose|junie|kiro|opencode|openhands|pi|qwen|roo|trae|vscode|windsurf)$/

/**
 * The path, '' or with a final `/`, of the directory that always comes with a skill: that of the skill around it or
 * of its plugin, the repository of a project’s own skill, else the skill’s own.
 */
export function installedWith({ path, home, enclosing, files }: PlacedSkill): string {
  if (isOfProject(home)) return ''
  const directory = pluginAround(dirname(path), files) ?? enclosing ?? dirname(path)
  return directory === '.' || directory === '' ? '' : `${directory}/`
}

/** Whether the directory of a skill lies in a folder of the skills of one project. */
export function isOfProject(home: string): boolean {
  return home
    .split('/')
    .slice(0, -2)
    .some((name) => PROJECT.test(name))
}
