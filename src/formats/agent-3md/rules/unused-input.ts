import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'
import { IDENTIFIER } from '../parse.ts'

export const unusedInput = agent3mdRule({
  id: 'agent3md/unused-input',
  summary: 'A command uses every declared input',
  why: 'A host asks the user or the model for every input. If the command never uses one, the host asks for nothing, or the command is incomplete.',
  bad: agentWith('pattern:string', 'pattern:string, path:string'),
  check({ skills }, report) {
    for (const { tool, inputs, braces } of skills) {
      if (tool === undefined || tool.value.trim() === '') continue
      // Braces that no loader fills are another rule's matter.
      const used = new Set(braces.map(({ name }) => name.trim()))
      for (const { name } of inputs) {
        if (name.value === '' || used.has(name.value)) continue
        // An input that is declared twice is reported once.
        used.add(name.value)
        const advice = IDENTIFIER.test(name.value)
          ? `Add ${quote(`{${name.value}}`)} to \`tool\``
          : 'Rename it with letters, digits and `_`, and add it to `tool`'
        const message = `The command never uses the input ${quote(name.value)}. ${advice}, or remove the input.`
        report(name.range, message)
      }
    }
  },
})
