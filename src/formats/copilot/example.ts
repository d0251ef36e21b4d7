import { rulesWith, withFields } from '../examples.ts'
import type { Copilot } from './parse.ts'

export const GITHUB = 'https://docs.github.com/en/copilot/reference/custom-agents-configuration'
export const VSCODE = 'https://code.visualstudio.com/docs/copilot/customization/custom-agents'

/** A custom agent that no rule has anything to say about. */
export const goodCopilot = {
  path: '.github/agents/reviewer.agent.md',
  text: '---\nname: Code Reviewer\ndescription: Reviews pull requests for correctness.\n---\nReview the changes.\n',
}

/** The good custom agent with these lines at the end of its frontmatter. */
export const withLines = (...lines: readonly string[]) => withFields(goodCopilot, ...lines)

/** A rule of the format. The page of VS Code is its source, and the good agent its good example, unless it names others. */
export const copilotRule = rulesWith<Copilot, 'source' | 'good'>({ source: VSCODE, good: goodCopilot })
