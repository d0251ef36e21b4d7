import { isQuote } from './grammar/located-text.ts'

/** For each place of a command, whether the shell reads it inside quotes. */
export function quotedParts(command: string): readonly boolean[] {
  const within: boolean[] = []
  let open: string | undefined
  for (let at = 0; at < command.length; at++) {
    const character = command[at]
    within[at] = open !== undefined
    if (character === '\\' && open !== "'") within[++at] = open !== undefined
    else if (character === open) open = undefined
    else if (open === undefined && isQuote(character)) open = character
  }
  return within
}
