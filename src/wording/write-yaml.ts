/** `text` as a YAML scalar that every parser reads as that text: plain where it can be. */
export function writeYaml(text: string): string {
  if (/\p{C}/u.test(text)) return JSON.stringify(text)
  const plain =
    /^[\p{L}\p{N}_](?:[^"'\\#:,[\]{}]|:(?=\S))*(?<!\s)$/u.test(text) &&
    !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
  // A number, also in another base or as a date, starts with a digit and has few kinds of letters.
  return plain && /^\D|[g-nps-wyG-NPS-WY]/.test(text) ? text : quoteYaml(text)
}

/** `text`, which has no line break, as a quoted YAML scalar. */
export function quoteYaml(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  return `'${text.replaceAll("'", "''")}'`
}
