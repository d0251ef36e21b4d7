import type { Field, Range, Report, Value } from '../../../model.ts'
import { fieldsBelow, isBlank, isList, isMapping, kindOf } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { copilotRule, GITHUB, withLines } from '../example.ts'

type Mapping = ReadonlyMap<string, Field>

const REMOTE = new Set(['http', 'sse'])
const LOCAL = new Set(['local', 'stdio'])
const TYPES = 'Write `local`, `stdio`, `http` or `sse`.'

export const mcpServers = copilotRule({
  id: 'copilot/mcp-servers',
  summary: 'A local MCP server has a `command`, a remote one a `url`, and each has `tools`',
  why: 'Without it, the client cannot start or reach the server, and the agent works without its tools. Without a list of `tools`, or with a local server without a list of `args`, Copilot CLI refuses the agent: an error, unless `target` is `vscode`. A token in the file is no secret. GitHub passes on only secrets and variables whose names start with `COPILOT_MCP_`, and knows no `${input:…}`.',
  source: GITHUB,
  bad: withLines('mcp-servers:', '  docs:', '    type: http', '    command: npx'),
  good: withLines(
    'mcp-servers:',
    '  docs:',
    '    type: http',
    '    url: https://example.com/mcp',
    "    tools: ['*']",
  ),
  check({ fields }, report) {
    const isOfVsCode = fields.get('target')?.value === 'vscode'
    for (const [name, { key, value }] of fieldsBelow(fields, 'mcp-servers')) {
      if (!isMapping(value)) {
        const message = `The server ${quote(name)} is ${kindOf(value)}${value === null ? '' : ', not a mapping'}. Give it a \`command\` or a \`url\`.`
        report(key, message)
        continue
      }
      const written = value.get('type')
      const type = isBlank(written) ? '' : nameOf(written!)
      const lacks = (part: string): boolean => isBlank(value.get(part))
      const isKnown = type === '' || REMOTE.has(type) || LOCAL.has(type)
      if (!isKnown) {
        const shown = typeof written!.value === 'object' ? `The \`type\` of ${quote(name)}` : quote(type)
        report(written!.range, `${shown} is not a type of MCP server. ${TYPES}`)
      }
      const isLost = type === '' && lacks('command') && lacks('url')
      const needed = REMOTE.has(type) ? ['url'] : LOCAL.has(type) ? ['command'] : []
      const wanted = isLost ? [EITHER] : needed.filter(lacks)
      reportLacking({ name, key, server: value, type, needed: wanted, isOfVsCode }, report)
      reportParts(name, value, report)
      if (!isOfVsCode) reportUnpassed(value, report)
    }
  },
})

function nameOf({ value }: Value): string {
  return typeof value === 'object' ? kindOf(value) : String(value).toLowerCase()
}

interface Lacking {
  readonly name: string
  readonly key: Range
  readonly server: Mapping
  readonly type: string
  /** What a server of its type needs, and has not. */
  readonly needed: readonly string[]
  readonly isOfVsCode: boolean
}

/** Tells all that is missing at once: for some of it Copilot CLI refuses the agent. */
function reportLacking({ name, key, server, type, needed, isOfVsCode }: Lacking, report: Report): void {
  const tools = server.get('tools')
  const isLocal = LOCAL.has(type) || (!REMOTE.has(type) && !isBlank(server.get('command')))
  const lists = [...(isLocal ? ['args'] : []), 'tools'].filter((list) => !isOfVsCode && !server.has(list))
  const lacking = [...needed, ...lists]
  const end = { severity: 'error', postscript: ' Copilot CLI refuses the agent.' } as const
  if (lacking.length > 0) {
    const names = listed(lacking.map((part) => (part === EITHER ? part : quote(part))))
    const message = `The server ${quote(name)} lacks ${names}. Add ${listed(lacking.map((part) => ADDED[part]!))}.`
    report(key, message, lists.length > 0 ? end : {})
  } else if (!isOfVsCode && !isList(tools!.value)) {
    const problem = `The \`tools\` of the server ${quote(name)} are ${kindOf(tools!.value)}, not a list.`
    report(tools!.key, `${problem} Write a list, such as \`["*"]\` for all.`, end)
  }
}

const EITHER = 'a `command` or a `url`'
const ADDED: Readonly<Record<string, string>> = {
  command: 'the command that starts it',
  url: 'its address',
  [EITHER]: 'one of the two',
  args: '`args: []`',
  tools: '`tools: ["*"]`, or the names of some',
}

/** Tokens, by prefixes that no other value has. */
const SECRET =
  /^(?:(?:Bearer|token) )?(?:gh[opsu]_\w{20,}|github_pat_\w{20,}|sk-[\w-]{20,}|xox[abp]-[\w-]{10,}|AKIA[0-9A-Z]{16})$/

function reportParts(name: string, server: Mapping, report: Report): void {
  const args = server.get('args')
  if (args !== undefined && args.value !== null && !isList(args.value)) {
    const problem = `The \`args\` of the server ${quote(name)} are ${kindOf(args.value)}, not a list.`
    report(args.range, `${problem} Put each on its own line, after \`- \`.`)
  }
  for (const [key, { value, range }] of sentBy(server)) {
    if (!SECRET.test(String(value))) continue
    const problem = `The value of ${quote(key)} looks like a secret, and everybody who reads the file has it.`
    report(range, `${problem} Revoke it, and name a secret of the environment.`)
  }
}

/** What a server gets from its file, by name. */
function sentBy(server: Mapping): readonly (readonly [string, Field])[] {
  return [...fieldsBelow(server, 'env'), ...fieldsBelow(server, 'headers')]
}

/** A secret or variable of GitHub by a name with which it reaches no server. */
const UNPASSED = /\$\{\{ *(?:secrets|vars)\.((?!COPILOT_MCP_)\w+) *\}\}/i

/** What VS Code asks people for, in its own files. */
const INPUT = /\$\{input:([\w.-]+)\}/

function reportInput(value: string, range: Range, report: Report): void {
  const [written, id = ''] = INPUT.exec(value) ?? []
  if (written === undefined) return
  const name = id
    .toUpperCase()
    .replace(/\W/g, '_')
    .replace(/^(?:COPILOT_MCP_)?/, 'COPILOT_MCP_')
  const problem = `${quote(written)} is a variable of VS Code, which does not read \`mcp-servers\`. GitHub does not replace it.`
  report(range, `${problem} Write ${quote(`\${{ secrets.${name} }}`)}, and add that secret in the settings.`)
}

function reportUnpassed(server: Mapping, report: Report): void {
  for (const [, { value, range }] of sentBy(server)) {
    if (typeof value !== 'string') continue
    reportInput(value, range, report)
    const [written, name] = UNPASSED.exec(value) ?? []
    if (written === undefined) continue
    const meant = quote(`COPILOT_MCP_${name}`)
    const message = `GitHub passes ${quote(written)} to no server, as its name does not start with \`COPILOT_MCP_\`. Name it ${meant}, here and in the settings.`
    report(range, message)
  }
}
