import type { Basis, Client, Evidence } from '../../clients/client.ts'
import type { Reason } from '../../clients/verdict.ts'
import { printJson } from '../json.ts'
import { ignoredByEach } from './ignored.ts'
import type { Matrix } from './judged.ts'
import type { FullList } from './lists.ts'
import { fullLists } from './lists.ts'

const BASES: readonly Basis[] = ['observed', 'code', 'documented', 'reported']

/** What clients do with skills, as JSON. */
export function matrixJson(matrix: Matrix): string {
  return printJson(matrixData(matrix))
}

/** The same as plain data. */
export function matrixData(matrix: Matrix) {
  return {
    version: 1,
    clients: matrix.clients.map(describe),
    skills: matrix.skills.map(({ path, verdicts }) => ({
      path,
      verdicts: Object.fromEntries(
        verdicts.map(({ client, outcome, reasons }) => [client.id, { outcome, reasons: reasons.map(told) }]),
      ),
    })),
    listings: fullLists(matrix).map(describeList),
    ignored: ignoredByEach(matrix).flatMap(({ clients, fields }) =>
      clients.map(({ id }) => ({ client: id, fields })),
    ),
  }
}

function told({ text, source, basis, rule, note }: Reason) {
  return { text, source, basis, rule, note }
}

function describeList({ client, needs, room, taken, window, loss, skills, longest }: FullList): object {
  const { id, listing, sources } = client
  const { above, source, skills: mostSkills } = listing!
  return {
    client: id,
    skills,
    /** Of their lines, each description cut as the client does. */
    characters: needs,
    room,
    taken,
    contextWindow: window,
    ...loss,
    mostSkills,
    longest,
    above,
    source: sources[source]!.url,
  }
}

/** With the best that is known of it: a client that was asked says what its documentation may not. */
function describe({ id, title, kind, checked, sources }: Client) {
  const evidence: readonly Evidence[] = Object.values(sources)
  const basis = BASES.find((each) => evidence.some((source) => source.basis === each))
  const observation = evidence.find((source) => source.basis === 'observed')
  return {
    id,
    title,
    kind,
    basis,
    checked: observation?.date ?? checked,
    clientVersion: observation?.version,
  }
}
