/** Since a baseline: its figures by the rules of that time and by today's beside the current ones, with the verdict of each change. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { addUp } from '#shared/statistics/answer-cells.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { ESTIMATED_FIGURES, type EstimatedFigure } from '#shared/vocabulary/figures.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readRuleVersion } from '../answers/rule-version.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { readBrandViews } from '../brands/brand-view.ts';
import { readTotal } from '../figures/query/breakdown.ts';
import { toVerdict } from '../figures/query/cells/figure-intervals.ts';
import { type DayCorrelations, readDayCorrelations } from '../figures/query/cells/read-day-correlations.ts';
import { readPromptCells } from '../figures/query/cells/read-prompt-cells.ts';
import { FIGURE_KINDS, toAnswerCells as toCells } from '../figures/query/cells/to-answer-cells.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { readScopePrompts } from '../figures/store/read-facts.ts';
import { readFigures, requireBaseline, toBaseline } from './baseline-store.ts';
import { FROZEN_BY, type FrozenCell, filterCells, toAnswerCells, toFrozenCells } from './frozen-cells.ts';

type Comparison = OperationOutput<'baselines.comparison'>;
type Figures = NonNullable<Comparison['frozen']>;
type Since = Comparison['sinceRecounted'];

export interface ComparisonRequest {
  baselineId: string;
  scope: FigureScope;
}

/** Throws NOT_FOUND. */
export const loadBaselineComparison = defineRead(
  'baselines.comparison',
  (db, request: ComparisonRequest): Comparison => db.atOneMoment(() => compareBaseline(db, request)),
);

/** The three sides of a comparison: counts of then, the same window counted by today's rules, and now. */
interface Sides {
  frozen: readonly FrozenCell[];
  recounted: readonly FrozenCell[];
  current: readonly FrozenCell[];
}

function compareBaseline(db: Connection, { baselineId, scope }: ComparisonRequest): Comparison {
  const row = requireBaseline(db, scope.projectId, baselineId);
  const { cells, competitors } = readFigures(db, row.id);
  const window = { firstDay: row.firstDay, lastDay: row.lastDay };
  const sides: Sides = {
    frozen: filterCells(cells, scope, readTagged(db, scope)),
    recounted: readCells(db, { ...scope, ...window }),
    current: readCells(db, scope),
  };
  const numberOf = openNumbers(db, scope.projectId);
  const correlations = readDayCorrelations(db, scope);
  const compareWith = { numberOf, correlations };
  const ruleVersion = readRuleVersion(db, scope.projectId);
  return {
    baseline: toBaseline(row),
    periodStart: toDate(scope.firstDay),
    periodEnd: toDate(scope.lastDay),
    ruleVersion,
    isSameRules: ruleVersion === row.ruleVersion,
    ...compareSides(sides, compareWith),
    engines: splitSides(sides, ({ engine }) => engine).map(([model, part]) => ({
      model: model as Comparison['engines'][number]['model'],
      ...compareSides(part, compareWith),
    })),
    prompts: splitSides(sides, ({ promptId }) => promptId).map(([promptId, part]) => ({
      promptId,
      ...compareSides(part, { ...compareWith, isOnePrompt: true }),
    })),
    competitors: compareBrands(db, { scope, window, correlations }, isWhole(scope) ? competitors : null),
  };
}

function readCells(db: Connection, scope: FigureScope): FrozenCell[] {
  const brandId = readOwnBrandId(db, scope.projectId);
  const cells = readPromptCells(db, { scope, brandIds: [brandId], by: FROZEN_BY });
  return toFrozenCells(db, scope.projectId, brandId, cells);
}

/** How two sides are compared. */
interface Pairing {
  /** The numbers by which prompts are paired. */
  numberOf: (promptId: string) => number;
  correlations: DayCorrelations;
  isOnePrompt?: boolean;
}

function compareSides({ frozen, recounted, current }: Sides, pairing: Pairing) {
  return {
    frozen: toFigures(frozen),
    recounted: toFigures(recounted),
    current: toFigures(current),
    sinceFrozen: compareFigures(current, frozen, pairing),
    sinceRecounted: compareFigures(current, recounted, pairing),
  };
}

/** By engine or by prompt; what is on any side, in the order of the names. */
function splitSides({ frozen, recounted, current }: Sides, keyOf: (cell: FrozenCell) => string): [string, Sides][] {
  const [a, b, c] = [frozen, recounted, current].map((cells) => Map.groupBy(cells, keyOf)) as [Groups, Groups, Groups];
  const keys = [...new Set([...a.keys(), ...b.keys(), ...c.keys()])].sort();
  return keys.map((key) => [key, { frozen: a.get(key) ?? [], recounted: b.get(key) ?? [], current: c.get(key) ?? [] }]);
}

type Groups = Map<string, FrozenCell[]>;

function toFigures(cells: readonly FrozenCell[]): Figures {
  const values = ESTIMATED_FIGURES.map((figure) => [figure, toValue(cells, figure)]);
  return {
    answers: countAnswers(cells),
    prompts: new Set(cells.map(({ promptId }) => promptId)).size,
    ...(Object.fromEntries(values) as Record<EstimatedFigure, number | null>),
  };
}

