import { github } from './github.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import { rdjson } from './rdjson.ts'
import type { Reporter } from './report.ts'
import { sarif } from './sarif.ts'
import { text } from './text.ts'

export const reporters = { text, json, sarif, github, markdown, junit, rdjson } satisfies Readonly<Record<string, Reporter>>

export type ReporterName = keyof typeof reporters
