/** How alike neighbouring days of a prompt and engine are, pooled over the project: read from the newest days of a window. */

import { DayCorrelation } from '#shared/statistics/day-correlation.ts';
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
import { readScopePrompts, type VisitedAnswer } from '../../store/read-facts.ts';
import { numberEngines } from '../../store/segments.ts';
import { breakdown } from '../breakdown.ts';
import { openWalk, toOwnSeriesLayer } from '../walk-months.ts';
import { createKeeper } from './keep-until-write.ts';

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

const keepDays = createKeeper<DayCorrelations>();

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
  return keepDays(db, JSON.stringify(['days', window]), () => correlate(db, window));
}

function correlate(db: Connection, window: FigureScope): DayCorrelations {
  const found = forEachName(() => new DayCorrelation());
  if (lengthOf(window) >= 2) visitCellDays(db, window, (days) => addDays(found, days));
  return { ...forEachName((name) => found[name].value), visibilityRate: 0 };
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

/** Gives the days of one prompt and engine after the other. */
function visitCellDays(db: Connection, window: FigureScope, visit: (days: Float64Array) => void): void {
  const brandId = readOwnBrandId(db, window.projectId);
  const prompts = readScopePrompts(db, window);
  const step = Math.ceil(countAnswers(db, window) / ENOUGH_ANSWERS);
  const { of: engineOf, count: engines } = numberEngines(db);
  const length = lengthOf(window) * WIDTH;
  const rows = new Float64Array(engines * length);
  const byDay = Array.from({ length: rows.length / WIDTH }, (_, at) => rows.subarray(at * WIDTH, (at + 1) * WIDTH));
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
  for (const [at, prompt] of prompts.entries()) {
    if (at % step !== 0) continue;
    rows.fill(0);
    walk(prompt);
    for (let engine = 0; engine < engines; engine++) visit(rows.subarray(engine * length, (engine + 1) * length));
  }
}

function countAnswers(db: Connection, scope: FigureScope): number {
  return breakdown(db, { scope, by: [], brandIds: [], measures: [] })[0]?.answers ?? 1;
}
