import { MARKETPLACE, marketplaceIn } from '../../../references/plugins.ts'
import { textField } from '../../../syntax/fields.ts'
import { dirname, foldersAbove, join } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { listed, MARKETPLACES, manifestRule, marketplaceOf } from '../example.ts'

const office = (...plugins: readonly object[]) => ({
  path: 'plugins/office/.claude-plugin/plugin.json',
  text: '{\n  "name": "office"\n}\n',
  files: {
    '.claude-plugin/marketplace.json': marketplaceOf({ name: 'mail', source: './plugins/mail' }, ...plugins)
      .text,
    'plugins/mail/.claude-plugin/plugin.json': '{ "name": "mail" }\n',
  },
})

export const unlisted = manifestRule({
  id: 'plugin/unlisted',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'The marketplace of a repository lists each plugin beside those that it lists',
  why: 'People install plugins from a marketplace, which has those alone that it lists. Only a folder beside plugins that are listed is reported: others are drafts or test files.',
  source: `${MARKETPLACES}#plugin-entries`,
  bad: office(),
  good: office(listed),
  check({ fields, files, home, isMarketplace }, report) {
    const name = textField(fields, 'name')
    const root = home === '.' ? undefined : foldersAbove(home).find((at) => files.has(join(at, MARKETPLACE)))
    if (isMarketplace || name === undefined || root === undefined) return
    const plugins = files.once(marketplaceIn, root)
    const isBeside = [...plugins.keys()].some((folder) => folder !== '.' && dirname(folder) === dirname(home))
    // The plugin may be listed by its address on the web.
    const text = files.read(join(root, MARKETPLACE)) ?? ''
    if (!isBeside || plugins.has(home) || text.includes(JSON.stringify(name.value))) return
    const place = quotePath(`./${home.slice(root === '.' ? 0 : root.length + 1)}`)
    const message = `${quotePath(join(root, MARKETPLACE))} does not list this plugin, so nobody gets it there. Add an entry with the source ${place}.`
    report(name.range, message)
  },
})
