import { github } from './github.ts'
import { json } from './json.ts'
import { markdown } from './markdown.ts'
import type { Reporter } from './report.ts'
import { sarif } from './sarif.ts'
import { text } from './text.ts'

export const reporters = { text, json, sarif, github, markdown } satisfies Readonly<Record<string, Reporter>>

export type ReporterName = keyof typeof reporters
