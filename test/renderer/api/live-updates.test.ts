import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { createFakeRun, type FakeRun } from '#support/fake-operations.ts';
import { FAKE_PROJECTS } from '#support/fake-projects.ts';

import type { AppClient, ClientListener } from '../../../src-renderer/api/app-client.ts';
import { DATA_REPLACED, followEvents, mergeRun, RESTORE_PROGRESS } from '../../../src-renderer/api/live-updates.ts';
import { createRefresher } from '../../../src-renderer/api/refresher.ts';

const run = createFakeRun(FAKE_PROJECTS[0]!);
const { projectId } = run;

function follow() {
  const cache = new QueryClient();
  let listener: ClientListener | undefined;
  const client = {
    listen: (heard: ClientListener) => {
      listener = heard;
      return () => {
        listener = undefined;
      };
    },
  } as Partial<AppClient> as AppClient;
  followEvents(client, cache, createRefresher(cache));
  return { cache, hear: () => listener };
}

describe('Following events', () => {
  it('puts a run that makes progress into the list of its project', () => {
    const { cache, hear } = follow();
    hear()?.onEvent({ kind: 'run-progress', run });
    hear()?.onEvent({ kind: 'run-progress', run: { ...run, state: 'paused' } });
    expect(cache.getQueryData<FakeRun[]>(['runs.list', { projectId }])?.map(({ state }) => state)).toEqual(['paused']);
  });

  it('puts a run into its list although an older list is on its way', async () => {
    const { cache, hear } = follow();
    const queryKey = ['runs.list', { projectId }];
    cache.setQueryData(queryKey, [run]);
    const older = Promise.withResolvers<FakeRun[]>();
    const reading = cache.fetchQuery({ queryKey, queryFn: () => older.promise }).catch(() => null);
    hear()?.onEvent({ kind: 'run-progress', run: { ...run, state: 'finished' } });
    older.resolve([run]);
    await reading;
    expect(cache.getQueryData<FakeRun[]>(queryKey)?.map(({ state }) => state)).toEqual(['finished']);
  });

  it('counts how often the data was replaced, and keeps how far a restore is', () => {
    const { cache, hear } = follow();
    hear()?.onEvent({ kind: 'restore-progress', percent: 45 });
    hear()?.onEvent({ kind: 'data-replaced' });
    hear()?.onEvent({ kind: 'data-replaced' });
    expect(cache.getQueryData(RESTORE_PROGRESS)).toBe(45);
    expect(cache.getQueryData(DATA_REPLACED)).toBe(2);
  });

  it('makes stale what read the subjects that changed, and everything after a reconnect', () => {
    const { cache, hear } = follow();
    const isStale = (key: string) => cache.getQueryState([key, { projectId }])?.isInvalidated;
    for (const name of ['metrics.summary', 'tasks.list']) cache.setQueryData([name, { projectId }], 'old');
    hear()?.onEvent({ kind: 'changed', subjects: ['tasks'], projectId, operation: null });
    expect([isStale('metrics.summary'), isStale('tasks.list')]).toEqual([false, true]);
    hear()?.onReconnect();
    expect(isStale('metrics.summary')).toBe(true);
  });
});

describe('Merging a run', () => {
  it('replaces the run it knows in its place and puts a new one in front', () => {
    const [first, second] = [
      { ...run, id: 'a' },
      { ...run, id: 'b' },
    ];
    expect(mergeRun([first, second], { ...second, state: 'finished' })[1]?.state).toBe('finished');
    expect(mergeRun([second], first).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
