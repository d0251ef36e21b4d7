import { codex } from '../../../clients/codex.ts'
import { isSeen } from '../../../clients/places.ts'
import type { Field, Range } from '../../../model.ts'
import { isOwnFile, skillsOf } from '../../../references/bundled-files.ts'
import { isMapping, textField } from '../../../syntax/fields.ts'
import { lineStarts, positionAt } from '../../../syntax/position.ts'
import { readYaml } from '../../../syntax/yaml.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

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
    const { state, fields, problems } = readYaml(text)
    const { frontmatter, name } = skill
    const starts = lineStarts(text)
    const tell: Tell = (range, message, severity = 'warning', place = name?.range ?? frontmatter.opening) => {
      const { line } = positionAt(text, starts, range[0])
      report(place, `Line ${line} of \`${NAME}\` ${message}`, { severity })
    }
    if (state === 'broken') {
      const { range, message } = problems[0]!
      return tell(range, `is no YAML, so Codex ignores the file: ${message}`)
    }
    reportKeys(fields, TABLE, tell)
    reportPolicy(partOf(fields, 'policy'), skill, tell)
    reportPrompt(partOf(fields, 'interface'), skill, tell)
  },
})

type Fields = ReadonlyMap<string, Field>
type Tell = (range: Range, message: string, severity?: 'warning' | 'info', place?: Range) => void

const INTERFACE = [
  'display_name',
  'short_description',
  'icon_small',
  'icon_large',
  'brand_color',
  'default_prompt',
]
const TABLE: Readonly<Record<string, readonly string[]>> = {
  interface: INTERFACE,
  dependencies: ['tools'],
  policy: ['allow_implicit_invocation', 'products'],
}

function partOf(fields: Fields, key: string): Fields {
  const value = fields.get(key)?.value
  return isMapping(value) ? value : new Map()
}

function reportKeys(fields: Fields, table: typeof TABLE, tell: Tell): void {
  reportNear(fields, Object.keys(table), tell)
  for (const [part, keys] of Object.entries(table)) reportNear(partOf(fields, part), keys, tell)
}

function reportNear(fields: Fields, known: readonly string[], tell: Tell): void {
  for (const [key, field] of fields) {
    const [meant, ...others] = known.includes(key) ? [] : nearestOf(key, known)
    if (meant === undefined || others.length > 0 || fields.has(meant)) continue
    tell(field.key, `has the key ${quote(key)}, which Codex does not read. Did you mean \`${meant}\`?`)
  }
}

function reportPolicy(policy: Fields, { fields }: Skill, tell: Tell): void {
  const allowed = policy.get('allow_implicit_invocation')
  const disabled = fields.get('disable-model-invocation')
  if (typeof allowed?.value !== 'boolean' || allowed.value !== disabled?.value) return
  const [meant, severity] = allowed.value
    ? (['lets', 'warning'] as const)
    : (['does not let', 'info'] as const)
  tell(
    allowed.range,
    `${meant} the model start the skill in Codex, but \`disable-model-invocation: ${disabled.value}\` says otherwise. Change one of them.`,
    severity,
    disabled.key,
  )
}

/** A skill by its name, after the name of a plugin or none; variables of a shell are in capitals. */
const MENTION = /(?<![\w$])\$(?:[a-z][\w-]*:)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?![\w-])/g

function reportPrompt(parts: Fields, { name, files }: Skill, tell: Tell): void {
  const prompt = textField(parts, 'default_prompt')
  if (prompt === undefined || name === undefined) return
  const called = [...prompt.value.matchAll(MENTION)].map(([, skill]) => skill!)
  const [other] = called
  if (other === undefined || called.includes(name.value)) return
  tell(
    prompt.range,
    `calls ${quote(`$${other}`)}, but the skill is named ${quote(name.value)}. Write ${quote(`$${name.value}`)}.`,
    skillsOf(files).has(other) ? 'info' : 'warning',
  )
}
