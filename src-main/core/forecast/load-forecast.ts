/** What a run of a project would cost and bring, from its prompts, the ledger, the prices and the caps. Asks and reserves nothing. */

import { notFound } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { loadSummary } from '../figures/query/metrics/summary.ts';
import { toFigureScope } from '../figures/query/parse-scope.ts';
import { type CallCost, type PlannedCall, readCallCost } from '../money/call-cost.ts';
import { readCapViews } from '../money/caps.ts';
import { readExchangeRate } from '../money/exchange-rate.ts';
import { toUsd } from '../money/nano-usd.ts';
import { readPriceTable } from '../money/price-store.ts';
import { RUNS_IN_30_DAYS } from '../projects/limits.ts';
import type { Project } from '../projects/project.ts';
import { planBasis, planFit, planPrecision, planRange, sumRanges } from './plan-forecast.ts';

type Forecast = OperationOutput<'money.forecast'>;

/** How an engine is reached now; `call` is null where it is simulated and free. */
export type Reach = { route: string; call: PlannedCall | null } | { waiting: string };

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
  const asked = readPrompts(db, input);
  const visibility = readVisibility(db, project.id, nowMs);
  const forecast = makeForecast(db, {
    asked,
    engines: input.engines ?? ENGINES,
    samples: input.samples ?? project.samplesPerRun,
    runsIn30Days: RUNS_IN_30_DAYS[project.schedule],
    ratePercent: visibility.ratePercent,
    caps: readCapViews(db, project.publicId, nowMs),
    reaches: input.reaches,
    nowMs,
  });
  return { prompts: asked.length, visibility, ...forecast };
});

export interface ForecastTerms {
  /** For each prompt the engines that it is asked on. */
  asked: readonly (readonly Engine[])[];
  engines: readonly Engine[];
  samples: number;
  runsIn30Days: number;
  /** Null while there are no answers. */
  ratePercent: number | null;
  caps: Forecast['caps'];
  reaches: ForecastInput['reaches'];
  nowMs: number;
}

/** The forecast of so many prompts, stored or only thought of. */
export function makeForecast(db: Connection, terms: ForecastTerms): Omit<Forecast, 'prompts' | 'visibility'> {
  const { samples, runsIn30Days: runs, caps } = terms;
  const planned = planEngines(db, terms);
  const known = [caps.account, caps.project].filter((cap) => cap !== null);
  const calls = countCalls(planned, (reach) => !('waiting' in reach));
  const planFor = (times: number, leftsUsd: number[]) => {
    const range = sumRanges(planned.map(({ cost, calls: each }) => planRange(cost, each * times)));
    const ceilingUsd = toUsd(Math.max(0, ...planned.map(({ cost }) => cost?.ceilingNano ?? 0)));
    const leftUsd = leftsUsd.length === 0 ? null : Math.min(...leftsUsd);
    const halfWidthPoints = planPrecision(terms.ratePercent ?? UNKNOWN_RATE_PERCENT, calls * times);
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
    samples,
    calls,
    waitingCalls: countCalls(planned, (reach) => 'waiting' in reach),
    byEngine: planned.map(toEngineRow),
    run,
    monthly: { runs, calls: calls * runs, ...month },
    caps,
    currency,
    inCurrency: currency && {
      expected: run.expectedUsd * currency.perUsd,
      low: run.lowUsd * currency.perUsd,
      high: run.highUsd * currency.perUsd,
    },
  };
}

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

function planEngines(db: Connection, { asked, engines, samples, reaches, nowMs }: ForecastTerms): PlannedEngine[] {
  const table = readPriceTable(db);
  return ENGINES.filter((engine) => engines.includes(engine)).flatMap((engine) => {
    const prompts = asked.filter((models) => models.includes(engine)).length;
    if (prompts === 0) return [];
    const reach = reaches[engine];
    const kind = 'waiting' in reach ? null : reach.call;
    const cost = kind && readCallCost(db, kind, table, nowMs);
    return [{ engine, calls: prompts * samples, reach, cost }];
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
    ...toLimits('waiting' in reach ? null : reach.call),
    ceilingUsd: toUsd(cost?.ceilingNano ?? 0),
  };
}

/** Null where the request says nothing of it. */
function toLimits(call: PlannedCall | null) {
  return {
    maxOutputTokens: call?.maxOutputTokens ?? null,
    maxSearches: call?.maxSearches ?? null,
    reasoningEffort: call?.reasoningEffort ?? null,
    searchDepth: call?.searchDepth ?? null,
  };
}

function readVisibility(db: Connection, projectId: number, nowMs: number): Forecast['visibility'] {
  const scope = toFigureScope(projectId, { timeframe: '30d' }, nowMs);
  const { totalResponses, responseVisibilityRate } = loadSummary.run(db, scope).current;
  return { ratePercent: totalResponses === 0 ? null : responseVisibilityRate, answers: totalResponses };
}
