import type { Field } from '../../model.ts'
import { bundledFiles } from '../../references/bundled-files.ts'
import { relativeTargets } from '../../references/targets.ts'
import { fieldsBelow, isList, trimmedText } from '../../syntax/fields.ts'
import { codePoints } from '../../wording/code-points.ts'
import { compare } from '../../wording/compare.ts'
import { CHARACTERS_PER_TOKEN, estimateTokens } from './estimate-tokens.ts'
import type { Skill } from './parse.ts'

/** A skill as clients show it to a model, step by step; null where nothing is written. */
export function skillManifest(skill: Skill): object {
  const { fields, name, description } = skill
  const text = skill.text.slice(...skill.body)
  const listing = `${name?.value ?? ''}${description?.value ?? ''}`
  return {
    name: name?.value.trim() ?? null,
    description: description?.value.trim() ?? null,
    license: trimmedText(fields, 'license'),
    compatibility: trimmedText(fields, 'compatibility'),
    metadata: plainMapping(fieldsBelow(fields, 'metadata')),
    allowedTools: toolsIn(fields.get('allowed-tools')),
    levels: {
      listing: { tokens: tokensOf(listing) },
      body: { lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0), tokens: estimateTokens(skill) },
      references: referencesOf(skill),
    },
  }
}

function referencesOf(skill: Skill): readonly object[] {
  const { home, files } = skill
  const linked = relativeTargets(skill)
    .filter(({ to }) => to.exists && !to.outside && to.path.startsWith(home))
    .map(({ to }) => to.path)
  const kept = bundledFiles(home, files).files.filter((path) => path.startsWith(`${home}references/`))
  return [...new Set([...linked, ...kept])]
    .filter((path) => path !== skill.path && files.list(path).length === 0)
    .sort(compare)
    .map((path) => {
      const text = files.read(path)
      return { path: path.slice(home.length), tokens: text === undefined ? null : tokensOf(text) }
    })
}

function tokensOf(text: string): number {
  return Math.ceil(codePoints(text) / CHARACTERS_PER_TOKEN)
}

function toolsIn(field: Field | undefined): string | readonly string[] | null {
  if (typeof field?.value === 'string') return field.value.trim() || null
  if (field === undefined || !isList(field.value)) return null
  return field.value.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
}

function plainMapping(fields: Skill['fields']): object {
  return Object.fromEntries(
    [...fields].map(([key, { value }]) => [key, typeof value === 'object' ? null : value]),
  )
}
