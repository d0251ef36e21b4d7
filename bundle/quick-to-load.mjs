import { parse } from 'acorn'

/** The same code, written so that V8 reads it sooner. Throws where that could change what it means. */
export function quickToLoad(code) {
  const nodes = nodesOf(parse(code, { ecmaVersion: 'latest' }))
  const raw = nodes
    .filter(({ type }) => type === 'TaggedTemplateExpression')
    .map(({ start, end }) => code.slice(start, end))
  if (code.includes('$pattern')) throw new Error('`$pattern` is a name of the bundle’s own.')
  if (/\\[^\0-\x7f]/.test(code) || raw.some((text) => /[^\0-\x7f]/.test(text))) {
    throw new Error(
      'A character that is not ASCII follows a backslash or is in a tagged template. Write it as an escape.',
    )
  }
  const patterns = nodes.filter(({ regex }) => /\\p\{/i.test(regex?.pattern))
  const edits = [
    ...patterns.map((node, index) => compiledOnDemand(node, nameOf(index), code)),
    // Declared at the end, so that a directive stays the first of the file.
    [code.length, code.length, `;var ${['$pattern', ...patterns.map((_, index) => nameOf(index))].join()};`],
  ]
  const edited = edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, inserted]) => text.slice(0, start) + inserted + text.slice(end), code)
  // Text in ASCII alone is neither decoded nor held in two bytes a character.
  const ascii = edited.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  parse(ascii, { ecmaVersion: 'latest' })
  return ascii
}

function nodesOf(node) {
  const children = Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')
  return [node, ...children.flatMap(nodesOf)]
}

/**
 * Makes a regular expression with classes of Unicode when it is first needed: of a literal V8 gathers the tables of
 * those classes as soon as it reads it, and of one that is made anew each time whenever it has forgotten it. Kept
 * are those that keep no place in a text between two uses.
 */
function compiledOnDemand({ start, end, regex: { pattern, flags } }, name, code) {
  const made = `RegExp(${JSON.stringify(pattern)},${JSON.stringify(flags)})`
  const keepsPlace = /[gy]/.test(flags) && !/\.(?:match|matchAll|replace)\($/.test(code.slice(0, start))
  // The blank parts it from a keyword, such as `return`.
  return [start, end, keepsPlace ? ` ${made}` : `(${name}||=${made})`]
}

function nameOf(index) {
  return `$pattern${index}`
}
