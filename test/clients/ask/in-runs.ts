import type { Sample } from '../files/make.ts'
import type { Answer, Client } from './client.ts'
import { ask } from './room.ts'

/** Runs at the same time, of a client that is asked about one file at a time. */
const RUNS = 2

interface Unanswered {
  readonly problem: string
}

type Use = (sample: Sample, answer: Answer | Unanswered, run: number) => void

/** Asks in one run, or in one for each file. `use` is told how many files the run had. */
export async function inRuns(
  client: Client,
  samples: readonly Sample[],
  modules: string,
  use: Use,
): Promise<void> {
  const runs = client.oneByOne ? samples.map((sample) => [sample]) : [samples]
  const next = runs.values()
  const worker = async (): Promise<void> => {
    for (const run of next) {
      const answer = await ask(client, run, modules).catch((problem: Error) => ({ problem: problem.message }))
      for (const sample of run) use(sample, answer, run.length)
    }
  }
  await Promise.all(Array.from({ length: RUNS }, worker))
}
