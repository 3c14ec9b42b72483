/** What is scheduled is written when its time has come, once, and what fails is told and tried again. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { OWNER } from '#main/core/caller.ts';
import { ExportScheduler } from '#main/core/data-files/schedules/export-scheduler.ts';
import { call } from '#main/handlers/dispatch.ts';
import { NOW } from '#support/kettle-answers.ts';
import { type KettleWorld, openKettleWorld } from '#support/kettle-world.ts';

const DAY_MS = 86_400_000;
let world: KettleWorld;
let to: string;
let nowMs: number;
let tried: number;

beforeEach(async () => {
  world = await openKettleWorld();
  to = mkdtempSync(join(tmpdir(), 'data-files-'));
  nowMs = NOW;
  tried = 0;
});
afterEach(async () => {
  await world.close();
  rmSync(to, { recursive: true, force: true });
});

const look = () =>
  new ExportScheduler({
    storage: world.core.storage,
    version: '0',
    now: () => nowMs,
    onTried: () => void tried++,
  }).exportDue();
const list = async () => (await call(world.core, 'dataFiles.schedules', OWNER, {})).schedules;
const save = (folder: string) =>
  call(world.core, 'dataFiles.saveSchedule', OWNER, {
    to: folder,
    tables: ['answers'],
    rhythm: 'daily',
    time: '07:00',
  });

it('is written at its next time, and once', async () => {
  await save(to);
  await look();
  expect([tried, existsSync(join(to, 'sightline'))]).toEqual([0, false]);
  nowMs += DAY_MS;
  await look();
  await look();
  expect(tried).toBe(1);
  const [schedule] = await list();
  expect(schedule).toMatchObject({ failure: null, outcome: { unchanged: 0, removed: 0 } });
  expect(schedule?.outcome?.written).toBe(schedule?.outcome?.months.length);
  expect(schedule?.outcome?.rows).toBeGreaterThan(0);
});

it('tells why it failed, rests, does not stop others, and goes on when the folder is back', async () => {
  writeFileSync(join(to, 'sightline'), '');
  const other = join(to, 'other');
  await save(to);
  await save(other);
  nowMs += DAY_MS;
  await look();
  const [failed, written] = await list();
  expect(failed?.failure?.failures).toBe(1);
  expect(failed?.failure?.said).toContain('cannot be written to');
  expect(written?.outcome?.written).toBeGreaterThan(0);
  rmSync(join(to, 'sightline'));
  nowMs = NOW;
  await look();
  expect((await list())[0]?.outcome).toBeNull();
  nowMs = NOW + 2 * DAY_MS;
  await look();
  expect((await list())[0]).toMatchObject({ failure: null, outcome: { removed: 0 } });
});

it('keeps a log of all times, tells a failure as a notice until it is over, and keeps fifty of each', async () => {
  writeFileSync(join(to, 'sightline'), '');
  const { id } = await save(to);
  nowMs += DAY_MS;
  for (let at = 0; at < 52; at++) {
    await look();
    nowMs += 11 * 60_000;
  }
  const notices = async () =>
    (await call(world.core, 'health.notices', OWNER, {})).filter(({ kind }) => kind === 'data_files_failed');
  expect((await list())[0]?.tries).toHaveLength(50);
  expect(await notices()).toMatchObject([{ id: `data_files_failed:${id}`, facts: { count: 52 } }]);
  rmSync(join(to, 'sightline'));
  await look();
  const [schedule] = await list();
  expect(schedule?.tries).toHaveLength(50);
  expect(schedule?.tries.slice(0, 2)).toMatchObject([
    { outcome: { written: schedule?.outcome?.written }, said: null },
    { outcome: null, said: expect.stringContaining('cannot be written to') },
  ]);
  expect(await notices()).toEqual([]);
});

it('leaves out a project that is gone, says so, and writes the others', async () => {
  const other = await call(world.core, 'projects.create', OWNER, {
    name: 'Other',
    domain: 'other.example',
    websiteUrl: 'https://other.example',
    language: 'en',
  });
  const projectIds = [world.projectId, other.id];
  const wish = { to, rhythm: 'daily', time: '07:00', projectIds } as const;
  const { id } = await call(world.core, 'dataFiles.saveSchedule', OWNER, wish);
  await call(world.core, 'projects.archive', OWNER, { projectId: other.id });
  nowMs += DAY_MS;
  await look();
  const [saved] = await list();
  expect(saved).toMatchObject({ failure: null, outcome: { missingProjectIds: [other.id] } });
  expect(saved?.outcome?.rows).toBeGreaterThan(0);
  const changed = { ...wish, scheduleId: id, time: '08:00' };
  expect(await call(world.core, 'dataFiles.saveSchedule', OWNER, changed)).toMatchObject({ id, projectIds });
  await expect(call(world.core, 'dataFiles.saveSchedule', OWNER, wish)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('is refused for a folder in the data folder, and forgotten when it is removed', async () => {
  await expect(save(join(world.dataDir, 'in'))).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
  const { id } = await save(to);
  await call(world.core, 'dataFiles.removeSchedule', OWNER, { scheduleId: id });
  expect(await list()).toEqual([]);
  await expect(call(world.core, 'dataFiles.removeSchedule', OWNER, { scheduleId: id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
