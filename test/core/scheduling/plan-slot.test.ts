import { describe, expect, it } from 'vitest';
import { planDueSlot, planNextSlot, type Schedule } from '#main/core/scheduling/plan-slot.ts';
import { inZone } from '#support/in-zone.ts';

const BERLIN = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);
const iso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString());

function due(zone: string, schedule: Schedule, time: string, now: string): [string, string | null] {
  const slot = inZone(zone, () => planDueSlot(schedule, time, at(now)));
  return [slot.slot, iso(slot.startsAtMs)];
}

function next(zone: string, schedule: Schedule, time: string, now: string): [string | undefined, string | null] {
  const slot = inZone(zone, () => planNextSlot(schedule, time, at(now)));
  return [slot?.slot, iso(slot?.startsAtMs)];
}

describe('a daily schedule', () => {
  it('is due from its local time on, and named for the local date', () => {
    // Berlin is an hour ahead of UTC in winter: 06:00 there is 05:00Z.
    expect(due(BERLIN, 'daily', '06:00', '2026-01-15T04:59:59.999Z')).toEqual([
      '2026-01-14',
      '2026-01-14T05:00:00.000Z',
    ]);
    expect(due(BERLIN, 'daily', '06:00', '2026-01-15T05:00:00Z')).toEqual(['2026-01-15', '2026-01-15T05:00:00.000Z']);
    expect(next(BERLIN, 'daily', '06:00', '2026-01-15T05:00:00Z')).toEqual(['2026-01-16', '2026-01-16T05:00:00.000Z']);
    expect(next(BERLIN, 'daily', '06:00', '2026-01-15T04:59:00Z')).toEqual(['2026-01-15', '2026-01-15T05:00:00.000Z']);
  });

  it('is named for the local date where UTC has another', () => {
    expect(due('Pacific/Kiritimati', 'daily', '00:30', '2026-01-14T11:00:00Z')[0]).toBe('2026-01-15');
    expect(due('Pacific/Niue', 'daily', '23:30', '2026-01-15T11:00:00Z')[0]).toBe('2026-01-14');
  });

  it('keeps its local time when the clocks change', () => {
    expect(due(BERLIN, 'daily', '06:00', '2026-03-28T12:00:00Z')[1]).toBe('2026-03-28T05:00:00.000Z');
    expect(due(BERLIN, 'daily', '06:00', '2026-03-29T12:00:00Z')[1]).toBe('2026-03-29T04:00:00.000Z');
    expect(due(BERLIN, 'daily', '06:00', '2026-10-25T12:00:00Z')[1]).toBe('2026-10-25T05:00:00.000Z');
  });

  it('at a time that the spring change leaves out begins an hour later by the clock, once', () => {
    // 02:30 on 29 March 2026 is not there in Berlin: the clock goes from 02:00 to 03:00 at 01:00Z.
    expect(due(BERLIN, 'daily', '02:30', '2026-03-29T01:29:00Z')[0]).toBe('2026-03-28');
    expect(due(BERLIN, 'daily', '02:30', '2026-03-29T01:30:00Z')).toEqual(['2026-03-29', '2026-03-29T01:30:00.000Z']);
    expect(next(BERLIN, 'daily', '02:30', '2026-03-29T01:30:00Z')[0]).toBe('2026-03-30');
  });

  it('at a time that the autumn change repeats begins the first time only', () => {
    // 02:30 on 25 October 2026 is there twice: at 00:30Z and at 01:30Z.
    expect(due(BERLIN, 'daily', '02:30', '2026-10-25T00:30:00Z')).toEqual(['2026-10-25', '2026-10-25T00:30:00.000Z']);
    expect(due(BERLIN, 'daily', '02:30', '2026-10-25T01:30:00Z')).toEqual(['2026-10-25', '2026-10-25T00:30:00.000Z']);
    expect(next(BERLIN, 'daily', '02:30', '2026-10-25T00:30:00Z')[0]).toBe('2026-10-26');
  });

  it('passes over a date that a place never had', () => {
    // Samoa went from 29 to 31 December 2011.
    expect(next('Pacific/Apia', 'daily', '06:00', '2011-12-29T17:00:00Z')[0]).toBe('2011-12-31');
  });
});

describe('a weekly schedule', () => {
  it('is due on local Mondays', () => {
    expect(due(BERLIN, 'weekly', '06:00', '2026-03-09T04:59:00Z')).toEqual(['2026-03-02', '2026-03-02T05:00:00.000Z']);
    expect(due(BERLIN, 'weekly', '06:00', '2026-03-09T05:00:00Z')[0]).toBe('2026-03-09');
    expect(due(BERLIN, 'weekly', '06:00', '2026-03-15T23:00:00Z')[0]).toBe('2026-03-09');
    expect(next(BERLIN, 'weekly', '06:00', '2026-03-09T05:00:00Z')[0]).toBe('2026-03-16');
  });

  it('on the local Monday where UTC still has Sunday', () => {
    expect(due('Pacific/Kiritimati', 'weekly', '06:00', '2026-03-08T16:00:00Z')[0]).toBe('2026-03-09');
  });
});

describe('a manual schedule', () => {
  it('has no next slot, and a due one so that switching it on later asks nothing for the past', () => {
    expect(next(BERLIN, 'manual', '06:00', '2026-03-09T05:00:00Z')).toEqual([undefined, null]);
    expect(due(BERLIN, 'manual', '06:00', '2026-03-09T05:00:00Z')[0]).toBe('2026-03-09');
  });
});

const HOUR_MS = 3_600_000;
const PLACES = [
  [BERLIN, 2026, 365],
  ['America/New_York', 2026, 365],
  ['America/Sao_Paulo', 2018, 365],
  ['Africa/Cairo', 2026, 365],
  ['Australia/Lord_Howe', 2024, 366],
  ['Asia/Kolkata', 2026, 365],
  ['Pacific/Apia', 2011, 364],
] as const;

describe.each(PLACES)('in %s a year long (%i)', (zone, year, days) => {
  it.each(['00:00', '00:30', '02:30', '06:00', '23:59'])('at %s every local date has one slot, in order', (time) => {
    inZone(zone, () => {
      const slots: string[] = [];
      const end = new Date(year, 11, 31, 23, 59, 59).getTime();
      for (let now = new Date(year, 0, 1).getTime() - HOUR_MS; now <= end + 24 * HOUR_MS; ) {
        const slot = planNextSlot('daily', time, now);
        if (!slot) break;
        expect(planDueSlot('daily', time, slot.startsAtMs)).toEqual(slot);
        expect(planDueSlot('daily', time, slot.startsAtMs - 1).slot < slot.slot).toBe(true);
        if (slot.slot.startsWith(String(year))) slots.push(slot.slot);
        now = slot.startsAtMs;
      }
      expect(new Set(slots).size).toBe(days);
      expect(slots).toEqual([...slots].sort());
      expect(slots).toHaveLength(days);
    });
  });
});
