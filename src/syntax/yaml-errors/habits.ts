import type { Edit, Range } from '../../model.ts'
import { suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import type { Explainer, Line, Problem } from './line.ts'
import { hasKey, KEYS } from './line.ts'

/** `description = …`, as in TOML or in a shell. */
export function equalsSign({ start, end }: Line, yaml: string): Problem | undefined {
  const [written, name = ''] = /^([\w.-]+)[ \t]*=/.exec(yaml.slice(start, end)) ?? []
  if (written === undefined) return undefined
  const range: Range = [start, start + written.length]
  const message = `${quote(written)} is not followed by a colon. Write \`${name}:\``
  if (!KEYS.has(name))
    return { range, message: `${message}, or indent the line if it belongs to the value above.` }
  if (hasKey(yaml, `${name}:`)) return { range, message: `\`${name}\` is already set. Delete this line.` }
  const edits = [...yaml.slice(start).matchAll(/^([\w.-]+)([ \t]*=[ \t]*)/gm)]
    .filter(([, key]) => KEYS.has(key!) && !hasKey(yaml, `${key}:`))
    .map(({ 1: key, 2: sign, index }): Edit => {
      const at = start + index + key!.length
      return { range: [at, at + sign!.length], text: ': ' }
    })
  return { range, message: `${message}.`, details: { fix: { title: 'Write a colon', safe: false, edits } } }
}

/** `// a note`, as in JavaScript. */
export const slashes: Explainer = ({ start, end }, yaml) =>
  /^\/\/[ \t]/.test(yaml.slice(start, end))
    ? {
        range: [start, start + 2],
        message: '`//` starts no comment in YAML. Write `#`.',
        details: suggest('Write `#`', [start, start + 2], '#'),
      }
    : undefined

/** `"name": "pdf",`, as in JSON. */
export const jsonComma: Explainer = ({ start, end }, yaml) => {
  const field = /^( *)(["']?)[\w.-]+\2:[ \t]+(?:"[^"\\]*"|'[^']*'),$/
  const match = field.exec(yaml.slice(start, end))
  if (match === null) return undefined
  const edits: Edit[] = []
  let at = start
  for (const line of yaml.slice(start).split('\n')) {
    const length = line.trimEnd().length
    // Elsewhere the line may be in brackets.
    if (field.exec(line.slice(0, length))?.[1] === match[1])
      edits.push({ range: [at + length - 1, at + length], text: '' })
    at += line.length + 1
  }
  return {
    range: [end - 1, end],
    message: 'A comma follows the closing quote. Delete the comma.',
    details: { fix: { title: 'Delete the comma', safe: false, edits } },
  }
}
