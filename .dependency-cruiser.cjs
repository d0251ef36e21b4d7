// Each room of src/ imports only from those before it in this list; types too.
const ROOMS = [
  'model.ts',
  'wording',
  'syntax',
  'clients',
  'lint',
  'references',
  'formats',
  'assist',
  'reporters',
  'files',
  'project',
  'server',
  'action',
  'cli',
  'browser',
  'index.ts',
]
/** The ways in, which import nothing of each other; the command line starts the server. */
const WAYS_IN = ['action', 'cli', 'browser']
/** The rooms that know the machine. */
const ON_NODE = ['files', 'project', 'server', 'action', 'cli', 'index.ts']

const inRooms = (rooms) => `^src/(?:${rooms.map((room) => room.replace('.', '\\.')).join('|')})(?:/|$)`

module.exports = {
  forbidden: [
    ...ROOMS.map((room, index) => ({
      name: `${room} imports no later room`,
      severity: 'error',
      from: { path: inRooms([room]) },
      to: {
        path: inRooms(
          ROOMS.filter(
            (other, at) =>
              at > index || (WAYS_IN.includes(room) && other !== room && WAYS_IN.includes(other)),
          ),
        ),
      },
    })).filter(({ to }) => to.path !== inRooms([])),
    {
      name: 'nothing but the rooms lies in src',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: inRooms(ROOMS) },
    },
    {
      name: 'a browser has no files of its own',
      severity: 'error',
      from: { path: inRooms(['browser']) },
      to: { path: inRooms(ON_NODE) },
    },
    {
      name: 'nothing but the rooms on Node imports of it',
      severity: 'error',
      from: { path: '^src/', pathNot: inRooms(ON_NODE) },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'the product imports no test',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(?:test|bench)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
