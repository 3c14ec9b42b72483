/**
 * What is different since the baseline that figures are compared with: a card, or a line where other figures stand. Nothing where they are
 * compared with something else.
 */
import { fromDate } from '#shared/time/day.ts';

import { useOperation } from '../api/use-operation.ts';
import { type Baseline, useComparedBaseline } from '../filters/use-baselines.ts';
import { useFilters } from '../filters/use-filters.ts';
import { formatDayRange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { SkeletonCard } from '../ui/skeleton-card.tsx';
import { SmallTable } from '../ui/small-table.tsx';
import { planSinceRows } from './plan-since.ts';
import classes from './since-baseline-card.module.css';

const words = TEXTS.history.since;

export function SinceBaselineCard() {
  const baseline = useComparedBaseline();
  return baseline && <SinceCard baseline={baseline} />;
}

/** The rates alone, above a table of something else. */
export function SinceBaselineLine() {
  const baseline = useComparedBaseline();
  return baseline && <SinceLine baseline={baseline} />;
}

const IN_LINE = 3;

function SinceLine({ baseline }: { baseline: Baseline }) {
  const { figureInput } = useFilters();
  const { data } = useOperation('baselines.comparison', { ...figureInput, baselineId: baseline.id });
  if (!data) return null;
  return (
    <p className={classes.line}>
      <span>{words.title(baseline.name)}</span>
      {planSinceRows(data)
        .slice(0, IN_LINE)
        .map(({ id, name, change, verdict }) => (
          <span key={id}>
            {name}: {change}
            {verdict && <span className={classes.verdict}>{words.verdicts[verdict]}</span>}
          </span>
        ))}
    </p>
  );
}

function SinceCard({ baseline }: { baseline: Baseline }) {
  const { figureInput } = useFilters();
  const found = useOperation('baselines.comparison', { ...figureInput, baselineId: baseline.id });
  if (found.error) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonCard heightPx={280} />;
  const { isSameRules, periodStart, periodEnd } = found.data;
  const toRange = (start: string, end: string) => formatDayRange(fromDate(start), fromDate(end));
  const then = toRange(baseline.periodStart, baseline.periodEnd);
  const heads = [words.figure, words.frozen, ...(isSameRules ? [] : [words.recounted]), words.now, words.change];
  return (
    <Card
      title={words.title(baseline.name)}
      note={`${words.note(toRange(periodStart, periodEnd), then)}. ${isSameRules ? words.same : words.other}`}
    >
      <div className={classes.table}>
        <SmallTable heads={heads}>
          {planSinceRows(found.data).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td>{row.frozen}</td>
              {!isSameRules && <td>{row.recounted}</td>}
              <td>{row.now}</td>
              <td>
                {row.change} {row.verdict && <span className={classes.verdict}>{words.verdicts[row.verdict]}</span>}
              </td>
            </tr>
          ))}
        </SmallTable>
      </div>
    </Card>
  );
}
