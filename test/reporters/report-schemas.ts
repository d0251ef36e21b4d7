import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const schemaAt = (path: string) =>
  ajv.compile(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')))

/** What the schemas of reports say of one. */
export const isReport = schemaAt('../../schema/report.schema.json')
export const isSarif = schemaAt('../schemas/sarif-2.1.0.json')
export const isDiagnosticResult = schemaAt('../schemas/reviewdog-diagnostic-result.json')
