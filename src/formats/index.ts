import type { Document, Format, NamedFormat, Rule } from '../model.ts'
import { keptFor } from '../wording/kept-for.ts'
import { agent } from './agent/index.ts'
import { AGENT_FILES } from './agent/which-files.ts'
import { agent3md } from './agent-3md/index.ts'
import { AGENT_3MD_FILES } from './agent-3md/which-files.ts'
import { claude } from './claude/index.ts'
import { SUBAGENT_FILES } from './claude/which-files.ts'
import { copilot } from './copilot/index.ts'
import { COPILOT_FILES } from './copilot/which-files.ts'
import { documentRules } from './file/index.ts'
import { plane } from './plane/index.ts'
import { PLANE_FILES } from './plane/which-files.ts'
import { plugin } from './plugin/index.ts'
import { PLUGIN_FILES } from './plugin/which-files.ts'
import { skill } from './skill/index.ts'
import { SKILL_FILES } from './skill/which-files.ts'

/** A format by its names; the rest of it is asked for when the first of its files is met. */
export interface ListedFormat extends NamedFormat {
  format(): Format
}

/**
 * All formats, the one list of them: names of files, hooks, the schema of config files, rules and documentation
 * follow from it.
 */
export const formats: readonly ListedFormat[] = [
  listed(SKILL_FILES, () => skill),
  listed(PLANE_FILES, () => plane),
  listed(AGENT_3MD_FILES, () => agent3md),
  listed(AGENT_FILES, () => agent),
  listed(COPILOT_FILES, () => copilot),
  listed(SUBAGENT_FILES, () => claude),
  listed(PLUGIN_FILES, () => plugin),
]

function listed(names: NamedFormat, formatOf: () => Format): ListedFormat {
  let known: Format | undefined
  const withTextRules = (format: Format): Format => ({
    ...format,
    applicable: (document) => withDocumentRules(format.applicable(document)),
  })
  return { ...names, format: () => (known ??= withTextRules(formatOf())) }
}

const withDocumentRules = keptFor((rules: readonly Rule<Document>[]) => [...documentRules, ...rules])
