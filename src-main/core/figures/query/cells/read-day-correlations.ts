/** How alike neighbouring days of a prompt and engine are, pooled over the project: read from the newest days of a window. */

import { CORRELATION_WIDTH, DayCorrelation } from '#shared/statistics/day-correlation.ts';
import { lengthOf } from '#shared/time/window.ts';
import type { EstimatedFigure } from '#shared/vocabulary/figures.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { addOwnPart, type OwnPart } from '../../aggregate/own-series.ts';
import {
  addAppearance,
  BRAND_WIDTH,
  CITED,
  DEPTH,
  NAMED,
  ORDERS,
  SENTIMENT,
  VISIBLE,
} from '../../codec/brand-counts.ts';
import { APPEARANCE, appearanceLength, brandAt } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readScopePrompts, type ScopePrompt, type VisitedAnswer } from '../../store/read-facts.ts';
import { numberEngines } from '../../store/segments.ts';
import { breakdown } from '../breakdown.ts';
import { openWalk, toOwnSeriesLayer } from '../walk-months.ts';
import { createKeeper } from './keep-by-prompt.ts';

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
  sentiment: { of: NAMED, column: SENTIMENT },
} as const;
type CellName = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as CellName[];
/** Of a cell's day: counts of the own brand, then answers. */
const WIDTH = BRAND_WIDTH + 1;

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
  const brandId = readOwnBrandId(db, window.projectId);
  const step = Math.ceil(countAnswers(db, window) / ENOUGH_ANSWERS);
  const prompts = readScopePrompts(db, window).filter((_, at) => at % step === 0);
  const addPrompts = (days: PromptDays, of: readonly ScopePrompt[]): PromptDays => {
    visitCellDays(db, { window, brandId, prompts: of }, (prompt, cells) => {
      const found = days.begin(prompt);
      for (const cell of cells) addDays(found, cell);
    });
    return days;
  };
  return keepDays(db, JSON.stringify(window), {
    scope: window,
    prompts,
    shape: [brandId],
    make: () => addPrompts(new PromptDays(), prompts),
    renew: addPrompts,
    sizeOf: ({ size }) => size,
  }).correlations;
}

function forEachName<T>(make: (name: CellName) => T): Record<CellName, T> {
  return Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Record<CellName, T>;
}

function addDays(found: Readonly<Record<CellName, DayCorrelation>>, days: Float64Array): void {
  for (const name of NAMES) {
    const { of, column } = COLUMNS[name];
    const values: (number | null)[] = [];
    for (let at = 0; at < days.length; at += WIDTH) {
      const count = days[at + (of ?? BRAND_WIDTH)] ?? 0;
      const isUnits = column === DEPTH || column === SENTIMENT;
      const sum = isUnits
        ? (days[at + column] ?? 0) + (days[at + column + 1] ?? 0) / 2 ** 32
        : (days[at + column] ?? 0);
      values.push(count === 0 ? null : sum / count);
    }
    found[name].addSeries(values);
  }
}

interface DaysQuestion {
  window: FigureScope;
  brandId: number;
  prompts: readonly ScopePrompt[];
}

/** Gives the days of each engine, prompt by prompt; the arrays are the same each time. */
function visitCellDays(
  db: Connection,
  { window, brandId, prompts }: DaysQuestion,
  visit: (prompt: ScopePrompt, cells: readonly Float64Array[]) => void,
): void {
  const { of: engineOf, count: engines } = numberEngines(db);
  const length = lengthOf(window) * WIDTH;
  const rows = new Float64Array(engines * length);
  const byDay = Array.from({ length: rows.length / WIDTH }, (_, at) => rows.subarray(at * WIDTH, (at + 1) * WIDTH));
  const cells = Array.from({ length: engines }, (_, at) => rows.subarray(at * length, (at + 1) * length));
  const days = lengthOf(window);
  const rowOf = (segmentId: number, day: number) => {
    const row = byDay[(engineOf[segmentId] ?? 0) * days + day - window.firstDay]!;
    row[BRAND_WIDTH]!++;
    return row;
  };
  const walk = openWalk(db, window, {
    layers: [
      toOwnSeriesLayer(db, window, brandId, (entry: OwnPart) => addOwnPart(rowOf(entry.segmentId, entry.day), entry)),
    ],
    kinds: ['appearances'],
    onAnswer: ({ page: { heads, appearances }, place, segmentId, day }: VisitedAnswer) => {
      const row = rowOf(segmentId, day);
      const end = place.appearance + appearanceLength(heads, place.head);
      for (let at = place.appearance; at < end; at += APPEARANCE) {
        if (brandAt(appearances, at) === brandId) addAppearance(row, appearances, at);
      }
    },
  });
  for (const prompt of prompts) {
    rows.fill(0);
    walk(prompt);
    visit(prompt, cells);
  }
}

function countAnswers(db: Connection, scope: FigureScope): number {
  return breakdown(db, { scope, by: [], brandIds: [], measures: [] })[0]?.answers ?? 1;
}
