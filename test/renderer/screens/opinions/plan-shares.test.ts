/** Shares of opinions as parts of a bar: those that are there, with their intervals in words, and what the bar does not say. */
import { expect, it } from 'vitest';

import { planNotes, planSegments } from '../../../../src-renderer/screens/opinions/plan-shares.ts';

const SHARES = { positive: 40, neutral: 0, negative: 20, none: 40, answers: 50, overrides: 0 };
const RANGE = { n: 50, prompts: 10, repeat: null, brand: [30, 51] as [number, number] };
const NONE = { n: 50, prompts: 10, repeat: null, brand: null };

it('leaves out empty parts and says the interval of the others', () => {
  const intervals = { positive: RANGE, neutral: NONE, negative: NONE, none: NONE };
  const segments = planSegments({ ...SHARES, intervals });
  expect(segments.map(({ opinion, share }) => [opinion, share])).toEqual([
    ['positive', 40],
    ['negative', 20],
    ['none', 40],
  ]);
  expect(segments[0]?.text).toMatch(/^positive 40.*95 %: 30.*51/);
  expect(segments[1]?.text).not.toContain('95 %');
});

it('says in how many answers anything is said, that they are few, and how many were decided by hand', () => {
  expect(planNotes(SHARES)).toEqual(['Something is said in 60.0% of them']);
  expect(planNotes({ ...SHARES, answers: 29, overrides: 2 })).toEqual([
    'Something is said in 60.0% of them',
    'Few answers: by chance alone the shares could differ.',
    '2 decided by hand',
  ]);
});
