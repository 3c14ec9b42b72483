/** Says once, in a notification, how a run ended that this window saw under way. */
import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';

import { useOperation } from '../api/use-operation.ts';
import { TEXTS } from '../texts/texts.ts';
import { isUnderWay } from './plan-run-bar.ts';

export function useRunEnd(projectId: string): void {
  const runs = useOperation('runs.list', { projectId }).data;
  const followedId = useRef<string | null>(null);
  const told = useRef(new Map<string, string>());
  useEffect(() => {
    const current = runs?.find(isUnderWay);
    const ended = runs?.find(({ id }) => id === followedId.current && id !== current?.id);
    followedId.current = current?.id ?? null;
    if (!ended) return;
    const { finished, cancelled } = TEXTS.runs;
    const { answered, failed, leftOut } = ended.jobs;
    const message = ended.state === 'cancelled' ? cancelled(answered) : finished(answered, failed, leftOut);
    // What was left out opens a run again for a look whether it can be asked by now: that changes nothing.
    if (told.current.get(ended.id) === message) return;
    told.current.set(ended.id, message);
    notifications.show({
      message,
      color: failed > 0 ? 'red' : 'gray',
    });
  }, [runs]);
}
