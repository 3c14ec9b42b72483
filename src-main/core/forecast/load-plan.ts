/** How many prompts, samples, days or engines a precision takes in a project, by its own variance, and what each would cost. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { type FigureKind, joinByPrompt } from '#shared/statistics/answer-cells.ts';
import { FEWEST_ANSWERS, pairedVariance } from '#shared/statistics/compare.ts';
import { FEWEST_PROMPTS } from '#shared/statistics/estimate.ts';
import {
  ASSUMED_RATE,
  type Design,
  LEVERS,
  planDetectable,
  planHalfWidth,
  planLever,
  type Variation,
} from '#shared/statistics/plan-design.ts';
import { type DayCell, estimateComponents } from '#shared/statistics/variance-components.ts';
import { toDate } from '#shared/time/day.ts';
import { lengthOf } from '#shared/time/window.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import { type FigureScope, toScopeBefore } from '../figures/store/figure-scope.ts';
import { RUNS_IN_30_DAYS } from '../projects/limits.ts';
import { type ForecastInput, loadForecast } from './load-forecast.ts';
import { readDayCells } from './read-day-cells.ts';

type PrecisionPlan = OperationOutput<'money.plan'>;

export interface PlanInput extends Omit<ForecastInput, 'promptIds' | 'engines' | 'samples'> {
  scope: FigureScope;
  figure: PrecisionPlan['figure'];
  /** One of them, in the unit of the figure. */
  halfWidth: number | null;
  detect: number | null;
}

export const loadPlan = defineRead('money.plan', (db, input: PlanInput): PrecisionPlan => {
  const { scope, figure, project } = input;
  const kind = kindOf(figure);
  const unit = kind === 'rate' ? 100 : 1;
  const [cells, before] = [scope, toScopeBefore(scope)].map((each) => readDayCells(db, each, figure));
  const forecast = loadForecast.run(db, { ...input, promptIds: null, engines: null, samples: null });
  const missing = listMissing(cells ?? []);
  const measured = missing.length === 0 ? measure(cells ?? [], before ?? [], kind) : null;
  const monthly = { usd: forecast.monthly.expectedUsd, calls: forecast.monthly.calls };
  const perAnswerUsd = forecast.calls === 0 ? 0 : forecast.run.expectedUsd / forecast.calls;
  const window = lengthOf(scope);
  const { of, design } = measured ?? {
    of: assume(kind),
    design: {
      prompts: Math.max(1, forecast.prompts),
      engines: Math.max(1, (forecast.calls + forecast.waitingCalls) / forecast.samples / Math.max(1, forecast.prompts)),
      days: Math.max(1, (RUNS_IN_30_DAYS[project.schedule] / 30) * window),
      samples: forecast.samples,
    },
  };
  const target = (input.halfWidth ?? input.detect ?? 0) / unit;
  const precisionOf = (each: Design) => (input.detect === null ? planHalfWidth(of, each) : planDetectable(of, each));
  const samplesPerUnit = design.samples / project.samplesPerRun;
  const costOf = (each: Design) => {
    const answers = each.prompts * each.engines * each.days * Math.max(1, each.samples / samplesPerUnit);
    return { answers: Math.round(answers), figureUsd: answers * perAnswerUsd };
  };
  const now = costOf(design);
  const levers = LEVERS.map((lever) => {
    const plan = planLever(lever, design, precisionOf, target, { mostEngines: ENGINES.length, samplesPerUnit });
    const reaches = plan.reaches * unit;
    if (plan.needed === null) {
      return { ...plan, reaches, answers: null, figureUsd: null, monthlyUsd: null, windowDays: null };
    }
    const current = lever === 'samples' ? project.samplesPerRun : design[lever];
    const amount = lever === 'samples' ? plan.needed * samplesPerUnit : plan.needed;
    // More days make the window longer, not the month dearer.
    const times = lever === 'days' ? 1 : plan.needed / current;
    return {
      ...plan,
      reaches,
      ...costOf({ ...design, [lever]: amount }),
      monthlyUsd: monthly.usd * times,
      windowDays: lever === 'days' ? Math.ceil((window * plan.needed) / current) : window,
    };
  });
  return {
    figure,
    target: { halfWidth: input.halfWidth, detect: input.detect },
    basis: measured ? 'measured' : 'assumed',
    missing,
    periodStart: toDate(scope.firstDay),
    periodEnd: toDate(scope.lastDay),
    value: of.value * unit,
    components: {
      prompts: of.prompts * unit ** 2,
      engines: of.engines * unit ** 2,
      days: of.days * unit ** 2,
      answers: of.answers * unit ** 2,
      drift: of.drift * unit ** 2,
    },
    design,
    current: {
      halfWidth: planHalfWidth(of, design) * unit,
      detects: planDetectable(of, design) * unit,
      ...now,
      monthlyUsd: monthly.usd,
    },
    isReached: precisionOf(design) <= target,
    levers,
    cheapest: chooseCheapest(levers),
  };
});

