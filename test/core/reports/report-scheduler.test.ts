/** Scheduled reports, with a clock that the test moves. */
import { existsSync, readdirSync, readFileSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { expectOwnersOnly } from '#support/only-on.ts';
import { createReportWorld, type ReportWorld } from './report-world.ts';

let world: ReportWorld;
afterEach(() => world.close());

/** Local moments, as schedules are: a Wednesday. */
const START = '2026-03-04T12:00:00';
const ANSWERS = [{ prompt: 'Which?', text: 'Brimlane.', answeredAt: '2026-03-03T10:00:00Z' }];

/** A report and its schedule. */
const save = (time: object, fields: object = {}) => world.schedule(fields, time);
const list = () => world.call('reports.list', { projectId: world.projectId });

describe('a scheduled report', () => {
  it('is built once for each time that it is due', async () => {
    world = await createReportWorld({ now: START, answers: ANSWERS });
    const saved = await save({ rhythm: 'weekly', weekday: 1, time: '07:00' });
    expect(saved.nextBuildAt).toBe(new Date('2026-03-09T07:00:00').toISOString());
    const built: number[] = [];
    for (const moment of ['03-09T06:59', '03-09T07:00', '03-09T07:01', '03-12T09:00', '03-16T07:30', '03-16T23:00']) {
      world.setNow(`2026-${moment}:00`);
      built.push(await world.core.reports.buildDue());
    }
    expect(built).toEqual([0, 1, 0, 0, 1, 0]);
    const { files } = await list();
    expect(files.map(({ periodEnd }) => periodEnd)).toEqual(['2026-03-16', '2026-03-09']);
  });

  it('makes up one missed time at most', async () => {
    world = await createReportWorld({ now: START, answers: ANSWERS });
    await save({ rhythm: 'monthly', dayOfMonth: 5, time: '07:00' });
    world.setNow('2026-07-20T12:00:00');
    expect(await world.core.reports.buildDue()).toBe(1);
    expect(await world.core.reports.buildDue()).toBe(0);
    world.setNow('2026-08-05T07:00:00');
    expect(await world.core.reports.buildDue()).toBe(1);
  });

  it('is a file of the data folder that only its owner can read, listed with date and size', async () => {
    world = await createReportWorld({ now: START, answers: ANSWERS });
    const { reportId: id } = await save({ rhythm: 'weekly', weekday: 1, time: '07:00' });
    world.setNow('2026-03-09T08:00:00');
    await world.core.reports.buildDue();
    const { files, folder } = await list();
    const [file] = files;
    expect(folder).toBe(join(world.dataDir, 'reports'));
    expect(readdirSync(folder)).toEqual([file?.fileName]);
    expect(file).toMatchObject({ reportId: id, name: 'Monday', isMissing: false });
    expect(file?.builtAt).toBe(new Date('2026-03-09T08:00:00').toISOString());
    expect(file?.bytes).toBe(statSync(file?.path ?? '').size);
    expectOwnersOnly(file?.path ?? '');
    const opened = await world.readText(file);
    expect(opened).toBe(readFileSync(file?.path ?? '', 'utf8'));
    expect(opened).toMatch(/<p class="value">(\d+) of \1<\/p>/);
  });

  it('begins with its next time when it is new or its schedule changes', async () => {
    world = await createReportWorld({ now: '2026-03-09T09:00:00', answers: ANSWERS });
    const schedule = await save({ rhythm: 'weekly', weekday: 1, time: '07:00' });
    expect(await world.core.reports.buildDue()).toBe(0);
    const { id: scheduleId, reportId, projectIds } = schedule;
    await world.call('reportSchedules.save', { scheduleId, reportId, projectIds, weekday: 1, time: '08:00' });
    expect(await world.core.reports.buildDue()).toBe(0);
    await world.call('reportSchedules.remove', { scheduleId });
    world.setNow('2026-05-01T09:00:00');
    expect(await world.core.reports.buildDue()).toBe(0);
  });

  it('keeps its time when only its words change', async () => {
    world = await createReportWorld({ now: START, answers: ANSWERS });
    const schedule = await save({ rhythm: 'weekly', weekday: 1, time: '07:00' });
    world.setNow('2026-03-09T08:00:00');
    const { projectId } = world;
    await world.call('reports.update', { projectId, reportId: schedule.reportId ?? '', introduction: 'New words.' });
    const { nextBuildAt: _n, failing: _f, createdAt: _c, updatedAt: _u, id: scheduleId, ...fields } = schedule;
    await world.call('reportSchedules.save', { scheduleId, ...fields, name: 'Another name' });
    expect(await world.core.reports.buildDue()).toBe(1);
    expect(await world.readText((await list()).files[0])).toContain('New words.');
  });

  it('leaves its files behind when it is removed; a file that is deleted is gone from list and folder', async () => {
    world = await createReportWorld({ now: START, answers: ANSWERS });
    const { reportId } = await save({ rhythm: 'weekly', weekday: 1, time: '07:00' });
    world.setNow('2026-03-09T08:00:00');
    await world.core.reports.buildDue();
    const { projectId } = world;
    await world.call('reports.remove', { projectId, reportId: reportId ?? '' });
    expect((await world.call('reportSchedules.list', {})).schedules).toEqual([]);
    const { files, reports } = await list();
    expect([reports, files.length, files[0]?.reportId]).toEqual([[], 1, null]);
    const { id: fileId = '', path = '' } = files[0] ?? {};
    const address = { projectId, reportId: 'standard', fileId };
    await world.call('reports.removeFile', address);
    expect(existsSync(path)).toBe(false);
    expect((await list()).files).toEqual([]);
    await expect(world.call('reports.file', address)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says that a file is missing when somebody took it away', async () => {
    world = await createReportWorld({ now: START, answers: ANSWERS });
    await save({ rhythm: 'weekly', weekday: 1, time: '07:00' });
    world.setNow('2026-03-09T08:00:00');
    await world.core.reports.buildDue();
    unlinkSync((await list()).files[0]?.path ?? '');
    const [file] = (await list()).files;
    expect(file?.isMissing).toBe(true);
    await expect(world.readText(file)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('knows no report of another project', async () => {
    world = await createReportWorld({ now: START, answers: [] });
    const { id: reportId } = await world.call('reports.create', { projectId: world.projectId, name: 'Monday' });
    const site = { language: 'en', websiteUrl: 'https://other.example' } as const;
    const other = await world.call('projects.create', { name: 'Other', ...site });
    const removed = world.call('reports.remove', { projectId: other.id, reportId });
    await expect(removed).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
