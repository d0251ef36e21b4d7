/** `engines` in package.json says the same. */
const OLDEST = 20

/** What to tell whose Node, of a version such as `18.20.8`, is too old; undefined where it is not. */
export function nodeMistake(version: string): string | undefined {
  return Number.parseInt(version, 10) < OLDEST
    ? `passmuster needs Node ${OLDEST} or later; this is ${version}.`
    : undefined
}
