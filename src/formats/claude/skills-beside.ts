import type { Files } from '../../model.ts'
import { isOwnFile } from '../../references/bundled-files.ts'
import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { join } from '../../wording/paths.ts'
import type { Subagent } from './parse.ts'

/** The folder of the skills that come with an agent; undefined where it is missing, or they may lie elsewhere. */
export function skillsFolder({ plugin, path, files }: Subagent): string | undefined {
  if (plugin?.hasOtherSkills === true) return undefined
  const above = plugin?.folder ?? /^(?:.*\/)?\.claude(?=\/agents\/)/is.exec(path)?.[0]
  const folder = above === undefined ? undefined : join(above, 'skills')
  return folder !== undefined && files.has(folder) ? folder : undefined
}

/** The names of the skills in a folder, without those that git leaves out. */
export function skillNamesIn(folder: string, files: Files): readonly string[] {
  return files.once(listNames, folder)
}

function listNames(folder: string, files: Files): readonly string[] {
  const names = files.list(folder).map(({ name }) => name)
  return names.filter((name) => isOwnFile(join(folder, name, 'SKILL.md'), files))
}

/** Whether a skill says that the model may not use it. */
export function isHiddenFromModel(text: string): boolean {
  return (
    text.includes('disable-model-invocation') &&
    parseFrontmatter(text).fields.get('disable-model-invocation')?.value === true
  )
}
