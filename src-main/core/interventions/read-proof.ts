/** Whether an intervention moved its prompts: reads both groups on both sides, and has the statistics judge. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { addUp } from '#shared/statistics/answer-cells.ts';
import { compare } from '#shared/statistics/compare.ts';
import { changeOf, differenceInDifferences, type Sides } from '#shared/statistics/difference-in-differences.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import type { ProofState } from '#shared/vocabulary/interventions.ts';
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { FIGURE_KINDS } from '../figures/query/cells/to-answer-cells.ts';
import { readAnswerDays, readModelChanges } from '../figures/query/coverage/model-changes.ts';
import { type InterventionRow, toIntervention } from './intervention-store.ts';
import { planLimits } from './plan-limits.ts';
import { chooseSides, listEngines, readDayCounts, readSideCells } from './proof-cells.ts';
import { readProofPrompts } from './proof-prompts.ts';

export type Proof = OperationOutput<'interventions.proof'>;

/** A day without what was done, whole days on either side of it. */
interface ProofWindows {
  before: DayWindow;
  /** As far as it has come: its last day may be before its first. */
  after: DayWindow;
  missingDays: number;
}

export function planProofWindows(day: number, days: number, nowMs: number): ProofWindows {
  const lastDay = Math.min(day + days, dayOf(nowMs));
  return {
    before: { firstDay: day - days, lastDay: day - 1 },
    after: { firstDay: day + 1, lastDay },
    missingDays: Math.min(days, day + days - lastDay),
  };
}

const NO_SIDE = { n: 0, prompts: 0, value: null };
const NO_GROUP = { before: NO_SIDE, after: NO_SIDE, change: null };

/** Of a task that is not done or about no answers, and of a day that is not over. */
export function toEmptyProof(state: ProofState, days: number): Proof {
  return {
    ...{ state, days, intervention: null, before: null, after: null, treated: NO_GROUP, untouched: NO_GROUP },
    ...{ effect: null, verdict: 'too_few_answers', repeat: null, brand: null, pValue: null },
    ...{ engines: [], languages: [], limits: [], series: [] },
  };
}

export function readProof(db: Connection, row: InterventionRow, days: number, nowMs: number): Proof {
  const { before, after, missingDays } = planProofWindows(row.day, days, nowMs);
  const { figure, project_id: projectId } = row;
  const brandId = readOwnBrandId(db, projectId);
  const prompts = readProofPrompts(db, row, { firstDay: before.firstDay, lastDay: row.day + days });
  const windows = { projectId, brandId, before, after };
  const cells = {
    treated: readSideCells(db, windows, prompts.treated),
    untouched: readSideCells(db, windows, prompts.untouched),
  };
  const asked = listEngines(cells.treated);
  const engines = ENGINES.filter((engine) => asked.includes(engine));
  const treated = chooseSides(cells.treated, figure, { brandId, engines });
  const untouched = chooseSides(cells.untouched, figure, { brandId, engines });
  const kind = FIGURE_KINDS[figure];
  const unit = kind === 'rate' ? 100 : 1;
  const scale = (range: readonly [number, number] | null) =>
    range && ([range[0] * unit, range[1] * unit] as [number, number]);
  const result = differenceInDifferences(treated.sides, untouched.sides, kind);
  const sides = [treated, untouched].flatMap(({ sides: { before: first, after: last } }) => [
    addUp(first).n,
    addUp(last).n,
  ]);
  const scope = { projectId, firstDay: before.firstDay, lastDay: Math.max(after.lastDay, before.lastDay) };
  return {
    state: after.lastDay < after.firstDay ? 'waiting' : 'measured',
    intervention: toIntervention(db, row),
    days,
    before: toDates(before),
    after: after.lastDay < after.firstDay ? null : toDates(after),
    treated: toGroup(treated.sides, unit),
    untouched: toGroup(untouched.sides, unit),
    effect: result.effect === null ? null : result.effect * unit,
    verdict: result.verdict,
    repeat: scale(result.repeat),
    brand: scale(result.brand),
    pValue: result.pValue,
    engines,
    languages: prompts.languages,
    limits: planLimits({
      treated: treated.prompts,
      untouched: untouched.prompts,
      leftOut: treated.leftOut + untouched.leftOut,
      fewestAnswers: Math.min(...sides),
      untouchedVerdict: compare(untouched.sides.after, untouched.sides.before, kind).verdict,
      others: prompts.others.map(({ name, day }) => ({ name, date: toDate(day) })),
      modelChanges: readChanges(db, scope, engines),
      missingDays,
      lastDate: toDate(row.day + days),
      isChosenByFigure: prompts.task !== null && dayOf(prompts.task.createdAtMs) >= before.firstDay,
      isEndedByFigures: prompts.task?.isAutoResolved ?? false,
    }),
    series: readSeries(db, { ...scope, brandId }, row, { ...prompts, engines, unit }),
  };
}

function toGroup(sides: Sides, unit: number): Proof['treated'] {
  const toSide = (cells: Sides['before']) => {
    const { n, sum, prompts } = addUp(cells);
    return { n, prompts, value: n === 0 ? null : (sum / n) * unit };
  };
  const change = changeOf(sides);
  return {
    before: toSide(sides.before),
    after: toSide(sides.after),
    change: change === null ? null : change * unit,
  };
}

function toDates({ firstDay, lastDay }: DayWindow) {
  return { startDate: toDate(firstDay), endDate: toDate(lastDay) };
}

function readChanges(db: Connection, scope: DayWindow & { projectId: number }, engines: readonly string[]) {
  const figures = { ...scope, engines, language: null, tags: null };
  const answers = readAnswerDays(db, { ...figures, promptId: null });
  return readModelChanges(db, figures, answers, scope).map(({ model, since, to }) => ({
    engine: model,
    date: since,
    to,
  }));
}

function readSeries(
  db: Connection,
  scope: DayWindow & { projectId: number; brandId: number },
  { figure }: InterventionRow,
  groups: Pick<ReturnType<typeof readProofPrompts>, 'treated' | 'untouched'> & {
    engines: readonly string[];
    unit: number;
  },
): Proof['series'] {
  const { engines, unit } = groups;
  const treated = readDayCounts(db, scope, figure, { prompts: groups.treated, engines });
  const untouched = readDayCounts(db, scope, figure, { prompts: groups.untouched, engines });
  const toPoint = (counts: { n: number; sum: number } | undefined) =>
    counts ? { n: counts.n, value: (counts.sum / counts.n) * unit } : { n: 0, value: null };
  const days = [...new Set([...treated.keys(), ...untouched.keys()])].sort((a, b) => a - b);
  return days.map((day) => ({
    date: toDate(day),
    treated: toPoint(treated.get(day)),
    untouched: toPoint(untouched.get(day)),
  }));
}
