import type { Example } from '../../model.ts'
import { rulesWith, withFields } from '../examples.ts'
import type { Subagent } from './parse.ts'

export const SUBAGENTS = 'https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields'

/** A subagent that no rule has anything to say about. */
export const goodSubagent = {
  path: '.claude/agents/reviewer.md',
  text: '---\nname: reviewer\ndescription: Reviews changes of code. Use after each change.\n---\nReview the changes.\n',
}

/** The good subagent with these lines at the end of its frontmatter. */
export const withLines = (...lines: readonly string[]) => withFields(goodSubagent, ...lines)

/** The same file as one of a plugin. */
export function inPlugin({ text }: { readonly text: string }): Example {
  return {
    path: 'plugins/review/agents/reviewer.md',
    text,
    files: { 'plugins/review/.claude-plugin/plugin.json': '{"name": "review"}\n' },
  }
}

/** A rule of the format. The specification is its source, and the good subagent its good example, unless it names others. */
export const subagentRule = rulesWith<Subagent, 'source' | 'good'>({ source: SUBAGENTS, good: goodSubagent })
