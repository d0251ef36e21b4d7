// Writes the bundles into a folder, by default dist: cli.js for the command line and the hooks, index.js for the Action.
// What only some runs need is beside them: packages by themselves, our own modules in chunks. licenses.txt has the licence of each package in them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'

const out = process.argv[2] ?? 'dist'
const packages = readdirSync('src/packages')
/** The folders of the packages that the bundles hold. */
const bundled = new Set()
rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'packages'), { recursive: true })
for (const name of packages) {
  build(`src/packages/${name}`, join(out, 'build'))
  renameSync(join(out, 'build/index.cjs'), join(out, 'packages', name))
}
rmSync(join(out, 'build'), { recursive: true })
for (const [entry, name] of [
  ['cli', 'cli.js'],
  ['action', 'index.js'],
]) {
  build(
    `src/${entry}.ts`,
    join(out, entry),
    ...packages.flatMap((file) => ['--external', `../packages/${file}`]),
  )
  const main = join(out, entry, 'index.js')
  const [, shebang = '', code] = /^(#!.*\n)?([^]*)$/.exec(readFileSync(main, 'utf8'))
  writeFileSync(join(out, name), shebang + quickToLoad(aboveChunks(code, entry)), {
    mode: statSync(main).mode,
  })
  rmSync(main)
}
writeFileSync(join(out, 'licenses.txt'), licences([...bundled]))

function build(entry, folder, ...options) {
  const stats = join(out, 'stats.json')
  execFileSync(
    'npx',
    ['ncc', 'build', entry, '--minify', '--out', folder, '--stats-out', stats, ...options],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  for (const path of modulePaths(JSON.parse(readFileSync(stats, 'utf8')))) {
    const [folderOfPackage] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path) ?? []
    if (folderOfPackage !== undefined) bundled.add(folderOfPackage)
  }
  rmSync(stats)
}

/** The files that a bundle was made of, as webpack's statistics nest them. */
function modulePaths({ nameForCondition, modules = [] }) {
  return [nameForCondition ?? '', ...modules.flatMap(modulePaths)]
}

/** The name, version, licence and its text of each package, once each, sorted. Throws for a package without. */
function licences(folders) {
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder)
      .sort()
      .find((each) => /^(?:licen[cs]e|copying)(?:[-.]|$)/i.test(each))
    if (typeof license !== 'string' || file === undefined)
      throw new Error(`${name} ${version} has no licence`)
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n')
      .trim()
    return `${'='.repeat(80)}\n${name} ${version}\nLicence: ${license}\n\n${text}\n\n`
  })
  return `The bundles in this folder hold code of these packages.\n\n${[...new Set(entries)].sort().join('')}`.replace(
    /\n+$/,
    '\n',
  )
}

/** The code of a main file for the folder above that of its chunks. A main file that only loads another one would start later. */
function aboveChunks(code, folder) {
  const [before, after, ...more] = code.split('require("./"+')
  if (after === undefined || more.length > 0)
    throw new Error('The bundle loads its chunks in another way than before. Mend aboveChunks.')
  return `${before}require("./${folder}/"+${after}`.replaceAll(
    'require("../packages/',
    'require("./packages/',
  )
}

/** The same code, written so that V8 reads it sooner. */
function quickToLoad(code) {
  const nodes = nodesOf(parse(code, { ecmaVersion: 'latest' }))
  const raw = nodes
    .filter(({ type }) => type === 'TaggedTemplateExpression')
    .map(({ start, end }) => code.slice(start, end))
  if (/\\[^\x00-\x7f]/.test(code) || raw.some((text) => /[^\x00-\x7f]/.test(text))) {
    throw new Error(
      'A character that is not ASCII stands behind a backslash or in a tagged template. Write it as an escape.',
    )
  }
  const edits = nodes.flatMap((node) => [...compiledAtOnce(node), ...compiledOnDemand(node)])
  const edited = edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, inserted]) => text.slice(0, start) + inserted + text.slice(end), code)
  // Text in ASCII alone is neither decoded nor held in two bytes a character.
  const ascii = edited.replace(
    /[^\x00-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  parse(ascii, { ecmaVersion: 'latest' })
  return ascii
}

function nodesOf(node) {
  return [
    node,
    ...Object.values(node)
      .flat()
      .filter((child) => typeof child?.type === 'string')
      .flatMap(nodesOf),
  ]
}

/**
 * Puts the function of a module, which webpack keeps as an arrow function under a number, in parentheses. All are called at the start, and V8
 * then reads them once instead of twice: functions without parentheses are first skimmed.
 */
function compiledAtOnce({ type, key, value }) {
  if (
    type !== 'Property' ||
    typeof key.value !== 'number' ||
    value.type !== 'ArrowFunctionExpression' ||
    value.async ||
    value.body.type !== 'BlockStatement'
  )
    return []
  return [
    [value.start, value.body.start, `(function(${value.params.map(({ name }) => name).join(',')})`],
    [value.end, value.end, ')'],
  ]
}

/** Makes a regular expression with classes of Unicode when it is evaluated: of a literal V8 gathers the tables of those classes as soon as it reads it, each time. */
function compiledOnDemand({ start, end, regex }) {
  // The blank parts it from a keyword, such as `return`.
  return /\\p\{/i.test(regex?.pattern)
    ? [[start, end, ` RegExp(${JSON.stringify(regex.pattern)},${JSON.stringify(regex.flags)})`]]
    : []
}
