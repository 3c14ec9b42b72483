/** How alike neighbouring days of a prompt and engine are, pooled over the project: read from the newest days of a window. */

import { CORRELATION_WIDTH, DayCorrelation } from '#shared/statistics/day-correlation.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { createPromptCache } from './cache-by-prompt.ts';
import {
  chooseDayPrompts,
  DAY_FIGURES,
  type DayFigure,
  forEachDayFigure,
  MOST_DAYS,
  readDayValues,
} from './day-values.ts';
import { visitDays } from './visit-days.ts';

/** By figure; 0 for one whose days are not alike. */
export type DayCorrelations = Readonly<Record<EstimatedFigure, number>>;

/** What the days of each prompt that is looked at add up to. */
class PromptDays {
  readonly #sums = new Map<number, Float64Array>();
  #correlations: DayCorrelations | null = null;

  get size(): number {
    return this.#sums.size * DAY_FIGURES.length * CORRELATION_WIDTH;
  }

  /** Starts a prompt again; its days are added to what it gives. */
  begin({ ordinal }: ScopePrompt): Record<DayFigure, DayCorrelation> {
    this.#correlations = null;
    const sums = new Float64Array(DAY_FIGURES.length * CORRELATION_WIDTH);
    this.#sums.set(ordinal, sums);
    return openSums(sums);
  }

  get correlations(): DayCorrelations {
    if (this.#correlations === null) {
      const total = new Float64Array(DAY_FIGURES.length * CORRELATION_WIDTH);
      for (const sums of this.#sums.values()) for (let at = 0; at < total.length; at++) total[at]! += sums[at]!;
      const found = openSums(total);
      this.#correlations = { ...forEachDayFigure((figure) => found[figure].value), visibilityRate: 0 };
    }
    return this.#correlations;
  }
}

function openSums(sums: Float64Array): Record<DayFigure, DayCorrelation> {
  return forEachDayFigure((figure) => {
    const at = DAY_FIGURES.indexOf(figure) * CORRELATION_WIDTH;
    return new DayCorrelation(sums.subarray(at, at + CORRELATION_WIDTH));
  });
}

const keepDays = createPromptCache<PromptDays>();

/** Of the own brand, over all engines and prompts of the project: filters do not narrow it. */
export function readDayCorrelations(db: Connection, scope: FigureScope): DayCorrelations {
  const window: FigureScope = {
    projectId: scope.projectId,
    firstDay: Math.max(scope.firstDay, scope.lastDay - MOST_DAYS + 1),
    lastDay: scope.lastDay,
    engines: null,
    language: null,
    tags: null,
  };
  if (lengthOf(window) < 2) return new PromptDays().correlations;
  return keepDays(db, JSON.stringify(window), () => {
    const brandId = readOwnBrandId(db, window.projectId);
    const prompts = chooseDayPrompts(db, window);
    const addPrompts = (days: PromptDays, of: readonly ScopePrompt[]): PromptDays => {
      visitDays(db, { scope: window, brandId, prompts: of }, (prompt, engines) => {
        const found = days.begin(prompt);
        for (const each of engines) addDays(found, each);
      });
      return days;
    };
    return {
      scope: window,
      prompts,
      shape: [brandId],
      make: () => addPrompts(new PromptDays(), prompts),
      renew: addPrompts,
      sizeOf: ({ size }) => size,
    };
  }).correlations;
}

function addDays(found: Readonly<Record<DayFigure, DayCorrelation>>, days: Float64Array): void {
  for (const figure of DAY_FIGURES) {
    const { answers, sums } = readDayValues(days, figure);
    found[figure].addSeries(answers.map((count, day) => (count === 0 ? null : (sums[day] ?? 0) / count)));
  }
}
