import type { NamedFormat } from '../../model.ts'

export const COPILOT_FILES: NamedFormat = {
  name: 'copilot',
  files: ['**/*.agent.md', '**/*.chatmode.md', '**/.github/agents/!(README|*.instructions|*.prompt).md'],
  pattern:
    /\.agent\.md$|\.chatmode\.md$|(?:^|\/)\.github\/agents\/(?!readme\.md$|[^/]*\.(?:instructions|prompt)\.md$)[^/]*\.md$/i,
  placeOf: (folder) => /(?:^|\/)\.github(?:\/agents)?$/i.exec(folder)?.[0].slice(-'/agents'.length) ?? '',
}
