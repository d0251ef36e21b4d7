import type { Files } from '../../../model.ts'
import {
  CLAUDE_MANIFEST,
  isRecord,
  MARKETPLACE,
  pluginAround,
  recordIn,
} from '../../../references/plugins.ts'
import { lineStarts, positionAt } from '../../../syntax/position.ts'
import { viewAt } from '../../../syntax/views.ts'
import { dirname, join } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { goodSkill, skillRule } from '../example.ts'

const manifest = (entry: string) => ({
  '.claude-plugin/plugin.json': `{"name": "office", "skills": ["${entry}"]}\n`,
})

export const manifestEntry = skillRule({
  id: 'skill/manifest-entry',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The manifest of a plugin lists folders of skills, by paths that start with `./`',
  why: 'Claude Code takes each entry of `skills`, in `plugin.json` and in `marketplace.json`, for a folder. It refuses one that is a file with an error, and loads that skill only if it lies in the plugin’s `skills/`. It refuses the whole plugin for a path in `plugin.json` that does not start with `./`, and the whole marketplace for such a `source`: an error at the first skill there. Paths in both count from the folder of the plugin.',
  source: 'https://code.claude.com/docs/en/plugins-reference#path-behavior-rules',
  bad: { ...goodSkill, files: manifest('./skills/pdf/SKILL.md') },
  good: { ...goodSkill, files: manifest('./skills/pdf') },
  check({ path, files, name, frontmatter }, report) {
    const around = pluginAround(dirname(path), files)
    const entry =
      listedFiles('.', files).get(path) ??
      (around === undefined ? undefined : listedFiles(around, files).get(path))
    if (entry === undefined) return
    const { line, written, at, isBare } = entry
    const place = name?.range ?? frontmatter.opening
    if (isBare) {
      const what = at.endsWith(MARKETPLACE) ? 'marketplace' : 'plugin'
      return report(
        place,
        `Line ${line} of ${quotePath(at)} lists ${quote(written)} without \`./\`, so Claude Code refuses the ${what}. Write ${quote(withDot(written))} there.`,
        { severity: 'error' },
      )
    }
    const meant = dirname(written)
    report(
      place,
      `Line ${line} of ${quotePath(at)} lists ${quote(written)}, a file, and Claude Code takes folders alone. Write ${quote(meant)} there.`,
    )
  },
})

const MOST_FOUND = 100

interface Entry {
  readonly at: string
  readonly line: number
  readonly written: string
  /** Whether it lacks the `./` without which Claude Code refuses the plugin. */
  readonly isBare: boolean
}

function withDot(path: string): string {
  return path === '.' ? './' : `./${path}`
}

/** The first skill at an entry: its file, or one in a folder there. */
function firstAt(path: string, files: Files): string {
  const folders = ['.', ...files.list(path).map(({ name }) => name)]
  return folders.map((name) => join(path, name, 'SKILL.md')).find((each) => files.has(each)) ?? path
}

/** The files that the manifests in a folder list as skills, by their paths from the root. */
const listedFiles = viewAt((folder: string, files: Files): ReadonlyMap<string, Entry> => {
  const found = new Map<string, Entry>()
  for (const name of [CLAUDE_MANIFEST, MARKETPLACE]) {
    const at = join(folder, name)
    const text = files.has(at) ? (files.read(at) ?? '') : ''
    if (!/SKILL\.md"|"skills"|"source"/i.test(text) || !files.mayName(at)) continue
    const starts = lineStarts(text)
    const { plugins, metadata, ...own } = recordIn(text)
    const hasRoot = isRecord(metadata) && metadata['pluginRoot'] !== undefined
    const entries: readonly unknown[] = name === MARKETPLACE ? [plugins].flat() : [own]
    for (const { source, skills } of entries.filter(isRecord)) {
      if (source !== undefined && (typeof source !== 'string' || source.includes(':'))) continue
      if (hasRoot) continue
      if (typeof source === 'string' && /^(?:\w[\w./-]*|\.)$/.test(source)) {
        const { line } = positionAt(text, starts, Math.max(text.indexOf(`"${source}"`), 0))
        const path = firstAt(join(folder, source, 'skills'), files)
        if (files.has(path)) found.set(path, { at, line, written: source, isBare: true })
        continue
      }
      for (const written of [skills].flat().slice(0, MOST_FOUND)) {
        if (typeof written !== 'string' || found.size >= MOST_FOUND) continue
        const isBare = name === CLAUDE_MANIFEST && /^\w/.test(written)
        const isFile = /(?:^|\/)SKILL\.md$/i.test(written)
        if (!isBare && !isFile) continue
        const { line } = positionAt(text, starts, Math.max(text.indexOf(`"${written}"`), 0))
        const path = join(folder, typeof source === 'string' ? source : '.', written)
        found.set(isFile ? path : firstAt(path, files), { at, line, written, isBare })
      }
    }
  }
  return found
})
