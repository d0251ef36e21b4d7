import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyNode } from 'acorn'
import { parse } from 'acorn'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Repository } from '../action/github-server.ts'
import { startServer } from '../action/github-server.ts'
import type { Done, Step } from '../action/workflow.ts'
import { MERGE, pullRequest, runStep } from '../action/workflow.ts'
import { project } from '../docs/hand-written.ts'
import { put } from '../folder.ts'
import { cli } from './machine.ts'

const watched = fileURLToPath(new URL('watched.cjs', import.meta.url))

const FILES = {
  '.git/HEAD': '',
  'passmuster.yaml': 'preset: strict\n',
  'passmuster-baseline.json': '{ "version": 1, "entries": [] }\n',
  'skills/excel/SKILL.md':
    '---\nname: pdf\nlicense: https://example.com/license\ndescription: Reads: PDF files. Use when asked.\n---\n![it](https://example.com/x.png) <https://example.com> [x](gone.md)\n',
  'agents/web_search.agent.md':
    '---\nversion: 1.0.0\ntitle: Search\navatar: https://example.com/a.png\n---\n# Search\n\nFinds things.\n\n## Tools\n\n```js\nreturn { ping: { fn: () => fetch("https://example.com"), scheme: { name: "ping", description: "x", parameters: { $ref: "https://example.com/schema", $schema: "https://json-schema.org/draft/2020-12/schema" } } } }\n```\n',
  '.github/agents/review.md':
    '---\ndescription: Reviews.\nmcp-servers: { a: { type: http, url: "https://example.com", tools: ["*"] } }\n---\nReview it.\n',
}

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'passmuster-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Runs a program of Node that is watched, in a folder of these files; `ways` are the network modules and
 * connections it tried.
 */
function runWatched(
  argv: readonly string[],
  input?: string,
  more: Readonly<Record<string, string>> = {},
): {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
  readonly ways: readonly string[]
} {
  const cwd = mkdtempSync(join(folder, 'run-'))
  put(cwd, { ...FILES, ...more })
  cpSync(join(project, 'test/conformance/agent-3md/valid-minimal.3md'), join(cwd, 'agent.3md'))
  const log = `${cwd}.log`
  writeFileSync(log, '')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', watched, ...argv], {
    cwd,
    encoding: 'utf8',
    input,
    env: { ...process.env, NETWORK_LOG: log, NODE_OPTIONS: undefined },
  })
  return { status, stdout, stderr, ways: waysIn(log) }
}

function waysIn(log: string): readonly string[] {
  return readFileSync(log, 'utf8').split('\n').slice(0, -1)
}

