import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The name, version, licence and its text of the packages in these folders, once each, sorted. Throws for a
 * package without.
 */
export function licences(folders) {
  const entries = [...new Set(folders.map(entry))].sort()
  return `The bundles in this folder hold code of these packages.\n\n${entries.join('')}`.replace(
    /\n+$/,
    '\n',
  )
}

function entry(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder)
    .sort()
    .find((each) => /^(?:licen[cs]e|copying)(?:[-.]|$)/i.test(each))
  if (typeof license !== 'string' || file === undefined) throw new Error(`${name} ${version} has no licence`)
  const text = readFileSync(join(folder, file), 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trim()
  return `${'='.repeat(80)}\n${name} ${version}\nLicence: ${license}\n\n${text}\n\n`
}
