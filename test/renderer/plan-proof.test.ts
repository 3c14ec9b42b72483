/** What a proof says in words: the answer first, the limits after it. */
import { expect, it } from 'vitest';

import { LIMITS } from '#shared/vocabulary/interventions.ts';
import {
  isMoreBetter,
  type Proof,
  planIntervals,
  planLimits,
  planSentence,
} from '../../src-renderer/proof/plan-proof.ts';
import { listDays } from '../../src-renderer/proof/plan-proof-chart.ts';

const side = { n: 60, prompts: 6, value: 20 };
const PROOF: Proof = {
  state: 'measured',
  intervention: {
    ...{ id: 'i', name: 'Page', date: '2026-10-04', figure: 'mentionRate', promptIds: ['q'], tag: null, url: null },
    ...{ note: '', taskId: null, createdAt: '2026-10-04T00:00:00Z', updatedAt: '2026-10-04T00:00:00Z' },
  },
  days: 3,
  before: { startDate: '2026-10-01', endDate: '2026-10-03' },
  after: { startDate: '2026-10-05', endDate: '2026-10-06' },
  treated: { before: side, after: { ...side, value: 40 }, change: 20 },
  untouched: { before: side, after: { ...side, value: 25 }, change: 5 },
  effect: 15,
  verdict: 'real',
  repeat: [8, 22],
  brand: [4, 26],
  pValue: 0.01,
  engines: ['chatgpt'],
  languages: ['EN'],
  limits: LIMITS.map((code) => ({ code, count: 3, date: '2026-10-07', engine: 'chatgpt', name: 'Other' })),
  series: [{ date: '2026-10-02', treated: { n: 2, value: 50 }, untouched: { n: 0, value: null } }],
};

it('answers first, with the effect in points', () => {
  expect(planSentence(PROOF)).toBe(
    'Yes: Mention rate moved by +15.0 points beyond what untouched prompts did, and would for prompts like these too.',
  );
  expect(planSentence({ ...PROOF, verdict: 'within_noise' })).toContain('Not shown');
  expect(planSentence({ ...PROOF, state: 'waiting' })).toBe('No full day has passed since then.');
  expect(planIntervals(PROOF)).toEqual([
    'For prompts like these: +4.0 … +26.0 points (95 %).',
    'For these same prompts, asked again: +8.0 … +22.0 points (95 %).',
  ]);
});

it('words every limit', () => {
  const texts = planLimits(PROOF).map(({ text }) => text);
  expect(texts).toHaveLength(LIMITS.length);
  expect(texts.every((text) => text.length > 20 && !text.includes('undefined'))).toBe(true);
});

it('takes less for better of places, and draws every day with a gap where nothing was', () => {
  expect([isMoreBetter('sentiment'), isMoreBetter('position'), isMoreBetter('mentionOrder')]).toEqual([
    true,
    false,
    false,
  ]);
  const days = listDays(PROOF);
  expect(days.map(({ date, treated }) => [date, treated.value])).toEqual([
    ['2026-10-01', null],
    ['2026-10-02', 50],
    ['2026-10-03', null],
    ['2026-10-04', null],
    ['2026-10-05', null],
    ['2026-10-06', null],
  ]);
});
