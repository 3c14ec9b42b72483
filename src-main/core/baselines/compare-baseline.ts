/** Since a baseline: its figures by the rules of then and by those of now beside the current ones, with the verdict of each change. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ESTIMATED_FIGURES, type EstimatedFigure } from '#shared/contract/intervals.ts';
import { compare } from '#shared/statistics/compare.ts';
import { estimate, type Range } from '#shared/statistics/estimate.ts';
import { toDate } from '#shared/time/day.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readRuleVersion } from '../answers/rule-version.ts';
import { readBrandViews } from '../brands/brand-view.ts';
import { readTotal } from '../figures/query/breakdown.ts';
import type { FigureScope } from '../figures/store/figure-scope.ts';
import { readScopePrompts } from '../figures/store/read-facts.ts';
import { readFigures, requireBaseline, toBaseline } from './baseline-store.ts';
import { type FrozenCell, filterCells, KINDS, readFrozenCells, toAnswerCells } from './frozen-cells.ts';

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

/** The three sides of a comparison: counts of then, the same window counted by the rules of now, and now. */
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
    recounted: readFrozenCells(db, { ...scope, ...window }),
    current: readFrozenCells(db, scope),
  };
  const numberOf = openNumbers(db, scope.projectId);
  const ruleVersion = readRuleVersion(db, scope.projectId);
  return {
    baseline: toBaseline(row),
    periodStart: toDate(scope.firstDay),
    periodEnd: toDate(scope.lastDay),
    ruleVersion,
    isSameRules: ruleVersion === row.ruleVersion,
    ...compareSides(sides, numberOf, false),
    engines: splitSides(sides, ({ engine }) => engine).map(([model, part]) => ({
      model: model as Comparison['engines'][number]['model'],
      ...compareSides(part, numberOf, false),
    })),
    prompts: splitSides(sides, ({ promptId }) => promptId).map(([promptId, part]) => ({
      promptId,
      ...compareSides(part, numberOf, true),
    })),
    competitors: compareBrands(db, scope, window, isWhole(scope) ? competitors : null),
  };
}

function compareSides({ frozen, recounted, current }: Sides, numberOf: (id: string) => number, isOnePrompt: boolean) {
  const since = (then: readonly FrozenCell[]) => compareFigures(current, then, numberOf, isOnePrompt);
  return {
    frozen: toFigures(frozen, numberOf),
    recounted: toFigures(recounted, numberOf),
    current: toFigures(current, numberOf),
    sinceFrozen: since(frozen),
    sinceRecounted: since(recounted),
  };
}

/** By engine or by prompt; what is on any side, in the order of the names. */
function splitSides({ frozen, recounted, current }: Sides, keyOf: (cell: FrozenCell) => string): [string, Sides][] {
  const [a, b, c] = [frozen, recounted, current].map((cells) => Map.groupBy(cells, keyOf)) as [Groups, Groups, Groups];
  const keys = [...new Set([...a.keys(), ...b.keys(), ...c.keys()])].sort();
  return keys.map((key) => [key, { frozen: a.get(key) ?? [], recounted: b.get(key) ?? [], current: c.get(key) ?? [] }]);
}

type Groups = Map<string, FrozenCell[]>;

function toFigures(cells: readonly FrozenCell[], numberOf: (id: string) => number): Figures {
  const value = (figure: EstimatedFigure) => {
    const { value: found } = estimate(toAnswerCells(cells, figure, numberOf), KINDS[figure]);
    return found === null ? null : found * scaleOf(figure);
  };
  return {
    answers: cells.reduce((sum, cell) => sum + cell.answers, 0),
    prompts: new Set(cells.map(({ promptId }) => promptId)).size,
    responseVisibilityRate: value('responseVisibilityRate'),
    mentionRate: value('mentionRate'),
    citationRate: value('citationRate'),
    visibilityRate: value('visibilityRate'),
    mentionOrder: value('mentionOrder'),
    position: value('position'),
    sentiment: value('sentiment'),
  };
}

function compareFigures(
  current: readonly FrozenCell[],
  then: readonly FrozenCell[],
  numberOf: (id: string) => number,
  isOnePrompt: boolean,
): Since {
  const count = (cells: readonly FrozenCell[]) => cells.reduce((sum, cell) => sum + cell.answers, 0);
  const answers = { current: count(current), previous: count(then) };
  const judged = ESTIMATED_FIGURES.map((figure) => {
    const [now, before] = [current, then].map((cells) => toAnswerCells(cells, figure, numberOf));
    const isCovered = figure === 'visibilityRate';
    const found = compare(now ?? [], before ?? [], KINDS[figure], { isOnePrompt, ...(isCovered && { answers }) });
    const scale = scaleOf(figure);
    const widen = (range: Range | null) => range && ([range[0] * scale, range[1] * scale] as Range);
    const change = found.change === null ? null : found.change * scale;
    return [figure, { ...found, change, repeat: widen(found.repeat), brand: widen(found.brand) }] as const;
  });
  return Object.fromEntries(judged) as Since;
}

function scaleOf(figure: EstimatedFigure): number {
  return KINDS[figure] === 'rate' ? 100 : 1;
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

function isWhole({ engine, language, surface, isBranded, tags }: FigureScope): boolean {
  return engine === null && language === null && surface == null && isBranded == null && tags === null;
}

/** Brands of now and of then. Of then nothing is known with filters: what is frozen of competitors is of all answers. */
function compareBrands(
  db: Connection,
  scope: FigureScope,
  window: { firstDay: number; lastDay: number },
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
  const gone = (frozen ?? []).filter(({ id }) => !brands.some((brand) => brand.id === id));
  const toFrozen = (id: string) => {
    const found = frozen?.find((brand) => brand.id === id);
    return found ? { mentionRate: found.mentionRate, shareOfVoice: found.shareOfVoicePercent } : null;
  };
  return [
    ...brands.map(({ rowId, id, name, isUserBrand }) => ({
      ...{ id, name, isUserBrand },
      frozen: toFrozen(id),
      recounted: toShares(then, rowId),
      current: toShares(now, rowId),
    })),
    ...gone.map(({ id, name, isUserBrand }) => ({
      ...{ id, name, isUserBrand },
      frozen: toFrozen(id),
      recounted: null,
      current: null,
    })),
  ];
}
