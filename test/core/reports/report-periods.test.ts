/** Which days a report covers, over time zones: the local week or month of the slot, whenever it is built. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PeriodRequest, planPeriod } from '#main/core/reports/plan-period.ts';
import { planDueBuild } from '#main/core/reports/schedules/plan-build-slot.ts';
import { toDate } from '#shared/time/day.ts';
import { inZone } from '#support/in-zone.ts';
import { createReportWorld, type ReportWorld } from './report-world.ts';

const toDates = ({ firstDay, lastDay }: { firstDay: number; lastDay: number }) =>
  `${toDate(firstDay)}/${toDate(lastDay)}`;

/** Of the report that is due at a moment: its slot, its days and those it is compared with. */
function planAt(zone: string, period: PeriodRequest['period'], schedule: object, now: string): string[] {
  return inZone(zone, () => {
    const due = planDueBuild(
      { rhythm: 'weekly', weekday: 1, dayOfMonth: 1, time: '07:00', ...schedule },
      Date.parse(now),
    );
    if (!due) throw new Error('Nothing is due.');
    const { window, before } = planPeriod({ period, comparison: 'period_before' }, due.startsAtMs);
    return [due.slot, toDates(window), toDates(before)];
  });
}

/** Monday is 2026-10-05 in each of them; the moments are the slot's own, and that of a machine that slept for days. */
const MONDAYS: [zone: string, time: string, startsAt: string][] = [
  ['Asia/Tokyo', '07:00', '2026-10-04T22:00:00Z'],
  ['Australia/Sydney', '07:00', '2026-10-04T20:00:00Z'], // clocks went forward on the day before
  ['Europe/Berlin', '00:30', '2026-10-04T22:30:00Z'],
  ['Europe/Berlin', '07:00', '2026-10-05T05:00:00Z'],
  ['America/Los_Angeles', '07:00', '2026-10-05T14:00:00Z'],
  ['America/Los_Angeles', '23:30', '2026-10-06T06:30:00Z'],
  ['Asia/Kathmandu', '05:30', '2026-10-04T23:45:00Z'],
  ['Pacific/Kiritimati', '07:00', '2026-10-04T17:00:00Z'],
  ['Pacific/Niue', '23:59', '2026-10-06T10:59:00Z'],
  ['UTC', '00:00', '2026-10-05T00:00:00Z'],
];

describe('the last whole week of a slot', () => {
  it.each(MONDAYS)('%s at %s', (zone, time, startsAt) => {
    const expected = ['2026-10-05', '2026-09-28/2026-10-04', '2026-09-21/2026-09-27'];
    for (const lateMs of [0, 3_600_000, 4 * 86_400_000, 6 * 86_400_000]) {
      const now = new Date(Date.parse(startsAt) + lateMs).toISOString();
      expect(planAt(zone, 'last_week', { time }, now), now).toEqual(expected);
    }
  });

  it('stays the local week when a slot falls on the days of a change of clocks', () => {
    // Berlin: back on Sunday 2026-10-25, forward on Sunday 2026-03-29. 02:30 is there twice, and not at all.
    const sunday = { weekday: 7, time: '02:30' };
    const autumn = ['2026-10-25', '2026-10-12/2026-10-18', '2026-10-05/2026-10-11'];
    expect(planAt('Europe/Berlin', 'last_week', sunday, '2026-10-25T00:30:00Z')).toEqual(autumn);
    const spring = ['2026-03-29', '2026-03-16/2026-03-22', '2026-03-09/2026-03-15'];
    expect(planAt('Europe/Berlin', 'last_week', sunday, '2026-03-29T01:30:00Z')).toEqual(spring);
    // The Mondays after: 00:30 is 22:30Z of Sunday in summer, 23:30Z of Sunday in winter.
    const monday = { time: '00:30' };
    const after = ['2026-10-26', '2026-10-19/2026-10-25', '2026-10-12/2026-10-18'];
    expect(planAt('Europe/Berlin', 'last_week', monday, '2026-10-25T23:30:00Z')).toEqual(after);
  });
});

