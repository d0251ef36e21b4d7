/** A program that reads or runs the file that comes next in a command. */
const PROGRAM =
  /^(?:\$ )?(?:sudo )?(?:python3?|bash|sh|zsh|node|uv run(?: python3?)?|bun(?: run)?|deno run|npx tsx|tsx|ruby|perl|source|cat)(?: -[a-zA-Z]+)* ["']?$/

/** The start of a line of a shell before a file that is itself the command, or that `.` reads. */
const PROMPT = /^(?:[$>] )?(?:sudo )?(?:\.(?: -[a-zA-Z]+)* )?["']?$/

/** Whether the start of a command reads or runs the file that comes next. */
export function usesNext(command: string): boolean {
  return PROGRAM.test(command)
}

/** The same of a command that stands on a line of its own. */
export function lineUsesNext(line: string): boolean {
  return PROMPT.test(line) || usesNext(line.replace(/^> /, ''))
}
