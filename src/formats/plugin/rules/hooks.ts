import { firstSkill, hookFaults } from '../../plugin-hooks.ts'
import { MANIFESTS, manifestRule } from '../example.ts'

const path = '.claude-plugin/plugin.json'
const text = '{ "name": "office" }\n'
const READY = '"SessionStart": [{ "hooks": [{ "type": "command", "command": "./scripts/ready.sh" }] }]'
const files = { 'scripts/ready.sh': 'true\n' }

export const hooks = manifestRule({
  id: 'plugin/hooks',
  summary: 'The hooks of a plugin without skills are below `hooks`, and run its own scripts',
  why: 'As `skill/plugin-hooks` says of a plugin with skills, whose first one has the finding.',
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
  check({ files, home, isMarketplace, plugins }, report) {
    if (isMarketplace || firstSkill(home, files) !== undefined) return
    const name = plugins[0]?.fields.get('name')?.range ?? [0, 1]
    for (const { message, isFatal } of hookFaults(home, files))
      report(name, message, isFatal ? { severity: 'error' } : {})
  },
})
