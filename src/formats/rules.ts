import { suppressRules } from '../lint/suppressions/index.ts'
import type { RuleInfo } from '../model.ts'
import { fileRules } from './file/index.ts'
import { formats } from './index.ts'

/** All rules there are: those about files, about suppressions, and of each format. A rule of two formats is once there. */
export const rules: readonly RuleInfo[] = [
  ...new Set<RuleInfo>([
    ...fileRules,
    ...suppressRules,
    ...formats.flatMap((format) => [...format.rules, ...format.repositoryRules]),
  ]),
]
