/** The texts by their paths, which of them is open, and how they are checked. */
export interface State {
  readonly texts: Readonly<Record<string, string>>
  readonly path: string
  readonly mode: Mode
}

/** The rules that are on; `skills-plane` reads each SKILL.md in the dialect of that name. */
export type Mode = 'recommended' | 'strict' | 'skills-plane'

export const MODES: readonly Mode[] = ['recommended', 'strict', 'skills-plane']

/** In characters: browsers take more, but chats and mail cut links that are longer. */
export const LONGEST_LINK = 30_000

/** In bytes: a short link can be of a text that no page can hold. */
const MOST_BYTES = 16 * 1024 * 1024

const START = '#files='

/** The fragment of the address that opens a state. */
export async function fragmentOf(state: State): Promise<string> {
  const bytes = await piped(JSON.stringify(state), new CompressionStream('deflate-raw'))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return START + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The state in a fragment; undefined where it has none, or a broken one. */
export async function stateIn(fragment: string): Promise<State | undefined> {
  if (!fragment.startsWith(START)) return undefined
  try {
    const base64 = fragment.slice(START.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const text = new TextDecoder().decode(await piped(bytes, new DecompressionStream('deflate-raw')))
    return checked(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Somebody else may have written the link. */
function checked(value: Partial<State> | null): State | undefined {
  const { texts, path, mode } = value ?? {}
  if (typeof texts !== 'object' || texts === null) return undefined
  const entries = Object.entries(texts).filter(([, text]) => typeof text === 'string')
  const [first] = entries
  if (first === undefined) return undefined
  return {
    texts: Object.fromEntries(entries),
    path: entries.some(([name]) => name === path) ? String(path) : first[0],
    mode: MODES.find((each) => each === mode) ?? 'recommended',
  }
}

async function piped(data: BlobPart, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  let room = MOST_BYTES
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      room -= chunk.length
      if (room < 0) throw new Error('The files are too large.')
      controller.enqueue(chunk)
    },
  })
  const stream = new Blob([data]).stream().pipeThrough(through).pipeThrough(bounded)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
