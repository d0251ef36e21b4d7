import micromatch from 'micromatch'
import type { Format, RuleInfo } from '../types.ts'
import { agent3md } from './agent-3md/index.ts'
import { fileRules } from './file/index.ts'
import { plane } from './plane/index.ts'
import { skill } from './skill/index.ts'

export const formats: readonly Format[] = [skill, plane, agent3md]

export const rules: readonly RuleInfo[] = [...new Set<RuleInfo>([...fileRules, ...formats.flatMap((format) => [...format.rules, ...format.repositoryRules])])]

export const dialects = ['agent-skills', 'skills-plane'] as const

export type Dialect = (typeof dialects)[number]

const matchers = formats.map((format) => ({ format, globs: format.files.map((glob) => micromatch.matcher(glob, { dot: true, nocase: true })) }))

/** In globs no wildcard stands for a line break, which a path may well have. */
function onOneLine(path: string): string {
  return path.replace(/[\n\r\u2028\u2029]/g, ' ')
}

/** The format of a file, by its path from the root with `/`; undefined when it is of none. */
export function formatOf(path: string, dialect: Dialect): Format | undefined {
  return matchers.find(({ format, globs }) => (format.dialect ?? dialect) === dialect && globs.some((matches) => matches(onOneLine(path))))?.format
}

/** Whether a file, by its path from the root with `/`, is of some format. */
export function isNamed(path: string): boolean {
  return matchers.some(({ globs }) => globs.some((matches) => matches(onOneLine(path))))
}
