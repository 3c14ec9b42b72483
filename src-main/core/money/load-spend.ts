/** What was spent, from the monthly sums of the ledger. Prices nothing. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readCapViews } from './caps.ts';
import { readExchangeRate } from './exchange-rate.ts';
import { toUsd } from './nano-usd.ts';

type Spend = OperationOutput<'money.spend'>;
type Spent = Spend['totals'];

/** `project` is a public id; null is the whole account. */
export interface SpendScope {
  project: string | null;
  firstMonth: string;
  lastMonth: string;
}

/** Sums of a month, project, engine and route. */
export interface SpendRow extends Record<SumName, number> {
  month: string;
  project: string;
  projectName: string | null;
  engine: Engine;
  route: string;
}

const SUM_NAMES = [
  'calls',
  'reportedNano',
  'reportedCalls',
  'estimatedNano',
  'estimatedCalls',
  'unknownNano',
  'unknownCalls',
  'underWayCalls',
] as const;
type SumName = (typeof SUM_NAMES)[number];

const pick = (basis: string, column: string) => `sum(CASE basis WHEN '${basis}' THEN ${column} ELSE 0 END)`;

/** Sums of the months, without rows of nothing. */
export function readSpendRows(db: Connection, { project, firstMonth, lastMonth }: SpendScope): SpendRow[] {
  return db
    .prepare(
      `SELECT month, project, (SELECT name FROM project AS p WHERE p.public_id = spend_month.project) AS projectName,
         engine, route, sum(calls) AS calls,
         ${pick('reported', 'cost_nano')} AS reportedNano, ${pick('reported', 'calls')} AS reportedCalls,
         ${pick('estimated', 'cost_nano')} AS estimatedNano, ${pick('estimated', 'calls')} AS estimatedCalls,
         ${pick('unknown', 'counted_nano')} AS unknownNano, ${pick('unknown', 'calls')} AS unknownCalls,
         ${pick('open', 'calls')} AS underWayCalls
       FROM spend_month WHERE month BETWEEN ? AND ? ${project === null ? '' : 'AND project = ?'}
       GROUP BY month, project, engine, route HAVING sum(calls) > 0 ORDER BY month DESC, project, engine, route`,
    )
    .all(...[firstMonth, lastMonth, ...(project === null ? [] : [project])]) as SpendRow[];
}

export const loadSpend = defineRead('money.spend', (db, scope: SpendScope & { nowMs: number }): Spend => {
  const rows = readSpendRows(db, scope);
  const { project, nowMs } = scope;
  return {
    firstMonth: scope.firstMonth,
    lastMonth: scope.lastMonth,
    totals: toSpent(sumRows(rows)),
    rows: rows.map((row) => ({
      month: row.month,
      projectId: row.project,
      projectName: row.projectName,
      model: row.engine,
      route: row.route,
      ...toSpent(row),
    })),
    caps: readCapViews(db, project, nowMs),
    currency: readExchangeRate(db),
  };
});

function sumRows(rows: readonly SpendRow[]): Record<SumName, number> {
  const sums = {} as Record<SumName, number>;
  for (const name of SUM_NAMES) sums[name] = rows.reduce((sum, row) => sum + row[name], 0);
  return sums;
}

/** Dollars are made once, from whole sums. */
function toSpent(sums: Record<SumName, number>): Spent {
  return {
    calls: sums.calls,
    costUsd: toUsd(sums.reportedNano + sums.estimatedNano),
    reportedUsd: toUsd(sums.reportedNano),
    reportedCalls: sums.reportedCalls,
    estimatedUsd: toUsd(sums.estimatedNano),
    estimatedCalls: sums.estimatedCalls,
    unknownCalls: sums.unknownCalls,
    unknownUpToUsd: toUsd(sums.unknownNano),
    underWayCalls: sums.underWayCalls,
  };
}
