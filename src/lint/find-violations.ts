import type { FoundViolation, ReportedBy } from '../clients/violations.ts'
import { VIOLATION_IDS } from '../clients/violations.ts'
import type { Details, Document, Rule, Settings } from '../model.ts'
import { checkOptionsOf } from './active-rules.ts'

/** A user who asks what clients do wants to know it whatever is reported. */
const ALL: Settings = { preset: 'strict', rules: new Map() }

/**
 * What clients punish in a file, as its rules find it, whatever settings and suppressions say. The
 * layers are the file and what is below that hides a part of it from some clients.
 */
export function violationsOf<D extends Document>(
  layers: readonly D[],
  rulesOf: (document: D) => readonly Rule<D>[],
): readonly FoundViolation[] {
  const found = layers.flatMap((document) => findingsIn(document, rulesOf(document)))
  const names = layers.flatMap(({ fields }) => [...fields.keys()])
  const order = new Map(names.map((name, index) => [name, index]))
  return VIOLATION_IDS.flatMap((id) => {
    const same = found.filter(({ violation, punished }) => punished?.includes(id) ?? violation === id)
    if (same.length === 0) return []
    // A client may take the value of one field, and not that of another.
    const fields = same.flatMap(({ fields: named = [], field, rule }) =>
      (id === 'field-value' && field !== undefined ? [field] : named).map((name) => [name, rule] as const),
    )
    fields.sort(([a], [b]) => order.get(a)! - order.get(b)!)
    return { id, rule: same[0]!.rule, fields: new Map(fields) }
  })
}

/** What is found that clients may punish. What a rule finds that another one covers is reported by that one. */
function findingsIn<D extends Document>(document: D, rules: readonly Rule<D>[]) {
  const found: (Details & { readonly rule: ReportedBy })[] = []
  const coveredBy = new Map<string, string>()
  for (const rule of rules.filter(({ violations }) => violations !== undefined)) {
    const report = (_range: unknown, _message: unknown, details: Details = {}): void => {
      const reportedBy = coveredBy.get(`${rule.id}#${details.field}`) ?? coveredBy.get(rule.id) ?? rule.id
      for (const id of details.covers ?? []) if (!coveredBy.has(id)) coveredBy.set(id, reportedBy)
      found.push({ ...details, rule: details.severity === 'off' ? undefined : reportedBy })
    }
    rule.check(document, report, checkOptionsOf(rule, ALL))
  }
  return found
}
