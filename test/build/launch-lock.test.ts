import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';

import { isAbandoned, withLock } from '../../build/launch-lock.mjs';

const newLock = () => path.join(mkdtempSync(path.join(tmpdir(), 'sightline-lock-')), 'launch.lock');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** A process id that no system gives out. */
const DEAD = 2 ** 30;

describe('the launch lock', () => {
  it('lets one at a time work, and says so once to whoever waits', async () => {
    const lock = newLock();
    const order: string[] = [];
    const onWait = vi.fn();
    const work = (name: string) => async () => {
      order.push(`${name} in`);
      await pause(450);
      order.push(`${name} out`);
    };
    await Promise.all([withLock(lock, () => {}, work('first')), withLock(lock, onWait, work('second'))]);
    expect(order).toEqual(['first in', 'first out', 'second in', 'second out']);
    expect(onWait).toHaveBeenCalledOnce();
  });

  it('is free again after a failure', async () => {
    const lock = newLock();
    const failing = withLock(
      lock,
      () => {},
      () => Promise.reject(new Error('no network')),
    );
    await expect(failing).rejects.toThrow('no network');
    expect(
      await withLock(
        lock,
        () => {},
        () => 'done',
      ),
    ).toBe('done');
  });

  it('is taken over from a process that died', async () => {
    const lock = newLock();
    mkdirSync(lock);
    writeFileSync(path.join(lock, 'owners'), String(DEAD));
    expect(
      await withLock(
        lock,
        () => {},
        () => 'done',
      ),
    ).toBe('done');
  });

  it('is not taken from a living process, nor from one that is just making it', () => {
    const lock = newLock();
    mkdirSync(lock);
    expect(isAbandoned(lock)).toBe(false);
    writeFileSync(path.join(lock, 'owners'), String(process.pid));
    expect(isAbandoned(lock)).toBe(false);
  });

  it('is held by the process that does the work, when the launch that started it was killed', () => {
    const lock = newLock();
    mkdirSync(lock);
    writeFileSync(path.join(lock, 'owners'), `${DEAD}\n${process.pid}\n`);
    expect(isAbandoned(lock)).toBe(false);
    writeFileSync(path.join(lock, 'owners'), `${DEAD}\n${DEAD + 1}\n`);
    expect(isAbandoned(lock)).toBe(true);
  });

  it('is abandoned when nobody signed it for long', () => {
    const lock = newLock();
    mkdirSync(lock);
    utimesSync(lock, 1000, 1000);
    expect(isAbandoned(lock)).toBe(true);
  });
});
