import type { Answer, Client } from './client.ts'
import { loadedBy } from './loader.ts'

/** skills-ref: the port of the specification's validator to JavaScript. A file with errors counts as refused. */
export const skillsRef: Client = {
  id: 'skills-ref',
  package: 'skills-ref',
  root: 'skills',
  ask: async (room): Promise<Answer> => {
    const folders = JSON.stringify([
      ...new Set(room.paths.map((path) => path.split('/').slice(0, -1).join('/'))),
    ])
    const results = await loadedBy<Validated[]>(
      room,
      'skills-ref/dist/index.js',
      `Promise.all(${folders}.map(async (path) => {
        try {
          const errors = await loaded.validate(folder + '/' + path)
          return errors.length > 0 ? { path, errors } : { path, errors, properties: await loaded.readProperties(folder + '/' + path) }
        } catch (problem) {
          return { path, errors: [problem.message] }
        }
      }))`,
    )
    return {
      listed: results.flatMap(({ path, properties }) =>
        properties === undefined ? [] : [{ ...properties, path }],
      ),
      remarks: results.flatMap(({ path, errors }) => errors.map((message) => ({ path, message }))),
    }
  },
}

interface Validated {
  readonly path: string
  readonly errors: readonly string[]
  readonly properties?: { readonly name: string; readonly description: string }
}
