import { expect, it } from 'vitest';

import { ExclusiveLock } from '#main/storage/exclusive-lock.ts';

/** A piece of work that ends when it is told to. */
function startWork() {
  let end: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => done };
}

const refused = (reason: string) => ({ code: 'CONFLICT', details: { reason } });

it('waits for changes under way, and lets none begin meanwhile', async () => {
  const lock = new ExclusiveLock(60_000);
  const change = startWork();
  const order: string[] = [];
  const shared = lock.runShared(change.work).then(() => order.push('change'));
  const taken = lock.runExclusive(async () => order.push('alone'));
  await expect(lock.runShared(async () => 1)).rejects.toMatchObject(refused('restoring'));
  await expect(lock.runExclusive(async () => 1)).rejects.toMatchObject(refused('restoring'));
  change.end();
  await Promise.all([shared, taken]);
  expect(order).toEqual(['change', 'alone']);
  expect(await lock.runShared(async () => 'again')).toBe('again');
});

it('does nothing where others take too long, and leaves them alone', async () => {
  const lock = new ExclusiveLock(1);
  const change = startWork();
  const shared = lock.runShared(change.work);
  let isDone = false;
  const taken = lock.runExclusive(async () => {
    isDone = true;
  });
  await expect(taken).rejects.toMatchObject(refused('busy'));
  expect(isDone).toBe(false);
  change.end();
  await shared;
  expect(await lock.runExclusive(async () => 'now')).toBe('now');
});

it('is free again after work that failed', async () => {
  const lock = new ExclusiveLock(1);
  await expect(lock.runExclusive(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(lock.runShared(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lock.runExclusive(async () => 1)).toBe(1);
});
