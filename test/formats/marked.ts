import type { Entry } from '../../src/model.ts'

/** A file in which `⟦` and `⟧` mark where a rule must point; it is skills/pdf/SKILL.md unless it says otherwise. */
export interface Marked {
  readonly rule: string
  readonly text: string
  readonly path?: string
  readonly strict?: boolean
  readonly plane?: boolean
  /** What lies around the file. */
  readonly files?: Readonly<Record<string, Entry>>
}

export function strict(marked: Marked): Marked {
  return { ...marked, strict: true }
}
