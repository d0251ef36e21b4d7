/** The fields that tell a custom agent from other files, retired and misspelt ones among them. */
export const COPILOT_KEYS: ReadonlySet<string> = new Set(
  'name tools model models target mcp-servers handoffs argument-hint infer disable-model-invocation user-invocable user-invokable agents hooks github'.split(
    ' ',
  ),
)
