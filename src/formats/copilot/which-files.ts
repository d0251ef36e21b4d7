import type { NamedFormat } from '../../model.ts'

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
