import type { Data } from '../../model.ts'
import { isList, textField } from '../../syntax/fields.ts'
import { estimateTokens } from '../skill/estimate-tokens.ts'
import type { Skill } from '../skill/parse.ts'
import { nameHeading } from './header.ts'
import type { Registered } from './search-skills.ts'

/** A skill as the Skills plane registers it, with the defaults of the specification. */
export function registeredSkill(skill: Skill): Registered {
  const { fields, directory = '' } = skill
  const given = (key: string, otherwise: string): string => textField(fields, key)?.value.trim() || otherwise
  return {
    id: directory,
    name: nameHeading(skill)?.text ?? directory,
    description: given('description', ''),
    domain: given('domain', 'development'),
    version: given('version', '1.0.0'),
    tags: tagsIn(fields.get('tags')?.value ?? null),
    tokens: estimateTokens(skill),
  }
}

function tagsIn(value: Data): readonly string[] {
  const items =
    typeof value === 'string' ? value.split(',') : isList(value) ? value.map((item) => item.value) : []
  return items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? item.trim() : []))
}
