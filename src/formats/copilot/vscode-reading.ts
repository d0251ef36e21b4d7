import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import type { Punished } from '../frontmatter-rules.ts'
import { FIELDS } from './fields.ts'
import type { Copilot } from './parse.ts'
import { isChatMode } from './which-files.ts'

/** What VS Code’s own reader takes for text: a value on one line, and an item of a list that starts with a mark of YAML. */
const TEXTS = [/^([ \t]*(?:- +)?[\w-]+:[ \t]+)([^\s"'[{|>#].*)$/gm, /^([ \t]*- +)([*&!@`][^:\n]*)$/gm]

/** Frontmatter that YAML refuses, where VS Code alone reads it, as text. */
export const BROKEN: Punished<Copilot> = {
  of: (agent) =>
    isOfVsCode(agent) && isReadByVsCode(agent)
      ? { severity: 'info', postscript: ' VS Code, which alone reads it, takes it as text.' }
      : {},
}

function isOfVsCode({ path, text, frontmatter: { content } }: Copilot): boolean {
  return isChatMode(path) || /^target:[ \t]*(["']?)vscode\1[ \t\r]*$/m.test(text.slice(...content))
}

/** Frontmatter that never ends: VS Code reads the whole file as fields, and nothing is lost of one that has no text below. */
export const UNCLOSED: Punished<Copilot> = {
  of({ path, text }) {
    const { state, fields } = parseFrontmatter(`${text}\n---\n`)
    if (state !== 'read' || ![...fields.keys()].every((key) => Object.hasOwn(FIELDS, key))) return {}
    const isOfVsCode = isChatMode(path) || fields.get('target')?.value === 'vscode'
    return {
      severity: isOfVsCode ? 'info' : 'warning',
      postscript: ' VS Code reads it nevertheless; other programs may not.',
    }
  },
}

/** A quoted text, in lines that need not be indented, and one that has taken the next fields. */
const QUOTED = /^[\w-]{1,99}:[ \t]{1,9}(?:"(?:[^"\\]|\\[^]){1,5000}"|'(?:[^']|''){1,5000}')[ \t\r]{0,9}$/gm
const UNCLOSED_QUOTE = /\n[\w-]{1,99}:\s/

/** It has no aliases, anchors and tags. A text ends at a `#` with a blank. Source: https://github.com/microsoft/vscode/pull/296205 */
function isReadByVsCode({ text, frontmatter: { content } }: Copilot): boolean {
  const quoted = TEXTS.reduce(
    (yaml, pattern) =>
      yaml.replace(pattern, (line: string, before: string, value: string) =>
        /\s#/.test(value) ? line : before + quoteYaml(value.trimEnd()),
      ),
    text
      .slice(...content)
      .replace(QUOTED, (value) => (UNCLOSED_QUOTE.test(value) ? value : value.replace(/\r?\n[ \t]*/g, ' '))),
  )
  return parseFrontmatter(`---\n${quoted}---\n`).state === 'read'
}