/** In the unit of the wire; null where there is nothing to divide by. */
function toValue(cells: readonly FrozenCell[], figure: EstimatedFigure): number | null {
  const { n, sum } = addUp(toAnswerCells(cells, figure, () => 0));
  if (n === 0) return null;
  return FIGURE_KINDS[figure] === 'rate' ? (sum / n) * 100 : sum / n;
}

function countAnswers(cells: readonly FrozenCell[]): number {
  return cells.reduce((sum, cell) => sum + cell.answers, 0);
}

function compareFigures(
  current: readonly FrozenCell[],
  then: readonly FrozenCell[],
  { numberOf, correlations, isOnePrompt = false }: Pairing,
): Since {
  const answers = { current: countAnswers(current), previous: countAnswers(then) };
  const judged = ESTIMATED_FIGURES.map((figure) => {
    const [now, before] = [toValue(current, figure), toValue(then, figure)];
    const verdict = toVerdict(toAnswerCells(current, figure, numberOf), toAnswerCells(then, figure, numberOf), figure, {
      isOnePrompt,
      dayCorrelation: correlations[figure],
      ...(figure === 'visibilityRate' && { answers }),
    });
    return [figure, { change: now === null || before === null ? null : now - before, ...verdict }] as const;
  });
  return Object.fromEntries(judged) as Since;
}

/** Numbers of prompts; one that is gone gets one that no other has. */
function openNumbers(db: Connection, projectId: number): (promptId: string) => number {
  const rows = db.prepare('SELECT public_id AS publicId, id FROM prompt WHERE project_id = ?').all(projectId) as {
    publicId: string;
    id: number;
  }[];
  const numbers = new Map(rows.map(({ publicId, id }) => [publicId, id]));
  return (promptId) => {
    const known = numbers.get(promptId) ?? -1 - numbers.size;
    numbers.set(promptId, known);
    return known;
  };
}

/** Null: no filter by tags. */
function readTagged(db: Connection, scope: FigureScope): ReadonlySet<string> | null {
  if (scope.tags === null) return null;
  const find = db.prepare('SELECT public_id FROM prompt WHERE id = ?').pluck();
  return new Set(readScopePrompts(db, scope).map(({ id }) => find.get(id) as string));
}

function isWhole({ engines, language, surface, isBranded, tags }: FigureScope): boolean {
  return engines === null && language === null && surface == null && isBranded == null && tags === null;
}

/** Brands of now and of then. Of then nothing is known with filters: what is frozen of competitors is of all answers. */
function compareBrands(
  db: Connection,
  { scope, window, correlations }: { scope: FigureScope; window: DayWindow; correlations: DayCorrelations },
  frozen: ReturnType<typeof readFigures>['competitors'] | null,
): Comparison['competitors'] {
  const brands = readBrandViews(db, scope.projectId);
  const ids = brands.map(({ rowId }) => rowId);
  const [now, then] = [scope, { ...scope, ...window }].map((one) => readTotal(db, one, ids));
  const toShares = (part: typeof now, rowId: number) => {
    const all = ids.reduce((sum, id) => sum + (part?.of(id).named ?? 0), 0);
    const named = part?.of(rowId).named ?? 0;
    return {
      mentionRate: part && part.answers > 0 ? (named / part.answers) * 100 : null,
      shareOfVoice: all === 0 ? null : (named / all) * 100,
    };
  };
  const cells = [scope, { ...scope, ...window }].map((one) => readPromptCells(db, { scope: one, brandIds: ids }));
  const judge = (brandId: number) => {
    const [current, previous] = cells.map((each) => toCells(each, 'shareOfVoice', { brandId, allBrandIds: ids }));
    return toVerdict(current!, previous!, 'shareOfVoice', { dayCorrelation: correlations.mentionRate });
  };
  const toSince = (rowId: number, here: number | null, there: number | null) => ({
    change: here === null || there === null ? null : here - there,
    ...judge(rowId),
  });
  const gone = (frozen ?? []).filter(({ id }) => !brands.some((brand) => brand.id === id));
  const toFrozen = (id: string) => {
    const found = frozen?.find((brand) => brand.id === id);
    return found ? { mentionRate: found.mentionRate, shareOfVoice: found.shareOfVoicePercent } : null;
  };
  return [
    ...brands.map(({ rowId, id, name, isUserBrand }) => {
      const [recounted, current] = [toShares(then, rowId), toShares(now, rowId)];
      const sinceRecounted = toSince(rowId, current.shareOfVoice, recounted.shareOfVoice);
      return { ...{ id, name, isUserBrand }, frozen: toFrozen(id), recounted, current, sinceRecounted };
    }),
    ...gone.map(({ id, name, isUserBrand }) => ({
      ...{ id, name, isUserBrand },
      frozen: toFrozen(id),
      recounted: null,
      current: null,
      sinceRecounted: null,
    })),
  ];
}
