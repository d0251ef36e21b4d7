import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Document, Range, Rule } from '../model.ts'
import { markdownOf } from '../syntax/markdown/index.ts'
import { lineEnd, matchesIn, outside, trimEnd } from '../syntax/position.ts'

const MARKER = /^(?:<{7}|>{7})(?: \S[^\n]*|\r?)$/gm
const LESSON =
  /\b(?:merge|git|rebase|version)[ -]conflicts?\b|\bconflict[ -]?(?:marker|block|hunk|resolution)s?\b|\b(?:resolv|merg)(?:e|ing)\b[^.\n]{0,40}\bconflicts?\b/i

const CONFLICT = '<<<<<<< HEAD\nAnswer.\n=======\nStop.\n>>>>>>> main\n'

/** What is the same in these rules of all formats; `good` is a file whose last line is text. */
export function aboutConflicts(group: string, good: GoodExample): Omit<Rule<Document>, 'check'> {
  return {
    id: `${group}/conflict-marker`,
    severity: { recommended: 'error', strict: 'error' },
    summary: 'No merge conflict is left in the instructions',
    why: 'The model reads both versions and the markers between them. Markers in code blocks, and in files about merge conflicts, are not reported.',
    source: 'https://git-scm.com/docs/git-merge#_how_conflicts_are_presented',
    bad: { path: good.path, text: good.text + CONFLICT },
    good: { path: good.path, text: `${good.text}\n\`\`\`\n${CONFLICT}\`\`\`\n` },
  }
}

/** `<group>/conflict-marker`: covers the rules `doubled`, and around all frontmatter those `hidden`. */
export function conflictMarker(
  group: string,
  good: GoodExample,
  hidden: readonly string[],
  doubled: readonly string[] = [],
): Rule<YamlDocument> {
  const below = doubled.map((name) => `${group}/${name}`)
  const around = [...below, ...hidden.map((name) => `${group}/${name}`)]
  return {
    ...aboutConflicts(group, good),
    check(document, report) {
      const { frontmatter, text, body } = document
      // One that starts in the frontmatter is reported there, and one around the fields hides them.
      if (frontmatter.state === 'broken' && /^<{7}/m.test(text.slice(...frontmatter.content))) return
      for (const range of conflictsIn(document, body[0]))
        report(range, CONFLICT_MESSAGE, { covers: range[0] < frontmatter.opening[0] + 1 ? around : below })
    },
  }
}

export const CONFLICT_MESSAGE = 'This is a merge-conflict marker. Resolve the conflict.'

/** Whether a text can have markers: most have none, and need not be read. */
export function mayConflict(text: string): boolean {
  return text.includes('<<<<<<<') || text.includes('>>>>>>>')
}

/** Whether a text is about conflicts: such a one shows what they look like. */
export function isAboutConflicts(text: string): boolean {
  return LESSON.test(text)
}

/** The first marker of each conflict from an offset on, outside of code. */
export function conflictsIn(document: Document, from: number): readonly Range[] {
  const { text } = document
  if (!mayConflict(text)) return []
  const markers: { readonly range: Range }[] = []
  let open = false
  for (const { range } of matchesIn(text, [from, text.length], MARKER)) {
    const [start] = range
    const opens = text[start] === '<'
    const isEnd = open && !opens
    open = opens
    if (!isEnd) markers.push({ range: [start, trimEnd(text, start, lineEnd(text, start))] })
  }
  if (markers.length === 0 || isAboutConflicts(text)) return []
  const code = markdownOf(document).fences.map(({ opening, content }) => ({
    range: [opening[0], content[1]] as const,
  }))
  return outside(code, markers).map(({ range }) => range)
}
