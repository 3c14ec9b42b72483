/** Impossible moments that an older version stored: doctor finds them, and repairing leaves counts that are right in every respect. */
import { afterEach, beforeEach, expect, it } from 'vitest';

import { fromPublicId, storedMsOf } from '#main/core/answers/answer-id.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import { type SeededProject, seedProject } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let project: SeededProject;
beforeEach(async () => {
  test = await startTestService();
  project = await seedProject(await test.freshApi({ environment: 'live' }));
});
afterEach(() => test.close());

const WRONG = ['1969-07-20T10:00:00Z', '2400-01-01T10:00:00Z', '9999-12-31T23:59:59Z'];

/** Stores answers as imports once did, which took any moment: the clock is beyond them all. */
async function importAnyTimestamp(): Promise<void> {
  const line = (prompt: string, answeredAt: string) => ({ prompt, model: 'chatgpt', answeredAt, text: 'Brimlane.' });
  const good = ['2026-03-08T10:00:00Z', '2026-03-09T10:00:00Z'].map((moment) => line('First', moment));
  test.clock.set(Date.parse('9999-12-31T23:59:59.500Z'));
  const wrong = ['First', 'Second'].flatMap((prompt) => WRONG.slice(1).map((moment) => line(prompt, moment)));
  await test.importLines(project.id, [...good, ...wrong, line('Third', '2026-03-09T10:00:00Z')]);
  test.clock.set(Date.parse('2026-03-10T12:00:00Z'));
}

it('names them, and gives them the moment at which they were stored', async () => {
  await importAnyTimestamp();
  const { ok, checks } = await test.call('system.doctor', {});
  expect(ok).toBe(false);
  expect(checks.find(({ name }) => name === 'moments')).toEqual({
    name: 'moments',
    ok: false,
    message:
      '4 answers with a date before 1970 or after the moment of storing; doctor --repair gives them that moment.',
  });
  const repaired = await test.call('system.doctor', { repair: true });
  expect(repaired.checks.filter((check) => !check.ok)).toEqual([]);
  expect(repaired.checks.find(({ name }) => name === 'moments')?.message).toBe(
    '4 answers with an impossible date got the moment of storing instead.',
  );
  expect(await test.call('system.doctor', {})).toMatchObject({ ok: true });
  const db = new Connection(databasePath(test.dataDir), { readonly: true });
  const rows = db.prepare('SELECT lower(hex(public_id)) AS hex, answered_at AS at, day FROM answer').all();
  db.close();
  const moments = (rows as { hex: string; at: number; day: number }[]).map(({ hex, at, day }) => {
    expect(day).toBe(dayOf(at));
    const id = fromPublicId(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
    return id !== null && at === storedMsOf(id) ? 'stored' : new Date(at).toISOString();
  });
  const good = ['2026-03-08T10:00:00.000Z', '2026-03-09T10:00:00.000Z', '2026-03-09T10:00:00.000Z'];
  expect(moments.sort()).toEqual([...good, 'stored', 'stored', 'stored', 'stored']);
  // By day: each counted once, nothing anywhere else.
  const today = toDate(dayOf(Date.now()));
  const { chartData } = await test.call('metrics.timeseries', {
    projectId: project.id,
    startDate: '2026-03-01',
    endDate: today,
  });
  const counted = chartData
    .filter(({ totalResults }) => totalResults > 0)
    .map(({ date, totalResults }) => [date, totalResults]);
  expect(counted).toEqual([
    ['2026-03-08', 1],
    ['2026-03-09', 2],
    [today, 4],
  ]);
  expect((await test.call('system.status', {})).answers).toBe(7);
});

it('finds moments before 1970 that lie in front of every month', async () => {
  await test.importLines(project.id, [
    { prompt: 'First', model: 'chatgpt', answeredAt: '2026-03-09T10:00:00Z', text: 'Brimlane.' },
  ]);
  const db = new Connection(databasePath(test.dataDir));
  const atMs = Date.parse('0001-02-03T10:00:00Z');
  db.prepare('UPDATE answer SET answered_at = ?, day = ?').run(atMs, dayOf(atMs));
  db.prepare('UPDATE fact_month SET id = id / 4096 * 4096 - 23600').run();
  db.close();
  const { checks } = await test.call('system.doctor', { repair: true });
  expect(checks.filter((check) => !check.ok)).toEqual([]);
  expect(await test.call('system.doctor', {})).toMatchObject({ ok: true });
});

it('leaves answers alone whose project comes in or goes, and whose ids are longer by a sign', async () => {
  await test.importLines(project.id, [
    { prompt: 'First', model: 'chatgpt', answeredAt: '2026-03-08T10:00:00Z', text: 'Brimlane.' },
    { prompt: 'First', model: 'chatgpt', answeredAt: '2026-03-09T10:00:00Z', text: 'Brimlane.' },
  ]);
  const db = new Connection(databasePath(test.dataDir));
  for (const [id, sign] of ['00', '01'].entries())
    db.prepare(`UPDATE answer SET public_id = CAST(x'${sign}' || public_id AS BLOB) WHERE id = ?`).run(id + 1);
  db.close();
  const { checks } = await test.call('system.doctor', { repair: true });
  expect(checks.find(({ name }) => name === 'moments')).toMatchObject({
    ok: true,
    message: 'Every answer has a moment at which it can have been given.',
  });
});
