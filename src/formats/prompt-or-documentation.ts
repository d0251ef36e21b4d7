import { basename } from '../wording/paths.ts'
import { looseKeys } from './misplaced-frontmatter.ts'

/** How much of a file without frontmatter tells what it is. */
export const START = 2000

/** Whether a text without frontmatter is a prompt: headings, comments and lines of hyphens may be above `You are`. */
export function speaksToModel(text: string): boolean {
  const lines = text.slice(0, START).split('\n')
  const first = lines.map((line) => line.trim()).find((line) => line !== '' && !/^(?:#|<!--|---$)/.test(line))
  return first !== undefined && /^(?:\*\*)?You(?: are|’re|'re)\b/.test(first)
}

/** Fields that nothing opens, or that are not at the start: a name or a description, and another one. */
export function hasLooseFields(text: string, isField: (key: string) => boolean): boolean {
  const keys = looseKeys(text.slice(0, START)).filter(isField)
  return keys.length > 1 && (keys.includes('name') || keys.includes('description'))
}

const TEMPLATE = /^_|(?:^|[-_.])(?:template|reference|example|sample)s?(?=[-_.])/i

/** Whether the name of a file says that it is one to copy. */
export function isTemplateFile(path: string): boolean {
  return TEMPLATE.test(basename(path))
}
