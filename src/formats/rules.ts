import { suppressRules } from '../lint/suppressions/index.ts'
import type { Format, RuleInfo } from '../model.ts'
import { configRules } from './config/index.ts'
import { fileRules } from './file/index.ts'
import { formats } from './index.ts'

/** All formats whole, in the order of the list. */
export const allFormats: readonly Format[] = formats.map(({ format }) => format())

/** All rules there are: those about files, about suppressions, about what config files demand, and of each format. A rule of two formats is once there. */
export const rules: readonly RuleInfo[] = [
  ...new Set<RuleInfo>([
    ...fileRules,
    ...suppressRules,
    ...configRules,
    ...allFormats.flatMap((format) => [...format.rules, ...format.repositoryRules]),
  ]),
]
