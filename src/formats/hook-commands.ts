import type { Field, Files, Value } from '../model.ts'
import { bundledNames } from '../references/bundled-files.ts'
import { isList, isMapping } from '../syntax/fields.ts'
import type { Problem } from '../syntax/yaml-errors.ts'
import { onlyOne } from '../wording/compare.ts'
import { nearestOne } from '../wording/near-names.ts'
import { basename, dirname, join } from '../wording/paths.ts'
import { quotePath } from '../wording/quote.ts'

/** The commands in the `hooks` of a file. */
export function commandsOf({ value }: Field): readonly Field[] {
  const events = isMapping(value) ? [...value.values()] : []
  const hooks = events.flatMap(listIn).flatMap((matcher) => listIn(partOf(matcher, 'hooks')))
  return hooks.flatMap((hook) => partOf(hook, 'command') ?? [])
}

function listIn(field: Value | undefined): readonly Value[] {
  return isList(field?.value) ? field.value : []
}

function partOf({ value }: Value, name: string): Field | undefined {
  return isMapping(value) ? value.get(name) : undefined
}

/** A command that starts with a script of the project, by a path from its root. */
const SCRIPT =
  /^(?:(?:bash|sh|zsh|node|bun|python3?) )?["']?((?:\$CLAUDE_PROJECT_DIR|\$\{CLAUDE_PROJECT_DIR\})["']?\/|\.\/|(?=\.claude\/))((?:[\w.-]+\/)+[\w.-]+\.(?:sh|bash|py|js|mjs|cjs|ts))(?=["']?(?:\s|$))/

/** The scripts that hooks of a project run and that it lacks. */
export function deadScripts(hooks: Field, path: string, files: Files): readonly Problem[] {
  const root = /^(?:.*\/)?(?=\.claude\/)/.exec(path)?.[0] ?? ''
  return commandsOf(hooks).flatMap(({ value, range }) => {
    const written = typeof value === 'string' ? SCRIPT.exec(value)?.[2] : undefined
    if (written === undefined || /(?:^|\/)\.\.\//.test(written)) return []
    const script = join(root === '' ? '.' : root, written)
    if (files.has(script) || files.ignored(script)) return []
    const names = files.list(dirname(script)).map(({ name }) => name)
    const near = nearestOne(basename(script), names)
    const own = join(dirname(path), written)
    const elsewhere = files.has(own) ? own : onlyOne(bundledNames(root, files).named.get(basename(script)))
    const meant = near === undefined ? elsewhere?.slice(root.length) : join(dirname(written), near)
    const advice =
      meant === undefined ? 'Add the script, or correct the path.' : `Did you mean ${quotePath(meant)}?`
    return { range, message: `${quotePath(written)} does not exist, so the hook does nothing. ${advice}` }
  })
}
