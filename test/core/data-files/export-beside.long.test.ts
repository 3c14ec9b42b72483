/** An export that stands still in the middle, as one to a network drive does, holds up nobody: reads, writes, other exports. */
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { call } from '#main/handlers/dispatch.ts';
import { type KettleService, openKettleService } from '#support/kettle-world.ts';
import { onPosix } from '#support/only-on.ts';

let service: KettleService;
let root: string;

beforeAll(async () => {
  service = await openKettleService(undefined, { hasThreads: true });
  root = mkdtempSync(join(tmpdir(), 'data-files-'));
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

const write = (name: string) => call(service.core, 'dataFiles.export', OWNER, { to: join(root, name) });

onPosix('named pipes').it('leaves the main thread, reads, writes and other jobs alone', async () => {
  const { manifest } = await write('slow');
  // Whoever asks whose lock it is waits there until it is told, and blocks its thread meanwhile.
  execFileSync('mkfifo', [`${manifest}.lock`]);
  // Lets go of the main thread if that is who waits: then the pipe is gone, which is an error.
  const release = spawn('sh', ['-c', 'sleep 20; : > "$1"', 'sh', `${manifest}.lock`], { stdio: 'ignore' });
  let isOver = false;
  const standing = write('slow').finally(() => {
    isOver = true;
  });
  const held = await openOnceRead(`${manifest}.lock`);
  const before = await service.get('metrics.summary');
  await service.addAnswers([
    { prompt: 'best kettle', model: 'chatgpt', answeredAt: '2026-03-10T09:00:00Z', text: 'Quellwerk, meanwhile.' },
  ]);
  const after = await service.get('metrics.summary');
  expect([before.status, after.status]).toEqual([200, 200]);
  expect(after.data.current.totalResponses).toBe(before.data.current.totalResponses + 1);
  expect((await write('other')).written).toBeGreaterThan(0);
  await expect(write('slow')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(isOver).toBe(false);
  closeSync(held);
  release.kill();
  expect((await standing).written).toBeGreaterThan(0);
});

/** Opens the pipe for writing, which works from the moment in which another thread reads it. */
async function openOnceRead(pipe: string): Promise<number> {
  for (;;) {
    try {
      return openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
      await sleep(5);
    }
  }
}
