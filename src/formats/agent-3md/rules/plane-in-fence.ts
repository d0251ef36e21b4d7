import { agent3mdRule, agentWith } from '../example.ts'

export const planeInFence = agent3mdRule({
  id: 'agent3md/plane-in-fence',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No `@plane` is inside a code fence',
  why: 'A directive in a fence is code: it starts no plane, and its text is part of the plane before it. An unclosed fence swallows every plane after it. In a closed fence of an agent it may be meant as a plane, which is a note. A closed fence is an example if its language is `3md`, or if it holds a whole document with its `3md:` line.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('names match.', 'names match:\n\n```\n@plane z=3'),
  check({ fences, isAgent, text }, report) {
    for (const { opening, closed, directives } of fences) {
      const [first] = directives
      if (first === undefined || (closed && !isAgent)) continue
      if (closed && isExample(text.slice(opening[0], first[0]))) continue
      const related = [{ range: opening, message: 'The fence opens here.' }]
      const message = closed
        ? 'This `@plane` is inside a code fence, so it starts no plane. Close the fence before it. If it is an example, indent it or name the fence `3md`.'
        : 'This `@plane` and all after it are inside a code fence that is never closed. Close the fence.'
      report(first, message, { related, ...(closed && { severity: 'info' }) })
    }
  },
})

function isExample(fence: string): boolean {
  return /^(?:`+|~+)[ \t]*3md\b/i.test(fence) || /\n3md[ \t]*:/.test(fence)
}
