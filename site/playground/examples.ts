import type { State } from './share.ts'

/** A state to begin with, and what there is to see in it. */
export interface Example extends State {
  readonly title: string
}

/** One for each format: good but for one thing that people get wrong. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'Agent Skills: SKILL.md',
    path: 'skills/release-notes/SKILL.md',
    mode: 'recommended',
    texts: {
      'skills/release-notes/SKILL.md': `---
name: changelog
description: Writes release notes from the commits since the last tag. Use when the user prepares a release.
license: MIT
---
# Release notes

1. List the commits with \`git log --oneline\` since the last tag.
2. Sort them by the sections in [the template](references/template.md).
3. Follow [the style](references/stile.md), and keep each line short.
`,
      'skills/release-notes/references/template.md': '# Template\n\n## Added\n\n## Fixed\n',
      'skills/release-notes/references/style.md': '# Style\n\nOne line for each change, in the past tense.\n',
    },
  },
  {
    title: 'Claude Code: a subagent',
    path: '.claude/agents/reviewer.md',
    mode: 'recommended',
    texts: {
      '.claude/agents/reviewer.md': `---
name: reviewer
description: Reviews a change before it is merged. Use after each task that changes code.
tools: Read, Grep, Globb
model: sonnet
---
Read the diff first. Report each problem with its file and line, the worst first.
`,
    },
  },
  {
    title: 'Copilot: a custom agent',
    path: '.github/agents/planner.agent.md',
    mode: 'recommended',
    texts: {
      '.github/agents/planner.agent.md': `---
description: Plans a change before any code is written.
tools: ['read', 'search']
infer: true
---
Ask what the change is for. Then list the files that it touches, and the tests that will show it.
`,
    },
  },
  {
    title: 'agent.3md: planes',
    path: 'agents/librarian.3md',
    mode: 'recommended',
    texts: {
      'agents/librarian.3md': `---
3md: 1.0
axis: skill
agent: librarian
tools: curl
---
@plane z=0 label="librarian" kind=identity
You find books, and say on which shelf they are.

@plane z=1 label="search" kind=skill triggers="find a book, search" inputs="title:string" tool="curl https://books.example/search/{title}"
Search for the title. If there is more than one, go on with [[z=2|choose]].

@plane z=2 label="choose" kind=skill triggers="which one"
Show the editions, the newest first. Then see [[z=3|borrow]].
`,
    },
  },
  {
    title: 'Agent File Format: *.agent.md',
    path: 'agents/weather.agent.md',
    mode: 'recommended',
    texts: {
      'agents/weather.agent.md': `---
version: 1.0.0
icon: 🧭
required:
  env:
    - WEATHER_KEY
---
# Weather

Tells the weather of a place.

## System
Answer with one sentence.

## Tools
\`\`\`js
const scheme = {
  name: "forecast",
  description: "Gives the weather of a place.",
  parameters: { type: "object", properties: { place: { type: "string" } }, required: ["place"] },
};

return {
  forecast: {
    fn: async ({ place }, { env, fetch }) => fetch(\`\${env.WEATHER_URL}?place=\${place}&key=\${env.WEATHER_KEY}\`),
    scheme,
  },
};
\`\`\`
`,
    },
  },
  {
    title: 'Skills plane: SKILL.md',
    path: 'skills/translation/SKILL.md',
    mode: 'skills-plane',
    texts: {
      'skills/translation/SKILL.md': `---
description: Translates a text and keeps its tone. Use when the user asks for another language.
domain: writing
version: 1.0
tags: [language]
---
# Translation

Ask for the language if the user did not name one.
`,
    },
  },
]
