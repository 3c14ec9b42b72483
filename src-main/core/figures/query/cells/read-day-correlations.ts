/** How alike neighbouring days of a prompt and engine are, pooled over the project: read from the newest days of a window. */

import { CORRELATION_WIDTH, DayCorrelation } from '#shared/statistics/day-correlation.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { CITED, DEPTH, NAMED, OPINIONS, ORDERS, SENTIMENT, VISIBLE } from '../../codec/brand-counts.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readScopePrompts, type ScopePrompt } from '../../store/read-facts.ts';
import { breakdown } from '../breakdown.ts';
import { createKeeper } from './keep-by-prompt.ts';
import { DAY_ANSWERS, DAY_WIDTH, visitDays } from './visit-days.ts';

/** Days that are looked at, and answers about which it is enough to look at: of a larger project every so many prompts. */
const MOST_DAYS = 28;
const ENOUGH_ANSWERS = 20_000;

/** By figure; 0 for one whose days are not alike. */
export type DayCorrelations = Readonly<Record<EstimatedFigure, number>>;

const COLUMNS = {
  responseVisibilityRate: { of: null, column: VISIBLE },
  mentionRate: { of: null, column: NAMED },
  citationRate: { of: null, column: CITED },
  mentionOrder: { of: NAMED, column: ORDERS },
  position: { of: NAMED, column: DEPTH },
  sentiment: { of: OPINIONS, column: SENTIMENT },
} as const;
type CellName = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as CellName[];

/** What the days of each prompt that is looked at add up to. */
class PromptDays {
  readonly #sums = new Map<number, Float64Array>();
  #correlations: DayCorrelations | null = null;

  get size(): number {
    return this.#sums.size * NAMES.length * CORRELATION_WIDTH;
  }

  /** Begins a prompt anew; its days are added to what it gives. */
  begin({ ordinal }: ScopePrompt): Record<CellName, DayCorrelation> {
    this.#correlations = null;
    const sums = new Float64Array(NAMES.length * CORRELATION_WIDTH);
    this.#sums.set(ordinal, sums);
    return openSums(sums);
  }

  get correlations(): DayCorrelations {
    if (this.#correlations === null) {
      const total = new Float64Array(NAMES.length * CORRELATION_WIDTH);
      for (const sums of this.#sums.values()) for (let at = 0; at < total.length; at++) total[at]! += sums[at]!;
      const found = openSums(total);
      this.#correlations = { ...forEachName((name) => found[name].value), visibilityRate: 0 };
    }
    return this.#correlations;
  }
}

function openSums(sums: Float64Array): Record<CellName, DayCorrelation> {
  return forEachName((name) => {
    const at = NAMES.indexOf(name) * CORRELATION_WIDTH;
    return new DayCorrelation(sums.subarray(at, at + CORRELATION_WIDTH));
  });
}

const keepDays = createKeeper<PromptDays>();

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
    const step = Math.ceil(countAnswers(db, window) / ENOUGH_ANSWERS);
    const prompts = readScopePrompts(db, window).filter((_, at) => at % step === 0);
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

function forEachName<T>(make: (name: CellName) => T): Record<CellName, T> {
  return Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<CellName, T>;
}

function addDays(found: Readonly<Record<CellName, DayCorrelation>>, days: Float64Array): void {
  for (const name of NAMES) {
    const { of, column } = COLUMNS[name];
    const values: (number | null)[] = [];
    for (let at = 0; at < days.length; at += DAY_WIDTH) {
      const count = days[at + (of ?? DAY_ANSWERS)] ?? 0;
      const isUnits = column === DEPTH || column === SENTIMENT;
      const sum = isUnits
        ? (days[at + column] ?? 0) + (days[at + column + 1] ?? 0) / 2 ** 32
        : (days[at + column] ?? 0);
      values.push(count === 0 ? null : sum / count);
    }
    found[name].addSeries(values);
  }
}

function countAnswers(db: Connection, scope: FigureScope): number {
  return breakdown(db, { scope, by: [], brandIds: [], measures: [] })[0]?.answers ?? 1;
}
