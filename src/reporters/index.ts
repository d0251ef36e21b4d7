import type { Reporter } from './report.ts'
import { text } from './text.ts'

const loaders = {
  text: () => Promise.resolve(text),
  concise: async () => (await import('./concise.ts')).concise,
  json: async () => (await import('./json.ts')).json,
  sarif: async () => (await import('./sarif.ts')).sarif,
  github: async () => (await import('./github.ts')).github,
  markdown: async () => (await import('./markdown.ts')).markdown,
  gitlab: async () => (await import('./gitlab.ts')).gitlab,
  junit: async () => (await import('./junit.ts')).junit,
  rdjson: async () => (await import('./rdjson.ts')).rdjson,
} satisfies Readonly<Record<string, () => Promise<Reporter>>>

export type ReporterName = keyof typeof loaders

export const reporterNames = Object.keys(loaders) as readonly ReporterName[]

/** Whether a reporter describes rules, so that it has to be given all of them. */
export function needsRules(name: ReporterName): boolean {
  return name === 'sarif' || name === 'markdown'
}

/** The reporter of a name; most runs need one only. */
export function loadReporter(name: ReporterName): Promise<Reporter> {
  return loaders[name]()
}
