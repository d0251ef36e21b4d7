import type { Registry } from '../lint/lint-file.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { suppressRules } from '../lint/suppressions/index.ts'
import type { RuleInfo } from '../model.ts'
import { fileRules, refusalOf } from './file/index.ts'
import { tooLarge } from './file/rules/too-large.ts'
import { formats } from './index.ts'
import { formatOf, isDocument, isSeenByOthers } from './names.ts'

/** All rules there are: those about files, about suppressions, and of each format. A rule of two formats is once there. */
export const rules: readonly RuleInfo[] = [
  ...new Set<RuleInfo>([
    ...fileRules,
    ...suppressRules,
    ...formats.flatMap((format) => [...format.rules, ...format.repositoryRules]),
  ]),
]

/** All formats there are. */
export const registry: Registry = {
  formatOf,
  isDocument,
  isSeenByOthers,
  refusalOf,
  limitFor: (settings) => settings.options?.get(tooLarge.id)?.max ?? LARGEST_FILE,
  ids: rules.map(({ id }) => id),
}
