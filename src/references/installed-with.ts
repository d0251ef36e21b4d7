import type { PlacedSkill } from './placed-skill.ts'
import { pluginAround } from './plugin-around.ts'

/** The folders in which a project keeps skills for those who work on it: nobody installs these alone. */
const PROJECT =
  /^\.(?:agents?|ai|amp|augment|claude|cline|clinerules|codex|continue|cursor|factory|gemini|github|goose|junie|kiro|opencode|openhands|pi|qwen|roo|trae|vscode|windsurf)$/

/**
 * The path, '' or with a final `/`, of the directory that always comes with a skill: that of the skill around it or
 * of its plugin, the repository of a project’s own skill, else the skill’s own.
 */
export function installedWith({ home, enclosing, files }: PlacedSkill): string {
  if (isOfProject(home)) return ''
  const directory = home === '' ? '.' : home.slice(0, -1)
  return asFolder(pluginAround(directory, files) ?? enclosing ?? directory)
}

/** Whether the directory of a skill lies in a folder of the skills of one project. */
export function isOfProject(home: string): boolean {
  const above = home.split('/').slice(0, -2)
  return above.some((name) => PROJECT.test(name))
}

function asFolder(path: string): string {
  return path === '.' || path === '' ? '' : `${path}/`
}
