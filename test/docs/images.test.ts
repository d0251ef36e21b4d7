import { expect, test } from 'vitest'
import { listClients } from '../../src/project/list-clients.ts'
import { DEFAULTS } from '../../src/project/options.ts'
import { columns } from '../../src/wording/code-points.ts'
import { lintOn } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'
import { BAD_SKILL } from '../runs.ts'
import { current } from './current.ts'

const FILES = {
  '.git/HEAD': '',
  'skills/excel/SKILL.md': BAD_SKILL,
  'skills/word/SKILL.md':
    '---\nname: word\ndescription: Reads Word files. Use when: the user has one\n---\nRead it.\n',
}
const LINE = 20
const COLUMN = 7.83
/** So wide that GitHub shows the letters in their size. */
const WIDTH = 88

/** The colours of a terminal: its ground, and each escape's. */
const THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dark: {
    ground: '#0d1117',
    0: '#e6edf3',
    1: '#ffffff',
    2: '#8b949e',
    31: '#ff7b72',
    33: '#d29922',
    36: '#39c5cf',
  },
  light: {
    ground: '#f6f8fa',
    0: '#1f2328',
    1: '#000000',
    2: '#59636e',
    31: '#cf222e',
    33: '#9a6700',
    36: '#1b7c83',
  },
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function svg(width: number, height: number, label: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">\n${content}</svg>\n`
}

function row(y: number, spans: string, x = 16): string {
  return `<text x="${x}" y="${y}" xml:space="preserve" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13">${spans}</text>\n`
}

/** A line of a terminal: each run of text in the colour that the escape before it sets. */
function painted(line: string, fills: Readonly<Record<string, string>>): string {
  return line
    .split(/(?=\u001b\[\d+m)/)
    .map((part) => {
      const [, style = '0', text = ''] = /^(?:\u001b\[(\d+)m)?(.*)$/.exec(part) ?? []
      return text === ''
        ? ''
        : `<tspan fill="${fills[style]}"${style === '1' ? ' font-weight="bold"' : ''}>${escaped(text)}</tspan>`
    })
    .join('')
}

/** A terminal that shows a command and what it prints. */
function terminal(command: string, stdout: string, theme: string): string {
  const fills = THEMES[theme]!
  const lines = [`\u001b[2m$\u001b[0m ${command}`, ...stdout.trimEnd().split('\n')]
  expect(lines.filter((line) => columns(line.replace(/\u001b\[\d+m/g, '')) > WIDTH)).toEqual([])
  const width = Math.ceil(WIDTH * COLUMN) + 32
  const rows = lines.map((line, index) => (line === '' ? '' : row(30 + index * LINE, painted(line, fills))))
  const height = lines.length * LINE + 32
  const ground = `<rect width="${width}" height="${height}" rx="8" fill="${fills['ground']}"/>`
  return svg(width, height, `${command} in a terminal`, `${ground}\n${rows.join('')}`)
}

test.each(Object.keys(THEMES))('the pictures of a report and of clients, %s', async (theme) => {
  const text = { reporter: 'text', file: undefined } as const
  const report = await lintOn(memoryHost(FILES), { outputs: [text], color: true, width: WIDTH })
  current(`docs/images/report-${theme}.svg`, terminal('passmuster', report.stdout, theme))
  const { stdout } = listClients({ ...DEFAULTS, outputs: [text] }, memoryHost(FILES))
  current(`docs/images/clients-${theme}.svg`, terminal('passmuster clients', stdout, theme))
})

test('the picture of an annotation', async () => {
  const { stdout } = await lintOn(memoryHost(FILES), { outputs: [{ reporter: 'github', file: undefined }] })
  const [, file = '', line = '', title = '', message = ''] =
    /^::error file=([^,]*),line=(\d+),.*?title=([^:]*)::(.*)$/m.exec(stdout) ?? []
  expect([file, line, title]).toEqual(['skills/excel/SKILL.md', '2', 'skill/name-directory'])
  const [sentences = '', page = ''] = message.split('%0A')
  const words = sentences.split(' ')
  const half = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length > 92)
  const box = [
    row(
      0,
      `<tspan fill="#cf222e" font-weight="bold">✕ Check failure</tspan><tspan fill="#59636e"> on line ${line} in ${escaped(file)}</tspan>`,
      40,
    ),
    row(LINE + 4, `<tspan fill="#59636e">GitHub Actions / passmuster</tspan>`, 40),
    row(2 * LINE + 12, `<tspan fill="#1f2328" font-weight="bold">${escaped(title)}</tspan>`, 40),
    ...[words.slice(0, half), words.slice(half)].map((part, index) =>
      row((3 + index) * LINE + 14, `<tspan fill="#1f2328">${escaped(part.join(' '))}</tspan>`, 40),
    ),
    row(5 * LINE + 14, `<tspan fill="#0969da">${escaped(page)}</tspan>`, 40),
  ]
  const code = BAD_SKILL.trimEnd()
    .split('\n')
    .map((text, index) => ({ text, number: index + 1 }))
  const lineRow = ({ text, number }: { text: string; number: number }, y: number): string =>
    `<rect x="1" y="${y - 14}" width="838" height="${LINE}" fill="#dafbe1"/>\n${row(y, `<tspan fill="#59636e">${number}</tspan>  <tspan fill="#1f2328">+ ${escaped(text)}</tspan>`)}`
  const above = code
    .slice(0, Number(line))
    .map((each, index) => lineRow(each, 58 + index * LINE))
    .join('')
  const top = 58 + Number(line) * LINE
  const below = code
    .slice(Number(line))
    .map((each, index) => lineRow(each, top + 162 + index * LINE))
    .join('')
  const height = top + 162 + (code.length - Number(line)) * LINE
  current(
    'docs/images/annotation.svg',
    svg(
      840,
      height,
      'An annotation on a pull request',
      `<rect x="0.5" y="0.5" width="839" height="${height - 1}" rx="6" fill="#ffffff" stroke="#d1d9e0"/>\n${row(27, `<tspan fill="#1f2328" font-weight="bold">${escaped(file)}</tspan>`)}${above}` +
        `<rect x="24" y="${top - 8}" width="792" height="144" rx="6" fill="#ffffff" stroke="#d1d9e0"/>\n<rect x="24" y="${top - 8}" width="4" height="144" fill="#cf222e"/>\n` +
        `<g transform="translate(0 ${top + 14})">\n${box.join('')}</g>\n${below}`,
    ),
  )
})
