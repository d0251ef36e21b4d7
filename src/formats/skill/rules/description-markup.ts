import { goodSkill, skillRule } from '../example.ts'

export const descriptionMarkup = skillRule({
  id: 'skill/description-markup',
  severity: { recommended: 'off', strict: 'warning' },
  summary: 'The description has no `<` or `>`',
  why: 'The description goes into the system prompt, where tags could be mistaken for its own. claude.ai refuses the upload of such a skill.',
  mindedBy: ['claude-api', 'quick-validate'],
  source: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview#skill-structure',
  bad: {
    path: goodSkill.path,
    text: '---\nname: pdf\ndescription: Fills <form> fields of PDF files. Use when the user has a form.\n---\nFill it.\n',
  },
  check({ description, text }, report) {
    if (description === undefined) return
    const bracket = /[<>]/.exec(description.value)?.[0]
    if (bracket === undefined) return
    // The first line of a block scalar may have a `>` of its own.
    const start = text
      .slice(...description.range)
      .replace(/^[|>][^\n]*/, (mark) => ' '.repeat(mark.length))
      .indexOf(bracket)
    const at =
      start === -1
        ? description.range
        : ([description.range[0] + start, description.range[0] + start + 1] as const)
    const message = `The description contains \`${bracket}\`, which some clients refuse. Write it without \`<\` and \`>\`.`
    report(at, message)
  },
})
