import type { Files, Range, Value } from '../../../model.ts'
import { isMapping, itemsOf } from '../../../syntax/fields.ts'
import { join, plainPath } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { firstSkill, HOOKS_FILE, hookFaults, tellPluginHooks } from '../../plugin-hooks.ts'
import { MANIFESTS, manifestRule } from '../example.ts'

const path = '.claude-plugin/plugin.json'
const text = '{ "name": "office" }\n'
const READY = '"SessionStart": [{ "hooks": [{ "type": "command", "command": "./scripts/ready.sh" }] }]'
const files = { 'scripts/ready.sh': 'true\n' }

export const hooks = manifestRule({
  id: 'plugin/hooks',
  summary: 'The hooks of a plugin are below `hooks`, named once, and run its own scripts',
  why: 'As `skill/plugin-hooks` says; the first skill of a plugin has its findings, if there is one. Claude Code loads `hooks/hooks.json` by itself. Version 2.1.197 calls it a duplicate if the manifest names it, too, and loads none of the hooks; version 2.1.332 loads it once.',
  source: `${MANIFESTS}#hooks`,
  bad: { path, text, files: { ...files, 'hooks/hooks.json': `{ "hooks": { ${READY} } }\n` } },
  good: {
    path,
    text,
    files: {
      ...files,
      'hooks/hooks.json': `{ "hooks": { ${READY.replace('./', '${CLAUDE_PLUGIN_ROOT}/')} } }\n`,
    },
  },
  check({ files, fields, home, isMarketplace }, report) {
    if (isMarketplace) return
    const tell = (range: Range, message: string, isFatal: boolean): void =>
      report(range, message, isFatal ? { severity: 'error' } : {})
    for (const item of itemsOf(fields.get('hooks'))) {
      if (isMapping(item.value)) tellPluginHooks({ ...item, key: item.range }, home, files, tell)
      else if (isDefault(item) && hasHooks(home, files)) report(item.range, messageOn(item))
    }
    if (firstSkill(home, files) !== undefined) return
    const name = fields.get('name')?.range ?? [0, 1]
    for (const { message, isFatal } of hookFaults(home, files)) tell(name, message, isFatal)
  },
})

/** Whether there is a hook to lose. */
function hasHooks(home: string, files: Files): boolean {
  const path = join(home, HOOKS_FILE)
  return files.has(path) && !/^\s*\{\s*"hooks"\s*:\s*\{\s*\}\s*\}\s*$/.test(files.read(path) ?? '')
}

/** Without its `./` it is a finding of `plugin/entry`. */
function isDefault({ value }: Value): boolean {
  return typeof value === 'string' && value.startsWith('./') && plainPath(value) === HOOKS_FILE
}

function messageOn({ value }: Value): string {
  return `Claude Code loads ${quote(String(value))} by itself. Older versions such as 2.1.197 load none of the plugin’s hooks if the manifest names it, too. Remove the entry.`
}
