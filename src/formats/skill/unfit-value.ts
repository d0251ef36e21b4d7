import type { Report } from '../../model.ts'

/** Reports the value of a field that clients may refuse: `skill/client-reading` need not say so again. */
export function reportUnfit(field: string, report: Report): Report {
  const about = { field, punished: ['field-value'], covers: [`skill/client-reading#${field}`] }
  return (range, message, details) => report(range, message, { ...details, ...about })
}
