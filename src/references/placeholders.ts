import type { Link } from '../syntax/markdown/index.ts'

/** What people write where a reader has to put something of their own, and addresses for `git`. */
const PLACEHOLDER =
  /^\[|^internal-(?:link|wiki)(?:\/|$)|^(?:\.{0,2}\/)*path\/to(?:\/|$)|(?:^|\/)your[-_]|^(?:[\w-]+\.)*example\.(?:com|net|org)(?:\/|$)|^[\w.-]+@[\w.-]+:/i

/** Whether a destination stands for one that the reader has to fill in, or for no file at all. */
export function isPlaceholder({ target, range: [start] }: Link, text: string): boolean {
  // `<url>`: Markdown takes it for a destination in angle brackets, people mean something to fill in.
  return PLACEHOLDER.test(target) || (text[start - 1] === '<' && /^[\w -]+$/.test(target))
}

const HOST = /^(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/
/** Last names of hosts. Where a file may have such an ending, two names alone are no host. */
const TOP = new Set(['com', 'net', 'io', 'edu', 'gov'])
const TOP_OR_SUFFIX = new Set(['org', 'dev', 'ai', 'app', 'cloud', 'co', 'uk', 'eu'])

/** What a destination that names a host or a mailbox lacks: `https://` or `mailto:`; undefined for a path. */
export function missingScheme({ kind, target }: Link): string | undefined {
  if (kind === 'image') return undefined
  const [host = '', ...path] = target.replace(/[?#].*$/s, '').split('/')
  const [box, mail] = host.split('@')
  if (box !== '' && mail !== undefined)
    return path.length === 0 && /^[\w.+-]+$/.test(box!) && HOST.test(mail) ? 'mailto:' : undefined
  if (!HOST.test(host)) return undefined
  const names = host.split('.')
  const top = names.at(-1)!
  if (TOP.has(top) || names[0] === 'www') return 'https://'
  return TOP_OR_SUFFIX.has(top) && (names.length > 2 || path.length > 0) ? 'https://' : undefined
}
