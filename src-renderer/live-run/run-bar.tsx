/** Progress of the run that is under way: how far, what failed, what waits and why; pause, resume, cancel. Afterwards what it left out. */
import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useOperation } from '../api/use-operation.ts';
import { TEXTS } from '../texts/texts.ts';
import { LeftOut } from './left-out.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { planRunBar, type Run } from './plan-run-bar.ts';
import classes from './run-bar.module.css';
import { useCurrentRun, useTimeLeft } from './use-current-run.ts';
import { useRunControl } from './use-run-actions.ts';
import { useRunEnd } from './use-run-end.ts';

export function RunBar({ projectId }: { projectId: string }) {
  const run = useCurrentRun(projectId);
  const newest = useOperation('runs.list', { projectId }).data?.at(0);
  useRunEnd(projectId);
  if (run) return <RunProgress run={run} />;
  return newest?.state === 'finished' ? <LeftOutNote run={newest} /> : null;
}

function RunProgress({ run }: { run: Run }) {
  const isOffline = useOperation('system.status', {}).data?.network.isOffline ?? false;
  const plan = planRunBar(run, useTimeLeft(run), isOffline);
  return (
    <section className={classes.bar} aria-label={TEXTS.runs.label}>
      <div className={classes.line}>
        <strong>{plan.title}</strong>
        <span className={classes.progress}>{plan.progress}</span>
        {plan.notes.map((note) => (
          <span key={note} className={classes.note}>
            {note}
          </span>
        ))}
        <RunControls run={run} />
      </div>
      <div
        className={classes.track}
        data-drawn
        role="progressbar"
        aria-label={plan.title}
        aria-valuenow={Math.round(plan.donePercent)}
        aria-valuetext={[plan.progress, ...plan.notes].join(', ')}
      >
        <span className={classes.done} style={{ width: `${plan.donePercent}%` }} />
        <span className={classes.failed} style={{ width: `${plan.failedPercent}%` }} />
        <span className={classes.waiting} style={{ width: `${plan.waitingPercent}%` }} />
      </div>
      {run.leftOut.length > 0 && (
        <div className={classes.problems}>
          <LeftOut run={run} />
        </div>
      )}
      {plan.problems.length > 0 && (
        <ul className={classes.problems}>
          {plan.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RunControls({ run }: { run: Run }) {
  const control = useRunControl();
  const act = (action: 'pause' | 'resume' | 'cancel') => control.mutate({ runId: run.id, action });
  const isPaused = run.state === 'paused';
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <div className={classes.controls}>
      <Button
        variant="subtle"
        disabled={control.isPending}
        leftSection={<Icon size={14} />}
        onClick={() => act(isPaused ? 'resume' : 'pause')}
      >
        {isPaused ? TEXTS.runs.resume : TEXTS.runs.pause}
      </Button>
      <Button
        variant="subtle"
        disabled={control.isPending}
        leftSection={<IconX size={14} />}
        onClick={() => act('cancel')}
      >
        {TEXTS.runs.cancel}
      </Button>
    </div>
  );
}
