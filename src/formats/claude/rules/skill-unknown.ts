import { propose } from '../../../lint/fields/other-value.ts'
import type { Files, Range, Report } from '../../../model.ts'
import { isOwnFile, skillsOf } from '../../../references/bundled-files.ts'
import { CLAUDE_MANIFEST, isRecord, pluginAround, recordAt } from '../../../references/plugins.ts'
import { parseFrontmatter } from '../../../syntax/frontmatter.ts'
import { submodulesIn } from '../../../syntax/submodules.ts'
import { viewAt } from '../../../syntax/views.ts'
import { akin, MOST_COMPARED, nearestOne } from '../../../wording/near-names.ts'
import { basename, dirname, join } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { either } from '../../../wording/wording.ts'
import { isHidden } from '../../skill/fields.ts'
import { isFlat } from '../../skill/flat-skill.ts'
import { nameAt } from '../../skill/parse.ts'
import { goodSubagent, subagentRule, withLines } from '../example.ts'
import { readTools } from '../listed-tools.ts'
import type { Subagent } from '../parse.ts'

/** As many as a message can name. */
const MOST_OFFERED = 3

const SKILL = '---\nname: review-guide\ndescription: Guides reviews. Use when reviewing.\n---\nBe kind.\n'

export const skillUnknown = subagentRule({
  id: 'claude/skill-unknown',
  fix: 'suggested',
  isShared: true,
  allow: 'names of skills',
  summary: 'Every skill that `skills` names exists, and the model may use it',
  why: 'Claude Code starts the agent without a skill that it does not find, or that has `disable-model-invocation: true`. Skills are looked for in the folder for skills beside the agents. If that is missing, or a git submodule, nothing is reported. Where the settings beside it enable plugins, only a name that is nearly that of a skill is reported.',
  bad: { ...withLines('skills: [review-gide]'), files: { '.claude/skills/review-guide/SKILL.md': SKILL } },
  good: {
    ...goodSubagent,
    text: withLines('skills: [review-guide]').text,
    files: { '.claude/skills/review-guide/SKILL.md': SKILL },
  },
  check(subagent, report, { allows }) {
    const { fields, files, plugin, text } = subagent
    const field = fields.get('skills')
    const folder = field === undefined ? undefined : skillsFolder(subagent)
    if (field === undefined || folder === undefined) return
    let compared = 0
    // Of those of other plugins the repository may know nothing.
    const own = `${plugin?.name}:`
    for (const { written, range } of readTools(field, text)) {
      const name = written.startsWith(own) ? written.slice(own.length) : written
      if (name.includes(':') || allows(written)) continue
      const at = files.has(join(folder, name, 'SKILL.md')) ? name : folderNamed(folder, files).get(name)
      if (at === undefined)
        reportUnknown({ subagent, folder, name, range }, compared++ < MOST_COMPARED, report)
      else if (isHiddenFromModel(files.read(join(folder, at, 'SKILL.md')) ?? '')) {
        const message = `The skill ${quote(name)} has \`disable-model-invocation\`, so the agent starts without it. Remove that field, or the skill here.`
        report(range, message)
      }
    }
  },
})

/** A name that no skill beside an agent has. */
interface Unknown {
  readonly subagent: Subagent
  readonly folder: string
  readonly name: string
  readonly range: Range
}

