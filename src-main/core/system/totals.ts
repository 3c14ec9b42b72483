/** How much there is in a data folder, and which SQLite reads it. */
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { countSetAside } from '../answers/set-aside.ts';
import type { PeriodRow } from '../figures/aggregate/read-periods.ts';
import { TOTAL_WIDTH } from '../figures/codec/brand-counts.ts';
import { addCells } from '../figures/codec/period-cells.ts';
import { readRecentJobCounts } from '../scheduling/runs.ts';
import { readWaiting } from './waiting.ts';

/** From the months of every project. */
function countAnswers(db: Connection): number {
  const rows = db.prepare('SELECT period, cells FROM total_period WHERE period < 0').all() as PeriodRow[];
  const sum = { counts: new Float64Array(TOTAL_WIDTH), prompts: new Int32Array(0) };
  for (const { cells } of rows) addCells(cells, { width: TOTAL_WIDTH, taken: TOTAL_WIDTH }, () => sum);
  return sum.counts[0] ?? 0;
}

export const loadTotals = defineRead('system.totals', (db, nowMs: number) => {
  const count = (sql: string) => (db.prepare(sql).get() as { n: number }).n;
  return {
    projects: count('SELECT count(*) AS n FROM project WHERE archived_at IS NULL'),
    answers: countAnswers(db),
    setAside: countSetAside(db),
    jobs: readRecentJobCounts(db, nowMs),
    waiting: readWaiting(db),
  };
});

/** Of the library that the app brings; the one that Node may have is another. */
export const loadSqliteVersion = defineRead('system.sqliteVersion', (db, _input: null) => {
  return (db.prepare('SELECT sqlite_version() AS version').get() as { version: string }).version;
});
