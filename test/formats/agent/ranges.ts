import type { Marked } from '../marked.ts'
import { strict } from '../marked.ts'

/** An agent with this text, and one of Copilot. */
const whole = (rule: string, text: string): Marked => ({ rule, path: 'agents/policy_auditor.agent.md', text })
const wholeCopilot = (rule: string, text: string): Marked => ({
  rule,
  path: '.github/agents/reviewer.agent.md',
  text,
})

const head = '---\nversion: 1.0.0\nicon: 🧭\n'
const body = '---\n# 🧭 Policy Auditor\n\nAudits policy files.\n'
const scheme = '{ name: "ping", description: "🧭", parameters: { type: "object" } }'

/** An agent with these fields and, below its description, this text. */
function agent(rule: string, fields: string, rest = ''): Marked {
  return whole(rule, `${head}${fields}${body}${rest}`)
}

/** An agent with this code below `## Tools`. */
function tools(rule: string, code: string, fields = ''): Marked {
  return agent(rule, fields, `\n## Tools\n\`\`\`js\n// 🧭\n${code}\n\`\`\`\n`)
}

function copilot(rule: string, fields: string, rest = 'Review it.\n'): Marked {
  return wholeCopilot(rule, `---\nname: C# Expert\ndescription: Reviews 🧭.\n${fields}---\n${rest}`)
}

/** The code of a tool with this scheme. */
const withScheme = (text: string): string => `return { ping: { fn() {}, scheme: ${text} } }`

