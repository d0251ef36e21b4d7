import type { FormatInfo } from '../../model.ts'
import { SUBAGENTS } from './example.ts'
import { isNamedByPlugin, isSubagent, isSubagentPlace } from './which-files.ts'

export const claudeInfo: FormatInfo = {
  name: 'claude',
  title: 'Claude Code subagents',
  specification: SUBAGENTS,
  files: ['**/.claude/agents/**/!(README|SKILL).md', '**/agents/**/!(README|SKILL|*.agent|*.chatmode).md'],
  // One look ahead finds the folder, so that a path of many such folders is read once.
  pattern:
    /^(?=(?:[^/]*\/)*\.claude\/agents\/)(?:[^/]*\/)*(?!(?:readme|skill)\.md$)[^/]*\.md$|^(?=(?:[^/]*\/)*agents\/)(?:[^/]*\/)*(?!(?:readme|skill|[^/]*\.agent|[^/]*\.chatmode)\.md$)[^/]*\.md$/i,
  home: /(?:^|\/)\.claude\/agents\//i,
  isPlace: isSubagentPlace,
  isNamedAround: isNamedByPlugin,
  isMeant: isSubagent,
}
