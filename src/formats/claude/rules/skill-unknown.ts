import { join } from 'node:path/posix'
import type { Files, Rule, Value } from '../../../model.ts'
import { isList } from '../../../text/fields.ts'
import { suggest } from '../../../text/fixes.ts'
import { parseFrontmatter } from '../../../text/frontmatter.ts'
import { memoizeLast } from '../../../text/memoize-last.ts'
import { nearestOf } from '../../../text/near-names.ts'
import { quote } from '../../../text/quote.ts'
import { isOwnFile } from '../../links/own-file.ts'
import { goodSubagent, SUBAGENTS, withLines } from '../example.ts'
import type { Subagent } from '../parse.ts'
import { readTools } from '../read-tools.ts'

/** Names that are compared with those of a repository. */
const MOST_COMPARED = 20

const SKILL = '---\nname: review-guide\ndescription: Guides reviews. Use when reviewing.\n---\nBe kind.\n'

export const skillUnknown: Rule<Subagent> = {
  id: 'claude/skill-unknown',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  allow: 'names of skills',
  summary: 'Every skill that `skills` names exists, and the model may use it',
  why: 'Claude Code starts the agent without a skill that it does not find, or that has `disable-model-invocation: true`. Skills are looked for in the folder for skills beside the agents. If that is missing, nothing is reported.',
  source: SUBAGENTS,
  bad: { ...withLines('skills: [review-gide]'), files: { '.claude/skills/review-guide/SKILL.md': SKILL } },
  good: {
    ...goodSubagent,
    text: withLines('skills: [review-guide]').text,
    files: { '.claude/skills/review-guide/SKILL.md': SKILL },
  },
  check(subagent, report, { allows }) {
    const field = subagent.fields.get('skills')
    const folder = field === undefined ? undefined : skillsFolder(subagent)
    if (field === undefined || folder === undefined) return
    const { files, text } = subagent.source
    let compared = 0
    // Of those of other plugins the repository may know nothing.
    const own = `${subagent.plugin?.name}:`
    for (const { written, range } of listed(field, text)) {
      const name = written.startsWith(own) ? written.slice(own.length) : written
      if (name.includes(':') || allows(written)) continue
      const skill = join(folder, name, 'SKILL.md')
      if (!files.has(skill)) {
        const [meant, ...others] = compared++ < MOST_COMPARED ? nearestOf(name, namesIn(folder, files)) : []
        const isSure = meant !== undefined && others.length === 0
        const at = text.slice(...range) === name
        report(
          range,
          `${quote(name)} is no skill of \`${folder}\`. ${isSure ? `Did you mean ${quote(meant)}?` : 'Add it, or correct the name.'}`,
          isSure && at ? suggest(`Write ${quote(meant)}`, range, meant) : {},
        )
      } else if (isHidden(files.read(skill) ?? ''))
        report(
          range,
          `${quote(name)} has \`disable-model-invocation\`, so the agent starts without it. Remove one of both.`,
        )
    }
  },
}

/** The folder of the skills that come with an agent; undefined where it is missing, or they may lie elsewhere. */
function skillsFolder({ plugin, source: { path, files } }: Subagent): string | undefined {
  if (plugin?.hasOtherSkills === true) return undefined
  const above = plugin?.folder ?? /^(?:.*\/)?\.claude(?=\/agents\/)/is.exec(path)?.[0]
  const folder = above === undefined ? undefined : join(above, 'skills')
  return folder !== undefined && files.has(folder) ? folder : undefined
}

/** The names of the skills of a repository, by their folders: many agents look in one. */
const namesByFolder = memoizeLast<Files, Map<string, readonly string[]>>(() => new Map())

/** The names of the skills in a folder, without those that git leaves out. */
function namesIn(folder: string, files: Files): readonly string[] {
  const known = namesByFolder(files)
  let names = known.get(folder)
  if (names === undefined) known.set(folder, (names = listNames(folder, files)))
  return names
}

function listNames(folder: string, files: Files): readonly string[] {
  const names = files.list(folder).map(({ name }) => name)
  return names.filter((name) => isOwnFile(join(folder, name, 'SKILL.md'), files))
}

function listed(field: Value & { readonly key: readonly [number, number] }, text: string) {
  return isList(field.value) || typeof field.value === 'string' ? readTools(field, text) : []
}

function isHidden(text: string): boolean {
  return (
    text.includes('disable-model-invocation') &&
    parseFrontmatter(text).fields.get('disable-model-invocation')?.value === true
  )
}
