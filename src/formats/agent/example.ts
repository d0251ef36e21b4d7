import { changed, rulesWith } from '../examples.ts'
import type { Agent } from './parse.ts'

export const SPECIFICATION = 'https://github.com/passmuster/passmuster/blob/main/docs/agent.md#specification'

/** An agent that no rule has anything to say about. */
export const goodAgent = {
  path: 'agents/policy_auditor.agent.md',
  text: `---
version: 1.0.0
icon: 🧭
required:
  startup: ping
  env:
    - API_KEY
---
# Policy Auditor

Audits policy files and suggests minimal fixes.

## System
Prefer the smallest change.

## Rules
- Report what is unclear.

## Tools
\`\`\`js
const scheme = {
  name: "ping",
  description: "Pings the API.",
  parameters: { type: "object", properties: {}, required: [] },
};

return { ping: { fn: async (_args, { env, fetch }) => fetch(env.API_KEY), scheme } };
\`\`\`
`,
}

/** The good agent with one piece of its text replaced. */
export const withChange = (from: string, to: string) => changed(goodAgent, from, to)

/** A rule of the format. The specification is its source, and the good agent its good example, unless it names others. */
export const agentRule = rulesWith<Agent, 'source' | 'good'>({ source: SPECIFICATION, good: goodAgent })
