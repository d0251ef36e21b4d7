import { copilotRule, withLines } from '../example.ts'

export const targetField = copilotRule({
  id: 'copilot/target-field',
  summary: 'The client of `target` reads every field',
  why: 'Only VS Code reads `handoffs`, `agents`, `hooks` and `argument-hint`, and only GitHub reads `mcp-servers` and `metadata`. With a `target`, the other client does not see the agent, so such a field does nothing.',
  bad: withLines('target: github-copilot', 'argument-hint: A pull request'),
  good: withLines('target: vscode', 'argument-hint: A pull request'),
  check({ fields }, report) {
    const target = fields.get('target')?.value
    const unread = OTHERS.get(target)
    if (unread === undefined) return
    for (const name of unread.fields) {
      const field = fields.get(name)
      if (field !== undefined) {
        const message = `\`${name}\` is read only by ${unread.reader}, but \`target\` is \`${String(target)}\`. Remove one of the two.`
        report(field.key, message)
      }
    }
  },
})

const OTHERS = new Map<unknown, { readonly reader: string; readonly fields: readonly string[] }>([
  ['github-copilot', { reader: 'VS Code', fields: ['handoffs', 'agents', 'hooks', 'argument-hint'] }],
  ['vscode', { reader: 'GitHub', fields: ['mcp-servers', 'metadata'] }],
])
