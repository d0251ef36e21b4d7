/** Backslash escapes and numeric entities, and the named ones of marks; there are two thousand others. */
const ESCAPE = /\\([!-/:-@[-`{-~])|&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot));/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** A destination with its backslash escapes and common entities resolved. */
export function withoutEscapes(target: string): string {
  if (!/[\\&]/.test(target)) return target
  return target.replace(
    ESCAPE,
    (_, escaped?: string, decimal?: string, hexadecimal?: string, name?: string) => {
      if (escaped !== undefined) return escaped
      return name !== undefined
        ? ENTITIES[name]!
        : character(decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal))
    },
  )
}

function character(code: number): string {
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)
    ? '\ufffd'
    : String.fromCodePoint(code)
}
