/** Reasons of failed calls: what follows from each is said once, and every screen has words for it. */
import { expect, it } from 'vitest';

import { NOTICES_ENGLISH } from '#shared/notices/english.ts';
import { NOTICES_GERMAN } from '#shared/notices/german.ts';
import { FAILURE_EFFECTS, FAILURE_REASONS, stopsEngine } from '#shared/vocabulary/failures.ts';
import { isLeftOut, LEFT_OUT_REASONS } from '#shared/vocabulary/left-out.ts';
import { COSTS } from '../../src-renderer/texts/english/costs.ts';

it('a question is left out for what stops its engine, and for nothing else that a call can meet', () => {
  for (const reason of FAILURE_REASONS) expect(isLeftOut(reason), reason).toBe(stopsEngine(reason));
  const unasked = ['no_key', 'no_route', 'cap'];
  const stopping = FAILURE_REASONS.filter(stopsEngine);
  expect([...LEFT_OUT_REASONS].sort()).toEqual([...stopping, ...unasked].sort());
});

it('what a question says stops nobody and is not asked again', () => {
  expect(FAILURE_EFFECTS.content_refused.question).toBe('over');
  expect(stopsEngine('content_refused')).toBe(false);
});

it('has words in both languages, in runs and in the ledger', () => {
  for (const reason of FAILURE_REASONS.filter((known) => known !== 'aborted')) {
    expect(NOTICES_ENGLISH.reasons, reason).toHaveProperty(reason);
    expect(NOTICES_GERMAN.reasons, reason).toHaveProperty(reason);
  }
  for (const reason of FAILURE_REASONS) expect(COSTS.ledger.outcomes, reason).toHaveProperty(reason);
});
