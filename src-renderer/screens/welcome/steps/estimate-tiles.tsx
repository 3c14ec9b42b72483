/** The forecast in four numbers: answers, cost, precision, and the same by the month. */
import type { ReactNode } from 'react';
import type { OperationOutput } from '#shared/contract/index.ts';

import { DASH, formatCount, formatDecimal, formatMoney } from '../../../texts/format.ts';
import { TEXTS } from '../../../texts/texts.ts';
import type { Draft } from '../draft.ts';
import classes from './estimate.module.css';

export type Estimate = OperationOutput<'projects.estimate'>;

interface EstimateTilesProps {
  estimate: Estimate;
  prompts: number;
  schedule: Draft['schedule'];
}

const { check: words } = TEXTS.setup;

export function EstimateTiles({ estimate, prompts, schedule }: EstimateTilesProps) {
  const { calls, waitingCalls, samples, byEngine, run, caps, monthly } = estimate;
  const isFree = run.highUsd === 0;
  const hasCap = caps.project !== null || caps.account !== null;
  const isByHand = schedule === 'manual';
  return (
    <div className={classes.tiles}>
      <Tile name={words.answers} value={formatCount(calls)}>
        <p>{words.answersNote(prompts, byEngine.length, samples)}</p>
        {waitingCalls > 0 && <p>{words.waiting(waitingCalls)}</p>}
      </Tile>
      <Tile name={words.cost} value={isFree ? words.nothing : `≈ ${formatMoney(run.expectedUsd)}`}>
        {!isFree && <p>{words.costRange(formatMoney(run.lowUsd), formatMoney(run.highUsd))}</p>}
        {!isFree && hasCap && <p>{words.capFits[run.fits]}</p>}
      </Tile>
      <Tile
        name={words.precision}
        value={run.halfWidthPoints === null ? DASH : words.precisionValue(formatDecimal(run.halfWidthPoints))}
      >
        <p>{words.precisionNote}</p>
      </Tile>
      <Tile
        name={words.month}
        value={isByHand ? DASH : isFree ? words.nothing : `≈ ${formatMoney(monthly.expectedUsd)}`}
      >
        <p>
          {isByHand
            ? words.byHand
            : words.monthNote(formatCount(monthly.calls), formatDecimal(monthly.halfWidthPoints))}
        </p>
      </Tile>
    </div>
  );
}

function Tile({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <section className={classes.tile} aria-label={name}>
      <h3>{name}</h3>
      <p className={classes.value}>{value}</p>
      {children}
    </section>
  );
}
