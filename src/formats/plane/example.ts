import type { GoodExample } from '../../lint/fields/table.ts'
import { changed, rulesWith } from '../examples.ts'
import type { Skill } from '../skill/parse.ts'

export const PLANE = 'https://agentctx.ai/architecture/skills-plane'

/** A Skills-plane skill that no rule has anything to say about. */
export const goodPlane = {
  path: 'skills/deployment/SKILL.md',
  text: '---\ndescription: Deploys to production step by step. Use when a release is ready.\ndomain: development\nversion: 1.0.0\ntags: [devops, deploy]\n---\n# Deployment\n\nRun the checks.\n',
}

/** The frontmatter's line for `key`, written anew; no line when it is empty. */
export function withLine(key: string, line: string): GoodExample {
  return changed(goodPlane, new RegExp(`^${key}:.*\n`, 'm'), line === '' ? '' : `${line}\n`)
}

/** A rule of the format. The specification is its source, and the good skill its good example, unless it names others. */
export const planeRule = rulesWith<Skill, 'source' | 'good'>({ source: PLANE, good: goodPlane })
