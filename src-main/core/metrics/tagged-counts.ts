/**
 * Counts for scopes with a tag filter. Tags belong to prompts as they are tagged now, so no count of a period can hold them:
 * what the tagged prompts add up to is joined, prompt by prompt.
 */
import { firstDayOf } from '#shared/time/month.ts';
import type { Connection } from '../../storage/connection.ts';
import { readScopePrompts } from '../facts/read-facts.ts';
import { planSegmentFilter } from '../facts/segments.ts';
import { visitOwnStrip } from '../month-sums/own-strip.ts';
import { readPromptSums } from '../month-sums/prompt-sums.ts';
import { type MonthWalk, openWalk } from '../month-sums/walk-months.ts';
import type { Counts } from './counts.ts';
import { DaySums } from './day-sums.ts';
import type { FigureScope } from './figure-scope.ts';
import { TaggedSum } from './tagged-sum.ts';

/** Counts of each of the brands over the whole window. */
export function readTaggedBrands(db: Connection, scope: FigureScope, brandIds: readonly number[]): Map<number, Counts> {
  const [single = 0] = brandIds;
  const sum = brandIds.length === 1 ? sumStrips(db, scope, single) : sumCells(db, scope, brandIds);
  return new Map(brandIds.map((id) => [id, sum.toCounts(id)]));
}

/** Answers of the window and the prompts behind them. */
export function readTaggedTotals(db: Connection, scope: FigureScope): Pick<Counts, 'answers' | 'asked'> {
  return sumCells(db, scope, []).toCounts(0);
}

function sumCells(db: Connection, scope: FigureScope, brandIds: readonly number[]): TaggedSum {
  const sum = new TaggedSum(brandIds);
  const wanted = planSegmentFilter(db, scope);
  return walkTagged(db, scope, sum, {
    table: 'prompt_month',
    kinds: ['appearances'],
    onSum: (body) => {
      readPromptSums(body, wanted, sum);
      return true;
    },
    onAnswer: (answer) => sum.addAnswer(answer),
  });
}

/** A strip tells days, so that even the edges of the window need no facts; but it is of one brand. */
function sumStrips(db: Connection, scope: FigureScope, brandId: number): TaggedSum {
  const sum = new TaggedSum([brandId]);
  const wanted = planSegmentFilter(db, scope);
  return walkTagged(db, scope, sum, {
    table: 'own_month',
    kinds: ['appearances'],
    onSum: (body, month) =>
      visitOwnStrip(body, brandId, { ...scope, before: firstDayOf(month) - 1, wanted }, (part) =>
        sum.addPart(brandId, part),
      ),
    onAnswer: (answer) => sum.addAnswer(answer),
  });
}

function walkTagged(db: Connection, scope: FigureScope, sum: TaggedSum, plan: MonthWalk): TaggedSum {
  const walk = openWalk(db, scope, plan);
  for (const prompt of readScopePrompts(db, scope)) {
    sum.begin(prompt.id);
    walk(prompt);
  }
  return sum;
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
