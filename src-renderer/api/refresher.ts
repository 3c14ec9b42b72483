/**
 * Has what is stale asked again: what is on the screen at once, the rest when it is next shown. What is stale is not decided here;
 * operations say in the contract what they read and what they change.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { READS } from '#shared/contract/effects.ts';
import type { Change } from '#shared/contract/events.ts';
import type { OperationName } from '#shared/contract/index.ts';
import { askAgain } from './ask-again.ts';
import { projectOf } from './operation-query.ts';
import { createThrottle } from './throttle.ts';

/** While answers come in, what is shown is asked again at most this often. */
export const REFRESH_INTERVAL_MS = 1000;

export interface Refresher {
  /** The core says that something changed. What this window is about to change itself is refreshed once that is done. */
  note(change: Change): void;
  /** A call of this window changes something; the returned function says that it came back, whatever came of it. */
  begin(change: Change): () => void;
  stop(): void;
}

/** Whether a reply in the cache, by its key, may say something else since then. */
export function isStaleAfter([operation, input]: QueryKey, { subjects, projectId }: Change): boolean {
  const reads = READS[operation as OperationName];
  if (!reads?.some((subject) => subjects.includes(subject))) return false;
  const project = projectOf(input);
  return project === undefined || projectId === null || project === projectId;
}

export function createRefresher(cache: QueryClient): Refresher {
  let due: Change[] = [];
  const underWay = new Set<Change>();
  const refresh = createThrottle(() => {
    const changes = due;
    due = [];
    askAgain(cache, { predicate: ({ queryKey }) => changes.some((each) => isStaleAfter(queryKey, each)) });
  }, REFRESH_INTERVAL_MS);
  const isOwn = (change: Change) =>
    [...underWay].some((own) => own.operation === change.operation && own.projectId === change.projectId);
  return {
    note(change) {
      if (isOwn(change)) return;
      due.push(change);
      refresh();
    },
    begin(change) {
      underWay.add(change);
      return () => {
        underWay.delete(change);
        due.push(change);
        // Of calls one after the other, the next one is under way by then: the last one has everything shown again at once.
        setTimeout(() => {
          if (due.length === 0) return;
          if (underWay.size === 0) refresh.cancel();
          refresh();
        });
      };
    },
    stop: () => refresh.cancel(),
  };
}
