/** What was slow, from the log of the data folder: by the operation in the app and by the command line beside it. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { SLOW_MESSAGE } from '#main/core/doctor/slowest-commands.ts';
import { defineRead } from '#main/storage/command.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { runCommand } from '#support/run-command.ts';

const HOUR = Date.UTC(2026, 2, 10, 9);
const root = makeTempDir();
const dataDir = join(root, 'data');
const logs = join(dataDir, 'logs');
let service: FolderService;

const waitLong = defineRead('test.waitLong', (_db, _name: string): null => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  return null;
});

const line = (minute: number, slow: object) =>
  `${JSON.stringify({ level: 40, time: HOUR + minute * 60_000, ...slow, msg: SLOW_MESSAGE })}\n`;

beforeAll(async () => {
  service = await startFolderService({ dataDir });
});
afterAll(async () => {
  await service.close();
  removeDir(root);
});

it('a slow command is in the log by its name, without what it was asked', async () => {
  await service.core.storage.read(waitLong, 'a name of a client');
  const log = readFileSync(join(logs, 'sightline.log'), 'utf8');
  const found = log.split('\n').find((each) => each.includes('test.waitLong')) ?? '{}';
  expect(JSON.parse(found)).toMatchObject({ level: 40, command: 'test.waitLong', thread: 'reader', times: 1 });
  expect(log).not.toContain('a name of a client');
});

it('the ten slowest are told, the slowest first, jobs apart', async () => {
  // Each command once, over the files of the log: 1900, 1800, … 800, of which the last two are no longer among the ten.
  const reads = Array.from({ length: 12 }, (_, at) => ({
    command: `a.r${at}`,
    thread: 'reader',
    ms: 1900 - 100 * at,
    times: 1,
  }));
  writeFileSync(join(logs, 'sightline.log.1'), reads.map((slow) => line(1, slow)).join(''));
  const job = { command: 'a.job', thread: 'job', ms: 90_000, times: 1 };
  const write = { command: 'a.r5', thread: 'reader', ms: 5_000, times: 3 };
  appendFileSync(join(logs, 'sightline.log'), `${line(2, job)}${line(3, write)}{"msg":"${SLOW_MESSAGE}", cut o`);
  const { slowest } = await service.call('system.slowest', {});
  expect(slowest.map(({ command, ms, times }) => [command, ms, times])).toEqual([
    // Once before with 1400 ms.
    ['a.r5', 5_000, 4],
    ['a.r0', 1_900, 1],
    ['a.r1', 1_800, 1],
    ['a.r2', 1_700, 1],
    ['a.r3', 1_600, 1],
    ['a.r4', 1_500, 1],
    ['a.r6', 1_300, 1],
    ['a.r7', 1_200, 1],
    ['a.r8', 1_100, 1],
    ['a.r9', 1_000, 1],
    ['a.job', 90_000, 1],
  ]);
  expect(slowest[0]?.lastAt).toBe('2026-03-10T09:03:00.000Z');
  expect((await service.call('system.doctor', {})).slowest).toEqual(slowest);

  const told = await runCommand(['doctor', '--slow', '--data-dir', dataDir]);
  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(told.stdout.split('\n')[0]).toBe('   5000 ms  a.r5 (reader), slow 4 times, last at 2026-03-10T09:03:00.000Z');
  expect(told.stdout).toContain('  90000 ms  a.job (job), slow once, last at 2026-03-10T09:02:00.000Z');
  const json = await runCommand(['doctor', '--slow', '--json', '--data-dir', dataDir]);
  expect(JSON.parse(json.stdout)).toEqual(slowest);
});
