// Reads what `npm audit --json` prints. Fails on an advisory that is not explained here, and on an
// explanation without its advisory.
import { readFileSync } from 'node:fs'

/** By the advisory, such as GHSA-…, why it does not concern us. The tests give others. */
const EXPLAINED = process.argv[2] === undefined ? {} : JSON.parse(process.argv[2])

const report = parsed(readFileSync(0, 'utf8'))
if (report?.vulnerabilities === undefined) {
  console.log(`skipped: npm audit has no answer: ${report?.message ?? report?.error?.summary ?? 'no JSON'}`)
} else {
  const found = new Map(
    Object.values(report.vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((each) => typeof each === 'object')
      .map((each) => [idOf(each), each]),
  )
  for (const [id, { name, severity, title }] of found)
    console.log(
      `${id in EXPLAINED ? 'explained' : 'NEW'}: ${id} ${severity} ${name}: ${title}${id in EXPLAINED ? `; ${EXPLAINED[id]}` : ''}`,
    )
  const stale = Object.keys(EXPLAINED).filter((id) => !found.has(id))
  for (const id of stale) console.log(`STALE: ${id} is explained but not found`)
  if (stale.length > 0 || [...found.keys()].some((id) => !(id in EXPLAINED))) process.exitCode = 1
  else console.log(`npm audit: ${found.size === 0 ? 'no advisory' : `${found.size} explained`}`)
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function idOf({ url, source }) {
  return url?.split('/').at(-1) ?? String(source)
}
