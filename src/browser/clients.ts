import { skill } from '../formats/skill/index.ts'
import type { Skill } from '../formats/skill/parse.ts'
import type { Workspace } from '../lint/workspace.ts'
import { matrixData } from '../reporters/clients/json.ts'
import type { ReadSkill } from '../reporters/clients/judge.ts'
import { matrixOf } from '../reporters/clients/judge.ts'

/**
 * What clients do with the skills, with reasons and sources: the data of `passmuster clients -f json`. The ids choose
 * clients; without any all are asked.
 */
export function clients(workspace: Workspace, ids?: readonly string[]) {
  const skills = workspace.all().flatMap(({ path }) => readSkill(path, workspace))
  return matrixData(matrixOf(skills, ids))
}

/** The skill in a file, or nothing where it has none, or has a part of one. */
function readSkill(path: string, workspace: Workspace): readonly ReadSkill[] {
  const { document, format, settings } = workspace.read(path) ?? {}
  if (document === undefined || settings === undefined || format?.name !== skill.name) return []
  const read = document as Skill
  if (read.fragment) return []
  return [{ path, root: '', contextWindow: settings.contextWindow, skill: read, violations: [] }]
}
