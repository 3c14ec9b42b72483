/** What fired in a project, and each attempt to send it, newest first. */
import { ALERT_WORDS, describeAlert } from '#shared/alerts/describe-alert.ts';

import { useOperation } from '../../../api/use-operation.ts';
import { formatMoment } from '../../../texts/format.ts';
import { TEXTS } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import { SmallTable } from '../../../ui/small-table.tsx';
import classes from './alerts.module.css';

const words = TEXTS.settings.alerts;
const SHOWN = 50;

export function LogCard({ projectId }: { projectId: string }) {
  const log = useOperation('alerts.log', { projectId, limit: SHOWN });
  if (log.error) return <ErrorNotice error={log.error} onRetry={() => void log.refetch()} />;
  if (!log.data) return <SkeletonCard heightPx={160} />;
  const firings = log.data.firings.map(({ id, firedAt, facts }) => ({
    key: id,
    at: firedAt,
    what: describeAlert(facts, ALERT_WORDS[words.language]),
  }));
  const attempts = log.data.attempts.map(({ at, target, outcome, status }, index) => ({
    key: `${at} ${index}`,
    at,
    what: `${target}: ${words.outcomes[outcome]}${status === null ? '' : ` (${status})`}`,
  }));
  const lines = [...firings, ...attempts].sort((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN);
  return (
    <Card title={words.log} note={words.logNote}>
      <div className={classes.text}>
        {lines.length === 0 ? (
          <p>{words.noLog}</p>
        ) : (
          <SmallTable heads={[words.when, words.what]}>
            {lines.map(({ key, at, what }) => (
              <tr key={key}>
                <th scope="row">{formatMoment(at)}</th>
                <td>{what}</td>
              </tr>
            ))}
          </SmallTable>
        )}
      </div>
    </Card>
  );
}