describe('the command line', () => {
  test.each<[string, number]>([
    ['', 1],
    [
      '-f sarif -f github:a.txt -f markdown:b.md -f junit:c.xml -f rdjson:d.json -f concise:f.txt -f gitlab:g.json -o e.sarif',
      1,
    ],
    ['--no-config --statistics --ignore vendor --color always --context agents --agent-format copilot', 1],
    ['--fix --fix-suggestions', 1],
    ['--dialect skills-plane skills/*/SKILL.md', 1],
    ['--baseline-write', 0],
    ['--stdin --stdin-filename x/SKILL.md', 1],
    ['--list-files', 0],
    ['--list-rules -f json', 0],
    ['--print-config skills/excel/SKILL.md', 0],
    ['--init', 2],
    ['--explain skill/dead-link', 0],
    ['--help', 0],
    ['--nope', 2],
    ['manifest agent.3md', 0],
    ['route agent.3md hello', 0],
    ['graph agent.3md', 0],
    ['clients', 0],
  ])('asks nothing of the network: passmuster %s', (command, status) => {
    const done = runWatched([cli, ...command.split(' ').filter(Boolean)], FILES['skills/excel/SKILL.md'])
    expect({ ways: done.ways, status: done.status }, done.stderr).toEqual({ ways: [], status })
  })

  test('starts git alone, for --since and for what is ignored', () => {
    const once = ['load node:child_process', 'child_process.spawnSync']
    const { ways, status } = runWatched([cli, '--since', 'HEAD'])
    expect([ways, status]).toEqual([once, 2])
    const ignoring = { '.gitignore': 'a/\nb/\n', 'a/SKILL.md': 'x', 'b/c/SKILL.md': 'x' }
    expect(runWatched([cli], undefined, ignoring)).toMatchObject({ ways: once, status: 1 })
    expect(runWatched([cli, 'skills/excel'], undefined, ignoring)).toMatchObject({ ways: [], status: 1 })
    const words = readFileSync(join(project, 'src/files/git.ts'), 'utf8').match(/spawn\w*\('\w+'/g)
    expect(words).toEqual(["spawnSync('git'"])
  })

  test('has no module for the network or for code, wherever it is loaded', () => {
    const required = new Set<string>()
    const names = new Set<string>()
    // Its sockets are for servers that do not answer on standard input and output alone.
    const protocol = 'packages/vscode-languageserver-node.cjs'
    const files = ['cli.js', 'core.cjs', ...filesOf('later'), ...filesOf('packages')].filter(
      (file) => file !== protocol,
    )
    for (const file of files)
      look(
        parse(readFileSync(join(project, 'dist', file), 'utf8'), {
          ecmaVersion: 'latest',
          allowHashBang: true,
        }),
        required,
        names,
      )
    expect(files.length).toBeGreaterThan(7)
    expect(
      [...required]
        .map((name) => name.replace(/^node:/, ''))
        .filter((name) => builtinModules.includes(name))
        .filter((name, index, all) => all.indexOf(name) === index)
        .sort(),
    ).toEqual([
      ...['buffer', 'child_process', 'crypto', 'events', 'fs', 'os', 'path', 'path/posix', 'process'],
      ...['stream', 'timers/promises', 'url', 'util', 'v8'],
    ])
    expect(
      [...names].filter((name) =>
        ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'getBuiltinModule', 'eval'].includes(name),
      ),
    ).toEqual([])
  })

  test('would be found out', () => {
    const ways = (code: string): readonly string[] => runWatched(['-e', code]).ways
    expect(ways('require("fs")')).toEqual([])
    expect(ways('require("node:https").get("https://127.0.0.1:9")')).toEqual([
      'load node:https',
      expect.stringMatching(/^(?:tls|connect|net)/),
    ])
    expect(ways('require("http").get("http://127.0.0.1:9")')).toEqual([
      'load http',
      expect.stringMatching(/^(?:connect|net)/),
    ])
    expect(ways('new (require("net").Socket)().connect(9, "127.0.0.1")')).toEqual([
      'load net',
      'connect 127.0.0.1:9',
    ])
    expect(ways('require("http2").connect("http://127.0.0.1:9")')).toEqual(['load http2', 'http2.connect'])
    expect(ways('require("dns").promises.lookup("localhost")')).toEqual(['load dns', 'dns/promises.lookup'])
    expect(ways('require("dgram").createSocket("udp4")')).toEqual(['load dgram', 'dgram.createSocket'])
    expect(ways('require("child_process").execSync("true")')).toEqual([
      'load child_process',
      'child_process.execSync',
    ])
    expect(ways('fetch("http://127.0.0.1:9")')).toEqual(['fetch'])
    expect(ways('new WebSocket("ws://127.0.0.1:9")')).toEqual(['WebSocket'])
    const names = new Set<string>()
    const required = new Set<string>()
    look(
      parse('require("net"); process.getBuiltinModule("net"); fetch("x"); import("node:tls")', {
        ecmaVersion: 'latest',
      }),
      required,
      names,
    )
    expect([[...required], [...names]]).toEqual([
      ['net', 'node:tls'],
      ['require', 'process', 'getBuiltinModule', 'fetch'],
    ])
  })
})

function filesOf(part: string): readonly string[] {
  return readdirSync(join(project, 'dist', part)).map((name) => `${part}/${name}`)
}

