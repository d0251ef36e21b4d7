import type { Range, Rule } from '../../../model.ts'
import type { Fence } from '../../../text/markdown/index.ts'
import { markdownOf } from '../../../text/markdown/index.ts'
import { lineEnd, trimEnd } from '../../../text/position.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

const MARKER = /^(?:<{7}|>{7})(?: \S[^\n]*|\r?)$/gm
/** A skill about conflicts shows what they look like. */
const LESSON =
  /\b(?:merge|git|rebase|version)[ -]conflicts?\b|\bconflict[ -]?(?:marker|block|hunk|resolution)s?\b|\b(?:resolv|merg)(?:e|ing)\b[^.\n]{0,40}\bconflicts?\b/i

export const conflictMarker: Rule<Skill> = {
  id: 'skill/conflict-marker',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No merge conflict is left in the instructions',
  why: 'The model reads both versions and the markers between them. Markers in code blocks, and in skills about merge conflicts, are not reported.',
  source: 'https://git-scm.com/docs/git-merge#_how_conflicts_are_presented',
  bad: {
    path: goodSkill.path,
    text: `${goodSkill.text}<<<<<<< HEAD\nAnswer.\n=======\nStop.\n>>>>>>> main\n`,
  },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\n\`\`\`\n<<<<<<< HEAD\nAnswer.\n=======\nStop.\n>>>>>>> main\n\`\`\`\n`,
  },
  check(skill, report) {
    const { frontmatter, source } = skill
    const { text } = source
    if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return
    // One that starts in the frontmatter is reported there, and one around the fields hides them.
    if (frontmatter.state === 'broken' && /^<{7}/m.test(text.slice(...frontmatter.content))) return
    for (const range of conflictsIn(skill))
      report(range, 'This is a merge-conflict marker. Resolve the conflict.', {
        covers: range[0] < frontmatter.opening[0] + 1 ? HIDDEN : [],
      })
  },
}

const HIDDEN = ['skill/frontmatter-missing', 'skill/name-missing', 'skill/description-missing']

/** The first marker of each conflict, outside of code. */
function conflictsIn(skill: Skill): readonly Range[] {
  const { text } = skill.source
  const [from] = skill.body
  const markers: Range[] = []
  let open = false
  for (const { 0: found, index } of text.slice(from).matchAll(MARKER)) {
    const start = from + index
    const opens = found[0] === '<'
    const isEnd = open && !opens
    open = opens
    if (!isEnd) markers.push([start, trimEnd(text, start, lineEnd(text, start))])
  }
  if (markers.length === 0 || LESSON.test(text)) return []
  return outside(markdownOf(skill).fences, markers)
}

/** Both come in the order of the text: there may be thousands of each. */
function outside(fences: readonly Fence[], markers: readonly Range[]): readonly Range[] {
  let next = 0
  return markers.filter(([start]) => {
    while (next < fences.length && fences[next]!.content[1] <= start) next++
    return next === fences.length || start < fences[next]!.opening[0]
  })
}
