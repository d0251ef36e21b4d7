import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Rule } from '../model.ts'
import { withBody } from './examples.ts'
import { fenceFaults } from './fence-faults.ts'

const fence = '```'

/** `<group>/fence`; `good` is a file whose last line is text. */
export function fences(group: string, good: GoodExample): Rule<YamlDocument> {
  return {
    id: `${group}/fence`,
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'Code fences open and close where they are meant to',
    why: 'What follows a fence that is never closed is code to every reader, and the links in it are none. A fence also ends with the list item or quote that it is in. A fence line closes the open block if it has at least as many backticks and no language, else it is a part of it. One line too many, or an inner block with fences as long as those of the outer one, turns text into code.',
    source: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
    bad: withBody(good, `${fence}sh\nread it.pdf\n\nThen answer.`),
    good: withBody(good, `${fence}sh\nread it.pdf\n${fence}\n\nThen answer.`),
    check(document, report) {
      const { text, body } = document
      // Nearly all files have fences, and to read all as Markdown would take a run a tenth longer.
      if (!/`{3}|~{3}/.test(text) || arePaired(text.slice(...body))) return
      for (const { lines, message, isHarmless } of fenceFaults(document))
        report(lines[0].range, message, isHarmless ? { severity: 'info' } : {})
    },
  }
}

/** Whether the lines with marks of fences, in turn, open one with backticks and close it with the same marks. */
function arePaired(text: string): boolean {
  // Marks are rarer than starts of lines.
  const marks = text.matchAll(/(?:```|~~~)(?<=(^[ \t>\d.)*+-]*)...).*$/gm)
  const lines = Array.from(marks, ([rest, indent]) => indent! + rest)
  return lines.length % 2 === 0 && lines.every((line, at) => at % 2 === 0 || isClosedBy(lines[at - 1]!, line))
}

function isClosedBy(opener: string, line: string): boolean {
  return /^ *```+(?=[^`]*$)/.exec(opener)?.[0] === line.trimEnd()
}
