import { CLAUDE_MANIFEST, pluginAround } from '../../../references/plugins.ts'
import { dirname, join } from '../../../wording/paths.ts'
import { firstSkill, hookFaults } from '../../plugin-hooks.ts'
import { goodSkill, skillRule } from '../example.ts'

const withHooks = (hooks: object) => ({
  ...goodSkill,
  files: {
    '.claude-plugin/plugin.json': '{"name": "office"}\n',
    'hooks/hooks.json': `${JSON.stringify(hooks)}\n`,
  },
})
const READY = { SessionStart: [{ hooks: [{ type: 'command', command: 'echo ready' }] }] }

export const pluginHooks = skillRule({
  id: 'skill/plugin-hooks',
  summary: 'The hooks of a plugin are below `hooks`, and run its own scripts',
  why: 'Claude Code loads no hook of a plugin whose `hooks/hooks.json` has its events at the top, or is no JSON: an error. It skips an event that it does not know and a faulty entry, but does not load the plugin for one of `PreToolUse` or `PermissionRequest`: an error. Version 2.1.197 loads no hook for any of these. It runs a hook in the project of the user, where `./scripts/check.sh` is no file of the plugin; `${CLAUDE_PLUGIN_ROOT}` is the folder of the plugin. The finding is in the first skill of the plugin; of one without skills, `plugin/hooks` has it.',
  source: 'https://code.claude.com/docs/en/plugins-reference#hooks',
  bad: withHooks(READY),
  good: withHooks({ hooks: READY }),
  check({ path, files, name, frontmatter }, report) {
    const folder = pluginAround(dirname(path), files)
    if (folder === undefined || !files.has(join(folder, CLAUDE_MANIFEST))) return
    if (firstSkill(folder, files) !== path) return
    const place = name?.range ?? frontmatter.opening
    for (const { message, isFatal } of hookFaults(folder, files))
      report(place, message, isFatal ? { severity: 'error' } : {})
  },
})
