import micromatch from 'micromatch'
import type { Format, RuleInfo } from '../types.ts'
import { suppressRules } from '../config/suppress/index.ts'
import { agent3md } from './agent-3md/index.ts'
import { agent } from './agent/index.ts'
import { agentOrCopilot } from './agent-or-copilot.ts'
import type { AgentFormat } from './agent-or-copilot.ts'
import { copilot } from './copilot/index.ts'
import { fileRules } from './file/index.ts'
import { plane } from './plane/index.ts'
import { skill } from './skill/index.ts'

export const formats: readonly Format[] = [skill, plane, agent3md, agent, copilot]

export const rules: readonly RuleInfo[] = [...new Set<RuleInfo>([...fileRules, ...suppressRules, ...formats.flatMap((format) => [...format.rules, ...format.repositoryRules])])]

export const ruleIds: readonly string[] = rules.map(({ id }) => id)

export const dialects = ['agent-skills', 'skills-plane'] as const

export type Dialect = (typeof dialects)[number]

const matchers = formats.map((format) => ({ format, globs: format.files.map((glob) => micromatch.matcher(glob, { dot: true, nocase: true })) }))

/** In globs no wildcard stands for a line break, which a path may well have. */
function onOneLine(path: string): string {
  return path.replace(/[\n\r\u2028\u2029]/g, ' ')
}

/** What a person may choose where a file's name leaves its format open; without `agentFormat` the file's content decides. */
export interface Choices {
  readonly dialect: Dialect
  readonly agentFormat: AgentFormat | undefined
  /** The format that the settings give the file, whatever its name. */
  readonly format?: string | undefined
}

/** The formats that a file may be of, by its path from the root with `/`. */
export function formatsNamed(path: string): readonly Format[] {
  return matchers.filter(({ globs }) => globs.some((matches) => matches(onOneLine(path)))).map(({ format }) => format)
}

/** Whether a file, by its path from the root with `/`, is of some format, of those that are not left out. */
export function isNamed(path: string, leftOut: readonly string[] = []): boolean {
  return formatsNamed(path).some(({ name }) => !leftOut.includes(name))
}

/** The format of a file, by its path from the root with `/` and its text; undefined when it is of none. */
export function formatOf(path: string, text: string, { dialect, agentFormat, format: forced }: Choices): Format | undefined {
  if (forced !== undefined) return formats.find(({ name, dialect: own = dialect }) => own === dialect && (name === forced || (forced === 'skill' && name === 'plane')))
  const named = formatsNamed(path).filter((format) => (format.dialect ?? dialect) === dialect)
  if (named.length < 2) return named[0]
  const name = agentFormat ?? agentOrCopilot(path, text)
  return named.find((format) => format.name === name)
}