function reportUnknown(unknown: Unknown, isCompared: boolean, report: Report): void {
  const { subagent, folder, name, range } = unknown
  const { files, plugin, text } = subagent
  const mayName = (each: string): boolean => files.mayName(join(folder, each, 'SKILL.md'))
  const names = isCompared ? skillNamesIn(folder, files) : []
  const meant = nearestOne(lastName(name), names)
  const problem = `${quote(name)} is not a skill in ${quotePath(folder)}`
  const flat = join(folder, `${name}.md`)
  if (isFlat(flat) && !name.includes('/') && files.has(flat) && files.mayName(flat)) {
    const advice = `Move ${quotePath(flat)} to ${quotePath(join(folder, name, 'SKILL.md'))}.`
    return report(range, `${problem}. Claude Code loads no files directly in that folder. ${advice}`)
  }
  if (meant !== undefined && mayName(meant))
    return propose(range, { problem: `${problem}.`, meant, isFixable: text.slice(...range) === name }, report)
  // That its file is to be named in capitals is said there.
  if (files.has(join(folder, name, 'skill.md'))) return
  if (files.once(mayHaveOthers, folder) || files.ignored(join(folder, name, 'SKILL.md'))) return
  const elsewhere = skillsOf(files).get(lastName(name))?.find(files.mayName)
  if (elsewhere !== undefined)
    return report(range, `${problem}, ${onOther(folder, elsewhere, files)}`, { severity: 'info' })
  const ofPlugin =
    plugin === undefined && !name.includes('/')
      ? `, write ${quote(`PLUGIN:${name}`)} if a plugin has it,`
      : ','
  const alike = akin(lastName(name), names).filter(mayName).slice(0, MOST_OFFERED)
  const others = alike.length === 0 ? '' : ` to ${either(alike.map((each) => quote(each)))}`
  report(range, `${problem}. Add it${ofPlugin} or correct the name${others}.`)
}

/** What to say of a skill that lies in another plugin, or elsewhere: Claude Code finds it if that is installed, too. */
function onOther(folder: string, other: string, files: Files): string {
  const plugin = pluginAround(other, files)
  const manifest = plugin === undefined ? {} : recordAt(join(plugin, CLAUDE_MANIFEST), files)
  const owner = manifest['name']
  const advice =
    typeof owner === 'string' && !dirname(folder).startsWith(plugin ?? folder)
      ? `If users have the plugin ${quote(owner)}, too, write ${quote(`${owner}:${basename(other)}`)}.`
      : 'Copy it, or remove the name.'
  return `but in ${quotePath(dirname(other))}. ${advice}`
}

function lastName(name: string): string {
  return basename(name.replace(/\/SKILL\.md$/, ''))
}

/** The folder of the skills that come with an agent; undefined where it is missing, or they may lie elsewhere. */
function skillsFolder({ plugin, path, files }: Subagent): string | undefined {
  if (plugin?.hasOtherSkills === true) return undefined
  const above = plugin?.folder ?? /^(?:.*\/)?\.claude(?=\/agents\/)/is.exec(path)?.[0]
  const folder = above === undefined ? undefined : join(above, 'skills')
  return folder !== undefined && files.has(folder) && !isSubmodule(folder, files) ? folder : undefined
}

function isSubmodule(folder: string, files: Files): boolean {
  const modules = files.has('.gitmodules') ? (files.read('.gitmodules') ?? '') : ''
  return submodulesIn(modules).some((path) => `${folder}/`.startsWith(`${path}/`))
}

/** Whether the settings beside a folder of skills enable plugins, which bring skills that no repository shows. */
const mayHaveOthers = viewAt((folder: string, files: Files): boolean =>
  ['settings.json', 'settings.local.json'].some((file) => {
    const { enabledPlugins, extraKnownMarketplaces } = recordAt(join(dirname(folder), file), files)
    const settings = [enabledPlugins, extraKnownMarketplaces].filter(isRecord)
    return settings.some((setting) => Object.values(setting).some((value) => value !== false))
  }),
)

/** The names of the skills in a folder, without those that git leaves out. */
const skillNamesIn = viewAt((folder: string, files: Files): readonly string[] => {
  const names = files.list(folder).map(({ name }) => name)
  return names.filter((name) => isOwnFile(join(folder, name, 'SKILL.md'), files))
})

/** The folders of the skills in a folder by the names that these give themselves, which Claude Code takes, too. */
const folderNamed = viewAt((folder: string, files: Files): ReadonlyMap<string, string> => {
  const folders = skillNamesIn(folder, files).slice(0, MOST_COMPARED)
  return new Map(folders.map((each) => [nameAt(join(folder, each), files)?.trim() || each, each]))
})

function isHiddenFromModel(text: string): boolean {
  return text.includes('disable-model-invocation') && isHidden(parseFrontmatter(text).fields)
}
