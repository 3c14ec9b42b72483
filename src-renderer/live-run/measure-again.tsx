/** The button that measures histories again by this program's word boundaries, and how far that is. */
import { useMutation, useQueries } from '@tanstack/react-query';

import type { AppEvent } from '#shared/contract/events.ts';
import { useClient } from '../api/client-context.ts';
import { toMeasuringKey } from '../api/live-updates.ts';
import { TEXTS } from '../texts/texts.ts';
import { notifyDone, notifyError } from '../ui/notify.tsx';
import classes from './notice-bell.module.css';

type HistoryMeasuring = Extract<AppEvent, { kind: 'history-measuring' }>;
const words = TEXTS.runs.measureAgain;

export function MeasureAgain({ projectIds }: { projectIds: readonly string[] }) {
  const client = useClient();
  // Events put it there; nothing is ever asked for. It outlives the button, which is gone when the notices are closed.
  const running = useQueries({
    queries: projectIds.map((id) => ({ queryKey: toMeasuringKey(id), queryFn: () => null, enabled: false })),
    combine: (found) => found.map(({ data }) => data as HistoryMeasuring | null | undefined),
  }).find((progress) => progress && !progress.isFinished);
  const measure = useMutation({
    mutationFn: async () => {
      let changed = 0;
      for (const projectId of projectIds) {
        changed += (await client.call('projects.remeasure', { projectId })).changedAnswers;
      }
      return changed;
    },
    onSuccess: (changed) => notifyDone(words.done(changed)),
    onError: notifyError,
  });
  if (running) return <span aria-live="polite">{words.running(running.done, running.total)}</span>;
  if (measure.isPending) return <span aria-live="polite">{words.starting}</span>;
  return (
    <button type="button" className={classes.remedy} onClick={() => measure.mutate()}>
      {words.button}
    </button>
  );
}
