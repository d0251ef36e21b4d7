import { dirname, relative, resolve } from 'node:path'
import { absoluteOf } from '../../files/found-path.ts'
import type { Host } from '../../files/host.ts'
import { tried } from '../../files/host.ts'
import { slashed } from '../../files/paths.ts'
import type { Severity } from '../../model.ts'
import type { Result } from '../../reporters/report.ts'
import { linesIn } from '../../reporters/report.ts'
import { beyond, countEach, growthOf } from '../../wording/compare.ts'
import { parseBaseline } from '../baseline/baseline.ts'
import type { Checked } from '../check.ts'
import { USUAL_BASELINE } from '../check.ts'
import { ruleSetting } from '../config/settings.ts'
import { exceeds } from '../threshold.ts'

interface Run {
  readonly checked: Checked
  readonly host: Host
}

/** What changes of config, baseline and suppressions keep out of a report. */
export interface Hidden {
  /** Rules that are turned off. */
  readonly rules: number
  /** Files and folders that are ignored. */
  readonly paths: number
  readonly suppressions: number
  /** Findings that the baseline knows more. */
  readonly known: number
  /** The findings that are hidden, or less severe than they were. */
  readonly findings: Readonly<Record<Severity, number>>
  /** Whether the same findings would not pass by the threshold that there was. */
  readonly passes: boolean
  /** Where that is said, as people read places. */
  readonly places: readonly string[]
}

/**
 * What a run hides that the same files showed by the config, the baseline and the suppressions `before`. `changed`
 * are the config files that differ, as people read them.
 */
export function hiddenBy(now: Run, before: Run, changed: readonly string[]): Hidden {
  const off = rulesOff(now.checked)
  for (const rule of rulesOff(before.checked).keys()) off.delete(rule)
  const ignored = [...now.checked.search.ignored].filter((path) => !before.checked.search.ignored.has(path))
  const suppressions = before.checked.results.flatMap(distrustedPlaces)
  const known = growthOf(entriesIn(now.host), entriesIn(before.host))
  const isSaid = off.size > 0 && ignored.length === 0
  return {
    rules: off.size,
    paths: ignored.length,
    suppressions: suppressions.length,
    known,
    findings: vanished(before.checked.results, now.checked.results),
    passes:
      exceeds(now.checked.results, before.checked.threshold) &&
      !exceeds(now.checked.results, now.checked.threshold),
    places: [
      ...new Set([
        ...off.values(),
        ...(isSaid ? [] : changed),
        ...suppressions,
        ...(known > 0 ? [slashed(relative(now.host.cwd, baselineIn(now.host)))] : []),
      ]),
    ],
  }
}

/** The places of a result's suppressions that do not apply, as people read them. */
export function distrustedPlaces(result: Result): readonly string[] {
  const { path, distrusted = [] } = result
  if (distrusted.length === 0) return []
  const lines = linesIn(result)
  return distrusted.map((range) => `${path}:${lines.startOf(range)}`)
}

function rulesOff({ search: { found, settingsFor, configs } }: Checked): Map<string, string> {
  const off = new Map<string, string>()
  const seen = new Set<unknown>()
  for (const file of found) {
    const settings = settingsFor(file)
    if (seen.has(settings)) continue
    seen.add(settings)
    const absolute = absoluteOf(file)
    for (const [id, level] of settings.rules) {
      if (level !== 'off' || off.has(id)) continue
      const parts = configs.of(dirname(absolute), file.root).flatMap((config) => config.partsFor(absolute))
      const decided = ruleSetting('severity', id, parts)
      if (decided !== undefined) off.set(id, decided.file.shown(decided.place))
    }
  }
  return off
}

function vanished(before: readonly Result[], now: readonly Result[]): Readonly<Record<Severity, number>> {
  const isGone = beyond(countEach(now.flatMap(keysOf)))
  const gone = { error: 0, warning: 0, info: 0 }
  for (const key of before.flatMap(keysOf))
    if (isGone(key)) gone[key.slice(0, key.indexOf(' ')) as Severity]++
  return gone
}

function keysOf({ path, diagnostics }: Result): readonly string[] {
  return diagnostics
    .filter(({ rule }) => !rule.startsWith('suppress/'))
    .map(({ severity, rule, range: [start, end] }) => `${severity} ${rule} ${start} ${end} ${path}`)
}

function baselineIn({ cwd }: Host): string {
  return resolve(cwd, USUAL_BASELINE)
}

/** What the baseline counts, by file and rule; nothing where there is none that can be read. */
function entriesIn(host: Host): ReadonlyMap<string, number> {
  const text = tried(() => new TextDecoder().decode(host.read(baselineIn(host))))
  const entries = parseBaseline(text ?? '') ?? []
  return new Map(entries.map(({ path, rule, count }) => [`${rule} ${path}`, count]))
}
