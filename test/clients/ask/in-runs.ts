import type { Sample } from '../files/make.ts'
import type { Answer, Client } from './client.ts'
import { ask } from './room.ts'

/** Runs at the same time. */
const RUNS = 2

interface Unanswered {
  readonly problem: string
}

type Use = (sample: Sample, answer: Answer | Unanswered, run: number) => void

/** Asks in as few runs as can be. `use` is told how many files the run had. */
export async function inRuns(
  client: Client,
  samples: readonly Sample[],
  modules: string,
  use: Use,
): Promise<void> {
  const runs = apart(samples, client.most ?? Infinity)
  const next = runs.values()
  const worker = async (): Promise<void> => {
    for (const run of next) await inRun(client, run, modules, use)
  }
  await Promise.all(Array.from({ length: RUNS }, worker))
}

/** A client that gives no answer is asked about each half of the files, so that only those are without that keep it. */
async function inRun(client: Client, run: readonly Sample[], modules: string, use: Use): Promise<void> {
  const answer = await ask(client, run, modules).catch((problem: Error) => ({ problem: problem.message }))
  if ('listed' in answer || run.length === 1) {
    for (const sample of run) use(sample, answer, run.length)
    return
  }
  const middle = Math.ceil(run.length / 2)
  await inRun(client, run.slice(0, middle), modules, use)
  await inRun(client, run.slice(middle), modules, use)
}

/** Runs of which none has two skills that a client may take for one, since it reads no name, or the same. */
function apart(samples: readonly Sample[], most: number): readonly Sample[][] {
  const runs: { readonly names: Set<string>; readonly samples: Sample[] }[] = []
  for (const sample of samples.filter((each) => !each.apart)) {
    const name = nameRead(sample)
    const free = runs.find((run) => !run.names.has(name) && run.samples.length < most)
    if (free === undefined) runs.push({ names: new Set([name]), samples: [sample] })
    free?.names.add(name)
    free?.samples.push(sample)
  }
  return [...runs.map((run) => run.samples), ...samples.filter(({ apart }) => apart).map((each) => [each])]
}

/** What several clients may read of a name: `Yes` and `on` are one value to some, and so are all that are blank. */
function nameRead({ id, text, name = '' }: Sample): string {
  const written = /^name: *(.*)/m.exec(text)?.[1]
  if (written === undefined) return `no name: ${id}`
  // Two names that are numbers keep Amp from an answer.
  if (written.startsWith('!!')) return 'a value with a tag'
  if (/^(?:null|\s*)$/i.test(name)) return 'nothing'
  return /^(?:true|false|yes|no|on|off|n)$/i.test(name) ? 'yes or no' : name
}
