import { changed, rulesWith } from '../examples.ts'
import type { Agent3md } from './parse.ts'

export const SPECIFICATION = 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md'

/** An agent that no rule has anything to say about. */
export const goodAgent = {
  path: 'agent.3md',
  text: `---
3md: 1.0
axis: skill
agent: dev
tools: rg, fd
---
@plane z=0 label="dev" kind=identity
Prefer one precise command.

@plane z=1 label="search" kind=skill triggers="search, find text" inputs="pattern:string" tool="rg {pattern}"
Find text. For the names of files see [[z=2|files]].

@plane z=2 label="files" kind=skill triggers="files, glob" inputs="glob:string" tool="fd {glob}"
List the files whose names match.
`,
}

/** The good agent with one change. */
export const agentWith = (from: string, to: string) => changed(goodAgent, from, to)

/** A rule of the format. The specification is its source, and the good agent its good example, unless it names others. */
export const agent3mdRule = rulesWith<Agent3md, 'source' | 'good'>({ source: SPECIFICATION, good: goodAgent })
