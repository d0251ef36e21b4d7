import manifest from '../../package.json' with { type: 'json' }

export const tool = { name: manifest.name, version: manifest.version, homepage: manifest.homepage }

/** The page that documents a rule. */
export function ruleUrl(id: string): string {
  const [group, name] = id.split('/')
  return `${tool.homepage}/blob/main/docs/${group}.md#${name}`
}
