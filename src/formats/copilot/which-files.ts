import type { NamedFormat } from '../../model.ts'
import { basename } from '../../wording/paths.ts'

export const COPILOT_FILES: NamedFormat = {
  name: 'copilot',
  files: ['**/*.agent.md', '**/*.chatmode.md', '**/.github/agents/!(README|*.instructions|*.prompt).md'],
  pattern:
    /\.agent\.md$|\.chatmode\.md$|(?:^|\/)\.github\/agents\/(?!readme\.md$|[^/]*\.(?:instructions|prompt)\.md$)[^/]*\.md$/i,
  placeOf: (folder) => /(?:^|\/)\.github(?:\/agents)?$/i.exec(folder)?.[0].slice(-'/agents'.length) ?? '',
}

/** Whether a file is a chat mode, which VS Code alone reads. */
export function isChatMode(path: string): boolean {
  return /\.chatmode\.md$/i.test(path)
}

/** Whether a file is one that people copy, by its name. */
export function isTemplate(path: string): boolean {
  return /^(?:.*[-_.])?template(?:\.agent)?\.md$/i.test(basename(path))
}
