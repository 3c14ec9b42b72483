/** Whatever clocks and time zones do, and however long ago jobs were let go: no slot of a schedule is asked twice. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject } from '#main/core/lifecycle/save-project.ts';
import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { enqueueDueRuns, loadNextRunAt } from '#main/core/scheduling/due-runs.ts';
import { defineWrite, type Storage } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { readRows } from '#support/queued-folder.ts';

const HOUR_MS = 3_600_000;
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Asia/Tokyo'];
const JUMPS_HOURS = [-24 * 400, -72, -25, -24, -13, -5, -1, 1, 5, 13, 23, 24, 25, 72, 24 * 400];

/** All that a run leaves behind once its jobs were let go. */
const letJobsGo = defineWrite('test.letJobsGo', (db): null => {
  db.prepare("UPDATE run SET state = 'finished'").run();
  db.prepare('DELETE FROM job').run();
  return null;
});

/** Of many in one database, only the newest is looked at. */
const restAll = defineWrite('test.restAll', (db): null => {
  db.prepare("UPDATE project SET schedule = 'manual'").run();
  return null;
});

const ownZone = process.env.TZ;
let dir: string;
let storage: Storage;
let nowMs: number;
let projectId: number;

beforeEach(async () => {
  dir = makeTempDir();
  nowMs = Date.parse('2026-03-10T12:00:00Z');
  putFreshDatabase(dir);
  storage = openInlineStorage(dir, () => nowMs);
  await storage.write(ensureAccount, { wantsSample: false });
});
afterEach(async () => {
  await storage.close();
  removeDir(dir);
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** Daily at six in the zone, seen at noon UTC of 10 March. */
async function makeProject(zone: string): Promise<void> {
  process.env.TZ = zone;
  await storage.write(restAll, null);
  const site = { name: 'Kordiva', domain: 'kordiva.example', websiteUrl: 'https://kordiva.example', language: 'en' };
  const publicId = await storage.write(createProject, { ...site, environment: 'live' });
  projectId = (await storage.read(loadProject, publicId))?.id ?? 0;
  await storage.write(createPrompt, { projectId, text: 'Which tool?' });
  await storage.write(letJobsGo, null);
}

const readRuns = () =>
  readRows<{ slot: string; startsAt: number }>(
    dir,
    `SELECT slot, starts_at AS startsAt FROM run WHERE project_id = ${projectId} AND cause <> 'new' ORDER BY id`,
  );

async function look(hours: number, zone: string): Promise<void> {
  process.env.TZ = zone;
  nowMs += hours * HOUR_MS;
  await storage.write(enqueueDueRuns, null);
  await storage.write(letJobsGo, null);
}

function expectNoneTwice(): void {
  const runs = readRuns();
  expect(new Set(runs.map(({ slot }) => slot)).size).toBe(runs.length);
  const starts = runs.map(({ startsAt }) => startsAt).toSorted((a, b) => a - b);
  starts.slice(1).forEach((start, index) => {
    expect(start - (starts[index] ?? 0)).toBeGreaterThanOrEqual(12 * HOUR_MS);
  });
}

describe('a clock that is wrong for a while', () => {
  it.each(ZONES)(
    'and then right, in %s: whatever the jump, the slots of the days around are asked once',
    async (zone) => {
      for (const jump of JUMPS_HOURS) {
        await makeProject(zone);
        await look(24, zone);
        await look(jump, zone);
        await look(-jump, zone);
        for (let hours = 0; hours < 96; hours += 6) await look(6, zone);
        expectNoneTwice();
        nowMs = Date.parse('2026-03-10T12:00:00Z');
      }
    },
  );

  it('and a time zone that changes meanwhile: the slot that was asked is not asked under another date', async () => {
    for (const from of ZONES) {
      for (const to of ZONES) {
        await makeProject(from);
        await look(24, from);
        await look(48, to);
        await look(-48, to);
        for (let hours = 0; hours < 72; hours += 6) await look(6, hours % 12 === 0 ? from : to);
        expectNoneTwice();
        nowMs = Date.parse('2026-03-10T12:00:00Z');
      }
    }
  });

  it('any number of times, anywhere', async () => {
    const step = fc.record({ hours: fc.integer({ min: -200, max: 200 }), zone: fc.constantFrom(...ZONES) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        nowMs = Date.parse('2026-03-10T12:00:00Z');
        await makeProject('UTC');
        for (const { hours, zone } of steps) await look(hours, zone);
        expectNoneTwice();
      }),
      { numRuns: Number(process.env.SIGHTLINE_TEST_RUNS ?? 6) },
    );
  });
});

describe('a day', () => {
  it.each([
    ['Europe/Berlin', '2026-03-27T12:00:00Z'],
    ['Europe/Berlin', '2026-10-23T12:00:00Z'],
    ['America/New_York', '2026-03-06T12:00:00Z'],
  ])('with a change to or from summer time in %s has its one slot', async (zone, from) => {
    nowMs = Date.parse(from);
    await makeProject(zone);
    for (let hours = 0; hours < 96; hours += 1) await look(1, zone);
    expect(readRuns()).toHaveLength(4);
    expectNoneTwice();
  });

  it('begun late makes up for the missed one as its own slot: nothing is asked for twice on it', async () => {
    await makeProject('UTC');
    // Seen on 12 March at 05:00: the slot of the 11th was missed, that of the 12th is an hour away.
    await look(41, 'UTC');
    expect(readRuns().map(({ slot }) => slot)).toEqual(['2026-03-12']);
    expect(await storage.read(loadNextRunAt, nowMs)).toBe(Date.parse('2026-03-13T06:00:00Z'));
    await look(2, 'UTC');
    await look(21, 'UTC');
    expect(readRuns().map(({ slot }) => slot)).toEqual(['2026-03-12']);
    await look(2, 'UTC');
    expect(readRuns().map(({ slot }) => slot)).toEqual(['2026-03-12', '2026-03-13']);
  });

  it('whose schedule the owner moves has its new slot, however near the old one', async () => {
    await makeProject('UTC');
    await storage.write(configureProject, { projectId, scheduleTime: '22:00' });
    await look(11, 'UTC');
    await storage.write(configureProject, { projectId, scheduleTime: '05:00' });
    await look(7, 'UTC');
    expect(readRuns().map(({ slot }) => slot)).toEqual(['2026-03-10', '2026-03-11']);
  });
});
