/** Asks all active prompts of the project now. Rests while a run is under way. */
import { Button, Tooltip } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { TEXTS } from '../texts/texts.ts';
import classes from './run-now-button.module.css';
import { useCurrentRun } from './use-current-run.ts';
import { useRunStart } from './use-run-actions.ts';

export function RunNowButton({ projectId }: { projectId: string }) {
  const start = useRunStart(projectId);
  const isBusy = useCurrentRun(projectId) !== null;
  return (
    <Tooltip label={TEXTS.runs.isRunning} disabled={!isBusy}>
      <Button
        className={classes.button}
        leftSection={<IconPlayerPlay size={14} />}
        data-disabled={isBusy || undefined}
        aria-disabled={isBusy}
        loading={start.isPending}
        onClick={() => !isBusy && start.mutate()}
      >
        {TEXTS.runs.now}
      </Button>
    </Tooltip>
  );
}
