/** The same characters in memory of their own: a part of a text keeps all of it in memory. */
export function detachSubstring(text: string): string {
  return ` ${text}`.slice(1)
}
