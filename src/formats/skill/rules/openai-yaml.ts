import { codex } from '../../../clients/codex.ts'
import { isSeen } from '../../../clients/who-loses.ts'
import { isOwnFile } from '../../../references/bundled-files.ts'
import { lineStarts, positionAt } from '../../../syntax/position.ts'
import { goodSkill, skillRule } from '../example.ts'
import { openaiFaults } from '../openai-faults.ts'

const NAME = 'agents/openai.yaml'
const at = (text: string) => ({ 'skills/pdf/agents/openai.yaml': text })

export const openaiYaml = skillRule({
  id: 'skill/openai-yaml',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`agents/openai.yaml` says what SKILL.md says',
  why: 'Codex reads this file beside SKILL.md. It ignores a file that is no YAML, and keys that it does not know. `policy.allow_implicit_invocation` is what `disable-model-invocation` is to other clients, the other way round, and `interface.default_prompt` calls the skill by `$` and its name.',
  mindedBy: ['codex'],
  source:
    'https://github.com/openai/codex/blob/033d1d0741d697436d4d5527aaac8893c28b424c/codex-rs/core-skills/src/loader.rs',
  bad: { ...goodSkill, files: at('interface:\n  default_prompt: Use $pdfs to read it.\n') },
  good: { ...goodSkill, files: at('interface:\n  default_prompt: Use $pdf to read it.\n') },
  check(skill, report) {
    const path = `${skill.home}${NAME}`
    if (!isSeen(codex, skill.path) || !skill.files.has(path)) return
    // Messages show what is in it.
    const isShown = isOwnFile(path, skill.files) && skill.files.mayName(path)
    const text = isShown ? skill.files.read(path) : undefined
    if (text === undefined || text.trim() === '') return
    const starts = lineStarts(text)
    const own = skill.name?.range ?? skill.frontmatter.opening
    for (const { range, message, isMinor, contradicted = own } of openaiFaults(text, skill)) {
      const { line } = positionAt(text, starts, range[0])
      report(contradicted, `Line ${line} of \`${NAME}\` ${message}`, isMinor ? { severity: 'info' } : {})
    }
  },
})
