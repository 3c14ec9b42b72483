import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OperationName } from '#shared/contract/index.ts';
import { createFakeRun, type FakeRun } from '#support/fake-operations.ts';
import { FAKE_PROJECTS } from '#support/fake-projects.ts';

import type { AppClient, ClientListener } from '../../../src-renderer/api/app-client.ts';
import { DATA_REPLACED, followEvents, mergeRun, RESTORE_PROGRESS } from '../../../src-renderer/api/live-updates.ts';

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
  const stop = followEvents(client, cache);
  const put = (operation: OperationName, input: unknown) => cache.setQueryData([operation, input], 'old');
  const isStale = (operation: OperationName, input: unknown) =>
    cache.getQueryState([operation, input])?.isInvalidated ?? false;
  return { cache, stop, put, isStale, hear: () => listener };
}

describe('Following events', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('puts a run that makes progress into the list of its project', () => {
    const { cache, hear } = follow();
    hear()?.onEvent({ kind: 'run-progress', run });
    hear()?.onEvent({ kind: 'run-progress', run: { ...run, state: 'paused' } });
    expect(cache.getQueryData<FakeRun[]>(['runs.list', { projectId }])?.map(({ state }) => state)).toEqual(['paused']);
  });

  it('makes stale what is told of engines when a run meets another trouble or ends, and not at every step', () => {
    const { put, isStale, hear } = follow();
    const hears = (change: Partial<FakeRun>) => {
      put('health.notices', {});
      hear()?.onEvent({ kind: 'run-progress', run: { ...run, ...change } });
      return isStale('health.notices', {});
    };
    const problems = [
      {
        engine: 'claude' as const,
        kind: 'left_out' as const,
        reason: 'auth',
        message: 'Refused.',
        jobs: 1,
        since: null,
      },
    ];
    expect(hears({})).toBe(false);
    expect(hears({ problems })).toBe(true);
    expect(hears({ problems: problems.map((problem) => ({ ...problem, jobs: 2 })) })).toBe(false);
    expect(hears({ problems, state: 'finished' })).toBe(true);
  });

  it('counts how often the data was replaced, and keeps how far a restore is', () => {
    const { cache, hear } = follow();
    hear()?.onEvent({ kind: 'restore-progress', percent: 45 });
    hear()?.onEvent({ kind: 'data-replaced' });
    hear()?.onEvent({ kind: 'data-replaced' });
    expect(cache.getQueryData(RESTORE_PROGRESS)).toBe(45);
    expect(cache.getQueryData(DATA_REPLACED)).toBe(2);
  });

  it('makes stale the figures of the project whose figures changed, and no others', () => {
    const { put, isStale, hear } = follow();
    put('metrics.summary', { projectId, model: 'chatgpt' });
    put('metrics.summary', { projectId: 'other' });
    put('projects.list', {});
    hear()?.onEvent({ kind: 'figures-changed', projectId });
    expect(isStale('metrics.summary', { projectId, model: 'chatgpt' })).toBe(true);
    expect(isStale('metrics.summary', { projectId: 'other' })).toBe(false);
    expect(isStale('projects.list', {})).toBe(false);
  });

  it('makes figures stale at most once a second, and not at all after it stopped', () => {
    const { put, isStale, hear, stop } = follow();
    const change = () => hear()?.onEvent({ kind: 'figures-changed', projectId });
    change();
    put('metrics.summary', { projectId });
    change();
    expect(isStale('metrics.summary', { projectId })).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(isStale('metrics.summary', { projectId })).toBe(true);
    put('metrics.summary', { projectId });
    change();
    stop();
    vi.advanceTimersByTime(5000);
    expect(isStale('metrics.summary', { projectId })).toBe(false);
  });

  it('makes everything stale after a reconnect, and projects when they changed', () => {
    const { put, isStale, hear } = follow();
    put('projects.list', {});
    put('tags.list', { projectId });
    hear()?.onEvent({ kind: 'projects-changed' });
    expect(isStale('projects.list', {})).toBe(true);
    expect(isStale('tags.list', { projectId })).toBe(false);
    hear()?.onReconnect();
    expect(isStale('tags.list', { projectId })).toBe(true);
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