function kindOf(figure: PrecisionPlan['figure']): FigureKind {
  return figure === 'mentionOrder' || figure === 'position' || figure === 'sentiment' ? 'mean' : 'rate';
}

/** As of a rate; the answers of a mean from 0 to 100 are taken to differ by 25, those of an order by 2. */
function assume(kind: FigureKind): Variation {
  if (kind === 'rate') return ASSUMED_RATE;
  const scale = 25 ** 2 / (ASSUMED_RATE.value * (1 - ASSUMED_RATE.value));
  const { prompts, engines, days, answers, drift } = ASSUMED_RATE;
  return {
    ...{ kind, value: 50, drift: drift * scale, prompts: prompts * scale, engines: engines * scale },
    ...{ days: days * scale, answers: answers * scale },
  };
}

function listMissing(cells: readonly DayCell[]): PrecisionPlan['missing'] {
  const prompts = new Set(cells.map(({ prompt }) => prompt)).size;
  const answers = cells.reduce((sum, { n }) => sum + n, 0);
  const missing: PrecisionPlan['missing'] = [];
  if (prompts < FEWEST_PROMPTS) missing.push('prompts');
  if (answers < FEWEST_ANSWERS) missing.push('answers');
  const pairs = new Set(cells.map(({ prompt, engine }) => `${prompt} ${engine}`)).size;
  if (answers === pairs) missing.push('repeats');
  return missing;
}

function measure(
  cells: readonly DayCell[],
  before: readonly DayCell[],
  kind: FigureKind,
): { of: Variation; design: Design } | null {
  const components = estimateComponents(cells);
  if (components === null) return null;
  const n = cells.reduce((total, cell) => total + cell.n, 0);
  const pairs = new Set(cells.map(({ prompt, engine }) => `${prompt} ${engine}`)).size;
  const prompts = new Set(cells.map(({ prompt }) => prompt)).size;
  const design = { prompts, engines: pairs / prompts, days: cells.length / pairs, samples: n / cells.length };
  const value = cells.reduce((total, cell) => total + cell.sum, 0) / n;
  const of = { ...components, kind, value, drift: 0 };
  return { of: { ...of, drift: estimateDrift(cells, before, of, design) }, design };
}

/** How far prompts moved by themselves from the window before, beyond what days and answers explain; 0 where too few were asked in both. */
function estimateDrift(cells: readonly DayCell[], before: readonly DayCell[], of: Variation, design: Design): number {
  const known = new Set(before.map(({ prompt }) => prompt));
  const both = cells.filter(({ prompt }) => known.has(prompt));
  const asked = new Set(both.map(({ prompt }) => prompt));
  const changed = pairedVariance(
    both,
    before.filter(({ prompt }) => asked.has(prompt)),
  );
  if (changed === null) return 0;
  const prompts = joinByPrompt(both).length;
  const explained = (2 * (of.days + of.answers / design.samples)) / (design.days * design.engines);
  return Math.max(0, changed.value * prompts - explained);
}

function chooseCheapest(levers: PrecisionPlan['levers']): PrecisionPlan['cheapest'] {
  const reaching = levers.filter(({ needed }) => needed !== null);
  const [first] = reaching.toSorted(
    (a, b) => (a.figureUsd ?? 0) - (b.figureUsd ?? 0) || (a.answers ?? 0) - (b.answers ?? 0),
  );
  return first?.lever ?? null;
}
