/** A project that is removed is out of sight and asked nothing; it comes back whole, or is deleted with all that it had. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import type { Api } from '#support/api-client.ts';
import { type SeededProject, seedProject, seedPrompts } from '#support/seed-project.ts';
import { DAY_MS } from '#support/test-clock.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let api: Api;
let project: SeededProject;
beforeEach(async () => {
  test = await startTestService();
  api = await test.freshApi({ environment: 'live' });
  project = await seedProject(api);
});
afterEach(() => test.close());

const line = (id: string) => ({
  prompt: 'Q',
  model: 'chatgpt',
  answeredAt: '2026-03-09T10:00:00Z',
  text: `Brimlane. ${id}`,
});
const names = async () => (await test.call('projects.list', {})).map(({ name, isDefault }) => [name, isDefault]);
const archive = (projectId = project.id) => test.call('projects.archive', { projectId });

describe('A removed project', () => {
  it('is in no list, found by nobody, and leaves another one as the default', async () => {
    await seedProject(api, { name: 'Second' });
    await test.importLines(project.id, [line('a'), line('b')]);
    expect(await names()).toEqual([
      ['Brimlane', true],
      ['Second', false],
    ]);
    expect(await archive()).toEqual({ id: project.id, archived: true });
    expect(await names()).toEqual([['Second', true]]);
    expect((await api.get(`/projects/${project.id}`)).status).toBe(404);
    expect(await test.owner.call('projects.archive', { projectId: project.id })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await test.call('projects.archived', {})).toEqual([
      {
        id: project.id,
        name: 'Brimlane',
        domain: expect.any(String),
        archivedAt: '2026-03-10T12:00:00.000Z',
        answers: 2,
        erasing: null,
      },
    ]);
    expect(await test.call('system.doctor', {})).toMatchObject({ ok: true });
  });

  it('is asked nothing more: what it had queued is cancelled and its schedule begins no run', async () => {
    await seedPrompts(api, project.id, 2);
    expect(await test.call('system.status', {})).toMatchObject({ jobs: { cancelled: 0 } });
    await archive();
    test.clock.advance(3 * DAY_MS);
    const { jobs, nextRunAt } = await test.call('system.status', {});
    expect(jobs.cancelled).toBe(jobs.total);
    expect(jobs.total).toBeGreaterThan(0);
    expect(nextRunAt).toBeNull();
  });

  it('comes back with its answers, and makes up for no run', async () => {
    await test.importLines(project.id, [line('a')]);
    await archive();
    test.clock.advance(3 * DAY_MS);
    await test.call('projects.unarchive', { projectId: project.id });
    expect(await names()).toEqual([['Brimlane', true]]);
    expect((await test.call('answers.list', { projectId: project.id, timeframe: '30d' })).pagination.total).toBe(1);
    expect(await test.call('runs.list', { projectId: project.id })).toEqual([]);
    expect(await test.owner.call('projects.unarchive', { projectId: project.id })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
  });

  it('does not come back where the plan has no room for it by now', async () => {
    await archive();
    await test.call('account.update', { tier: 'starter' });
    await seedProject(api, { name: 'Second' });
    expect(await test.owner.call('projects.unarchive', { projectId: project.id })).toMatchObject({
      error: { code: 'FORBIDDEN', details: { limit: 'projects' } },
    });
  });
});

/** Rows of every table, but those that count what was done and not what there is. */
function countRows(): Record<string, number> {
  const db = new Connection(databasePath(test.dataDir), { readonly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[];
  const counts = tables
    .filter((name) => !/^sqlite_|^setting$/.test(name))
    .map((name) => [name, db.prepare(`SELECT count(*) FROM "${name}"`).pluck().get()]);
  db.close();
  return Object.fromEntries(counts);
}

describe('A project that is deleted for good', () => {
  it('leaves nothing but an empty row; the others have all that they had', async () => {
    const second = await seedProject(api, { name: 'Second' });
    await test.importLines(second.id, [line('x')]);
    const before = countRows();
    const third = await seedProject(api, { name: 'Third' });
    await test.call('competitors.add', { projectId: third.id, name: 'Kordiva' });
    await test.importLines(third.id, [line('a'), { ...line('b'), prompt: 'And?', tags: ['t'] }]);
    await test.call('tasks.evaluate', { projectId: third.id });
    const { id: reportId } = await test.call('reports.create', { projectId: third.id, name: 'Monday' });
    await test.call('reportSchedules.save', { reportId, projectIds: [third.id] });
    await test.call('reportSchedules.save', { projectIds: [third.id, second.id] });
    await test.call('reports.buildFile', { projectId: third.id, reportId, format: 'html' });
    await archive(third.id);
    expect(await test.call('projects.erase', { projectId: third.id })).toEqual({ id: third.id, erased: true });
    expect(await test.call('projects.archived', {})).toEqual([]);
    const more = (table: string) => ({ [table]: (before[table] ?? 0) + 1 });
    // The schedule that is for another one as well goes on for that.
    const kept = { ...more('report_schedule'), ...more('report_schedule_client') };
    expect(countRows()).toEqual({ ...before, ...more('project'), ...kept });
    for (const operation of ['projects.erase', 'projects.unarchive'] as const)
      expect(await test.owner.call(operation, { projectId: third.id })).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect((await test.call('answers.list', { projectId: second.id, timeframe: '30d' })).pagination.total).toBe(1);
    expect(await test.call('system.doctor', {})).toMatchObject({ ok: true });
    await test.restart();
    expect((await names()).map(([name]) => name)).toEqual(['Brimlane', 'Second']);
  });

  it('has to be removed first, and takes its report files along', async () => {
    expect(await test.owner.call('projects.erase', { projectId: project.id })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    const outside = mkdtempSync(join(tmpdir(), 'sightline-reports-'));
    const build = async (folder: string) => {
      const order = { projectId: project.id, formats: ['html' as const], folder };
      return (await test.call('reports.deliver', order)).files[0]?.path ?? '';
    };
    const [file, theirs] = [await build(''), await build(outside)];
    expect([existsSync(file), existsSync(theirs)]).toEqual([true, true]);
    await archive();
    await test.call('projects.erase', { projectId: project.id });
    // What was put elsewhere is the owner's.
    expect([existsSync(file), existsSync(theirs)]).toEqual([false, true]);
    rmSync(outside, { recursive: true });
  });
});
