import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { yamlComment } from '../grammar/located-text.ts'

export const undeclaredTool = agent3mdRule({
  id: 'agent3md/undeclared-tool',
  fix: 'suggested',
  summary: 'The frontmatter lists the binary of every command',
  why: 'A host reads `tools` to learn what the agent will run. If a binary is missing, the list is wrong. A file without `tools` is fine.',
  bad: agentWith('tools: rg, fd', 'tools: rg'),
  check({ skills, tools, fields }, report) {
    if (tools.length === 0) return
    const list = fields.get('tools')!
    // What a list of YAML names is listed once its brackets are gone, which another rule says.
    const isYaml = /^\[.*\]$/.test(list.value)
    const listed = new Set(
      tools.map(({ value }) => (isYaml ? value.replace(/^\[?["']?/, '').replace(/["']?\]?$/, '') : value)),
    )
    // After brackets or a comment a name would be a part of them.
    const plain = !/^\[/.test(list.value) && yamlComment(list) === undefined
    const separator = /,\s+$/.test(list.value) ? '' : list.value.endsWith(',') ? ' ' : ', '
    for (const { tool } of skills) {
      const binary = tool && /\S+/.exec(tool.value)
      // Nobody can say which binary fills a placeholder.
      if (!binary || listed.has(binary[0]) || /\{[A-Za-z_]\w*\}/.test(binary[0])) continue
      const [name] = binary
      const end = list.place(list.value.length, list.value.length)
      const fix =
        plain && /^[\w./+-]+$/.test(name)
          ? suggest(`Add ${quote(name)} to \`tools\``, end, `${separator}${name}`)
          : {}
      const related = [{ range: list.range, message: 'The list of tools is here.' }]
      const message = `The command runs ${quote(name)}, which \`tools\` does not list. Add it to \`tools\`.`
      report(tool.place(binary.index, binary.index + name.length), message, { ...fix, related })
    }
  },
})
