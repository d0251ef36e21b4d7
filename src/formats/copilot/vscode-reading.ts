import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import type { Punished } from '../frontmatter-rules.ts'
import { FIELDS } from './fields.ts'
import type { Copilot } from './parse.ts'
import { isChatMode } from './which-files.ts'

/** A value, or an item of a list, that starts with a mark of YAML which VS Code’s own reader does not know. */
const MARKED = /^([ \t]*(?:- +)?(?:[\w-]+:[ \t]+)?)([*&!@`].*)$/gm

/** Frontmatter that YAML refuses, where VS Code alone reads it, as text. */
export const BROKEN: Punished<Copilot> = {
  of: (agent) =>
    isChatMode(agent.path) && isReadByVsCode(agent)
      ? { severity: 'info', postscript: ' VS Code, which alone reads chat modes, takes it as text.' }
      : {},
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

/** It has no aliases, anchors and tags; a text ends at a colon or a `#` with a blank. */
function isReadByVsCode({ text, frontmatter: { content } }: Copilot): boolean {
  const quoted = text.slice(...content).replace(MARKED, (line, before: string, value: string) => {
    return /:(?:\s|$)|\s#/.test(value) ? line : before + quoteYaml(value.trimEnd())
  })
  return parseFrontmatter(`---\n${quoted}---\n`).state === 'read'
}
