import type { Data, Field, Range } from '../../model.ts'
import { skillsOf } from '../../references/bundled-files.ts'
import { fieldsBelow, isList, isMapping, kindOf, textField } from '../../syntax/fields.ts'
import { readYaml } from '../../syntax/yaml.ts'
import { quote } from '../../wording/quote.ts'
import { listed } from '../../wording/wording.ts'
import { misspeltKeys } from './misspelt-keys.ts'
import type { Skill } from './parse.ts'

/** What is wrong in `agents/openai.yaml`: where, and the end of a sentence about that line. */
export interface OpenaiFault {
  readonly range: Range
  readonly message: string
  readonly isMinor?: boolean
  /** What in SKILL.md says otherwise; undefined for its name. */
  readonly contradicted?: Range
}

type Fields = ReadonlyMap<string, Field>

const KEYS: Readonly<Record<string, readonly string[]>> = {
  interface: [
    'display_name',
    'short_description',
    'icon_small',
    'icon_large',
    'brand_color',
    'default_prompt',
  ],
  dependencies: ['tools'],
  policy: ['allow_implicit_invocation', 'products'],
}
const PARTS = Object.keys(KEYS)
const INNER = Object.values(KEYS).flat()

/** The mistakes in a text of `agents/openai.yaml` for Codex, alone or together with the skill beside it. */
export function openaiFaults(text: string, skill: Skill): readonly OpenaiFault[] {
  const { state, fields, problems } = readYaml(text)
  if (state === 'broken') {
    const { range, message } = problems[0]!
    return [{ range, message: `is no YAML, so Codex ignores the file: ${message}` }]
  }
  if (!isOfCodex(fields)) return []
  return [
    ...keyFaults(fields, PARTS, INNER),
    ...levelFaults(fields),
    ...typeFaults(fields),
    ...Object.entries(KEYS).flatMap(([part, keys]) => keyFaults(fieldsBelow(fields, part), keys)),
    ...policyFaults(fieldsBelow(fields, 'policy'), skill),
    ...promptFaults(fieldsBelow(fields, 'interface'), skill),
  ]
}

/** Whether a file is for Codex: another program may have texts and lists by the names of its parts. */
function isOfCodex(fields: Fields): boolean {
  const hasInner = INNER.some((key) => fields.has(key))
  const parts = PARTS.flatMap((part) => fields.get(part) ?? [])
  const isPlain = ({ value }: Field): boolean =>
    typeof value === 'string' || (isList(value) && value.every((item) => typeof item.value === 'string'))
  return hasInner || parts.length < 2 || !parts.every(isPlain)
}

function keyFaults(fields: Fields, known: readonly string[], besides: readonly string[] = []) {
  return misspeltKeys(fields, known, besides).map(({ key, field, meant }) => ({
    range: field.key,
    message: `has the key ${quote(key)}, which Codex does not read. Did you mean \`${meant}\`?`,
  }))
}

/** Keys that lie beside the mapping that they belong in: one fault for each mapping. */
function levelFaults(fields: Fields): readonly OpenaiFault[] {
  return Object.entries(KEYS).flatMap(([part, keys]) => {
    const misplaced = [...fields].filter(([key]) => keys.includes(key))
    const [first] = misplaced
    if (first === undefined) return []
    const names = listed(misplaced.map(([key]) => quote(key)))
    const [them, it] = misplaced.length === 1 ? ['it', 'reads it'] : ['them', 'reads them']
    return {
      range: first[1].key,
      message: `has ${names} at the margin. Codex ${it} below \`${part}\` only. Indent ${them} below \`${part}:\`.`,
    }
  })
}

function typeFaults(fields: Fields): readonly OpenaiFault[] {
  const isText = (value: Data): boolean => typeof value === 'string'
  const isBoolean = (value: Data): boolean => typeof value === 'boolean'
  const [texts, policy] = [fieldsBelow(fields, 'interface'), fieldsBelow(fields, 'policy')]
  return [
    ...unread(fields, PARTS, isMapping, 'Indent its keys below it.'),
    ...unread(texts, KEYS['interface']!, isText, 'Write text.'),
    ...unread(policy, ['allow_implicit_invocation'], isBoolean, 'Write `true` or `false` without quotes.'),
  ]
}

function unread(fields: Fields, keys: readonly string[], fits: (value: Data) => boolean, advice: string) {
  return keys.flatMap((key) => {
    const { key: range, value } = fields.get(key) ?? {}
    if (range === undefined || value === undefined || value === null || fits(value)) return []
    const message = `has ${kindOf(value)} as ${quote(key)}, which Codex does not read. ${advice}`
    return { range, message }
  })
}

function policyFaults(policy: Fields, { fields }: Skill): readonly OpenaiFault[] {
  const allowed = policy.get('allow_implicit_invocation')
  const disabled = fields.get('disable-model-invocation')
  if (typeof allowed?.value !== 'boolean' || allowed.value !== disabled?.value) return []
  const does = allowed.value ? 'lets' : 'does not let'
  return [
    {
      range: allowed.range,
      message: `${does} the model start the skill in Codex, but \`disable-model-invocation: ${disabled.value}\` says otherwise. Change one of them.`,
      // Nothing starts that must not.
      isMinor: !allowed.value,
      contradicted: disabled.key,
    },
  ]
}

/** A skill by its name, after the name of a plugin or none; variables of a shell are in capitals. */
const MENTION = /(?<![\w$])\$(?:[a-z][\w-]*:)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?![\w-])/g

function promptFaults(parts: Fields, { name, files }: Skill): readonly OpenaiFault[] {
  const prompt = textField(parts, 'default_prompt')
  if (prompt === undefined || name === undefined) return []
  const called = [...prompt.value.matchAll(MENTION)].map(([, skill]) => skill!)
  const [other] = called
  if (other === undefined || called.includes(name.value)) return []
  return [
    {
      range: prompt.range,
      message: `calls ${quote(`$${other}`)}, but the skill is named ${quote(name.value)}. Write ${quote(`$${name.value}`)}.`,
      isMinor: skillsOf(files).has(other),
    },
  ]
}

/** Whether a text is one that Codex would read as the metadata of a skill, rather than anything of that name. */
export function isOpenaiMetadata(text: string): boolean {
  const { fields } = readYaml(text)
  return fields.size > 0 && [...fields.keys()].every((key) => PARTS.includes(key) || INNER.includes(key))
}
