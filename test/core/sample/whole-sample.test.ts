/** The whole sample as its screens read it: every list has something to show, and its sums add up. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_PROJECTS } from '#main/core/sample/sample-content.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { copySample, SAMPLE_NOW_MS } from '#support/sample-folder.ts';

const dataDir = makeTempDir();
let service: FolderService;
let projects: OperationOutput<'projects.list'>;
beforeAll(async () => {
  await copySample(dataDir);
  service = await startFolderService({ dataDir, now: () => SAMPLE_NOW_MS, firstBackupLookMs: 3_600_000 });
  projects = await service.call('projects.list', {});
}, 180_000);
afterAll(async () => {
  await service?.close();
  removeDir(dataDir);
});

const idOf = (name: string) => projects.find((project) => project.name === name)?.id ?? '';
const kordiva = () => ({ projectId: idOf('Kordiva') });

describe('the sample', () => {
  it('is a first project, two clients and a pitch with days left, none of them live', async () => {
    expect(projects.map(({ name }) => name)).toEqual(SAMPLE_PROJECTS.map(({ name }) => name));
    expect(new Set(projects.map(({ environment }) => environment))).toEqual(new Set(['test']));
    expect(projects.map(({ isPitch }) => isPitch)).toEqual([false, false, false, true]);
  });

  it('uses up nothing of the smallest plan, and its pitch can be converted there', async () => {
    await service.call('account.update', { tier: 'starter' });
    const site = { name: 'Own', websiteUrl: 'https://own.example', language: 'en' } as const;
    await service.call('projects.create', site);
    await service.call('projects.update', { projectId: idOf('Quorvia'), convertFromPitch: true });
    const after = await service.call('projects.list', {});
    expect(after.find(({ name }) => name === 'Quorvia')?.isPitch).toBe(false);
    await service.call('projects.archive', { projectId: idOf('Mirvane') });
    expect(await service.call('projects.unarchive', { projectId: idOf('Mirvane') })).toMatchObject({ archived: false });
  });

  it('has runs that add up: finished, with failed parts, and cancelled', async () => {
    for (const { id } of projects) {
      for (const { jobs } of await service.call('runs.list', { projectId: id })) {
        expect(jobs.total).toBe(jobs.answered + jobs.notShown + jobs.failed + jobs.leftOut + jobs.cancelled);
      }
    }
    const runs = await service.call('runs.list', kordiva());
    expect(runs).toHaveLength(30);
    // 34 prompts on five engines.
    expect(runs.map(({ jobs }) => jobs.total)).toEqual(Array.from({ length: 30 }, () => 170));
    const failed = runs
      .filter(({ jobs }) => jobs.failed > 0)
      .map(({ jobs, problems }) => [jobs.failed, problems[0]?.reason]);
    expect(failed).toEqual([
      [26, 'schema_drift'],
      [26, 'schema_drift'],
      [34, 'overloaded'],
    ]);
    expect(runs.filter(({ state }) => state === 'cancelled').map(({ jobs }) => jobs.cancelled)).toEqual([170 - 61]);
  });

  it('says the same of its questions as its runs do', async () => {
    const { current } = await service.call('metrics.coverage', { ...kordiva(), timeframe: '30d' });
    // Thirty runs of the schedule and one by hand.
    expect(current.asked).toBe(31 * 170);
    const excluded = new Map(current.excluded.map(({ reason, count }) => [reason, count]));
    expect(excluded.get('overloaded')).toBe(34);
    expect(excluded.get('schema_drift')).toBe(52);
    expect(excluded.get('cancelled')).toBe(109);
    const left = current.excluded.reduce((sum, { count }) => sum + count, 0);
    expect(current.asked).toBe(current.counted + left);
    expect(current.facts).toMatchObject([{ kind: 'engine_missing', model: 'gemini', days: ['2026-03-01'] }]);
  });

  it('leads from a run to its answers', async () => {
    const runs = await service.call('runs.list', kordiva());
    const run = runs[1];
    const { pagination } = await service.call('answers.list', { ...kordiva(), runId: run?.id ?? '', limit: 1 });
    expect(pagination.total).toBe(run?.jobs.answered);
  });

  it('has tasks in every state, one of them finished, with its history', async () => {
    const { counts, tasks } = await service.call('tasks.list', { ...kordiva(), status: 'all' });
    expect(counts).toMatchObject({ in_progress: 1, dismissed: 1 });
    expect(counts.open).toBeGreaterThanOrEqual(1);
    const done = tasks.find(({ status, autoResolved }) => status === 'done' && !autoResolved);
    const { history } = await service.call('tasks.get', { ...kordiva(), taskId: done?.id ?? '' });
    expect(history.map(({ kind, to }) => [kind, to])).toEqual([
      ['created', 'open'],
      ['status', 'in_progress'],
      ['assigned', null],
      ['status', 'done'],
    ]);
  });

  it('has reports, one of them scheduled, and customers who said where they came from', async () => {
    const { reports } = await service.call('reports.list', kordiva());
    const { schedules } = await service.call('reportSchedules.list', kordiva());
    expect(schedules.map(({ reportId }) => reportId)).toEqual([reports[1]?.id]);
    const summary = await service.call('attribution.summary', { ...kordiva(), days: 120 });
    expect(summary.total).toBe(140);
    expect(summary.totalRevenue).toBeGreaterThan(10_000);
  });

  it('suggests brands that nobody tracks', async () => {
    const { suggestions } = await service.call('competitors.suggestions', kordiva());
    const names = suggestions.map(({ name }) => name);
    expect(names).toContain('Talvireo');
    expect(names).toContain('Opsenda');
  });
});
