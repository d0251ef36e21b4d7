import { resolve } from 'node:path'
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
import type { Step } from './step.ts'
import { brief, info, notice, reason, warn } from './step.ts'

const MOST_PLACES = 10

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
  const checked = withoutPause(check(inputs.options, host))
  if (event.pullRequest === undefined || checked.failed || !mayHide(checked, step)) return { checked, host }
  try {
    const hidden = await whatIsHidden(checked, step)
    if (hidden !== undefined) note(step, hidden)
  } catch (error) {
    info(`It is unknown whether the pull request hides findings. ${reason(error)}`)
  }
  return { checked, host }
}

function note(step: Step, text: string): void {
  const [sentence = ''] = brief([text])
  notice(step, sentence)
  step.notes.push(sentence)
}

/** Whether anything could hide findings, or the changes are needed anyway. */
function mayHide({ search, results }: Checked, { inputs, host }: Step): boolean {
  const isAsked = inputs.report !== 'all' || inputs.annotations === 'review'
  if (isAsked || search.configs.met || countSuppressed(results) > 0) return true
  return exists(resolve(host.cwd, USUAL_BASELINE), host)
}

async function whatIsHidden(checked: Checked, step: Step): Promise<string | undefined> {
  const base = await readBase(step)
  if (base.isSame) return undefined
  const { options } = step.inputs
  const before = withoutPause(check({ ...options, outputs: [], earlier: base.earlier }, base.host))
  if (before.failed) throw new Error('The config or the baseline of the base commit cannot be used.')
  return sentenceOf(
    hiddenBy({ checked, host: step.host }, { checked: before, host: base.host }, base.changed),
  )
}

/** `This pull request turns off 3 rules (14 errors hidden): passmuster.yaml:2:3.`; undefined if nothing is hidden. */
function sentenceOf({ rules, paths, suppressions, known, findings, places }: Hidden): string | undefined {
  const { error, warning, info: infos } = findings
  const hidden = nonZero([error, 'error', '%'], [warning, 'warning', '%'], [infos, 'info', '%'])
  if (hidden.length === 0) return undefined
  const done = nonZero(
    [rules, 'rule', 'turns off %'],
    [paths, 'path', 'ignores %'],
    [suppressions, 'suppression', 'adds %'],
    [known, 'finding', 'adds % to the baseline'],
  )
  const what = done.length === 0 ? 'changes the config' : listed(done)
  return `This pull request ${what} (${listed(hidden)} hidden): ${listed(places, MOST_PLACES)}.`
}

/** Throws where the base commit cannot be known: what a pull request brings along must not judge it then. */
async function byBase(step: Step) {
  const { inputs, event } = step
  // Only the merge has the files of the base commit wherever the pull request has not changed them.
  if (!event.isAtSha)
    throw new Error(
      '`untrusted-config: base` needs the merge commit of the event `pull_request`. Use that event, and remove `ref` from `actions/checkout`.',
    )
  const base = await readBase(step).catch((error: unknown) => {
    throw new Error(`\`untrusted-config: base\` could not read the base commit. ${reason(error)}`)
  })
  const checked = withoutPause(check({ ...inputs.options, earlier: base.earlier }, base.host))
  const link = base.linkToChanged()
  if (link !== undefined)
    throw new Error(
      `\`${link}\` is a link to a file that the pull request changes. Replace the link by the file.`,
    )
  const places = [...base.changed, ...checked.results.flatMap(distrustedPlaces)]
  if (places.length > 0)
    note(
      step,
      `The config, baseline and suppressions of the base commit apply. Changes by this pull request do not count: ${listed(places, MOST_PLACES)}.`,
    )
  return { checked, host: base.host }
}
