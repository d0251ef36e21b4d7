import type { Format } from '../model.ts'
import { agent } from './agent/index.ts'
import { agent3md } from './agent-3md/index.ts'
import { claude } from './claude/index.ts'
import { copilot } from './copilot/index.ts'
import { documentRules } from './file/index.ts'
import { plane } from './plane/index.ts'
import { skill } from './skill/index.ts'

/**
 * All formats, the one list of them: names of files, hooks, the schema of config files, rules and documentation
 * follow from it.
 */
export const formats: readonly Format[] = [skill, plane, agent3md, agent, copilot, claude].map(
  withDocumentRules,
)

/** The format with the rules that hold for any text. */
function withDocumentRules(format: Format): Format {
  return { ...format, applicable: (document) => [...documentRules, ...format.applicable(document)] }
}
