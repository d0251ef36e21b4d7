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
  return matrixData(matrixOf(skillsIn({ root: '', workspace, shown: (path) => path }), ids))
}

/** A workspace of a repository, and how people read a path from its root. */
interface Repository {
  readonly root: string
  readonly workspace: Workspace
  shown(path: string): string
}

/** The skills of a repository that can be read as text. A file with a part of one has none. */
export function skillsIn({ root, workspace, shown }: Repository): readonly ReadSkill[] {
  return workspace.all().flatMap(({ path }) => {
    const { document, format, settings } = workspace.read(path) ?? {}
    if (document === undefined || settings === undefined || format?.name !== skill.name) return []
    const read = document as Skill
    const { contextWindow } = settings
    return read.fragment ? [] : [{ path: shown(path), root, contextWindow, skill: read, violations: [] }]
  })
}
