/** The lines of a Markdown text that are not in fenced code; those that are become empty. */
export function linesOutsideFences(body: string): readonly string[] {
  let fence: string | undefined
  return body.split(/\r?\n/).map((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence === undefined) {
      // Back-ticks after back-ticks are a code span.
      if (mark === undefined || (mark.startsWith('`') && line.trimStart().slice(mark.length).includes('`')))
        return line
      fence = mark
      return ''
    }
    if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    return ''
  })
}

/** The targets of inline links and images that are not code. */
function linkTargets(body: string): readonly string[] {
  const prose = linesOutsideFences(body)
    .join('\n')
    .replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '')
    .replace(/\\\[[^\]]*\]/g, '')
  return [...prose.matchAll(/\]\(([^)\n]*)\)/g)].map(([, target = '']) => target)
}

/**
 * Whether relative links lead somewhere. Judged are plain paths alone: what a title, a scheme or an escape
 * means, and what a placeholder is, the formats' specifications do not say. Undefined when nothing is dead, but not all could be judged.
 */
export function linksLead(
  body: string,
  folder: string,
  exists: (path: string) => boolean,
): boolean | undefined {
  const targets = linkTargets(body).filter((target) => !/^(https?:|mailto:|#)/.test(target))
  const plain = targets.filter(
    (target) =>
      /^(?!\/)[\w./-]+(#[\w-]*)?$/.test(target) &&
      !/^(internal-|path\/to|your-)|\/your-|^([a-z]+_)*(url|link|path)$/.test(target),
  )
  const dead = plain.some((target) => !exists(normal(`${folder}/${target.replace(/#.*/, '')}`)))
  return dead ? false : plain.length === targets.length ? true : undefined
}

/** A path without `.` and `..`. */
function normal(path: string): string {
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}
