/** Where the change of a figure comes from: parts that add up to it, whether each is a change, and the change as a sentence. */

import type { OperationOutput } from '#shared/contract/index.ts';
import type { Comparison, Verdict } from '#shared/statistics/compare.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { CHANGE_GROUPS, type ChangeGroup, type ExplainedFigure } from '#shared/vocabulary/figures.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readDayCorrelations } from '../cells/read-day-correlations.ts';
import { readDaySpreads } from '../cells/read-day-spreads.ts';
import { addUp, type ChangeCell, type Decomposition, decomposeChange, toValue } from './decompose-change.ts';
import { type FigureRule, toFigureRule } from './figure-rules.ts';
import { type CellGroup, groupCells, type PromptBook, toPoints } from './group-cells.ts';
import { type CellKind, compareCells, judgeParts } from './judge-parts.ts';
import { isBeyondNoise, planCause } from './plan-cause.ts';
import { planStory } from './plan-story.ts';
import { readChangeCells, readPromptBook } from './read-change-cells.ts';
import { NO_COMPANY, readCompany } from './read-company.ts';

type ExplainedChange = OperationOutput<'metrics.explainChange'>;
type Contribution = ExplainedChange['contributions'][number];

export interface ChangeQuestion {
  scope: FigureScope;
  figure: ExplainedFigure;
  by: ChangeGroup;
}

export const loadExplainedChange = defineRead(
  'metrics.explainChange',
  (db, question: ChangeQuestion): ExplainedChange => db.atOneMoment(() => explainChange(db, question)),
);

export function explainChange(db: Connection, { scope, figure, by }: ChangeQuestion): ExplainedChange {
  const rule = toFigureRule(figure);
  const cells = readChangeCells(db, scope, { figure, brandId: readOwnBrandId(db, scope.projectId) });
  const kind = { kind: rule.kind, dayCorrelation: readDayCorrelation(db, scope, figure) };
  const [now, before] = [addUp(cells.map((cell) => cell.now)), addUp(cells.map((cell) => cell.before))];
  const found = decomposeChange(cells, rule.scale);
  const whole = toVerdict(compareCells(cells, kind, { daySpread: readDaySpread(db, scope, figure) }), rule);
  const prompts = readPromptBook(db, scope.projectId);
  const rows = found
    ? toRows(groupCells(by, cells, found.parts, prompts), found, kind, rule)
    : { judged: 0, contributions: [] };
  return {
    figure,
    by,
    periods: { current: toPeriod(scope), previous: toPeriod(toScopeBefore(scope)) },
    current: toValue(now, rule.scale),
    previous: toValue(before, rule.scale),
    change: found?.change ?? null,
    currentN: now.n,
    previousN: before.n,
    verdict: whole,
    mix: found?.parts.reduce((sum, part) => sum + part.mix, 0) ?? null,
    answered: found?.parts.reduce((sum, part) => sum + part.answered, 0) ?? null,
    ...rows,
    story:
      found && found.change !== 0
        ? readStory(db, { scope, figure, cells, kind, found, prompts, verdict: whole.verdict })
        : null,
  };
}

/** Shares of voice go with mentions. */
function readDayCorrelation(db: Connection, scope: FigureScope, figure: ExplainedFigure): number {
  return readDayCorrelations(db, scope)[figure === 'shareOfVoice' ? 'mentionRate' : figure];
}

/** Mentions of all brands go up and down with those of rivals too, so that their shares are not looked at. */
function readDaySpread(db: Connection, scope: FigureScope, figure: ExplainedFigure) {
  return figure === 'shareOfVoice' ? null : readDaySpreads(db, scope)[figure];
}

function toPeriod({ firstDay, lastDay }: DayWindow): ExplainedChange['periods']['current'] {
  return { periodStart: toDate(firstDay), periodEnd: toDate(lastDay) };
}

/** In the unit of the figure. */
function toVerdict(
  { verdict, repeat, brand, pValue, days }: Comparison,
  { scale }: FigureRule,
): ExplainedChange['verdict'] {
  const toUnit = (range: readonly [number, number] | null): [number, number] | null =>
    range && [scale * range[0], scale * range[1]];
  return {
    verdict,
    repeat: toUnit(repeat),
    brand: toUnit(brand),
    pValue,
    ...(days && { days: { ...days, spread: scale * days.spread } }),
  };
}

function toRows(
  groups: readonly CellGroup[],
  { change }: Decomposition,
  kind: CellKind,
  { scale }: FigureRule,
): Pick<ExplainedChange, 'contributions' | 'judged'> {
  const { verdicts, judged } = judgeParts(
    groups.map(({ cells }) => cells),
    kind,
  );
  const contributions = groups.map((group, index): Contribution => {
    const [now, before] = [addUp(group.cells.map((cell) => cell.now)), addUp(group.cells.map((cell) => cell.before))];
    return {
      id: group.id,
      label: group.label,
      promptId: group.promptId,
      model: group.engine,
      points: toPoints(group),
      mixPoints: group.mix,
      answeredPoints: group.answered,
      sharePercent: change === 0 ? null : (100 * toPoints(group)) / change,
      current: toValue(now, scale),
      previous: toValue(before, scale),
      currentN: now.n,
      previousN: before.n,
      verdict: verdicts[index] as Verdict,
    };
  });
  return { contributions, judged };
}

interface StoryInput {
  scope: FigureScope;
  figure: ExplainedFigure;
  cells: readonly ChangeCell[];
  kind: CellKind;
  found: Decomposition;
  prompts: PromptBook;
  /** Of the whole change. */
  verdict: Verdict;
}

function readStory(
  db: Connection,
  { scope, figure, cells, kind, found, prompts, verdict: whole }: StoryInput,
): ExplainedChange['story'] {
  const rule = toFigureRule(figure);
  const groups = figure === 'visibilityRate' ? CHANGE_GROUPS.filter((by) => by !== 'engine') : CHANGE_GROUPS;
  const cause = planCause({ cells, found, prompts, kind: rule.kind, groups, verdict: whole });
  const company = isBeyondNoise(whole)
    ? readCompany(db, {
        scope,
        brandId: readOwnBrandId(db, scope.projectId),
        prompts: cause.moved.map((ordinal) => ({ id: prompts.get(ordinal)?.id ?? 0, ordinal })),
        engine: cause.kind === 'engine' ? cause.id : null,
        rule,
        change: found.change,
      })
    : NO_COMPANY;
  const { verdict } = compareCells(cause.cells, kind);
  return planStory(cause, company, verdict, prompts);
}
