/** What a change of brands does to history: how far measuring again is, then which figures moved, before and after. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import type { AppEvent } from '#shared/contract/events.ts';
import { toMeasuringKey } from '../api/live-updates.ts';
import { toScreenLink } from '../filters/screen-link.ts';
import { useProjectId } from '../filters/use-filters.ts';
import { DASH, formatChange, formatCount, formatCountChange, formatDecimal } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import classes from './measuring-notice.module.css';
import type { Move, Moving } from './plan-moves.ts';
import type { Measuring } from './use-remeasure.ts';

const words = TEXTS.competitors.measuring;
const { columns } = TEXTS.competitors;

/** Moves shown at once; the rest is a number. */
const MOST = 12;

const COUNTS: ReadonlySet<Moving> = new Set(['mentions', 'citations']);

export function MeasuringNotice({ measuring, onDismiss }: { measuring: Measuring; onDismiss: () => void }) {
  if (measuring === null) return null;
  if (measuring.state === 'running') return <Running message={measuring.message} />;
  const { message, receipt, moves } = measuring;
  const summary = moves.length === 0 ? words.nothing : words.moved(moves.length);
  return (
    <Card
      title={message}
      note={`${words.receipt(receipt.remeasuredAnswers, receipt.changedAnswers)} ${summary}`}
      controls={
        <>
          {receipt.remeasuringId && <ReceiptLink remeasuringId={receipt.remeasuringId} />}
          <Button onClick={onDismiss}>{words.dismiss}</Button>
        </>
      }
    >
      {moves.length > 0 && <MoveTable moves={moves} />}
    </Card>
  );
}

function ReceiptLink({ remeasuringId }: { remeasuringId: string }) {
  const [address] = useSearchParams();
  const projectId = useProjectId();
  const to = toScreenLink(projectId, 'settings/brand', address, { receipt: remeasuringId });
  return <Link to={to}>{TEXTS.history.receipts.open}</Link>;
}

type HistoryMeasuring = Extract<AppEvent, { kind: 'history-measuring' }>;

function Running({ message }: { message: string }) {
  const key = toMeasuringKey(useProjectId());
  // Events put it there; nothing is ever asked for.
  const progress = useQuery<HistoryMeasuring | null>({ queryKey: key, queryFn: () => null, enabled: false }).data;
  const percent = progress && progress.total > 0 ? (100 * progress.done) / progress.total : null;
  const text = progress && progress.total > 0 ? words.running(progress.done, progress.total) : words.starting;
  return (
    <section className={classes.running} aria-label={words.label}>
      <div className={classes.line}>
        <strong>{message}</strong>
        <span aria-live="polite">{text}</span>
      </div>
      <div
        className={classes.track}
        data-drawn
        role="progressbar"
        aria-label={words.label}
        aria-valuetext={text}
        {...(percent !== null && { 'aria-valuenow': Math.round(percent) })}
      >
        <span className={classes.done} style={{ width: `${percent ?? 0}%` }} />
      </div>
    </section>
  );
}

function MoveTable({ moves }: { moves: readonly Move[] }) {
  return (
    <div className={classes.moves}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.brand}</th>
            <th scope="col">{words.figure}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
            <th scope="col">{TEXTS.competitors.compare.difference}</th>
          </tr>
        </thead>
        <tbody>
          {moves.slice(0, MOST).map((move) => (
            <tr key={`${move.brandId} ${move.figure}`} data-own={move.isOwn}>
              <th scope="row">
                <bdi>{move.brand}</bdi>
              </th>
              <td>{columns[move.figure]}</td>
              <td>{move.wasTracked ? write(move.figure, move.before) : words.gone}</td>
              <td>{move.isTracked ? write(move.figure, move.after) : words.gone}</td>
              <td>{writeChange(move)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moves.length > MOST && <p className={classes.more}>{words.more(moves.length - MOST)}</p>}
    </div>
  );
}

function write(figure: Moving, value: number | null): string {
  if (value === null) return DASH;
  return COUNTS.has(figure) ? formatCount(value) : formatDecimal(value);
}

function writeChange({ figure, before, after }: Move): string {
  const change = before === null || after === null ? null : after - before;
  return COUNTS.has(figure) ? formatCountChange(change) : formatChange(change);
}
