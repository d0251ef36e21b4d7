import type { Example } from '../../model.ts'
import { CLAUDE_MANIFEST, MARKETPLACE } from '../../references/plugins.ts'
import { rulesWith } from '../examples.ts'
import { goodSkill } from '../skill/example.ts'
import type { Manifest } from './parse.ts'

export const MANIFESTS = 'https://code.claude.com/docs/en/plugins-reference'
export const MARKETPLACES = 'https://code.claude.com/docs/en/plugin-marketplaces'

/** The manifest of a marketplace that lists these plugins, in a repository that has one, `office`. */
export function marketplaceOf(...plugins: readonly object[]): Example {
  const text = `${JSON.stringify({ name: 'acme', owner: { name: 'Acme' }, plugins }, null, 2)}\n`
  const office = '{ "name": "office", "version": "2.0.0" }\n'
  return { path: MARKETPLACE, text, files: { [`plugins/office/${CLAUDE_MANIFEST}`]: office } }
}

/** The manifest of a plugin with one skill, `pdf`. */
export function pluginWith(fields: object): Example {
  const text = `${JSON.stringify({ name: 'office', ...fields }, null, 2)}\n`
  return { path: CLAUDE_MANIFEST, text, files: { [goodSkill.path]: goodSkill.text } }
}

export const listed = { name: 'office', source: './plugins/office' }

/** A rule on manifests. */
export const manifestRule = rulesWith<Manifest, never>({})
