import manifest from '../../package.json' with { type: 'json' }

export const tool = { name: manifest.name, version: manifest.version, homepage: manifest.homepage }

/** The page that documents a rule: on the site, once package.json has its address, till then in the repository. */
export function ruleUrl(id: string, site: string = manifest.config.site): string {
  if (site !== '') return `${site}/rules/${id}`
  const [group, name] = id.split('/')
  return `${tool.homepage}/blob/main/docs/${group}.md#${name}`
}
