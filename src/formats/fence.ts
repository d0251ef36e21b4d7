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
      if (!/`{3}|~{3}/.test(document.text)) return
      for (const { lines, message, isHarmless } of fenceFaults(document))
        report(lines[0].range, message, isHarmless ? { severity: 'info' } : {})
    },
  }
}