/**
 * Notes the modules that code asks for by their names, and the identifiers in it that are no keys of an
 * object.
 */
function look(node: AnyNode, required: Set<string>, names: Set<string>): void {
  if (node.type === 'Identifier') names.add(node.name)
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'require' &&
    node.arguments[0]?.type === 'Literal'
  )
    required.add(String(node.arguments[0].value))
  if (node.type === 'ImportExpression' && node.source.type === 'Literal')
    required.add(String(node.source.value))
  for (const [key, child] of Object.entries(node)) {
    if (node.type === 'Property' && key === 'key' && !node.computed) continue
    for (const each of Array.isArray(child) ? child : [child])
      if (typeof each?.type === 'string') look(each as AnyNode, required, names)
  }
}

describe('the Action', () => {
  /** Files of which nothing is kept out of a report. */
  const UNSILENCED = Object.fromEntries(
    Object.entries(FILES).filter(([path]) => !path.startsWith('passmuster')),
  )

  /** A step with the ways to the network that it tried. */
  async function runStepWatched(
    repository: Repository,
    given: Step['with'],
    files: Step['files'] = UNSILENCED,
  ): Promise<{
    readonly done: Done
    readonly ways: readonly string[]
    readonly requests: number
    readonly host: string
  }> {
    const server = await startServer(repository)
    const log = join(mkdtempSync(join(folder, 'step-')), 'log')
    writeFileSync(log, '')
    const host = new URL(server.url).host
    try {
      const done = await runStep({
        files,
        with: given!,
        event: pullRequest(),
        api: server.url,
        alone: true,
        env: {
          NODE_OPTIONS: `--require "${watched.replaceAll('\\', '/')}"`,
          NETWORK_LOG: log,
          NETWORK_ALLOWED: host,
        },
      })
      return { done, ways: waysIn(log), requests: server.requests.length, host }
    } finally {
      server.close()
    }
  }

  test.each<[string, Step['with'], number, Step['files']?]>([
    ['lists the files of the pull request', { report: 'changed-lines' }, 1],
    ['writes a check run', { annotations: 'check' }, 1],
    ['does both', { report: 'changed-files', annotations: 'check' }, 2],
    ['writes a review', { annotations: 'review' }, 3],
    ['asks whether a pull request hides findings', {}, 1, FILES],
    ['judges by the base commit', { 'untrusted-config': 'base' }, 1, { ...FILES, '.git/HEAD': MERGE }],
  ])('connects to GITHUB_API_URL alone, where it %s', async (_, given, requests, files) => {
    const patch =
      '@@ -1,4 +1,4 @@\n ---\n-name: excel\n+name: pdf\n license: https://example.com/license\n description: Reads: PDF files. Use when asked.'
    const all = await runStepWatched(
      { files: [{ filename: 'skills/excel/SKILL.md', status: 'modified', patch }] },
      given,
      files,
    )
    expect({
      requests: all.requests,
      others: all.ways.filter((way) => way !== `connect ${all.host}`),
      stderr: all.done.stderr,
    }).toEqual({ requests, others: [], stderr: '' })
    expect(all.ways.length).toBeGreaterThan(0)
  })

  test('goes nowhere else for a next page', async () => {
    const page = Array.from({ length: 100 }, (_, index) => ({ filename: `${index}.md`, status: 'added' }))
    const headers = { link: '<http://127.0.0.1:9/next>; rel="next"' }
    const all = await runStepWatched(
      { answers: { GET: [{ status: 200, headers, body: page }] } },
      { report: 'changed-files' },
    )
    expect([all.requests, all.ways.filter((way) => way !== `connect ${all.host}`)]).toEqual([2, []])
  })

  test('connects to nothing by default', async () => {
    const { done, ways } = await runStepWatched(
      {},
      { annotations: 'commands', report: 'all', 'sarif-file': 'out.sarif' },
    )
    expect([done.status, done.outputs['result'], ways]).toEqual([1, 'findings', []])
  })
})
