import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InputName } from '../../src/action/inputs.ts'
import { inputs } from '../../src/action/inputs.ts'
import { runInTurn } from '../in-turn.ts'

const bundle = fileURLToPath(new URL('../../dist/index.js', import.meta.url))

/** In milliseconds: what takes this long, on however busy a machine, does not end. */
const LONGEST = 50_000

export const BASE = 'a'.repeat(40)
export const HEAD = 'b'.repeat(40)
export const MERGE = 'c'.repeat(40)

/** One step of a workflow that uses the Action. */
export interface Step {
  readonly files: Readonly<Record<string, string>>
  readonly with?: Partial<Record<InputName, string>>
  readonly event?: { readonly name: string; readonly payload: unknown }
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly api?: string
  /** Whether it has a process of its own, as on GitHub's runner. To start one takes longer than most steps. */
  readonly alone?: boolean
  /** Does to the workspace what files cannot say, before the step runs. */
  readonly prepare?: (workspace: string) => void
  /** Looks at the workspace before it goes. */
  readonly look?: (workspace: string) => void
}

/** What the step left. */
export interface Done {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  readonly workspace: string
  /** The text of the SARIF file that an input names; undefined where none was written. */
  readonly sarif: string | undefined
}

/**
 * Runs the Action's bundle as GitHub's runner does, in a workspace with these files. Steps share processes, one after
 * the other, unless they are `alone`.
 */
export async function runStep({
  files,
  with: given = {},
  event = pullRequest(),
  env = {},
  api = 'http://api.invalid',
  alone = false,
  prepare,
  look,
}: Step): Promise<Done> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'passmuster-')))
  const workspace = join(folder, 'work')
  const put = (path: string, text: string): string => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return path
  }
  try {
    for (const [path, text] of Object.entries({ '.git/HEAD': '', ...files })) put(join(workspace, path), text)
    prepare?.(workspace)
    const [output, summary] = [put(join(folder, 'output'), ''), put(join(folder, 'summary.md'), '')]
    const values = Object.entries(inputs).map(([name, otherwise]) => [
      `INPUT_${name.toUpperCase()}`,
      given[name as InputName] ?? (name === 'github-token' ? 'secret-token' : otherwise),
    ])
    const result = await (alone ? start : runStepInTurn)(workspace, {
      PATH: process.env['PATH'],
      SystemRoot: process.env['SystemRoot'],
      ...Object.fromEntries(values),
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'octo/skills',
      GITHUB_SHA: MERGE,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: api,
      GITHUB_EVENT_NAME: event.name,
      GITHUB_EVENT_PATH: put(join(folder, 'event.json'), JSON.stringify(event.payload)),
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      ...env,
    })
    look?.(workspace)
    return {
      ...result,
      workspace,
      sarif: readSarif(join(workspace, given['working-directory'] ?? '.'), given['sarif-file']),
      outputs: readOutputs(readFileSync(output, 'utf8')),
      summary: readFileSync(summary, 'utf8'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readSarif(folder: string, name: string | undefined): string | undefined {
  const path = join(folder, name ?? '')
  return name !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

type Environment = Readonly<Record<string, string | undefined>>
type Ended = Pick<Done, 'status' | 'stdout' | 'stderr'>

const runStepInTurn = (cwd: string, env: Environment): Promise<Ended> =>
  runInTurn(bundle, { argv: [], cwd, env })

function start(cwd: string, env: Environment): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle], { cwd, env, timeout: LONGEST, killSignal: 'SIGKILL' })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, stdout: stdout.replaceAll('\r\n', '\n'), stderr }))
  })
}

function readOutputs(text: string): Readonly<Record<string, string>> {
  const entries = [...text.replaceAll('\r\n', '\n').matchAll(/^([\w-]+)<<(\S+)\n([^]*?)\n\2\n/gm)]
  return Object.fromEntries(entries.map(([, name, , value]) => [name!, value!]))
}

const user = (login: string) => ({
  login,
  id: 21031067,
  type: 'User',
  site_admin: false,
  html_url: `https://github.com/${login}`,
})
const repository = (owner: string, fork: boolean) => ({
  id: 186853002,
  name: 'skills',
  full_name: `${owner}/skills`,
  private: false,
  owner: user(owner),
  fork,
  html_url: `https://github.com/${owner}/skills`,
  default_branch: 'main',
})
const shared = { repository: repository('octo', false), sender: user('octo') }

/** The event of a pull request: from a branch, from a fork, or from a fork that is gone. */
export function pullRequest(
  from: 'branch' | 'fork' | 'deleted fork' = 'branch',
  changedFiles = 1,
): NonNullable<Step['event']> {
  const owner = from === 'branch' ? 'octo' : 'stranger'
  const repo = from === 'deleted fork' ? null : repository(owner, from === 'fork')
  return {
    name: 'pull_request',
    payload: {
      action: 'synchronize',
      number: 7,
      before: BASE,
      after: HEAD,
      pull_request: {
        url: 'https://api.github.com/repos/octo/skills/pulls/7',
        id: 279147437,
        node_id: 'MDExOlB1bGxSZXF1ZXN0',
        number: 7,
        state: 'open',
        locked: false,
        title: '::error::from the title ##[error]x',
        user: user(owner),
        body: '::set-output name=result::clean',
        draft: false,
        merged: false,
        mergeable: null,
        merge_commit_sha: MERGE,
        head: { label: `${owner}:changes`, ref: 'changes', sha: HEAD, user: user(owner), repo },
        base: {
          label: 'octo:main',
          ref: 'main',
          sha: BASE,
          user: user('octo'),
          repo: repository('octo', false),
        },
        commits: 1,
        additions: 1,
        deletions: 1,
        changed_files: changedFiles,
        author_association: 'CONTRIBUTOR',
      },
      ...shared,
    },
  }
}

export const otherEvents: readonly NonNullable<Step['event']>[] = [
  {
    name: 'push',
    payload: {
      ref: 'refs/heads/main',
      before: BASE,
      after: MERGE,
      created: false,
      deleted: false,
      forced: false,
      commits: [],
      head_commit: { id: MERGE },
      ...shared,
    },
  },
  {
    name: 'merge_group',
    payload: {
      action: 'checks_requested',
      merge_group: {
        head_sha: MERGE,
        head_ref: 'refs/heads/gh-readonly-queue/main/pr-7',
        base_ref: 'refs/heads/main',
        base_sha: BASE,
      },
      ...shared,
    },
  },
  {
    name: 'schedule',
    payload: { schedule: '0 4 * * 1', workflow: '.github/workflows/passmuster.yml', ...shared },
  },
  {
    name: 'workflow_dispatch',
    payload: { inputs: {}, ref: 'refs/heads/main', workflow: '.github/workflows/passmuster.yml', ...shared },
  },
]
