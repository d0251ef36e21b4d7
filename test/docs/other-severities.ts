import type { RuleInfo } from '../../src/model.ts'
import { readCases } from '../cases.ts'

const FINDING = /^\S+?:\d+:\d+-\d+:\d+ (error|warning|info) (\S+)$/gm
const CONFIG = /passmuster\.ya?ml$/

/** For each rule, the severities with which cases report it that set none themselves. */
export function severitiesInCases(): ReadonlyMap<RuleInfo['id'], ReadonlySet<string>> {
  const severities = new Map<string, Set<string>>()
  const cases = readCases().filter(
    ({ files, options }) =>
      options.rules === undefined && !Object.keys(files).some((path) => CONFIG.test(path)),
  )
  for (const { expected } of cases) {
    for (const [, severity = '', rule = ''] of expected.matchAll(FINDING)) {
      severities.set(rule, (severities.get(rule) ?? new Set()).add(severity))
    }
  }
  return severities
}
