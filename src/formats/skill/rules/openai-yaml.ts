import { codex } from '../../../clients/codex.ts'
import { isSeen } from '../../../clients/places.ts'
import type { Range, Report } from '../../../model.ts'
import { isOwnFile } from '../../../references/bundled-files.ts'
import { lineStarts, positionAt } from '../../../syntax/position.ts'
import { dirname } from '../../../wording/paths.ts'
import { goodSkill, skillRule } from '../example.ts'
import { isOpenaiMetadata, openaiFaults } from '../openai-faults.ts'
import type { Skill } from '../parse.ts'

const NAME = 'agents/openai.yaml'
/** Where people put it by mistake. */
const OTHERS = ['openai.yaml', 'openai.yml', 'agents/openai.yml', 'agent/openai.yaml']
/** What has any of these in it: few skills have one. */
const ON_THE_WAY = /^(?:agents?|openai\.ya?ml)$/i
const at = (text: string) => ({ 'skills/pdf/agents/openai.yaml': text })

export const openaiYaml = skillRule({
  id: 'skill/openai-yaml',
  summary: '`agents/openai.yaml` says what SKILL.md says',
  why: 'Codex reads this file beside SKILL.md. It ignores a file of another name, or one that is no YAML. It reads the keys below `interface`, `policy` and `dependencies`, and ignores others. `policy.allow_implicit_invocation` is what `disable-model-invocation` is to other clients, the other way round, and `interface.default_prompt` calls the skill by `$` and its name.',
  mindedBy: ['codex'],
  source:
    'https://github.com/openai/codex/blob/033d1d0741d697436d4d5527aaac8893c28b424c/codex-rs/core-skills/src/loader.rs',
  bad: { ...goodSkill, files: at('interface:\n  default_prompt: Use $pdfs to read it.\n') },
  good: { ...goodSkill, files: at('interface:\n  default_prompt: Use $pdf to read it.\n') },
  check(skill, report) {
    const { path, files } = skill
    if (!files.list(dirname(path)).some(({ name }) => ON_THE_WAY.test(name)) || !isSeen(codex, path)) return
    const own = skill.name?.range ?? skill.frontmatter.opening
    const text = textAt(NAME, skill)
    if (text === undefined) return reportMisplaced(skill, own, report)
    if (text.trim() === '') return
    const starts = lineStarts(text)
    for (const { range, message, isMinor, contradicted = own } of openaiFaults(text, skill)) {
      const { line } = positionAt(text, starts, range[0])
      report(contradicted, `Line ${line} of \`${NAME}\` ${message}`, isMinor ? { severity: 'info' } : {})
    }
  },
})

function reportMisplaced(skill: Skill, own: Range, report: Report): void {
  const other = OTHERS.find((name) => {
    const text = textAt(name, skill)
    return text !== undefined && isOpenaiMetadata(text)
  })
  if (other !== undefined)
    report(own, `Codex reads \`${NAME}\`, not \`${other}\`. Rename the file to \`${NAME}\`.`)
}

/** The text of a file of the skill; undefined where messages may not show what is in it. */
function textAt(name: string, { home, files }: Skill): string | undefined {
  const path = `${home}${name}`
  return files.has(path) && isOwnFile(path, files) && files.mayName(path) ? files.read(path) : undefined
}
