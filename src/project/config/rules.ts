import { fileRules } from '../../formats/file/index.ts'
import { loadFormats } from '../../formats/index.ts'
import { suppressRules } from '../../lint/suppressions/index.ts'
import type { RuleInfo } from '../../model.ts'

/** All rules there are: those about files, about suppressions, and of each format. A rule of two formats is once there. */
export async function loadRules(): Promise<readonly RuleInfo[]> {
  const ofFormats = (await loadFormats()).flatMap((format) => [...format.rules, ...format.repositoryRules])
  return [...new Set<RuleInfo>([...fileRules, ...suppressRules, ...ofFormats])]
}
