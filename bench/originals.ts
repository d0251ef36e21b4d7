import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, posix } from 'node:path'
import { allFormats } from '../src/formats/rules.ts'

/**
 * A file to copy, by its path from the folder of all, and what it links to or names, by the paths from its own
 * folder; a folder has no bytes.
 */
export interface Original {
  readonly path: string
  readonly text: string
  readonly linked: ReadonlyMap<string, Uint8Array | undefined>
}

const NAMED = /[/\\](?:SKILL\.md|[^/\\]*\.3md|[^/\\]*\.agent\.md)$/i
/** Targets of links, and paths to the usual directories of a skill in its text. */
const PATHS =
  /\]\((?!\/)([\w./-]+)|(?<![\w./-])((?:references?|assets|resources|templates|scripts|examples)\/[\w./-]*\w)/g
const USUAL = '../shared/corpus'

export function isSkill({ path }: Original): boolean {
  return /[/\\]SKILL\.md$/i.test(path)
}

/** The files of the corpus, or generated ones, the skills first; `title` says which. */
export async function originals(
  corpus: string | undefined,
): Promise<{ readonly title: string; readonly files: readonly Original[] }> {
  const folder = corpus ?? (existsSync(USUAL) ? USUAL : undefined)
  const files =
    folder === undefined
      ? generated()
      : readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((path) => NAMED.test(path))
          .sort()
          .map((path) => read(folder, path))
  const skills = files.filter(isSkill)
  if (skills.length === 0)
    throw new Error(`\`${folder}\` holds no skill. Name another folder with \`--corpus\`.`)
  return {
    title: folder === undefined ? 'generated' : 'real',
    files: [...skills, ...files.filter((file) => !isSkill(file)), ...(await examples())],
  }
}

function read(folder: string, path: string): Original {
  const text = readFileSync(join(folder, path), 'utf8')
  const targets = new Set([...text.matchAll(PATHS)].map(([, link, named]) => normalize((link ?? named)!)))
  const linked = [...targets].flatMap((target): [string, Uint8Array | undefined][] => {
    const absolute = join(folder, dirname(path), target)
    if (target.startsWith('.') || NAMED.test(`/${target}`) || !existsSync(absolute)) return []
    return [[target, statSync(absolute).isFile() ? readFileSync(absolute) : undefined]]
  })
  return { path, text, linked: new Map(linked) }
}

/** A good example of each rule of the other formats, where it is one file: no corpus has all. */
async function examples(): Promise<readonly Original[]> {
  return allFormats
    .filter(({ name }) => name !== 'skill' && name !== 'plane')
    .flatMap(({ name, rules }) =>
      rules.flatMap(({ good: { path, text, files } }, index) =>
        typeof text === 'string' && files === undefined
          ? { path: posix.join('examples', `${name}-${index}`, path), text, linked: new Map() }
          : [],
      ),
    )
}

const WORDS =
  'the report of a table reads each page before its summary and writes rows to one file when a user asks for charts or totals by month'.split(
    ' ',
  )

/**
 * Skills of the lengths and the parts that real ones have: 1 to 16 KB of headings, paragraphs, lists, code
 * and links.
 */
export function generated(files = 600): readonly Original[] {
  return Array.from({ length: files }, (_, index) => {
    const name = `${WORDS[index % WORDS.length]}-${index}`
    const words = (from: number, length: number): string =>
      Array.from({ length }, (_, at) => WORDS[(from * 7 + at * (1 + (from % 5))) % WORDS.length]).join(' ')
    const sections = Array.from(
      { length: 1 + ((index * 37) % 20) },
      (_, at) =>
        `## ${words(index + at, 4)}\n\n${words(at, 60)}. See [${words(at, 2)}](references/part-${at % 3}.md).\n\n- **${words(at + 1, 3)}**: ${words(at, 12)}\n- \`${words(at + 2, 2)}\`\n\n\`\`\`sh\n${words(at, 8)}\n\`\`\`\n\n`,
    )
    const linked = new Map(
      [0, 1, 2]
        .slice(0, sections.length)
        .map((part) => [`references/part-${part}.md`, Buffer.from(`# Part ${part}\n`)]),
    )
    return {
      path: `skills/${name}/SKILL.md`,
      text: `---\nname: ${name}\ndescription: ${words(index, 25)}. Use when ${words(index + 1, 10)}.\n---\n# ${name}\n\n${sections.join('')}`,
      linked,
    }
  })
}
