/**
 * Makes text from a file or a path harmless to print: controls, which steer a terminal, and marks that
 * reorder or hide text appear as `U+…`, and `##[`, which GitHub's runner obeys anywhere in a line, is taken
 * apart.
 */
export function visible(text: string): string {
  return text
    .replace(
      /[\0-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff]/gu,
      codePoint,
    )
    .replaceAll('##[', '## [')
}

/**
 * A path made harmless to print. One that starts with `::`, blanks or not before it, would be a command to
 * GitHub's runner.
 */
export function visiblePath(path: string): string {
  return visible(/^\s*:/.test(path) ? `./${path}` : path)
}

function codePoint(character: string): string {
  return `<U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`
}
