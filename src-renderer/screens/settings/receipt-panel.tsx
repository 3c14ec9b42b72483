/** One receipt: what was changed, the figures that moved by month, the answers that moved them, and the way back. */
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { describeChange, describeCount, describeDoor, type MoveRow, planMoveRows } from './describe-receipt.ts';
import classes from './receipt-panel.module.css';

type Details = OperationOutput<'remeasurings.get'>;

const words = TEXTS.history.receipts;
/** Answers that are listed here; all of them over the API. */
const SHOWN = 100;

interface ReceiptPanelProps {
  remeasuringId: string;
  isBusy: boolean;
  onUndo: () => void;
}

export function ReceiptPanel({ remeasuringId, isBusy, onUndo }: ReceiptPanelProps) {
  const found = useOperation('remeasurings.get', { projectId: useProjectId(), remeasuringId, limit: SHOWN });
  if (found.error) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonCard heightPx={400} />;
  const receipt = found.data;
  const { cause, state, undoes, undoneBy, rebrandedAnswers, ruleVersionBefore, ruleVersionAfter } = receipt;
  return (
    <div className={classes.panel}>
      <p className={classes.what}>{describeChange(receipt)}</p>
      <p>
        {formatMoment(receipt.changedAt)}, {describeDoor(receipt)}. {words.columns.answers}: {describeCount(receipt)}.
      </p>
      <p className={classes.quiet}>{words.rules(ruleVersionBefore, ruleVersionAfter)}</p>
      {state === 'overtaken' && <p>{words.overtaken}</p>}
      {rebrandedAnswers > 0 && <p>{words.rebranded(rebrandedAnswers)}</p>}
      {undoes && <p>{words.undoes}</p>}
      {undoneBy && <p>{words.undone}</p>}
      {cause === 'names' && !undoneBy && (
        <Button loading={isBusy} aria-label={words.undoOf(describeChange(receipt))} onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      <h3>{words.figures}</h3>
      <Moves receipt={receipt} />
      <h3>{words.answers}</h3>
      <ChangedAnswers receipt={receipt} />
    </div>
  );
}

/** All history; the months are there once somebody asks. */
function Moves({ receipt: { figures, months } }: { receipt: Details }) {
  const overall = planMoveRows(figures).map((row) => ({ ...row, period: null }));
  const monthly = months.flatMap(({ month, brands }) => planMoveRows(brands).map((row) => ({ ...row, period: month })));
  if (overall.length + monthly.length === 0) return <p>{words.noFigures}</p>;
  return (
    <>
      {overall.length > 0 && <MoveTable rows={overall} />}
      {monthly.length > 0 && (
        <details>
          <summary>{words.byMonth}</summary>
          <MoveTable rows={monthly} />
        </details>
      )}
    </>
  );
}

function MoveTable({ rows }: { rows: readonly (MoveRow & { period: string | null })[] }) {
  const hasPeriods = rows.some(({ period }) => period !== null);
  const heads = [...(hasPeriods ? [words.month] : []), words.brand, words.figure, words.before, words.after];
  return (
    <div className={classes.moves} data-periods={hasPeriods}>
      <SmallTable heads={heads}>
        {rows.map(({ id, period, brand, figure, before, after }) => (
          <tr key={`${period} ${id}`}>
            {hasPeriods && <td>{period}</td>}
            <th scope="row">
              <bdi>{brand}</bdi>
            </th>
            <td>{figure}</td>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </SmallTable>
    </div>
  );
}

function ChangedAnswers({ receipt: { answers, changedAnswers } }: { receipt: Details }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  return (
    <>
      <ul className={classes.answers}>
        {answers.map(({ id, model, answeredAt, came, went, altered }) => (
          <li key={id}>
            <Link to={toScreenLink(projectId, `answers/${id}`, address)}>
              {formatMoment(answeredAt)}, {ENGINE_LABELS[model]}
            </Link>{' '}
            {[
              ...came.map(({ name }) => words.came(name)),
              ...went.map(({ name }) => words.went(name)),
              ...altered.map(({ name }) => words.altered(name)),
            ].join(', ')}
          </li>
        ))}
      </ul>
      {changedAnswers > answers.length && (
        <p className={classes.quiet}>{words.listed(answers.length, changedAnswers)}</p>
      )}
    </>
  );
}