describe('the last whole month of a slot', () => {
  it.each([
    ['Asia/Tokyo', '07:00', '2026-10-31T22:00:00Z'],
    ['Australia/Sydney', '07:00', '2026-10-31T20:00:00Z'],
    ['Europe/Berlin', '00:30', '2026-10-31T23:30:00Z'],
    ['America/Los_Angeles', '20:00', '2026-11-02T04:00:00Z'], // clocks go back on that day
    ['Asia/Kathmandu', '05:30', '2026-10-31T23:45:00Z'],
    ['Pacific/Kiritimati', '07:00', '2026-10-31T17:00:00Z'],
  ])('%s at %s is October, compared with the whole of September', (zone, time, startsAt) => {
    const expected = ['2026-11-01', '2026-10-01/2026-10-31', '2026-09-01/2026-09-30'];
    for (const lateMs of [0, 20 * 86_400_000]) {
      const now = new Date(Date.parse(startsAt) + lateMs).toISOString();
      expect(planAt(zone, 'last_month', { rhythm: 'monthly', time }, now), now).toEqual(expected);
    }
  });

  it('is compared with a whole month over the turn of a year and in a leap year', () => {
    const at = (now: string) => planAt('UTC', 'last_month', { rhythm: 'monthly' }, now).slice(1);
    expect(at('2027-01-01T07:00:00Z')).toEqual(['2026-12-01/2026-12-31', '2026-11-01/2026-11-30']);
    expect(at('2028-03-01T07:00:00Z')).toEqual(['2028-02-01/2028-02-29', '2028-01-01/2028-01-31']);
  });
});

describe('a rolling period', () => {
  it('ends on the UTC day on which its slot begins, however late it is built', () => {
    const expected = ['2026-10-05', '2026-09-28/2026-10-04', '2026-09-21/2026-09-27'];
    expect(planAt('Asia/Tokyo', 'days_7', {}, '2026-10-04T22:00:00Z')).toEqual(expected);
    expect(planAt('Asia/Tokyo', 'days_7', {}, '2026-10-09T09:00:00Z')).toEqual(expected);
  });
});

describe('a report that is built in Tokyo', () => {
  let world: ReportWorld;
  const zone = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = 'Asia/Tokyo';
  });
  afterEach(async () => {
    await world.close();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  const periods = async () =>
    (await world.call('reports.list', { projectId: world.projectId })).files.map(
      ({ periodStart, periodEnd }) => `${periodStart}/${periodEnd}`,
    );

  it('covers no time before the project began', async () => {
    // Made on Monday 2026-10-05, 06:00 there, which is Sunday 21:00Z.
    world = await createReportWorld({ now: '2026-10-04T21:00:00Z', answers: [] });
    await world.schedule({ period: 'last_week' }, { rhythm: 'weekly', weekday: 1 });
    await world.schedule({ period: 'last_month' }, { rhythm: 'monthly', dayOfMonth: 6 });
    for (const now of ['2026-10-04T22:00:00Z', '2026-10-05T22:00:00Z', '2026-10-10T00:00:00Z']) {
      world.setNow(now);
      expect(await world.core.reports.buildDue(), now).toBe(0);
    }
    world.setNow('2026-10-11T22:00:00Z');
    expect(await world.core.reports.buildDue()).toBe(1);
    expect(await periods()).toEqual(['2026-10-05/2026-10-11']);
  });

  it('covers what was brought in from before', async () => {
    const answers = [{ prompt: 'Which?', text: 'Brimlane.', answeredAt: '2026-10-03T10:00:00Z' }];
    world = await createReportWorld({ now: '2026-10-04T21:00:00Z', answers });
    await world.schedule({ period: 'last_week' }, { rhythm: 'weekly', weekday: 1 });
    world.setNow('2026-10-04T22:00:00Z');
    expect(await world.core.reports.buildDue()).toBe(1);
    expect(await periods()).toEqual(['2026-09-28/2026-10-04']);
  });

  it('compares the figures of a month with those of the whole month before', async () => {
    // September: 1 of 2. October: 1 of 1. An equally long window before October would begin on 31 August: 1 of 3.
    const answers = [
      ['2026-08-31', 'Nobody.'],
      ['2026-09-01', 'Nobody.'],
      ['2026-09-30', 'Brimlane.'],
      ['2026-10-20', 'Brimlane.'],
    ].map(([day, text]) => ({ prompt: 'Which?', text: text ?? '', answeredAt: `${day}T10:00:00Z` }));
    world = await createReportWorld({ now: '2026-10-31T21:00:00Z', answers });
    await world.schedule({ period: 'last_month', language: 'en' }, { rhythm: 'monthly', dayOfMonth: 1 });
    world.setNow('2026-11-03T00:00:00Z');
    expect(await world.core.reports.buildDue()).toBe(1);
    const { files } = await world.call('reports.list', { projectId: world.projectId });
    const html = await world.readText(files[0]);
    expect(html).toMatch(/Compared with <b dir="auto">[^<]*1[^<]*30[^<]*2026/);
    expect(html).not.toMatch(/Compared with <b dir="auto">[^<]*Aug/);
    expect(html).toContain('+50.0');
  });

  it('covers the local month of the moment at which somebody asks for it', async () => {
    world = await createReportWorld({ now: '2026-10-31T21:00:00Z', answers: [] });
    const { projectId } = world;
    const { periodStart, periodEnd } = await world.call('reports.build', {
      projectId,
      name: 'M',
      period: 'last_month',
    });
    expect([periodStart, periodEnd]).toEqual(['2026-10-01', '2026-10-31']);
  });
});
