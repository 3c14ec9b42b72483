/** What a run of a project would cost and bring, from its prompts, the ledger, the prices and the caps. Asks and reserves nothing. */

import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf } from '#shared/time/day.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { toFigureScope } from '../metrics/figure-scope.ts';
import { loadSummary } from '../metrics/summary.ts';
import { RUNS_IN_30_DAYS } from '../projects/limits.ts';
import type { Project } from '../projects/project.ts';
import { type CallCost, type CallKind, readCallCost } from './call-cost.ts';
import { readCapViews } from './caps.ts';
import { readExchangeRate } from './exchange-rate.ts';
import { toUsd } from './nano-usd.ts';
import { planBasis, planFit, planPrecision, planRange, sumRanges } from './plan-forecast.ts';
import { readPriceTable } from './price-store.ts';

type Forecast = OperationOutput<'money.forecast'>;

/** How an engine is reached now; `call` is null where it is simulated and free. */
export type Reach = { route: string; call: CallKind | null } | { waiting: string };

export interface ForecastInput {
  project: Project;
  promptIds: readonly string[] | null;
  engines: readonly Engine[] | null;
  samples: number | null;
  reaches: Readonly<Record<Engine, Reach>>;
  nowMs: number;
}

interface PlannedEngine {
  engine: Engine;
  calls: number;
  reach: Reach;
  cost: CallCost | null;
}

/** Rate taken where there is none yet: the one that makes intervals widest. */
const UNKNOWN_RATE_PERCENT = 50;

/** Throws NOT_FOUND for a prompt that the project does not ask. */
export const loadForecast = defineRead('money.forecast', (db, input: ForecastInput): Forecast => {
  const { project, nowMs } = input;
  const samples = input.samples ?? project.samplesPerRun;
  const prompts = readPrompts(db, input);
  const planned = planEngines(db, input, prompts, samples);
  const runs = RUNS_IN_30_DAYS[project.schedule];
  const visibility = readVisibility(db, project.id, nowMs);
  const caps = readCapViews(db, project.publicId, nowMs);
  const known = [caps.account, caps.project].filter((cap) => cap !== null);
  const calls = countCalls(planned, (reach) => !('waiting' in reach));
  const planFor = (times: number, leftsUsd: number[]) => {
    const range = sumRanges(planned.map(({ cost, calls: each }) => planRange(cost, each * times)));
    const ceilingUsd = toUsd(Math.max(0, ...planned.map(({ cost }) => cost?.ceilingNano ?? 0)));
    const leftUsd = leftsUsd.length === 0 ? null : Math.min(...leftsUsd);
    const halfWidthPoints = planPrecision(visibility.ratePercent ?? UNKNOWN_RATE_PERCENT, calls * times);
    return { ...range, fits: planFit(range, ceilingUsd, leftUsd), halfWidthPoints };
  };
  const leftsUsd = known.map((cap) => cap.leftUsd);
  const run = planFor(1, leftsUsd);
  const month = planFor(
    runs,
    known.map((cap) => cap.monthlyCapUsd),
  );
  const currency = readExchangeRate(db);
  return {
    prompts: prompts.length,
    samples,
    calls,
    waitingCalls: countCalls(planned, (reach) => 'waiting' in reach),
    byEngine: planned.map(toEngineRow),
    run,
    monthly: { runs, calls: calls * runs, ...month },
    visibility,
    caps,
    currency,
    inCurrency: currency && {
      expected: run.expectedUsd * currency.perUsd,
      low: run.lowUsd * currency.perUsd,
      high: run.highUsd * currency.perUsd,
    },
  };
});

function readPrompts(db: Connection, { project, promptIds }: ForecastInput): Engine[][] {
  const chosen = promptIds && [...new Set(promptIds)];
  const rows = db
    .prepare(
      `SELECT models FROM prompt WHERE project_id = ? AND state IN ('active', 'queued')
         AND (? IS NULL OR public_id IN (SELECT value FROM json_each(?)))`,
    )
    .all(project.id, chosen && 1, JSON.stringify(chosen ?? [])) as { models: string }[];
  if (chosen && rows.length < chosen.length) throw notFound('The prompt');
  return rows.map((row) => JSON.parse(row.models));
}

function planEngines(db: Connection, input: ForecastInput, prompts: Engine[][], samples: number): PlannedEngine[] {
  const table = readPriceTable(db);
  const engines = ENGINES.filter((engine) => input.engines?.includes(engine) ?? true);
  return engines.flatMap((engine) => {
    const asked = prompts.filter((models) => models.includes(engine)).length;
    if (asked === 0) return [];
    const reach = input.reaches[engine];
    const kind = 'waiting' in reach ? null : reach.call;
    const cost = kind && readCallCost(db, kind, table, dayOf(input.nowMs));
    return [{ engine, calls: asked * samples, reach, cost }];
  });
}

function countCalls(planned: readonly PlannedEngine[], isCounted: (reach: Reach) => boolean): number {
  return planned.reduce((sum, { calls, reach }) => sum + (isCounted(reach) ? calls : 0), 0);
}

function toEngineRow({ engine, calls, reach, cost }: PlannedEngine): Forecast['byEngine'][number] {
  return {
    model: engine,
    route: 'waiting' in reach ? null : reach.route,
    engineModel: 'waiting' in reach ? null : (reach.call?.model ?? null),
    waiting: 'waiting' in reach ? reach.waiting : null,
    calls,
    ...planRange(cost, calls),
    basis: planBasis(cost),
    seenCalls: cost?.seen?.calls ?? 0,
  };
}

function readVisibility(db: Connection, projectId: number, nowMs: number): Forecast['visibility'] {
  const scope = toFigureScope(projectId, { timeframe: '30d' }, nowMs);
  const { totalResponses, responseVisibilityRate } = loadSummary.run(db, scope).current;
  return { ratePercent: totalResponses === 0 ? null : responseVisibilityRate, answers: totalResponses };
}
