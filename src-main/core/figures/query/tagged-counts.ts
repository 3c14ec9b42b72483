/**
 * Counts for scopes with a tag filter. Tags belong to prompts as they are tagged now, so no count of a period can hold them:
 * what the tagged prompts add up to is joined, prompt by prompt.
 */
import type { Connection } from '../../../storage/connection.ts';
import type { FigureScope } from '../store/figure-scope.ts';
import { readScopePrompts, type ScopePrompt } from '../store/read-facts.ts';
import type { Counts } from './counts.ts';
import { DaySums } from './day-sums.ts';
import { TaggedSum } from './tagged-sum.ts';
import { type MonthWalk, openWalk, toAggregateLayer, toOwnSeriesLayer } from './walk-months.ts';

/** Counts of each of the brands over the whole window. */
export function readTaggedBrands(db: Connection, scope: FigureScope, brandIds: readonly number[]): Map<number, Counts> {
  const [single = 0] = brandIds;
  const sum = brandIds.length === 1 ? sumSingle(db, scope, single) : sumCells(db, scope, brandIds);
  return new Map(brandIds.map((id) => [id, sum.toCounts(id)]));
}

/** Answers of the window and the prompts behind them. */
export function readTaggedTotals(db: Connection, scope: FigureScope): Pick<Counts, 'answers' | 'asked'> {
  return sumCells(db, scope, []).toCounts(0);
}

function sumCells(db: Connection, scope: FigureScope, brandIds: readonly number[]): TaggedSum {
  const sum = new TaggedSum(brandIds);
  return walkTagged(db, scope, sum, [toAggregateLayer(db, scope, () => sum)]);
}

/** Edges of the window come from strips, which are of one brand. */
function sumSingle(db: Connection, scope: FigureScope, brandId: number): TaggedSum {
  const sum = new TaggedSum([brandId]);
  return walkTagged(db, scope, sum, [
    toAggregateLayer(db, scope, () => sum),
    toOwnSeriesLayer(db, scope, brandId, (part) => sum.addPart(brandId, part)),
  ]);
}

function walkTagged(db: Connection, scope: FigureScope, sum: TaggedSum, layers: MonthWalk['layers']): TaggedSum {
  const walk = openWalk(db, scope, { layers, kinds: ['appearances'], onAnswer: (answer) => sum.addAnswer(answer) });
  for (const prompt of readScopePrompts(db, scope)) {
    sum.begin(prompt.id);
    walk(prompt);
  }
  return sum;
}

/** Counts of one brand over these prompts (those of the scope), for each day that has answers. */
export function readPromptDays(
  db: Connection,
  scope: FigureScope,
  brandId: number,
  prompts: readonly ScopePrompt[] = readScopePrompts(db, scope),
): Map<number, Counts> {
  const days = new DaySums(scope, brandId);
  const walk = openWalk(db, scope, {
    layers: [toOwnSeriesLayer(db, scope, brandId, (part, prompt) => days.addPart(part, prompt.id))],
    kinds: ['appearances'],
    onAnswer: (answer) => days.addAnswer(answer),
  });
  for (const prompt of prompts) walk(prompt);
  return days.toCounts();
}
