/** The own brand by prompt, engine and day, from series where there are any and else from facts: one prompt after the other. Reads only. */
import { lengthOf } from '#shared/time/window.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { OwnPart } from '../../aggregate/own-series.ts';
import { addAppearance, addCited, addSquares, PROMPT_WIDTH } from '../../codec/brand-counts.ts';
import { APPEARANCE, appearanceLength, brandAt } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt, VisitedAnswer } from '../../store/read-facts.ts';
import { numberEngines } from '../../store/segments.ts';
import { openWalk, toOwnSeriesLayer } from '../walk-months.ts';

/** Of a day: the counts of the brand as `codec/brand-counts.ts` has them, then answers. */
export const DAY_WIDTH = PROMPT_WIDTH + 1;
export const DAY_ANSWERS = PROMPT_WIDTH;

export interface DaysQuestion {
  scope: FigureScope;
  brandId: number;
  prompts: readonly ScopePrompt[];
}

/** Gives for each engine (by its number) the days of the window, prompt by prompt; the arrays are the same each time. */
export function visitDays(
  db: Connection,
  { scope, brandId, prompts }: DaysQuestion,
  visit: (prompt: ScopePrompt, engines: readonly Float64Array[]) => void,
): void {
  const { of: engineOf, count } = numberEngines(db);
  const days = lengthOf(scope);
  const rows = new Float64Array(count * days * DAY_WIDTH);
  const byDay = Array.from({ length: count * days }, (_, at) => rows.subarray(at * DAY_WIDTH, (at + 1) * DAY_WIDTH));
  const engines = Array.from({ length: count }, (_, at) =>
    rows.subarray(at * days * DAY_WIDTH, (at + 1) * days * DAY_WIDTH),
  );
  const rowOf = (segmentId: number, day: number) => {
    const row = byDay[(engineOf[segmentId] ?? 0) * days + day - scope.firstDay]!;
    row[DAY_ANSWERS]!++;
    return row;
  };
  const walk = openWalk(db, scope, {
    layers: [toOwnSeriesLayer(db, scope, brandId, (part) => addPart(rowOf(part.segmentId, part.day), part))],
    kinds: ['appearances'],
    onAnswer: ({ page: { heads, appearances }, offsets, segmentId, day }: VisitedAnswer) => {
      const row = rowOf(segmentId, day);
      const end = offsets.appearance + appearanceLength(heads, offsets.head);
      for (let at = offsets.appearance; at < end; at += APPEARANCE) {
        if (brandAt(appearances, at) === brandId) addCounts(row, appearances, at);
      }
    },
  });
  for (const prompt of prompts) {
    rows.fill(0);
    walk(prompt);
    visit(prompt, engines);
  }
}

function addPart(row: Float64Array, { numbers, at, isNamed, isCited }: OwnPart): void {
  if (isNamed) addCounts(row, numbers, at);
  else if (isCited) addCited(row);
}

function addCounts(row: Float64Array, appearances: Int32Array, at: number): void {
  addAppearance(row, appearances, at);
  addSquares(row, appearances, at);
}
