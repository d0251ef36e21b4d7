/** Whether all is tried, as `npm run test:long` does; `npm test` tries a sample of what is generated. */
export const atLength = process.env['PASSMUSTER_TESTS'] === 'long'
