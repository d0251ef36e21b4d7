import { describe, expect, test } from 'vitest'
import type { Failure } from '../../src/action/failure.ts'
import { MOST_RETRIES, pauseBefore } from '../../src/action/failure.ts'

describe('the pause before a request is sent again', () => {
  const NOW = Date.parse('2025-01-01T00:00:00Z')
  const SECONDARY = 'You have exceeded a secondary rate limit'
  const usedUpFor = (seconds: number) => ({
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(NOW / 1000 + seconds),
  })
  test.each([
    ['429 with the time to wait', 429, { 'retry-after': '7' }, '', 7000],
    ['429 with no time to wait', 429, { 'retry-after': '0' }, '', 0],
    ['429 with a date', 429, { 'retry-after': 'Wed, 01 Jan 2025 00:00:09 GMT' }, '', 9000],
    ['429 that asks for too much', 429, { 'retry-after': '3600' }, '', undefined],
    ['a used up limit', 403, usedUpFor(20), '', 20_000],
    ['a limit used up for long', 403, usedUpFor(2000), '', undefined],
    ['a secondary limit', 403, {}, SECONDARY, 60_000],
    ['a secondary limit with a time', 403, { 'retry-after': '2' }, SECONDARY, 2000],
    [
      'no permission',
      403,
      { 'x-ratelimit-remaining': '4999' },
      'Resource not accessible by integration',
      undefined,
    ],
    ['not found', 404, {}, 'Not Found', undefined],
    ['a server that fails', 502, {}, '', 250],
    ['no answer', 500, undefined, 'connect ECONNREFUSED', 250],
  ] as const)('after %s', (_, status, headers, message, pause) => {
    expect(pauseBefore(0, { repeatable: true, status, headers, message }, NOW)).toBe(pause)
  })

  test('is none for what would be done twice, unless the API says that it was not done', () => {
    const again = (failure: Pick<Failure, 'status' | 'headers'>): number | undefined =>
      pauseBefore(0, { repeatable: false, message: '', ...failure }, NOW)
    expect([
      again({ status: 502, headers: {} }),
      again({ status: 500, headers: undefined }),
      again({ status: 403, headers: {} }),
    ]).toEqual([undefined, undefined, undefined])
    expect([
      again({ status: 429, headers: { 'retry-after': '7' } }),
      again({ status: 403, headers: { 'retry-after': '7' } }),
    ]).toEqual([7000, 7000])
  })

  test('grows, and ends', () => {
    const pauses = Array.from({ length: MOST_RETRIES + 1 }, (_, retry) =>
      pauseBefore(retry, { repeatable: true, status: 500, headers: {}, message: '' }, NOW),
    )
    expect(pauses).toEqual([250, 750, 2250, undefined])
  })
})
