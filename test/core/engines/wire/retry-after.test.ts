import { describe, expect, it } from 'vitest';
import { readRetryAfterMs } from '#main/core/engines/wire/retry-after.ts';

const RECEIVED_AT = Date.parse('2026-11-03T10:00:00Z');

function read(headers: Record<string, string>, body: unknown = null): number | null {
  return readRetryAfterMs({ status: 429, headers, receivedAt: RECEIVED_AT }, body);
}

describe('readRetryAfterMs', () => {
  it.each([
    ['whole seconds', { 'retry-after': '20' }, 20_000],
    ['a fraction of a second', { 'retry-after': '0.5' }, 500],
    ['no wait at all', { 'retry-after': '0' }, 0],
    ['milliseconds, which win over seconds', { 'retry-after-ms': '1500', 'retry-after': '20' }, 1500],
    ['a date, held against our clock', { 'retry-after': 'Tue, 03 Nov 2026 10:00:30 GMT' }, 30_000],
    [
      "a date, held against the server's clock where it tells it",
      { 'retry-after': 'Tue, 03 Nov 2026 12:00:30 GMT', date: 'Tue, 03 Nov 2026 12:00:00 GMT' },
      30_000,
    ],
    ['the oldest date form, which leaves out GMT', { 'retry-after': 'Tue Nov  3 10:01:00 2026' }, 60_000],
    ['a date in the past', { 'retry-after': 'Tue, 03 Nov 2026 09:00:00 GMT' }, 0],
    ['the longest wait of a day', { 'retry-after': '999999999' }, 24 * 3600 * 1000],
    ['a negative number', { 'retry-after': '-5' }, 0],
    ['a date as programs write it', { 'retry-after': '2026-11-03T10:00:30Z' }, 30_000],
    ['a duration', { 'retry-after': '1m30s' }, 90_000],
    ['a duration in milliseconds', { 'retry-after': '1500 ms' }, 1500],
    ['the longer of two headers', { 'retry-after': '5, 7' }, 7000],
    ['other names', { 'x-retry-after-ms': '1500' }, 1500],
    ['yet others', { 'x-retry-after': '9' }, 9000],
    ['a bare reset in seconds', { 'x-ratelimit-reset': '40' }, 40_000],
    ['a bare reset that is a duration', { 'x-ratelimit-reset-requests': '6m0s' }, 360_000],
    ['a reset that is a moment', { 'x-ratelimit-reset': String(RECEIVED_AT / 1000 + 40) }, 40_000],
    ['a reset that is a moment in milliseconds', { 'x-ratelimit-reset': String(RECEIVED_AT + 40_000) }, 40_000],
    ['a reset that is a date', { 'anthropic-ratelimit-requests-reset': '2026-11-03T10:00:40Z' }, 40_000],
    ['one header for all', { ratelimit: '"default";r=0;t=40' }, 40_000],
    ['its older form', { ratelimit: 'limit=100, remaining=0, reset=40' }, 40_000],
    ['a used-up allowance', { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '6m0.5s' }, 360_500],
    [
      'the longer of two used-up allowances',
      {
        'x-ratelimit-remaining-requests': '0',
        'x-ratelimit-reset-requests': '20ms',
        'x-ratelimit-remaining-tokens': '0',
        'x-ratelimit-reset-tokens': '2s',
      },
      2000,
    ],
  ])('understands %s', (_, headers, expectedMs) => {
    expect(read(headers)).toBe(expectedMs);
  });

  it('finds a retry delay deep in an error body', () => {
    expect(read({}, { error: { details: [{ '@type': 'Help' }, { retryDelay: '37.5s' }] } })).toBe(37_500);
  });

  it.each([
    ['retry_after in seconds', { error: { retry_after: 12 } }, 12_000],
    ['retry_after_ms', { retry_after_ms: '1200' }, 1200],
    ['words in seconds', { error: { message: 'Limit reached. Please try again in 1.2s. See the docs.' } }, 1200],
    ['words in milliseconds', { error: { message: 'Please try again in 120ms.' } }, 120],
    ['words in minutes and seconds', { detail: 'Try again in 1 minute 5 seconds' }, 65_000],
    ['headers that a gateway passes on', { error: { metadata: { headers: { 'X-RateLimit-Reset': '40' } } } }, 40_000],
    ['a wait that such headers ask for', { error: { metadata: { headers: { 'Retry-After': 3 } } } }, 3000],
  ])('finds %s in an error body', (_, body, expectedMs) => {
    expect(read({}, body)).toBe(expectedMs);
  });

  it.each([
    ['no time', { error: { message: 'Try again later, model 4 is busy for 3 users.' } }],
    ['a moment that nothing tells the distance of', { error: { retry_after: null, message: 'Limit 30 requests.' } }],
  ])('finds nothing in a body that names %s', (_, body) => {
    expect(read({}, body)).toBeNull();
  });

  it.each([
    ['there is nothing', {}],
    ['the header is no time', { 'retry-after': 'soon' }],
    ['words hold a number', { 'retry-after': '5 apples' }],
    ['an allowance is left', { 'x-ratelimit-remaining-requests': '3', 'x-ratelimit-reset-requests': '6m0s' }],
  ])('is null when %s', (_, headers) => {
    expect(read(headers)).toBeNull();
  });
});
