import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const unusedTool = agent3mdRule({
  id: 'agent3md/unused-tool',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'Some skill runs or mentions every binary of `tools`',
  why: 'A host reads `tools` to learn what the agent runs, and may ask for a permission or an installation that nobody needs. An agent without commands, or with an empty one or one that starts with a placeholder, is not judged.',
  bad: agentWith('tools: rg, fd', 'tools: rg, fd, jq'),
  check({ text, tools, planes }, report) {
    const commands = planes.flatMap(({ tool }) => tool?.value.trim() ?? [])
    // Nobody can say which binary fills a placeholder, or which command is lost.
    if (tools.length === 0 || commands.length === 0 || commands.some((command) => /^(?:\{|$)/.test(command)))
      return
    const words = wordsOf([...commands, ...planes.map(({ body }) => text.slice(...body))])
    for (const { value, range } of tools) {
      if (words.has(value) || /\s|[[\]#]/.test(value)) continue
      const message = `No skill runs or mentions ${quote(value)}. Remove it from \`tools\`, or add the skill that runs it.`
      report(range, message)
    }
  },
})

/** The words of texts, also without the marks around them and as the last part of a path. */
function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>()
  for (const word of texts.flatMap((text) => text.split(/[\s|;&()<>]+/))) {
    const bare = word.replace(/^[^\p{L}\p{N}_./]{1,9}|[^\p{L}\p{N}_+]{1,9}$/gu, '')
    words
      .add(word)
      .add(bare)
      .add(bare.slice(bare.lastIndexOf('/') + 1))
  }
  return words
}
