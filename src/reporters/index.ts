import { concise } from './concise.ts'
import { github } from './github.ts'
import { gitlab } from './gitlab.ts'
import { json } from './json.ts'
import { junit } from './junit.ts'
import { markdown } from './markdown.ts'
import { rdjson } from './rdjson.ts'
import type { Reporter } from './report.ts'
import { sarif } from './sarif.ts'
import { text } from './text.ts'

/** All reporters, by the names that people give for them. */
export const reporters = {
  text,
  concise,
  json,
  // The others are loaded when they are first asked for.
  sarif: (report) => sarif(report),
  github: (report) => github(report),
  markdown: (report) => markdown(report),
  gitlab: (report) => gitlab(report),
  junit: (report) => junit(report),
  rdjson: (report) => rdjson(report),
} satisfies Readonly<Record<string, Reporter>>

/** The reports that list findings of one cause as one. All of them count. */
export const joining: ReadonlySet<ReporterName> = new Set(['text', 'json'])

export type ReporterName = keyof typeof reporters

export const reporterNames = Object.keys(reporters) as readonly ReporterName[]
