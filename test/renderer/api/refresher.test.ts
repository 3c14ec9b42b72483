import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CHANGES, READS } from '#shared/contract/effects.ts';
import type { Change } from '#shared/contract/events.ts';
import { OPERATIONS, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { SUBJECTS, type Subject } from '#shared/contract/subjects.ts';
import type { AppClient } from '../../../src-renderer/api/app-client.ts';
import { followWrites } from '../../../src-renderer/api/follow-writes.ts';
import { createRefresher, isStaleAfter, REFRESH_INTERVAL_MS } from '../../../src-renderer/api/refresher.ts';

const projectId = 'p1';
const change = (...subjects: Subject[]): Change => ({ subjects, projectId, operation: null });

/** A window that shows one reply, and whose calls come back when the test says so. */
function openWindow() {
  const cache = new QueryClient();
  const refresher = createRefresher(cache);
  const pending: (() => void)[] = [];
  const bare = { call: () => new Promise((resolve) => pending.push(() => resolve({}))) };
  const client = followWrites(bare as Partial<AppClient> as AppClient, refresher);
  const refreshes: number[] = [];
  const invalidate = vi.spyOn(cache, 'invalidateQueries').mockImplementation(async () => {
    refreshes.push(Date.now());
  });
  const move = (taskId: string) => client.call('tasks.update', { projectId, taskId, status: 'done' });
  const answerCalls = async () => {
    for (const answer of pending.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { refresher, client, move, answerCalls, invalidate, refreshes };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A reply is stale', () => {
  it('after a change of one of its subjects, in its project where both name one', () => {
    const key = ['tasks.list', { projectId, status: 'all' }];
    expect(isStaleAfter(key, change('runs', 'tasks'))).toBe(true);
    expect(isStaleAfter(key, change('answers'))).toBe(false);
    expect(isStaleAfter(key, { ...change('tasks'), projectId: 'p2' })).toBe(false);
    expect(isStaleAfter(key, { ...change('tasks'), projectId: null })).toBe(true);
    expect(isStaleAfter(['system.status', {}], change('runs'))).toBe(true);
    expect(isStaleAfter(['history-measuring', { projectId }], change(...SUBJECTS))).toBe(false);
  });

  it('after exactly those operations that change what it reads', () => {
    const operations = Object.values(OPERATIONS) as readonly Operation[];
    for (const { name, reads, changes } of operations) {
      expect({ name, isOneOfBoth: (reads === null) !== (changes === null) }).toEqual({ name, isOneOfBoth: true });
      expect(CHANGES[name as OperationName] ?? null).toEqual(changes);
      expect(READS[name as OperationName] ?? 'snapshot').toEqual(reads ?? 'snapshot');
      if (!Array.isArray(reads)) continue;
      for (const subject of SUBJECTS) {
        expect(isStaleAfter([name, { projectId }], change(subject))).toBe(reads.includes(subject));
      }
    }
  });
});

describe('What is stale is asked again', () => {
  it('at once, then at most once a second while the core tells of changes, and not after the end', () => {
    const { refresher, refreshes } = openWindow();
    for (let answer = 0; answer < 10; answer++) refresher.note(change('answers'));
    expect(refreshes).toEqual([0]);
    vi.advanceTimersByTime(5 * REFRESH_INTERVAL_MS);
    expect(refreshes).toEqual([0, REFRESH_INTERVAL_MS]);
    refresher.note(change('answers'));
    refresher.note(change('answers'));
    refresher.stop();
    vi.advanceTimersByTime(5 * REFRESH_INTERVAL_MS);
    expect(refreshes).toHaveLength(3);
  });

  it('as soon as a call of this window came back, also while a run keeps changing things', async () => {
    const { refresher, move, answerCalls, refreshes } = openWindow();
    refresher.note(change('answers'));
    await vi.advanceTimersByTimeAsync(100);
    const moved = move('t1');
    await answerCalls();
    await moved;
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshes).toEqual([0, 100]);
  });

  it('once for a call of this window, although the core tells of it too, and for those of others', async () => {
    const { refresher, move, answerCalls, refreshes } = openWindow();
    void move('t1');
    refresher.note({ subjects: ['tasks'], projectId, operation: 'tasks.update' });
    expect(refreshes).toEqual([]);
    await answerCalls();
    await vi.advanceTimersByTimeAsync(5 * REFRESH_INTERVAL_MS);
    expect(refreshes).toEqual([0]);
    refresher.note({ subjects: ['tasks'], projectId, operation: 'tasks.update' });
    expect(refreshes).toHaveLength(2);
  });

  it('not after each of many calls in a row, and at once after the last', async () => {
    const { move, answerCalls, refreshes } = openWindow();
    const all = (async () => {
      for (const id of ['a', 'b', 'c', 'd']) await move(id);
    })();
    for (let call = 0; call < 4; call++) {
      await vi.advanceTimersByTimeAsync(50);
      await answerCalls();
    }
    await all;
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshes).toEqual([50, 200]);
    await vi.advanceTimersByTimeAsync(5 * REFRESH_INTERVAL_MS);
    expect(refreshes).toHaveLength(2);
  });

  it('after a call that was refused, and not after one that only reads', async () => {
    const refused = { call: () => Promise.reject(new Error('refused')) } as Partial<AppClient> as AppClient;
    const { refresher, client, answerCalls, refreshes } = openWindow();
    await expect(followWrites(refused, refresher).call('tasks.evaluate', { projectId })).rejects.toThrow('refused');
    await vi.advanceTimersByTimeAsync(0);
    expect(refreshes).toEqual([0]);
    void client.call('metrics.summary', { projectId });
    await answerCalls();
    await vi.advanceTimersByTimeAsync(5 * REFRESH_INTERVAL_MS);
    expect(refreshes).toHaveLength(1);
  });

  it('once more where the first reply was on its way: it may be from before the change', async () => {
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const refresher = createRefresher(cache);
    const replies: ((reply: string) => void)[] = [];
    const queryFn = () => new Promise<string>((resolve) => replies.push(resolve));
    const shown = new QueryObserver(cache, { queryKey: ['tasks.list', { projectId, status: 'all' }], queryFn });
    const leave = shown.subscribe(() => {});
    for (let times = 0; times < 3; times++) {
      refresher.note(change('tasks'));
      await vi.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    }
    expect(replies).toHaveLength(1);
    replies[0]?.('before');
    await vi.advanceTimersByTimeAsync(0);
    expect(replies).toHaveLength(2);
    replies[1]?.('after');
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.getCurrentResult().data).toBe('after');
    expect(replies).toHaveLength(2);
    leave();
    refresher.stop();
    cache.clear();
  });
});
