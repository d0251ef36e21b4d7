import { sourceOf } from '../../lint/source.ts'
import { CLAUDE_MANIFEST } from '../../references/plugins.ts'
import { viewAt } from '../../syntax/views.ts'
import { basename, join } from '../../wording/paths.ts'
import { parseManifest } from './parse.ts'
import { reportEntries } from './rules/entry.ts'

/** Whether Claude Code refuses the plugin in a folder for an entry of its manifest. */
export const isRefused = viewAt((folder, files): boolean => {
  const path = join(folder, CLAUDE_MANIFEST)
  const text = files.read(path)
  if (text === undefined) return false
  const source = sourceOf({ path, text, directory: basename(folder), files })
  let refused = false
  reportEntries(parseManifest(source), (_, __, details) => {
    // What has a severity of its own costs one skill.
    refused ||= details?.severity === undefined
  })
  return refused
})
