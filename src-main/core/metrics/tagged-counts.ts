/**
 * Counts for scopes with a tag filter. Tags belong to prompts as they are tagged now, so no count of a period can hold them:
 * what the tagged prompts add up to is joined, prompt by prompt.
 */
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { readScopePrompts, type VisitedAnswer } from '../facts/read-facts.ts';
import { planSegmentFilter } from '../facts/segments.ts';
import { visitOwnStrip } from '../month-sums/own-strip.ts';
import { readPromptSums } from '../month-sums/prompt-sums.ts';
import { openWalk } from '../month-sums/walk-months.ts';
import type { Counts } from './counts.ts';
import { DaySums } from './day-sums.ts';
import type { FigureScope } from './figure-scope.ts';
import { TaggedSum } from './tagged-sum.ts';

/** Counts of each of the brands over the whole window. */
export function readTaggedBrands(db: Connection, scope: FigureScope, brandIds: readonly number[]): Map<number, Counts> {
  const sum = new TaggedSum(brandIds);
  const wanted = planSegmentFilter(db, scope);
  const onAnswer = (answer: VisitedAnswer) => sum.addAnswer(answer);
  const [single = 0] = brandIds;
  const ofSums = (body: Uint8Array) => {
    readPromptSums(body, wanted, sum);
    return true;
  };
  // A strip tells days, so that even the edges of the window need no facts; but it is of one brand.
  const ofStrips = (body: Uint8Array, month: number) =>
    visitOwnStrip(body, single, { ...scope, before: firstDayOf(month) - 1, wanted }, (part) =>
      sum.addPart(single, part),
    );
  const walk = openWalk(
    db,
    scope,
    brandIds.length === 1
      ? { table: 'own_month', kinds: ['appearances'], onSum: ofStrips, onAnswer }
      : { table: 'prompt_month', kinds: ['appearances'], onSum: ofSums, onAnswer },
  );
  for (const prompt of readScopePrompts(db, scope)) {
    sum.begin(prompt.id);
    walk(prompt);
  }
  return new Map(brandIds.map((id) => [id, sum.toCounts(id)]));
}

/** Counts of one brand for each day that has answers. */
export function readTaggedDays(db: Connection, scope: FigureScope, brandId: number): Map<number, Counts> {
  const days = new DaySums(scope, brandId);
  const wanted = planSegmentFilter(db, scope);
  const walk = openWalk(db, scope, {
    table: 'own_month',
    kinds: ['appearances'],
    onSum: (body, month, prompt) =>
      visitOwnStrip(body, brandId, { ...scope, before: firstDayOf(month) - 1, wanted }, (part) =>
        days.addPart(part, prompt.id),
      ),
    onAnswer: (answer) => days.addAnswer(answer),
  });
  for (const prompt of readScopePrompts(db, scope)) walk(prompt);
  return days.toCounts();
}
