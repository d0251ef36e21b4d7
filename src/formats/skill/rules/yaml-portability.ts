import { textField } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { skillRule, skillWith } from '../example.ts'

export const yamlPortability = skillRule({
  id: 'skill/yaml-portability',
  severity: { recommended: 'off', strict: 'error' },
  summary: 'The frontmatter is YAML that every client reads',
  why: 'skills-ref reads a stricter YAML, without flow collections, anchors, aliases and tags, and cuts the file at its second `---` wherever that is. The YAML 1.1 of Python clients takes an unquoted `yes`, `no`, `on` or `off` for a boolean.',
  whenNot: 'None of your clients reads YAML 1.1 or strict YAML. Set `clients` instead.',
  mindedBy: ['skills-ref', 'quick-validate', 'hermes', 'mistral-vibe'],
  source: 'https://github.com/agentskills/agentskills/blob/main/skills-ref/src/skills_ref/parser.py',
  bad: skillWith('metadata: {author: example-org}'),
  good: skillWith('metadata:\n  author: example-org'),
  check({ fields, frontmatter: { exotic, content, state }, text }, report) {
    if (state !== 'read') return
    const keys = ['name', 'description', 'license', 'compatibility']
    for (const { range } of keys.flatMap((key) => textField(fields, key) ?? [])) {
      const written = text.slice(...range)
      if (/^(?:yes|no|on|off)$/i.test(written))
        report(range, `${quote(written)} is a boolean to the YAML of Python clients. Quote it.`)
    }
    for (const { range, what } of exotic) {
      const message = `${quote(text.slice(...range))} is ${what === 'anchor' || what === 'alias' ? 'an' : 'a'} ${what}, which skills-ref refuses. Write the value out${what === 'flow collection' ? ', one entry a line' : ''}.`
      report(range, message)
    }
    const dashes = text.slice(...content).indexOf('---')
    if (dashes !== -1)
      report(
        [content[0] + dashes, content[0] + dashes + 3],
        'A `---` inside the frontmatter ends it for skills-ref. Use fewer dashes.',
      )
  },
})
