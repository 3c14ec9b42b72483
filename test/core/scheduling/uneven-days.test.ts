/** Days that a change of clocks leaves without a run: said before, and told of afterwards. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { planUnevenDays } from '#main/core/scheduling/plan-uneven-days.ts';
import { defineWrite } from '#main/storage/command.ts';
import { inZone } from '#support/in-zone.ts';
import { createReportWorld, type ReportWorld } from '../reports/report-world.ts';

const JULY = Date.parse('2026-07-01T12:00:00Z');
const plan = (zone: string, time: string, spreadMinutes = 0, schedule: 'daily' | 'weekly' = 'daily') => {
  const uneven = inZone(zone, () => planUnevenDays({ schedule, time, spreadMinutes }, JULY));
  return uneven && [uneven.timeZone, uneven.emptyDays, uneven.doubleDays];
};

describe('a daily schedule', () => {
  it.each([
    // 01:30 is 23:30Z of the day before in summer and 00:30Z in winter; clocks change on 25 October and 28 March.
    ['Europe/Berlin', '01:30', ['2026-10-25'], ['2027-03-28']],
    // 10:30 is 00:30Z in winter and 23:30Z of the day before in summer, which begins there on 4 October and ends on 4 April.
    ['Australia/Sydney', '10:30', ['2027-04-03'], ['2026-10-03']],
    // 16:30 is 23:30Z in summer and 00:30Z of the next day in winter, from 1 November to 14 March.
    ['America/Los_Angeles', '16:30', ['2026-11-01'], ['2027-03-14']],
  ])('in %s at %s leaves one UTC day empty and fills one twice', (zone, time, empty, double) => {
    expect(plan(zone, time)).toEqual([zone, empty, double]);
  });

  it.each([
    ['Europe/Berlin', '06:00'],
    ['Europe/Berlin', '00:30'],
    ['Asia/Tokyo', '08:30'],
    ['Asia/Kathmandu', '05:30'],
    ['UTC', '00:00'],
  ])('in %s at %s has one run on each', (zone, time) => {
    expect(plan(zone, time)).toBeNull();
  });

  it('leaves no day empty where its questions are spread over midnight, and says nothing of weeks', () => {
    expect(plan('Europe/Berlin', '01:30', 60)).toEqual(['Europe/Berlin', [], ['2027-03-28']]);
    expect(plan('Europe/Berlin', '01:30', 0, 'weekly')).toBeNull();
  });
});

const addRuns = defineWrite('test.addRuns', (db, runs: [slot: string, createdAt: string, cause: string][]): null => {
  const insert = db.prepare(
    `INSERT INTO run (public_id, project_id, cause, slot, state, created_at)
     SELECT ?, id, ?, ?, 'finished', ? FROM project`,
  );
  for (const [slot, createdAt, cause] of runs) insert.run(`run-${slot}`, cause, slot, Date.parse(createdAt));
  return null;
});

describe('a project in Berlin that is asked at 01:30', () => {
  let world: ReportWorld;
  const zone = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = 'Europe/Berlin';
  });
  afterEach(async () => {
    await world.close();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it('is told of it when the time is chosen, and when it is saved', async () => {
    world = await createReportWorld({ now: '2026-07-01T12:00:00Z', answers: [] });
    const { projectId } = world;
    const unevenDays = { timeZone: 'Europe/Berlin', emptyDays: ['2026-10-25'], doubleDays: ['2027-03-28'] };
    const chosen = { schedule: 'daily', scheduleTime: '01:30' } as const;
    expect(await world.call('projects.unevenDays', chosen)).toEqual({ unevenDays });
    expect(await world.call('projects.unevenDays', { ...chosen, scheduleTime: '06:00' })).toEqual({ unevenDays: null });
    const saved = await world.call('projects.configure', { projectId, scheduleTime: '01:30' });
    expect(saved.unevenDays).toEqual({
      ...unevenDays,
      message: expect.stringContaining('2026-10-25 (UTC) will have no run'),
    });
    expect(await world.call('projects.configure', { projectId, samplesPerRun: 2 })).not.toHaveProperty('unevenDays');
  });

  it('has a day that says why it is empty, and no other', async () => {
    const answers = ['2026-10-23T23:31:00Z', '2026-10-24T23:31:00Z', '2026-10-26T00:31:00Z'].map((answeredAt) => ({
      ...{ prompt: 'Which?', text: 'Brimlane.', answeredAt },
    }));
    world = await createReportWorld({ now: '2026-10-30T12:00:00Z', answers });
    await world.core.storage.write(addRuns, [
      ['2026-10-24', '2026-10-23T23:30:00Z', 'schedule'],
      ['2026-10-25', '2026-10-24T23:30:00Z', 'schedule'],
      ['2026-10-26', '2026-10-26T00:30:00Z', 'schedule'],
      // The machine was off on the 27th.
      ['2026-10-28', '2026-10-28T00:30:00Z', 'schedule'],
    ]);
    const window = { startDate: '2026-10-22', endDate: '2026-10-29' };
    const { chartData } = await world.call('metrics.timeseries', { projectId: world.projectId, ...window });
    expect(chartData.filter(({ totalResults }) => totalResults > 0).map(({ date }) => date)).toEqual([
      '2026-10-23',
      '2026-10-24',
      '2026-10-26',
    ]);
    expect(chartData.flatMap(({ date, emptyBecause }) => (emptyBecause ? [`${date} ${emptyBecause}`] : []))).toEqual([
      '2026-10-25 schedule_crossed_midnight',
    ]);
  });
});
