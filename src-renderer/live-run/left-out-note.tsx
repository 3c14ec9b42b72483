/** After a run: what it left out and can still ask today. One quiet line that can be put away for good. */
import { CloseButton } from '@mantine/core';
import { useState } from 'react';

import { TEXTS } from '../texts/texts.ts';
import { LeftOut } from './left-out.tsx';
import type { Run } from './plan-run-bar.ts';
import classes from './run-bar.module.css';

const KEY = 'sightline.left-out-seen';

export function LeftOutNote({ run }: { run: Run }) {
  const [seenId, setSeenId] = useState(readSeen);
  if (run.jobs.waiting === 0 || Date.parse(run.dayEndsAt) <= Date.now() || seenId === run.id) return null;
  const putAway = () => {
    setSeenId(run.id);
    saveSeen(run.id);
  };
  return (
    <section className={classes.bar} aria-label={TEXTS.runs.leftOutLabel}>
      <div className={classes.line}>
        <strong>{TEXTS.runs.leftOutTitle(run.jobs.leftOut, run.jobs.total)}</strong>
        <span className={classes.note}>{TEXTS.runs.stillAsked}</span>
        <CloseButton
          className={classes.controls}
          aria-label={TEXTS.runs.putAway}
          title={TEXTS.runs.putAway}
          onClick={putAway}
        />
      </div>
      <div className={classes.problems}>
        <LeftOut run={run} />
      </div>
    </section>
  );
}

function readSeen(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function saveSeen(runId: string): void {
  try {
    sessionStorage.setItem(KEY, runId);
  } catch {
    // Without storage it is put away for as long as the page lasts.
  }
}
