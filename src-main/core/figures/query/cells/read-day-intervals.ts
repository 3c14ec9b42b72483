/**
 * Both intervals of each day's figures: the answers of that day alone, their prompts being fixed for the one and a sample for the other. Counted
 * month by month, as facts are kept, so that a year needs no more room than a month.
 */
import type { FigureInterval } from '#shared/contract/intervals.ts';
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readScopePrompts, type ScopePrompt } from '../../store/read-facts.ts';
import { planSegmentFilter, readSegments } from '../../store/segments.ts';
import type { ShareIntervals } from '../opinions/sentiment-shares.ts';
import { openWalk, toOwnSeriesLayer } from '../walk-months.ts';
import { NOTHING_SURE, toIntervals, toShareIntervals } from './figure-intervals.ts';
import { PromptCells } from './prompt-cells.ts';

export interface DayIntervals {
  intervals: Record<EstimatedFigure, FigureInterval>;
  /** Of what is said about the brand. */
  shares: ShareIntervals;
}

const OF_NOTHING: DayIntervals = { intervals: NOTHING_SURE.current, shares: NOTHING_SURE.shares.current };

/** One day has no neighbour to be like. */
const NO_CORRELATION = Object.fromEntries(Object.keys(NOTHING_SURE.current).map((figure) => [figure, 0])) as Record<
  EstimatedFigure,
  number
>;

/** Of the own brand, for every day of the window in its order, of all prompts of the scope or of these. */
export function readDayIntervals(db: Connection, scope: FigureScope, prompts?: readonly ScopePrompt[]): DayIntervals[] {
  const brandId = readOwnBrandId(db, scope.projectId);
  const asked = prompts ?? readScopePrompts(db, scope);
  const found: DayIntervals[] = [];
  for (let firstDay = scope.firstDay; firstDay <= scope.lastDay; ) {
    const lastDay = Math.min(scope.lastDay, firstDayOf(monthOf(firstDay) + 1) - 1);
    for (const cells of countDays(db, { ...scope, firstDay, lastDay }, brandId, asked)) {
      found.push(cells ? toDayIntervals(cells, brandId) : OF_NOTHING);
    }
    firstDay = lastDay + 1;
  }
  return found;
}

function toDayIntervals(cells: PromptCells, brandId: number): DayIntervals {
  return {
    intervals: toIntervals(cells, NO_CORRELATION, { brandId }),
    shares: toShareIntervals(cells, NO_CORRELATION, { brandId }),
  };
}

/** The cells of each day; undefined for one without answers. */
function countDays(db: Connection, scope: FigureScope, brandId: number, prompts: readonly ScopePrompt[]) {
  const shape = {
    by: [],
    brandIds: [brandId],
    segments: readSegments(db),
    wanted: planSegmentFilter(db, scope),
    // Numbered from 0: one prompt needs no room for all others.
    ordinals: prompts.length,
  };
  const days = new Array<PromptCells | undefined>(scope.lastDay - scope.firstDay + 1).fill(undefined);
  let ordinal = 0;
  const open = (day: number) => {
    const cells = days[day - scope.firstDay] ?? new PromptCells(shape);
    days[day - scope.firstDay] = cells;
    return cells.begin({ ordinal });
  };
  const walk = openWalk(db, scope, {
    layers: [toOwnSeriesLayer(db, scope, brandId, (entry) => open(entry.day).addEntry(brandId, entry))],
    kinds: ['appearances'],
    onAnswer: (answer) => open(answer.day).addAnswer(answer),
  });
  for (const [index, prompt] of prompts.entries()) {
    ordinal = index;
    walk(prompt);
  }
  return days;
}
