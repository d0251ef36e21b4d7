import { json } from './json.ts'
import type { Reporter } from './report.ts'
import { sarif } from './sarif.ts'
import { text } from './text.ts'

export const reporters = { text, json, sarif } satisfies Readonly<Record<string, Reporter>>

export type ReporterName = keyof typeof reporters
