/**
 * One question for every count of answers and brands: by which dimensions the answers of a scope are told apart, and what is counted in
 * each part. Which stored form answers it fastest is planned here: cells of days and months, monthly aggregates, own-brand series, facts.
 */
import type { Connection } from '../../../storage/connection.ts';
import { readOwnBrandId } from '../../brands/brand-store.ts';
import { listAggregatedMonths, openList } from '../aggregate/month-lists.ts';
import { readOwnList } from '../aggregate/own-list.ts';
import { readDays, readWindow } from '../aggregate/read-periods.ts';
import type { FigureScope } from '../store/figure-scope.ts';
import { planRest, toMonthRange } from '../store/plan-months.ts';
import { type FactKind, readOrdinals, readScopePrompts, type ScopePrompt } from '../store/read-facts.ts';
import { planSegmentFilter, readSegments } from '../store/segments.ts';
import { Part } from './breakdown-part.ts';
import { type Dimension, PartTable } from './part-table.ts';
import { openWalk, toAggregateLayer, toOwnSeriesLayer } from './walk-months.ts';

/** What is counted beside answers and who is named, cited and visible in them: sums of order, depth and sentiment; distinct prompts. */
export type Measure = 'means' | 'prompts';

export interface Question {
  scope: FigureScope;
  /** Empty: the scope as one part. */
  by: readonly Dimension[];
  /** Brands that are counted; empty: answers alone. */
  brandIds: readonly number[];
  measures: readonly Measure[];
  /** Of the scope, only these. */
  prompts?: readonly ScopePrompt[];
}

/** A part for each combination that has answers, by prompt, then by engine, language, surface and kind of prompt, then by day. */
export function breakdown(db: Connection, question: Question): Part[] {
  const { scope, by, brandIds, measures } = question;
  if (scope.lastDay < scope.firstDay) return [];
  const table = new PartTable({
    by: new Set(by),
    window: scope,
    brandIds,
    segments: readSegments(db),
    wanted: planSegmentFilter(db, scope),
    ordinals: readOrdinals(db, scope.projectId),
    hasPrompts: measures.includes('prompts'),
    hasMeans: measures.includes('means'),
  });
  if (isOfPrompts(question)) addPrompts(db, question, table);
  else addPeriods(db, question, table);
  return table.list();
}

/** The scope as one part, with every measure; one of nothing where it has no answers. */
export function readTotal(db: Connection, scope: FigureScope, brandIds: readonly number[] = []): Part {
  return breakdown(db, { scope, by: [], brandIds, measures: ['means', 'prompts'] })[0] ?? Part.NOTHING;
}

/** Cells of periods do not tell prompts apart, and tags belong to prompts as they are tagged now. */
function isOfPrompts({ scope, by, prompts }: Question): boolean {
  return scope.tags !== null || by.includes('prompt') || prompts !== undefined;
}

/** Cells of days; without days those of whole months, and of days at the edges. */
function addPeriods(db: Connection, { scope, by, brandIds }: Question, table: PartTable): void {
  const read = by.includes('day') ? readDays : readWindow;
  for (const { period, cells } of read(db, 'total_period', scope.projectId, scope))
    table.addPeriod(null, period, cells);
  for (const brandId of brandIds) {
    for (const { period, cells } of read(db, 'brand_period', brandId, scope)) table.addPeriod(brandId, period, cells);
  }
}

/** Whole months from the lists of the project, then from aggregates of prompts; edges from the series of a brand; the rest from facts. */
function addPrompts(db: Connection, question: Question, table: PartTable): void {
  const { scope, by, brandIds, prompts = readScopePrompts(db, scope) } = question;
  const listed = addOwnLists(db, question, prompts, table);
  const [brandId] = brandIds;
  const layers = [
    ...(by.includes('day') ? [] : [toAggregateLayer(db, scope, table)]),
    ...(brandIds.length === 1 && brandId !== undefined
      ? [toOwnSeriesLayer(db, scope, brandId, (entry) => table.addEntry(brandId, entry))]
      : []),
  ];
  const kinds: FactKind[] = brandIds.length > 0 ? ['appearances'] : [];
  const walk = openWalk(db, scope, { layers, kinds, onAnswer: (answer) => table.addAnswer(answer) });
  const rest = planRest(toMonthRange(scope), listed);
  for (const prompt of prompts) {
    table.begin(prompt);
    walk(prompt, rest);
  }
}

/** Lists have a month of all prompts in one row, for the own brand alone. Gives the months that came from them. */
function addOwnLists(
  db: Connection,
  { scope, by, brandIds }: Question,
  prompts: readonly ScopePrompt[],
  table: PartTable,
): number[] {
  if (by.includes('day') || brandIds.some((id) => id !== readOwnBrandId(db, scope.projectId))) return [];
  const months = listAggregatedMonths(db, scope, ['own']);
  const byOrdinal = new Map(prompts.map((prompt) => [prompt.ordinal, prompt]));
  const wanted = planSegmentFilter(db, scope);
  for (const month of months) {
    readOwnList(openList(db, { projectId: scope.projectId, month }, 'own'), wanted, (ordinal) => {
      const prompt = byOrdinal.get(ordinal);
      return prompt && table.begin(prompt);
    });
  }
  return months;
}
