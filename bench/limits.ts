import type { Subject } from './arguments.ts'
import type { Limit } from './figures.ts'
import { ADVERSARIES } from './trees.ts'

export const EMPTY = 'empty Node'
export const FLOOR = 'find + cat'

/** The name of the command that runs the linter of another commit over a tree, the first of several. */
export function otherOver(tree: string, index = 0): string {
  return `${tree}, other commit ${index + 1}`
}

/** What is to be held: the goals and a tenth; and what is to be measured for it; `of` is the tree that it is about. */
export const LIMITS: readonly (Omit<Limit, 'title'> & {
  readonly only: Subject
  readonly of: string
  readonly says: string
})[] = [
  { only: 'one', of: 'one', says: 'CPU, × empty Node', ...ratio('cpu', 'one', EMPTY), limit: 2.2 },
  { only: 'dead', of: 'dead', says: 'wall, × empty Node', ...ratio('wall', 'dead', EMPTY), limit: 3.1 },
  { only: '600', of: '600', says: 'wall, × find + cat', ...ratio('wall', '600', `600 ${FLOOR}`), limit: 9 },
  {
    only: 'copilot',
    of: 'copilot',
    says: 'CPU, × the other commit',
    ...ratio('cpu', 'copilot', otherOver('copilot')),
    limit: 0.77,
  },
  {
    only: '10000',
    of: '10000',
    says: 'wall, × find + cat',
    ...ratio('wall', '10000', `10000 ${FLOOR}`),
    limit: 6.05,
  },
  {
    only: '10000',
    of: '10000',
    says: 'peak memory',
    ...alone('memory', '10000'),
    limit: 300e6,
  },
  { only: '10000', of: '10000', says: 'CPU', ...alone('cpu', '10000'), limit: 4180 },
  {
    only: 'bare',
    of: 'bare',
    says: 'wall, × find + cat',
    ...ratio('wall', 'bare', `bare ${FLOOR}`),
    limit: 7.7,
  },
  {
    only: 'findings',
    of: 'findings',
    says: 'wall, × without findings',
    ...ratio('wall', 'findings', 'clean'),
    limit: 1.4,
  },
  {
    only: 'findings',
    of: 'findings',
    says: 'peak memory',
    ...alone('memory', 'findings'),
    limit: 300e6,
  },
  {
    only: '50000',
    of: '50000',
    says: 'wall, × a fifth of them',
    ...ratio('wall', '50000', '10000'),
    limit: 5.2,
  },
  {
    only: 'ignored',
    of: 'ignored',
    says: 'wall, × without those',
    ...ratio('wall', 'ignored', '600'),
    limit: 1.3,
  },
  ...ADVERSARIES.map((subject) => ({
    only: 'markdown' as const,
    of: subject,
    says: 'wall, above one skill',
    subject,
    figure: 'wall' as const,
    kind: 'more' as const,
    against: 'one',
    limit: subject.startsWith('100,000 links') ? 200 : 100,
  })),
  { only: 'action', of: 'action', says: 'wall, × empty Node', ...ratio('wall', 'action', EMPTY), limit: 2 },
]

function ratio(figure: Limit['figure'], subject: string, against: string) {
  return { kind: 'times', figure, subject, against } as const
}

function alone(figure: Limit['figure'], subject: string) {
  return { kind: 'alone', figure, subject, against: '' } as const
}
