import { resolve } from 'node:path'
import type { Host } from '../files/host.ts'
import { exists } from '../files/paths.ts'
import type { Checked } from '../project/check.ts'
import { check, USUAL_BASELINE } from '../project/check.ts'
import { withoutPause } from '../project/steps.ts'
import type { Hidden } from '../project/trust/hidden.ts'
import { distrustedPlaces, hiddenBy } from '../project/trust/hidden.ts'
import { countSuppressed } from '../reporters/report.ts'
import { quote } from '../wording/quote.ts'
import { listed, nonZero } from '../wording/wording.ts'
import { readBase } from './base.ts'
import { whyNone } from './event.ts'
import type { Steering } from './steering.ts'
import { steeringOf, watched } from './steering.ts'
import type { Step } from './step.ts'
import { brief, info, notice, reason, warn } from './step.ts'

const MOST_PLACES = 10

const UNKNOWN = 'It is unknown whether the pull request hides findings'

/**
 * Checks with the config, baseline and suppressions of the base commit; or with those of the head, and notes what they hide.
 * Gives what was found, and the host from which the config was read.
 */
export async function judge(step: Step) {
  const { inputs, event, host } = step
  if (inputs.untrustedConfig === 'base' && !(event.isOnBase && event.isAtSha)) {
    if (event.isOnPullRequest) return byBase(step)
    if (event.name !== 'push')
      warn(
        step,
        `\`untrusted-config: base\` has no effect for the event ${quote(event.name)}. Use the event \`pull_request\`.`,
      )
  }
  const steering = steeringOf(step)
  const read = new Set<string>()
  const checked = withoutPause(check(inputs.options, watched(host, steering, read)))
  if (!event.isOnPullRequest || event.isOnBase || checked.failed) return { checked, host }
  const isSuspect = mayHide(checked, host)
  // What the pull request changes may be needed anyway.
  if (!isSuspect && inputs.report === 'all' && inputs.annotations !== 'review') return { checked, host }
  const why =
    event.pullRequest === undefined ? whyNone(event) : await tellHidden(checked, { steering, read }, step)
  if (why !== undefined && isSuspect) note(step, warn, UNKNOWN + why)
  else if (why !== undefined) info(UNKNOWN + why)
  return { checked, host }
}

function mayHide({ search, results }: Checked, host: Host): boolean {
  if (search.configs.met || countSuppressed(results) > 0) return true
  return exists(resolve(host.cwd, USUAL_BASELINE), host)
}

function note(step: Step, send: typeof notice, text: string): void {
  const [sentence = ''] = brief([text])
  send(step, sentence)
  step.notes.push(sentence)
}

/** The config files and baselines of a step, and those that were read. */
interface Reading {
  readonly steering: Steering
  readonly read: Set<string>
}

/** Notes what a pull request hides. Why that cannot be known is the rest of a sentence; else undefined. */
async function tellHidden(
  checked: Checked,
  { steering, read }: Reading,
  step: Step,
): Promise<string | undefined> {
  const { options } = step.inputs
  try {
    const base = await readBase(step, steering)
    const host = watched(base.host, steering, read)
    const before = base.isSame
      ? checked
      : withoutPause(check({ ...options, outputs: [], earlier: base.earlier }, host))
    const stray = base.strayAmong(read)
    if (before.failed) return '. The config or the baseline of the base commit cannot be used.'
    const hidden = sentenceOf(hiddenBy({ checked, host: step.host }, { checked: before, host }, base.changed))
    if (stray !== undefined) note(step, warn, `${UNKNOWN}. ${stray}`)
    else if (hidden !== undefined) note(step, notice, hidden)
    return undefined
  } catch (error) {
    return `. ${reason(error)}`
  }
}

/** `This pull request turns off 3 rules (14 errors hidden): passmuster.yaml:2:3.`; undefined if nothing is hidden. */
function sentenceOf({
  rules,
  paths,
  suppressions,
  known,
  findings,
  passes,
  places,
}: Hidden): string | undefined {
  const { error, warning, info: infos } = findings
  const hidden = nonZero([error, 'error', '%'], [warning, 'warning', '%'], [infos, 'info', '%'])
  if (hidden.length === 0 && !passes) return undefined
  const effect = hidden.length === 0 ? 'the step no longer fails' : `${listed(hidden)} hidden`
  const done = nonZero(
    [rules, 'rule', 'turns off %'],
    [paths, 'path', 'ignores %'],
    [suppressions, 'suppression', 'adds %'],
    [known, 'finding', 'adds % to the baseline'],
  )
  const what = done.length === 0 ? 'changes the config' : listed(done)
  return `This pull request ${what} (${effect}): ${listed(places, MOST_PLACES)}.`
}

/** Throws where the base commit cannot be known: what a pull request brings along must not judge it then. */
async function byBase(step: Step) {
  const { inputs, event } = step
  // Only the merge has the files of the base commit wherever the pull request has not changed them.
  if (!event.isAtSha)
    throw new Error(
      '`untrusted-config: base` needs the merge commit of the event `pull_request`. Use that event, and remove `ref` from `actions/checkout`.',
    )
  const steering = steeringOf(step)
  const base = await readBase(step, steering).catch((error: unknown) => {
    throw new Error(`\`untrusted-config: base\` could not read the base commit. ${reason(error)}`)
  })
  const read = new Set<string>()
  const host = watched(base.host, steering, read)
  const checked = withoutPause(check({ ...inputs.options, earlier: base.earlier }, host))
  const stray = base.strayAmong(read)
  if (stray !== undefined) throw new Error(stray)
  const places = [...base.changed, ...checked.results.flatMap(distrustedPlaces)]
  if (places.length > 0)
    note(
      step,
      notice,
      `The config, baseline and suppressions of the base commit apply. Changes by this pull request do not count: ${listed(places, MOST_PLACES)}.`,
    )
  return { checked, host: base.host }
}
