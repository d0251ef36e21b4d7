import type { Format, RuleInfo } from '../model.ts'
import { suppressRules } from '../suppressions/index.ts'
import { agent3md } from './agent-3md/index.ts'
import { agent } from './agent/index.ts'
import { copilot } from './copilot/index.ts'
import { fileRules } from './file/index.ts'
import { plane } from './plane/index.ts'
import { skill } from './skill/index.ts'

export const formats: readonly Format[] = [skill, plane, agent3md, agent, copilot]

export const rules: readonly RuleInfo[] = [
  ...new Set<RuleInfo>([
    ...fileRules,
    ...suppressRules,
    ...formats.flatMap((format) => [...format.rules, ...format.repositoryRules]),
  ]),
]

export const ruleIds: readonly string[] = rules.map(({ id }) => id)
