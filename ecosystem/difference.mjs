const MOST_LINES = 200
const LONGEST_LINE = 400
const FAILED = '**cannot run**'

/** What the second of two JSON reports adds to the first, and what it lacks, a line each. */
export function difference(base, head) {
  const [before, after] = [linesOf(base), linesOf(head)]
  return {
    before: base && before.length,
    after: head && after.length,
    added: without(after, before),
    gone: without(before, after),
    broken: base !== undefined && head === undefined,
  }
}

function linesOf(report) {
  return (report?.diagnostics ?? []).map(
    ({ path, range, severity, rule, message }) =>
      `${path}:${range.start.line}:${range.start.column} ${severity} ${rule} ${message}`,
  )
}

/** The lines of a list that another one lacks; of equal lines as many as it has more. */
function without(lines, others) {
  const left = new Map()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const number = left.get(line) ?? 0
    left.set(line, number - 1)
    return number <= 0
  })
}

/** The comparison of all repositories as a page of Markdown. */
export function page(compared) {
  const rows = compared.map(
    ({ name, before = FAILED, after = FAILED, added, gone }) =>
      `| ${name} | ${before} | ${after} | ${added.length} | ${gone.length} |\n`,
  )
  const changed = compared.filter(({ added, gone }) => added.length + gone.length > 0)
  const table = `| repository | base | head | new | gone |\n|---|--:|--:|--:|--:|\n${rows.join('')}`
  return `## Findings on public repositories\n\n${table}\n${changed.map(details).join('') || 'No finding differs.\n'}`
}

function details({ name, added, gone }) {
  const lines = [...added.map((line) => `+ ${line}`), ...gone.map((line) => `- ${line}`)]
  const shown = lines.slice(0, MOST_LINES).map((line) => `${line.slice(0, LONGEST_LINE)}\n`)
  const rest = lines.length > MOST_LINES ? `\n${lines.length - MOST_LINES} more are not shown.\n` : ''
  // No line of a message can end the fence, as each begins with its mark.
  return `<details><summary>${name}</summary>\n\n\`\`\`diff\n${shown.join('')}\`\`\`\n${rest}\n</details>\n\n`
}
