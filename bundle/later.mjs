/**
 * The modules that many runs never enter, by the files of the bundle that they are in. Such a file is loaded when one
 * of its exports is first asked for: nothing may ask while another module loads.
 */
export const LATER = {
  agent: ['formats/agent/index.ts'],
  'agent-3md': ['formats/agent-3md/index.ts'],
  changes: ['project/repair.ts', 'project/trust/since.ts', 'project/baseline/baseline-file.ts'],
  claude: ['formats/claude/index.ts'],
  commands: [
    'cli/describe-rules.ts',
    'cli/inspect.ts',
    'cli/list-files.ts',
    'cli/print-config.ts',
    'cli/usage.ts',
    'project/config/init.ts',
    'project/list-clients.ts',
    'project/shards/index.ts',
  ],
  config: ['project/config/parse-config.ts'],
  copilot: ['formats/copilot/index.ts'],
  manifests: ['formats/manifest.ts'],
  plane: ['formats/plane/index.ts'],
  reports: [
    'reporters/github.ts',
    'reporters/gitlab.ts',
    'reporters/junit.ts',
    'reporters/markdown.ts',
    'reporters/rdjson.ts',
    'reporters/sarif.ts',
  ],
  rules: ['formats/rules.ts'],
  server: ['server/main.ts'],
  'yaml-errors': ['syntax/yaml-errors.ts'],
}
