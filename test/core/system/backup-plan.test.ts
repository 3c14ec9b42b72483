import { describe, expect, it } from 'vitest';

import { findLackOfRoom, isBackupDue, planRoom, planRotation } from '#main/core/system/backup-plan.ts';
import type { BackupFile, BackupKind } from '#main/storage/backup-files.ts';

const file = (moment: string, kind: BackupKind = 'automatic', bytes = 10): BackupFile => ({
  path: `/b/${kind}-${moment}.db`,
  kind,
  bytes,
  savedAtMs: Date.parse(`${moment}Z`),
});
const NOW = Date.parse('2026-03-20T12:00Z');

describe('an automatic backup', () => {
  it.each<[string, BackupFile[], boolean]>([
    ['there is none', [], true],
    ['the newest is exactly a day old', [file('2026-03-19T12:00')], true],
    ['the newest is a minute short of a day', [file('2026-03-19T12:01')], false],
    ['only others were made today', [file('2026-03-20T11:00', 'migration'), file('2026-03-20T11:00', 'own')], true],
    ['the clock went back, so the newest is from tomorrow', [file('2026-03-21T11:00')], true],
    ['it was made after the clock went back', [file('2026-03-21T11:00'), file('2026-03-20T11:00')], false],
  ])('is due or not when %s', (_when, files, isDue) => {
    expect(isBackupDue(files, NOW)).toBe(isDue);
  });

  it('has room when twice the size of the database is free, and says how much is missing otherwise', () => {
    expect(findLackOfRoom(200_000_000, 100_000_000)).toBeNull();
    expect(findLackOfRoom(199_999_999, 100_000_000)).toMatch(/200 MB are free.*100 MB/);
  });
});

describe('rotation', () => {
  /** Two a day from Monday 2 March to Friday 20 March 2026. */
  const files = Array.from({ length: 19 }, (_, index) => String(index + 2).padStart(2, '0')).flatMap((day) => [
    file(`2026-03-${day}T01:00`),
    file(`2026-03-${day}T13:00`),
  ]);
  const kept = (daily: number, weekly: number, roomBytes = 1_000_000) => {
    const removed = planRotation(files, { isOn: true, daily, weekly }, roomBytes);
    return files.filter(({ path }) => !removed.includes(path)).map(({ savedAtMs }) => new Date(savedAtMs).getUTCDate());
  };

  it('keeps the newest of each of the last days and weeks', () => {
    // Weeks end on Sundays 8 and 15 March; the one that is not over yet counts with its newest day.
    expect(kept(3, 3)).toEqual([8, 15, 18, 19, 20]);
    expect(kept(7, 4)).toEqual([8, 14, 15, 16, 17, 18, 19, 20]);
    expect(kept(1, 0)).toEqual([20]);
  });

  it('lets those go first that are missed least when they take too much room, and never the newest', () => {
    // By the gap that each would leave, divided by its age and one day: 19 1.0, 18 1.33, 8 1.46, 15 1.67; then 8 1.46, 18 1.67, 15 1.67.
    expect(kept(3, 3, 40)).toEqual([8, 15, 18, 20]);
    expect(kept(3, 3, 30)).toEqual([15, 18, 20]);
    expect(kept(3, 3, 0)).toEqual([20]);
  });

  it('has twice the data for room, and never more than half of what would be free without the backups', () => {
    expect(planRoom({ freeBytes: 900, usedBytes: 100, databaseBytes: 50 })).toBe(100);
    expect(planRoom({ freeBytes: 20, usedBytes: 100, databaseBytes: 50 })).toBe(60);
  });

  it('leaves alone what it did not make', () => {
    const others = [file('2020-01-01T00:00', 'own'), file('2020-01-01T00:00', 'migration')];
    expect(planRotation([...others, file('2026-03-20T01:00')], { isOn: true, daily: 1, weekly: 0 }, 0)).toEqual([]);
  });
});
