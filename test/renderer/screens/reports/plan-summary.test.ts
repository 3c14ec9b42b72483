import { expect, it } from 'vitest';

import { planSummaryRows, toSummaryText } from '../../../../src-renderer/screens/reports/plan-summary.ts';

const made = {
  sentences: [
    { text: 'It is visible.', section: 'key_figures' as const },
    { text: 'Next: ask.', section: 'next_steps' as const },
  ],
  fingerprint: 'f',
  isOutdated: false,
};

it('shows sentences with the part that they come from, also among words of the owner', () => {
  expect(planSummaryRows(null, made)).toEqual(made.sentences);
  expect(planSummaryRows('A quiet week.\n\nNext: ask.', made)).toEqual([
    { text: 'A quiet week.', section: null },
    { text: 'Next: ask.', section: 'next_steps' },
  ]);
});

it('keeps what is written and drops what is empty; nothing left is no text', () => {
  expect(
    toSummaryText([
      { text: 'One.', section: null },
      { text: ' ', section: 'why' },
    ]),
  ).toBe('One.');
  expect(toSummaryText([{ text: '', section: null }])).toBeNull();
  expect(planSummaryRows(toSummaryText(made.sentences), made)).toEqual(made.sentences);
});
