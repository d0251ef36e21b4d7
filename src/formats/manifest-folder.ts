import type { GoodExample } from '../lint/fields/table.ts'
import type { Document, Files, Rule } from '../model.ts'
import { CLAUDE_MANIFEST, MARKETPLACE } from '../references/plugins.ts'
import { join } from '../wording/paths.ts'
import { quotePath } from '../wording/quote.ts'

/** A folder of a plugin’s parts in the one for its manifest, and what lies there. */
const INSIDE = /^((?:[^/]+\/)*?)\.claude-plugin\/((?:skills|agents)\/[^]*)$/

/** Makes the rule on skills or agents in the folder that is for the manifest of a plugin alone. */
export function manifestFolder<
  D extends Document & { readonly frontmatter: { readonly opening: Document['body'] } },
>(group: 'skill' | 'claude', good: GoodExample): Rule<D> {
  const noun = group === 'skill' ? 'skill' : 'agent'
  const path = group === 'skill' ? 'skills/pdf/SKILL.md' : 'agents/reviewer.md'
  const files = { '.claude-plugin/plugin.json': '{"name": "office"}\n' }
  return {
    id: `${group}/manifest-folder`,
    severity: { recommended: 'error', strict: 'error' },
    summary: `No ${noun} lies in the folder of a plugin’s manifest`,
    why: `Claude Code looks for the ${noun}s of a plugin in \`${noun}s/\` at its root. In \`.claude-plugin/\` it reads the manifest alone, so it never finds what else lies there, unless the manifest names the place.`,
    source: 'https://code.claude.com/docs/en/plugins-reference#directory-structure-mistakes',
    bad: { path: `.claude-plugin/${path}`, text: good.text, files },
    good: { path, text: good.text, files },
    check(document, report) {
      const [, root = '', rest] = INSIDE.exec(document.path) ?? []
      if (rest === undefined || isNamedThere(root, document.files)) return
      // In groups it finds no skills either.
      const flat = root + rest.replace(/^skills\/(?:[^/]+\/)+(?=[^/]+\/SKILL\.md$)/, 'skills/')
      const place = document.files.has(flat) ? root + rest : flat
      const message = `Claude Code finds no ${noun} in \`.claude-plugin/\`. Move it to ${quotePath(place)}.`
      report(document.frontmatter.opening, message)
    },
  }
}

const NAMED = /"(?:\.\/)?\.claude-plugin\/(skills|agents|commands|hooks|")/g

/** Whether a manifest names places of some kinds in its own folder, or there is none, so that it may be no plugin. */
export function isNamedThere(root: string, files: Files, kinds = ['skills', 'agents']): boolean {
  const read = [CLAUDE_MANIFEST, MARKETPLACE].map((path) => files.read(join(root, path)))
  const texts = read.filter((text) => text !== undefined)
  const named = texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, kind]) => kind))
  return texts.length === 0 || [...kinds, '"'].some((kind) => named.includes(kind))
}
