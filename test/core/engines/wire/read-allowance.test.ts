import { describe, expect, it } from 'vitest';

import { readAllowance } from '#main/core/engines/wire/read-allowance.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const read = (headers: Record<string, string>) => readAllowance(headers, NOW);

describe('readAllowance', () => {
  it.each<[string, Record<string, string>, { remaining: number; resetMs: number } | null]>([
    [
      'a duration',
      { 'x-ratelimit-remaining-requests': '59', 'x-ratelimit-reset-requests': '1m2.5s' },
      { remaining: 59, resetMs: 62_500 },
    ],
    [
      'a date',
      { 'anthropic-ratelimit-requests-remaining': '3', 'anthropic-ratelimit-requests-reset': '2026-03-10T12:00:30Z' },
      { remaining: 3, resetMs: 30_000 },
    ],
    [
      'a date that is over',
      { 'anthropic-ratelimit-requests-remaining': '3', 'anthropic-ratelimit-requests-reset': '2026-03-10T11:00:00Z' },
      { remaining: 3, resetMs: 0 },
    ],
    ['seconds', { 'ratelimit-remaining': '1', 'ratelimit-reset': '7' }, { remaining: 1, resetMs: 7_000 }],
    [
      'seconds since 1970',
      { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': String(NOW / 1000 + 9) },
      { remaining: 1, resetMs: 9_000 },
    ],
    [
      'milliseconds since 1970',
      { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': String(NOW + 9_000) },
      { remaining: 1, resetMs: 9_000 },
    ],
    ['nothing', {}, null],
    ['half of it', { 'x-ratelimit-remaining-requests': '5' }, null],
    ['nonsense', { 'x-ratelimit-remaining-requests': '-1', 'x-ratelimit-reset-requests': 'soon' }, null],
  ])('understands %s', (_name, headers, expected) => {
    expect(read(headers)).toEqual(expected);
  });

  it('looks at tokens only when none are left, and at the tightest of all', () => {
    const calls = { 'x-ratelimit-remaining-requests': '5', 'x-ratelimit-reset-requests': '1s' };
    const tokens = { 'x-ratelimit-remaining-tokens': '10', 'x-ratelimit-reset-tokens': '40s' };
    expect(read({ ...calls, ...tokens })).toEqual({ remaining: 5, resetMs: 1_000 });
    expect(read({ ...calls, ...tokens, 'x-ratelimit-remaining-tokens': '0' })).toEqual({
      remaining: 0,
      resetMs: 40_000,
    });
  });
});
