/** What the first run of a project would cost and bring, before there is a project. Asks and reserves nothing. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { type PlannedCall, readCallCost } from '../money/call-cost.ts';
import { readCapViews } from '../money/caps.ts';
import { toUsd } from '../money/nano-usd.ts';
import { readPriceTable } from '../money/price-store.ts';
import { RUNS_IN_30_DAYS, readMeteredNotice } from '../projects/limits.ts';
import { makeForecast, type Reach } from './load-forecast.ts';
import { planBasis, planRange } from './plan-forecast.ts';

type Estimate = OperationOutput<'projects.estimate'>;

export interface EstimateInput {
  models: readonly Engine[];
  prompts: number;
  samples: number;
  schedule: 'daily' | 'weekly' | 'manual';
  monthlyCapUsd: number | null;
  reaches: Readonly<Record<Engine, Reach>>;
  /** How engines that wait would be asked if they had their key; none where there is no way. */
  likely: Readonly<Partial<Record<Engine, PlannedCall>>>;
  nowMs: number;
}

export const loadEstimate = defineRead('money.estimate', (db, input: EstimateInput): Estimate => {
  const { models, samples, monthlyCapUsd: capUsd, reaches, nowMs } = input;
  const runsIn30Days = RUNS_IN_30_DAYS[input.schedule];
  const planned = Array.from({ length: input.prompts }, () => ({
    modelCount: models.length,
    samplesPerRun: samples,
    runsIn30Days,
  }));
  const project = capUsd === null ? null : { monthlyCapUsd: capUsd, usedUsd: 0, underWayUsd: 0, leftUsd: capUsd };
  const forecast = makeForecast(db, {
    asked: planned.map(() => models),
    engines: models,
    samples,
    runsIn30Days,
    ratePercent: null,
    caps: { ...readCapViews(db, null, nowMs), project },
    reaches,
    nowMs,
  });
  return { ...forecast, perAnswer: planAnswerCosts(db, input), meteredNotice: readMeteredNotice(db, planned) };
});

function planAnswerCosts(db: Connection, { reaches, likely, nowMs }: EstimateInput): Estimate['perAnswer'] {
  const table = readPriceTable(db);
  return ENGINES.map((model) => {
    const reach = reaches[model];
    const isWaiting = 'waiting' in reach;
    const kind = isWaiting ? (likely[model] ?? null) : reach.call;
    const cost = kind && readCallCost(db, kind, table, nowMs);
    const ceilingUsd = isWaiting && kind === null ? null : toUsd(cost?.ceilingNano ?? 0);
    const expectedUsd = isWaiting && kind === null ? null : planRange(cost, 1).expectedUsd;
    return {
      model,
      route: isWaiting ? (kind?.route ?? null) : reach.route,
      expectedUsd,
      ceilingUsd,
      basis: planBasis(cost),
    };
  });
}
