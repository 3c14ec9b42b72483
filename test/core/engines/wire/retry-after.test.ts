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
    ['there is nothing', {}],
    ['the header is no time', { 'retry-after': 'soon' }],
    ['words hold a number', { 'retry-after': '5 apples' }],
    ['an allowance is left', { 'x-ratelimit-remaining-requests': '3', 'x-ratelimit-reset-requests': '6m0s' }],
  ])('is null when %s', (_, headers) => {
    expect(read(headers)).toBeNull();
  });
});
