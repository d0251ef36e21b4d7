/** Whether all is tried, as `npm run test:long` does; `npm test` tries a sample of what is generated. */
export const atLength = process.env['PASSMUSTER_TESTS'] === 'long'

/** Lets the event loop turn: Vitest gives up a process that is not heard of for a minute. */
export const turn = (): Promise<void> => new Promise((next) => setImmediate(next))
