/** How much there is in a data folder. */
import { defineRead } from '../../storage/command.ts';
import { readJobCounts } from '../scheduling/runs.ts';

export const loadTotals = defineRead('system.totals', (db, _input: null) => {
  const count = (sql: string) => (db.prepare(sql).get() as { n: number }).n;
  return {
    projects: count('SELECT count(*) AS n FROM project WHERE archived_at IS NULL'),
    answers: count('SELECT coalesce(sum(answers), 0) AS n FROM total_day'),
    jobs: readJobCounts(db, null),
  };
});
