import { describe, expect, it } from 'vitest';
import { planMoment, planSampleRuns, planUnasked } from '#main/core/sample/plan-sample-runs.ts';
import { dayOf, toDate } from '#shared/time/day.ts';

const NOON = Date.UTC(2026, 2, 10, 12);
const DAY_MS = 86_400_000;

describe('runs of the sample', () => {
  it('are one a day up to now, oldest first, each on a UTC day of its own', () => {
    const runs = planSampleRuns({ schedule: 'daily', days: 30, troubles: [] }, NOON);
    expect(runs).toHaveLength(30);
    const days = runs.map(({ day }) => day);
    expect(days).toEqual(Array.from({ length: 30 }, (_, index) => (days[0] ?? 0) + index));
    expect(runs.every(({ startsAtMs }) => startsAtMs <= NOON)).toBe(true);
    expect(runs.at(-1)?.startsAtMs).toBeGreaterThan(NOON - DAY_MS);
  });

  it('are one a week on a weekly schedule', () => {
    const days = planSampleRuns({ schedule: 'weekly', days: 90, troubles: [] }, NOON).map(({ day }) => day);
    // 10 March 2026 is a Tuesday.
    expect(days).toHaveLength(13);
    expect(days.slice(1).map((day, index) => day - (days[index] ?? 0))).toEqual(Array.from({ length: 12 }, () => 7));
  });

  it('begin no run before its time: in the night the newest is that of the day before', () => {
    const newest = planSampleRuns({ schedule: 'daily', days: 3, troubles: [] }, new Date(2026, 2, 10, 3).getTime()).at(
      -1,
    );
    expect(newest?.slot).toBe('2026-03-09');
  });

  it('say why a question brought no answer', () => {
    const troubles = [
      { kind: 'outage', daysAgo: 2, engine: 'gemini' },
      { kind: 'unreadable', daysAgo: 3, engine: 'claude', replies: 2 },
      { kind: 'cancelled', daysAgo: 4, asked: 5 },
    ] as const;
    const runs = planSampleRuns({ schedule: 'daily', days: 6, troubles }, NOON);
    expect(runs.map(({ cause, isCancelled }) => [cause, isCancelled])).toEqual([
      ['schedule', false],
      ['schedule', false],
      ['manual', true],
      ['schedule', false],
      ['schedule', false],
      ['schedule', false],
      ['schedule', false],
    ]);
    const find = (kind: string) => runs.find((run) => run.troubles.some((trouble) => trouble.kind === kind));
    const at = (inRun: number, ofEngine: number) => ({ inRun, ofEngine });
    for (const [kind, engine, place, state, outcome] of [
      ['outage', 'gemini', at(0, 0), 'failed', 'overloaded'],
      ['unreadable', 'claude', at(9, 1), 'failed', 'schema_drift'],
      ['cancelled', 'claude', at(5, 0), 'cancelled', null],
    ] as const) {
      const run = find(kind);
      expect(run && planUnasked(run, engine, place)).toMatchObject({ state, outcome });
    }
    const outage = find('outage');
    expect(outage && planUnasked(outage, 'claude', at(0, 0))).toBeNull();
    const drift = find('unreadable');
    expect(drift && planUnasked(drift, 'claude', at(9, 2))).toBeNull();
    const cancelled = find('cancelled');
    expect(cancelled && planUnasked(cancelled, 'claude', at(4, 0))).toBeNull();
  });

  it('have answers within their UTC day and not after now', () => {
    for (const run of planSampleRuns({ schedule: 'daily', days: 3, troubles: [] }, NOON)) {
      const moments = Array.from({ length: 200 }, (_, index) => planMoment(run, index, NOON));
      expect(new Set(moments.map((ms) => toDate(dayOf(ms)))).size).toBe(1);
      expect(Math.max(...moments)).toBeLessThanOrEqual(NOON);
      expect(Math.min(...moments)).toBeGreaterThanOrEqual(run.startsAtMs);
    }
  });
});
