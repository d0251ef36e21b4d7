import { serve } from './endpoint.ts'

/** A call of a tool, as a model makes it. */
export interface ToolCall {
  readonly tool: string
  /** The arguments, or a text for a tool that takes one. */
  readonly input: object | string
}

/** How an API streams the answers of a model. */
interface Api {
  readonly path: string
  readonly call: (call: ToolCall) => readonly object[]
  readonly end: readonly object[]
}

const ID = 'call_1'

const anthropic = (block: object, delta: object, reason: string): readonly object[] => [
  {
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'nobody',
      content: [],
      usage: { input_tokens: 1, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: block },
  { type: 'content_block_delta', index: 0, delta },
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: 1 } },
  { type: 'message_stop' },
]

const completions = (delta: object, reason: string): readonly object[] => {
  const chunk = { id: 'm', object: 'chat.completion.chunk', created: 1, model: 'nobody' }
  return [
    { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', ...delta } }] },
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: reason }] },
  ]
}

const responses = (item: object): readonly object[] => [
  { type: 'response.created', response: { id: 'm' } },
  { type: 'response.output_item.done', item },
  {
    type: 'response.completed',
    response: { id: 'm', usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 } },
  },
]

export const APIS = {
  anthropic: {
    path: '/messages',
    call: ({ tool, input }) =>
      anthropic(
        { type: 'tool_use', id: ID, name: tool, input: {} },
        { type: 'input_json_delta', partial_json: JSON.stringify(input) },
        'tool_use',
      ),
    end: anthropic({ type: 'text', text: '' }, { type: 'text_delta', text: 'Done.' }, 'end_turn'),
  },
  completions: {
    path: '/chat/completions',
    call: ({ tool, input }) => {
      const call = { name: tool, arguments: JSON.stringify(input) }
      return completions(
        { tool_calls: [{ index: 0, id: ID, type: 'function', function: call }] },
        'tool_calls',
      )
    },
    end: completions({ content: 'Done.' }, 'stop'),
  },
  responses: {
    path: '/responses',
    call: ({ tool, input }) =>
      responses({ type: 'custom_tool_call', id: 'i', call_id: ID, name: tool, input }),
    end: responses({
      type: 'message',
      id: 'i',
      role: 'assistant',
      content: [{ type: 'output_text', text: 'Done.' }],
    }),
  },
} as const satisfies Readonly<Record<string, Api>>

/** Listens on this machine as a model that calls one tool and then is done; gives the requests that it got. */
export async function callTool(
  api: Api,
  call: ToolCall,
  talk: (url: string) => Promise<unknown>,
): Promise<readonly string[]> {
  const bodies: string[] = []
  await serve((path, body, response) => {
    if (!path.endsWith(api.path)) return void response.writeHead(404).end()
    bodies.push(body)
    // Some requests, such as for a title, have no tools.
    const isToCall = body.includes(`"name":"${call.tool}"`) && !body.includes(ID)
    const events = isToCall ? api.call(call) : api.end
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`${events.map(eventOf).join('')}data: [DONE]\n\n`)
  }, talk)
  return bodies
}

function eventOf(event: object): string {
  const name = 'type' in event ? `event: ${event.type}\n` : ''
  return `${name}data: ${JSON.stringify(event)}\n\n`
}