export const agentRanges: readonly Marked[] = [
  whole('agent/frontmatter-first', '\n⟦---⟧\ntitle: Auditor\n---\nAudits.\n'),
  whole('agent/frontmatter-first', '# Auditor\n\n⟦---⟧\nicon: 🧭\nversion: 1.0.0\n---\nAudits.\n'),
  whole(
    'agent/frontmatter-first',
    '```md\n⟦---⟧\nicon: 🧭\nversion: 1.0.0\n---\n# Auditor\n\nAudits.\n```\n',
  ),
  whole('agent/frontmatter-unclosed', '⟦---⟧\ntitle: Auditor\nicon: 🧭\n\n# Auditor\n'),
  agent('agent/frontmatter-yaml', 'title: ⟦Auditor: of policies: all⟧\n'),
  agent('agent/duplicate-key', '⟦Version⟧: 2.0.0\n'),
  agent('agent/duplicate-key', 'required:\n  env: [A]\n  ⟦ENV⟧: [B]\n'),
  agent('agent/misspelt-field', '⟦titel⟧: Auditor\n'),
  strict(agent('agent/unknown-field', 'Required:\n  ⟦environment⟧: [A]\n')),
  agent('agent/field-type', 'title: ⟦12⟧\n'),
  agent('agent/field-type', 'required: ⟦[A]⟧\n'),
  agent('agent/field-type', 'required:\n  env: ⟦A⟧\n'),
  agent('agent/field-type', 'recommended:\n  models:\n    - 🧭\n    - ⟦4.1⟧\n'),
  agent('agent/field-type', 'required:\n  startup: ⟦[ping]⟧\n'),
  whole('agent/field-value', `---\nversion: ⟦'1.0'⟧\nicon: 🧭\n${body}`),
  whole('agent/field-value', `---\nversion: 1.0.0\nicon: ⟦🧭🧭⟧ # two\n${body}`),
  whole('agent/field-value', `---\nversion: 1.0.0\nicon: ⟦ðŸ¤–⟧\n${body}`),
  agent('agent/empty-field', '⟦Status⟧: # later\n'),
  tools('agent/tools-undeclared', 'return { ping: { fn: ⟦doPing⟧, scheme: {} } }'),
  whole('agent/missing-field', '---\nicon: 🧭\ndescription: Audits.\n---\n## ⟦Auditor 🧭⟧ ##\n'),
  whole(
    'agent/missing-field',
    '---\n⟦Title⟧:\nicon: 🧭\ndescription: Audits.\n---\n## Avatar\n![🧭](x.png)\n',
  ),
  whole('agent/missing-field', '---\nicon: 🧭\n---\n# ⟦🧭 Auditor⟧\n\n## System\nAudit.\n'),
  whole('agent/missing-field', '⟦---⟧\nicon: 🧭\ntitle: Auditor\n---\n'),
  agent('agent/field-value', 'STATUS: ⟦retired⟧\n'),
  agent('agent/conflict', 'title: ⟦"🧭 Auditor"⟧\n'),
  agent('agent/conflict', 'description: ⟦Audits.⟧\n'),
  agent('agent/conflict', 'description: ⟦>-\n  Audits policy\n\n  files.⟧\n'),
  agent('agent/conflict', 'system: ⟦Be bold.⟧\n', '\n## System\nBe careful.\n'),
  agent('agent/conflict', 'rules:\n  ⟦- Be bold.\n  - Be 🧭.⟧\n', '\n## Rules\n- Be careful.\n'),
  agent('agent/conflict', 'avatar: ⟦a.png⟧\n', '\n# Avatar\n![🧭](b.png)\n'),
  agent('agent/duplicate-section', '', '\n## Rules\nA\n\n## ⟦rules⟧ ##\nB\n'),
  agent('agent/section-level', '', '\n# ⟦System⟧\nA\n'),
  agent('agent/section-level', '', '\n⟦Rules⟧\n=====\nA\n'),
  agent('agent/avatar-image', '', '\n# ⟦Avatar⟧\nNone\n\n## System\n![🧭](x.png)\n'),
  agent('agent/required-env', 'required:\n  env: [A, ⟦"B=🧭"⟧]\n'),
  agent('agent/required-env', 'required:\n  env:\n    - A\n    - ⟦A⟧\n'),
  agent('agent/startup-tool', 'required:\n  startup: ⟦ping⟧\n'),
  tools(
    'agent/startup-tool',
    `return { pong: { fn() {}, scheme: ${scheme} } }`,
    'required: {env: [], startup: ⟦"ping"⟧}\n',
  ),
  agent('agent/tools-in-frontmatter', '⟦Tools⟧: [ping]\n'),
  agent('agent/tools-fence', '', '\n## Tools\n⟦~~~ts⟧\nreturn {}\n~~~\n'),
  agent('agent/tools-fence', '', '\n## Tools\n\n⟦- ping: pings 🧭⟧\n- pong\n'),
  agent('agent/tools-fence', '', '\n## Tools\n⟦````js⟧\nreturn {}\n```\n'),
  tools('agent/tools-syntax', 'const a ⟦b⟧ = 1;\nreturn {}'),
  tools('agent/tools-syntax', 'return { a: ⟦🧭⟧ }'),
  tools('agent/tools-syntax', 'return { a: 1⟦,⟧'),
  tools('agent/tools-syntax', `return ${'['.repeat(200)}⟦[⟧`),
  tools('agent/tools-syntax', `return ${'({ a: '.repeat(100)}\`🧭⟦\${⟧`),
  tools('agent/tools-return', '⟦export default⟧ {}'),
  tools('agent/tools-return', '⟦module.exports =⟧ { ping: {} }'),
  tools('agent/tools-return', '⟦{⟧ ping: { fn, scheme }, pong: { fn, scheme } }'),
  tools('agent/tools-return', 'if (a) ⟦return⟧ [1]'),
  agent('agent/tools-return', '', '\n## ⟦Tools⟧\n```js\nconst a = 1\n```\n'),
  tools('agent/tool-shape', 'return { "🧭": x(), ⟦ping⟧: { fn() {} } }'),
  tools('agent/tool-shape', 'const tools = { ⟦ping⟧: () => 1 }\nreturn tools'),
  tools('agent/tool-duplicate', `const t = { fn() {}, scheme: ${scheme} }\nreturn { ping: t, ⟦"PING"⟧: t }`),
  tools('agent/tool-shape', 'const s = { name: "ping" }\nreturn { ping: { fn() {}, ⟦scheme⟧: s } }'),
  tools('agent/tool-shape', 'return { ping: { fn() {}, ⟦scheme⟧: "🧭" } }'),
  tools(
    'agent/tool-shape',
    `const scheme = { name: ⟦"🧭"⟧, description: "", parameters: { type: "object" } }\nreturn { ["🧭"]: { fn() {}, scheme } }`,
  ),
  tools('agent/tool-shape', `return { pong: { fn() {}, scheme: ${scheme.replace('"ping"', '⟦"ping"⟧')} } }`),
  tools(
    'agent/tool-parameters',
    withScheme(scheme.replace('"object"', '"object", properties: { "🧭": { type: ⟦"text"⟧ } }')),
  ),
  tools(
    'agent/tool-parameters',
    withScheme(scheme.replace('type: "object"', 'type: "object", ⟦properties⟧: []')),
  ),
  tools(
    'agent/tool-parameters',
    withScheme(
      scheme
        .replace('type: "object"', 'type: "object", required: ["🧭"], properties: {}')
        .replace('"🧭"]', '⟦"🧭"⟧]'),
    ),
  ),
  tools('agent/tool-parameters', withScheme(scheme.replace('{ type: "object" }', '⟦{⟧}'))),
  tools('agent/undeclared-env', 'const url = "🧭" + process.env.⟦URL⟧\nreturn {}'),
  tools('agent/undeclared-env', 'const { A, ⟦B⟧ } = env\nreturn {}', 'required:\n  env: [A]\n'),
  agent('agent/conflict-marker', '', '🧭\n⟦<<<<<<< HEAD 🧭⟧\nStop.\n=======\n>>>>>>> main\n'),
  agent('agent/ability-unknown', 'abilities: [fs, ⟦🧭⟧]\n'),
  agent('agent/ability-scope', 'allow:\n  - ⟦"sh:"⟧\n'),
  agent('agent/ability-overlap', 'abilities: {allow: [sh, ⟦FS⟧], deny: [fs]}\n'),
  agent('agent/ability-overlap', 'allow: [⟦"sh:git"⟧]\ndeny: [SH]\n'),
  strict(whole('agent/redundant-default', `---\nversion: ⟦"0.1.0"⟧\n${body}`)),
  strict(agent('agent/redundant-default', '⟦recommended⟧: {}\n')),
  wholeCopilot('copilot/frontmatter-unclosed', '⟦---⟧\nname: C# Expert\n\nReview it.\n'),
  copilot('copilot/tool-none', 'model: 🧭\ntools: ⟦[]⟧ # none\n'),
  copilot(
    'copilot/server-unknown',
    'tools: ["🧭", ⟦jira/search⟧]\nmcp-servers: {atlassian: {url: "https://example.com", tools: []}}\n',
  ),
  copilot('copilot/frontmatter-yaml', 'model: ⟦GPT: 5: 🧭⟧\n'),
  wholeCopilot('copilot/missing-field', '---\nname: 🧭\n⟦description⟧: ""\n---\nReview it.\n'),
  wholeCopilot('copilot/missing-field', '⟦⟧Review it.\n'),
  wholeCopilot('copilot/missing-field', '<!-- 🧭 -->\n⟦---⟧\nname: 🧭\ndescription: x\n---\nReview it.\n'),
  copilot('copilot/field-type', 'argument-hint: ⟦[file]⟧\n'),
  copilot('copilot/field-type', "disable-model-invocation: ⟦'true'⟧\n"),
  copilot('copilot/field-type', 'tools: [🧭, ⟦5⟧]\n'),
  copilot('copilot/field-type', 'tools:\n  ⟦edit: true⟧\n'),
  copilot('copilot/field-type', 'mcp-servers: ⟦🧭⟧\n'),
  copilot('copilot/field-type', 'agents: ⟦planner⟧\n'),
  copilot('copilot/empty-field', '⟦argument-hint⟧: # 🧭\n'),
  copilot('copilot/field-value', 'model: ["🧭", ⟦"a | b"⟧]\n'),
  copilot('copilot/target-field', 'target: vscode # 🧭\n⟦metadata⟧: {a: b}\n'),
  copilot('copilot/field-type', 'metadata: {🧭: ⟦1.0⟧}\n'),
  copilot('copilot/hooks', 'hooks:\n  Stop:\n    - {type: ⟦🧭⟧, command: a}\n'),
  copilot('copilot/field-value', 'target: ⟦vs-code⟧ # 🧭\n'),
  copilot('copilot/infer', '⟦infer⟧: true\n'),
  copilot('copilot/handoffs', 'handoffs: ⟦planner⟧\n'),
  copilot('copilot/handoffs', 'handoffs:\n  - ⟦label⟧: 🧭\n    prompt: Go.\n'),
  copilot('copilot/handoffs', 'handoffs:\n  - ⟦planner⟧\n'),
  copilot(
    'copilot/handoffs',
    'handoffs:\n  - {label: 🧭, agent: ask, prompt: Go}\n  - {label: ⟦"🧭"⟧, agent: edit, prompt: Go}\n',
  ),
  copilot('copilot/agents-tool', '⟦agents⟧: [🧭]\ntools: [read]\n'),
  copilot('copilot/tool-name', 'tools: [🧭, ⟦mcp__docs⟧]\n'),
  copilot(
    'copilot/mcp-servers',
    'mcp-servers:\n  🧭: {command: x, args: [], tools: []}\n  ⟦docs⟧:\n    type: sse\n',
  ),
  copilot('copilot/misspelt-field', '⟦modle⟧: GPT-4.1\n'),
  strict(copilot('copilot/unknown-field', '⟦category⟧: 🧭\n')),
  copilot('copilot/handoff-agent', 'handoffs:\n  - {label: 🧭, agent: ⟦planer⟧, prompt: Go}\n'),
  copilot('copilot/conflict-marker', '', '🧭\n⟦<<<<<<< HEAD 🧭⟧\nStop.\n=======\n>>>>>>> main\n'),
  copilot('copilot/tool-reference', '', '🧭 Use #tool:⟦search.⟧ Then stop.\n'),
  copilot('copilot/dead-reference', '', '🧭 Follow #file:⟦forms.md⟧#top as well.\n'),
  copilot('copilot/dead-link', '', '🧭 See [the forms](⟦forms.md#top⟧).\n'),
  copilot('copilot/fence', '', '🧭\n⟦```js⟧\n```js\nread()\n```\n'),
]
