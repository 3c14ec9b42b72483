/** Asks all active prompts of the project now. Rests while the questions of a run go out, and never for what only waits. */
import { Button, Tooltip } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { TEXTS } from '../texts/texts.ts';
import { isBusy } from './plan-run-bar.ts';
import classes from './run-now-button.module.css';
import { useCurrentRun } from './use-current-run.ts';
import { useRunStart } from './use-run-actions.ts';

export function RunNowButton({ projectId }: { projectId: string }) {
  const start = useRunStart(projectId);
  const run = useCurrentRun(projectId);
  const isResting = run !== null && isBusy(run);
  return (
    <Tooltip label={TEXTS.runs.isRunning} disabled={!isResting}>
      <Button
        className={classes.button}
        leftSection={<IconPlayerPlay size={14} />}
        data-disabled={isResting || undefined}
        aria-disabled={isResting}
        loading={start.isPending}
        onClick={() => !isResting && start.mutate()}
      >
        {TEXTS.runs.now}
      </Button>
    </Tooltip>
  );
}
