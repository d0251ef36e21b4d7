import type { Severity } from '../model.ts'
import type { RunReport } from './report.ts'
import { ruleUrl } from './tool-identity.ts'

const COLORS: Readonly<Record<Severity | 'bold' | 'dim', number>> = {
  error: 31,
  warning: 33,
  info: 36,
  bold: 1,
  dim: 2,
}

/** How a terminal is told what text looks like. */
export interface Paint {
  paint(style: keyof typeof COLORS, text: string): string
  /** The name of a rule; where terminals open links, one to its page. */
  rule(id: string): string
}

/** Paints as the report wants it. */
export function paintOf({ color, links = false }: Pick<RunReport, 'color' | 'links'>): Paint {
  const paint: Paint['paint'] = (style, words) =>
    color ? `\u001b[${COLORS[style]}m${words}\u001b[0m` : words
  return {
    paint,
    // OSC 8, which terminals that do not know it leave out.
    rule: (id) =>
      links ? `\u001b]8;;${ruleUrl(id)}\u001b\\${paint('dim', id)}\u001b]8;;\u001b\\` : paint('dim', id),
  }
}
