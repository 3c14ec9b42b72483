/** What projects come to together: the same over all of them and over those that a filter leaves. Pure. */
import type { OperationOutput } from './contract/index.ts';

type Portfolio = OperationOutput<'portfolio.list'>;
type Row = Pick<Portfolio['projects'][number], 'environment' | 'isPitch' | 'answers' | 'tasks'> & {
  troubles: readonly unknown[];
  spend: { usedUsd: number } | null;
};

/** Live and test projects apart: what is simulated is no part of what was answered or paid. */
export function addUpPortfolio(rows: readonly Row[]): Portfolio['sums'] {
  const of = (environment: 'live' | 'test') => {
    const chosen = rows.filter((row) => row.environment === environment);
    const sum = (countOf: (row: Row) => number) => chosen.reduce((total, row) => total + countOf(row), 0);
    return {
      clients: sum(({ isPitch }) => (isPitch ? 0 : 1)),
      pitches: sum(({ isPitch }) => (isPitch ? 1 : 0)),
      answers: sum(({ answers }) => answers),
      inTrouble: sum(({ troubles }) => (troubles.length > 0 ? 1 : 0)),
      openTasks: sum(({ tasks }) => tasks.open + tasks.inProgress),
      usedUsd: sum(({ spend }) => spend?.usedUsd ?? 0),
    };
  };
  return { live: of('live'), test: of('test') };
}
