import { expect, it } from 'vitest';

import { SoleTurn } from '#main/storage/sole-turn.ts';

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
  const sole = new SoleTurn(60_000);
  const change = startWork();
  const order: string[] = [];
  const shared = sole.share(change.work).then(() => order.push('change'));
  const taken = sole.take(async () => order.push('alone'));
  await expect(sole.share(async () => 1)).rejects.toMatchObject(refused('restoring'));
  await expect(sole.take(async () => 1)).rejects.toMatchObject(refused('restoring'));
  change.end();
  await Promise.all([shared, taken]);
  expect(order).toEqual(['change', 'alone']);
  expect(await sole.share(async () => 'again')).toBe('again');
});

it('does nothing where others take too long, and leaves them alone', async () => {
  const sole = new SoleTurn(1);
  const change = startWork();
  const shared = sole.share(change.work);
  let isDone = false;
  const taken = sole.take(async () => {
    isDone = true;
  });
  await expect(taken).rejects.toMatchObject(refused('busy'));
  expect(isDone).toBe(false);
  change.end();
  await shared;
  expect(await sole.take(async () => 'now')).toBe('now');
});

it('is free again after work that failed', async () => {
  const sole = new SoleTurn(1);
  await expect(sole.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(sole.share(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await sole.take(async () => 1)).toBe(1);
});
