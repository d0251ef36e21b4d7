import { markdownOf } from '../../../syntax/markdown/index.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { firstAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { agent3mdRule, agentWith, goodAgent } from '../example.ts'

export const identity = agent3mdRule({
  id: 'agent3md/identity',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The agent has one identity plane',
  why: 'The identity holds the system prompt. A loader that finds two does not know which one speaks for the agent, and a file without planes has no identity.',
  bad: agentWith('z=1 label="search" kind=skill', 'z=1 label="search" kind=identity'),
  check({ planes, identities, opening }, report) {
    if (planes.length === 0)
      report(
        opening,
        'The agent has no planes, so it has no instructions. Add `@plane z=0 kind=identity` and write them below it.',
      )
    const [first, ...others] = identities.flatMap(({ kind }) => kind ?? [])
    for (const { range } of others) {
      const message = 'The agent has more than one identity. Make this plane a skill with `kind=skill`.'
      report(range, message, firstAt(first!.range))
    }
  },
})

export const identityOrder = agent3mdRule({
  id: 'agent3md/identity-order',
  summary: 'Without `kind=identity` the first plane has the lowest `z`',
  why: 'The specification says that the identity is the plane with the lowest `z`; every loader uses the first one in the file. If the two differ, the wrong plane may speak for the agent.',
  bad: agentWith('z=0 label="dev" kind=identity', 'z=3 label="dev"'),
  check({ planes, identities, identity }, report) {
    if (identity === undefined || identities.length > 0) return
    const lowest = planes.reduce((least, plane) => (plane.z < least.z ? plane : least), identity)
    if (lowest === identity) return
    const related = [{ range: lowest.attributes.get('z')!.range, message: 'The lowest `z` is here.' }]
    const message =
      'No plane is marked as the identity, and the first one does not have the lowest `z`. Add `kind=identity` to one.'
    report(identity.attributes.get('z')!.range, message, { related })
  },
})

export const bodyEmpty = agent3mdRule({
  id: 'agent3md/body-empty',
  summary: 'Every plane has text below its `@plane` line',
  why: 'The body of the identity is the system prompt, and the body of a skill is what the agent loads when the skill is selected. Without it the model gets no instructions.',
  bad: agentWith('List the files whose names match.\n', ''),
  check({ text, planes, identity, identities }, report) {
    for (const plane of planes) {
      if (/\S/.test(text.slice(...plane.body))) continue
      const isIdentity = plane === identity || identities.includes(plane)
      const message = isIdentity
        ? 'The identity has no text, so the agent has no system prompt. Write it below this line.'
        : `The skill ${quote(plane.title)} has no text, so it gives no instructions. Write them below this line.`
      report(plane.directive, message)
    }
  },
})

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

export const planeInHeading = agent3mdRule({
  id: 'agent3md/plane-in-heading',
  fix: 'suggested',
  summary: 'Every `@plane` is at the start of its line',
  why: 'A directive after the marks of a heading starts no plane: its skill is lost, and its text is part of the plane before it.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: withBody(goodAgent, '## @plane z=3 label="count" kind=skill triggers="count"\nCount the files.'),
  check(agent, report) {
    const { text } = agent
    for (const { range } of markdownOf(agent).headings) {
      const line = text.slice(...range)
      const start = text.lastIndexOf('\n', range[0]) + 1
      if (!line.startsWith('@plane ') || !line.includes('z=') || text[start] !== '#') continue
      const marks = [start, range[0]] as const
      const message = 'This line is a heading, so its `@plane` starts no plane. Delete the `#` marks.'
      report([start, range[0] + '@plane'.length], message, suggest('Delete the marks', marks, ''))
    }
  },
})
