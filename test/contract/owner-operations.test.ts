import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeededProject, seedProject, seedPrompts } from '#support/seed-project.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

const UNKNOWN = '0123456789abcdef01234567';

let test: TestService;
let project: SeededProject;
beforeAll(async () => {
  test = await startTestService();
  project = await seedProject(await test.freshApi());
});
afterAll(() => test.close());

const LINE = { prompt: 'Q', model: 'chatgpt', answeredAt: '2026-03-09T10:00:00Z', text: 'Brimlane, then Kordiva.' };

describe('answers.import and answers.export', () => {
  it('store lines once, and create missing prompts paused', async () => {
    const first = await test.importLines(project.id, [LINE, { ...LINE, text: 'Another.' }, LINE]);
    expect(first).toEqual({ imported: 2, duplicates: 1, createdPrompts: 1, skipped: [], skippedCount: 0 });
    expect(await test.importLines(project.id, [LINE])).toMatchObject({ imported: 0, duplicates: 1 });
  });

  it('store nothing of a file with one bad line, and name the line', async () => {
    const before = await test.call('system.status', {});
    await expect(
      test.importLines(project.id, [
        { ...LINE, text: 'New.' },
        { ...LINE, model: 'eliza' },
      ]),
    ).rejects.toThrow(/line 2/);
    expect((await test.call('system.status', {})).answers).toBe(before.answers);
  });

  it('skip bad lines when told to', async () => {
    const path = join(test.dataDir, 'mixed.ndjson');
    writeFileSync(path, `${JSON.stringify({ ...LINE, text: 'Good.' })}\nnot json\n`);
    expect(await test.call('answers.import', { projectId: project.id, path, skipInvalid: true })).toMatchObject({
      imported: 1,
      skipped: [{ line: 2, message: 'is not JSON' }],
    });
  });

  it('write what was read, and never over a file that cannot be written', async () => {
    const path = join(test.dataDir, 'out.ndjson');
    const { exported } = await test.call('answers.export', { projectId: project.id, path });
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(exported);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      prompt: 'Q',
      model: 'chatgpt',
      language: 'en',
      surface: 'import',
    });
    const nowhere = join(test.dataDir, 'no-folder', 'out.ndjson');
    expect(await test.owner.call('answers.export', { projectId: project.id, path: nowhere })).toMatchObject({
      error: { code: 'VALIDATION_ERROR', details: { issues: [{ path: 'path' }] } },
    });
  });

  it.each(['answers.import', 'answers.export'] as const)('%s: unknown project and missing file', async (operation) => {
    const path = join(test.dataDir, 'missing.ndjson');
    expect(await test.owner.call(operation, { projectId: UNKNOWN, path })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await test.owner.call('answers.import', { projectId: project.id, path })).toMatchObject({
      error: { code: 'VALIDATION_ERROR' },
    });
  });
});

describe('competitors.add', () => {
  it('measures history again', async () => {
    const { answers } = await test.call('system.status', {});
    const input = { projectId: project.id, name: 'Kordiva', domain: 'https://www.Kordiva.example/', aliases: ['KV'] };
    expect(await test.call('competitors.add', input)).toMatchObject({
      name: 'Kordiva',
      domain: 'kordiva.example',
      aliases: ['KV'],
      isUserBrand: false,
      remeasuredAnswers: answers,
    });
  });

  it('is CONFLICT for a name that is tracked already, the own one too', async () => {
    for (const name of ['KORDIVA', 'Brimlane']) {
      expect(await test.owner.call('competitors.add', { projectId: project.id, name })).toMatchObject({
        error: { code: 'CONFLICT' },
      });
    }
  });
});

describe('projects.configure', () => {
  it('replaces alias lists and measures again, and only then', async () => {
    const { id: projectId } = project;
    const aliases = await test.call('projects.configure', { projectId, brandAliases: ['Brim'] });
    expect(aliases.remeasuredAnswers).toBeGreaterThan(0);
    expect(await test.call('projects.configure', { projectId, schedule: 'weekly', scheduleTime: '23:59' })).toEqual({
      id: projectId,
      updated: true,
      remeasuredAnswers: 0,
      changedAnswers: 0,
    });
    await test.call('projects.configure', { projectId, brandAliases: [] });
    expect((await test.call('projects.get', { projectId })).settings.brandAliases).toEqual([]);
  });

  it.each([
    [{ schedule: 'hourly' }, 'schedule'],
    [{ scheduleTime: '24:00' }, 'scheduleTime'],
    [{ samplesPerRun: 0 }, 'samplesPerRun'],
    [{ samplesPerRun: 21 }, 'samplesPerRun'],
    [{ domainAliases: ['fine.example', '??'] }, 'domainAliases.1'],
    [{ brandAliases: [''] }, 'brandAliases.0'],
  ])('refuses %j', async (input, path) => {
    expect(await test.owner.call('projects.configure', { projectId: project.id, ...input })).toMatchObject({
      error: { code: 'VALIDATION_ERROR', details: { issues: [{ path }] } },
    });
  });
});

describe('runs', () => {
  it('ask every active prompt of a test project on the simulated engine and end', async () => {
    const fresh = await seedProject(await test.freshApi());
    const nothing = await test.owner.call('runs.start', { projectId: fresh.id });
    expect(nothing).toMatchObject({ error: { code: 'CONFLICT' } });
    await seedPrompts(await test.freshApi(), fresh.id, 2);
    const run = await test.call('runs.start', { projectId: fresh.id });
    expect(run).toMatchObject({ cause: 'manual', state: 'running', jobs: { total: 6 } });
    await expect.poll(async () => (await test.call('runs.get', { runId: run.id })).state).toBe('finished');
    const runs = await test.call('runs.list', { projectId: fresh.id });
    // A prompt joins the run of the one before it only while that is under way.
    const countDone = (wanted: string) =>
      runs.filter(({ cause }) => cause === wanted).reduce((sum, { jobs }) => sum + jobs.done, 0);
    expect([countDone('manual'), countDone('new')]).toEqual([6, 6]);
    expect(runs.filter(({ cause }) => cause === 'manual')).toHaveLength(1);
    expect(await test.owner.call('runs.control', { runId: run.id, action: 'cancel' })).toMatchObject({
      error: { code: 'CONFLICT' },
    });
  });

  it('of a live project without keys are over at once and say what they left out, and why', async () => {
    const live = await seedProject(await test.freshApi({ environment: 'live' }));
    await seedPrompts(await test.freshApi({ environment: 'live' }), live.id, 1);
    const newest = async () => (await test.call('runs.list', { projectId: live.id }))[0];
    await expect.poll(async () => (await newest())?.jobs.waiting).toBe(3);
    const run = await newest();
    expect(run?.problems).toEqual(
      ['ai_overview', 'chatgpt', 'perplexity'].map((engine) => ({
        engine,
        reason: 'no_key',
        message: expect.stringMatching(/\S/),
        jobs: 1,
        kind: 'left_out',
        since: null,
      })),
    );
    expect(run).toMatchObject({ state: 'finished', jobs: { total: 3, leftOut: 3 } });
    const control = (action: string) => test.owner.call('runs.control', { runId: run?.id, action });
    expect(await control('pause')).toMatchObject({ error: { code: 'CONFLICT' } });
    expect(await control('stop')).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
  });

  it('are NOT_FOUND when they do not exist', async () => {
    expect(await test.owner.call('runs.get', { runId: 'none' })).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(await test.owner.call('runs.start', { projectId: UNKNOWN })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

describe('engines', () => {
  it('without any key all wait, and each says why', async () => {
    const engines = await test.call('engines.list', {});
    expect(engines).toHaveLength(10);
    for (const engine of engines) expect(engine).toMatchObject({ route: null, waiting: expect.stringMatching(/\S/) });
  });

  it('refuse a route that does not reach them', async () => {
    const input = { engine: 'claude', route: 'simulated' };
    expect(await test.owner.call('engines.configure', input)).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
  });
});

describe('system', () => {
  it('tells the versions of what it runs on, with the SQLite that reads the data and not that of Node', async () => {
    const { node, icu, unicode } = process.versions;
    const { sqlite, ...others } = await test.call('system.versions', {});
    const { version: app } = await test.call('system.status', {});
    const { platform, arch } = process;
    expect(others).toEqual({ app, node, electron: null, chrome: null, icu, unicode, platform, arch });
    const db = new Database(':memory:');
    expect(sqlite).toBe(db.prepare('SELECT sqlite_version()').pluck().get());
    db.close();
  });

  it('status tells what there is and that the queue is worked', async () => {
    expect(await test.call('system.status', {})).toMatchObject({
      dataDir: test.dataDir,
      apiAddress: test.address,
      isExecutorRunning: true,
      nextRunAt: expect.stringMatching(/^2026-03-1/),
    });
  });

  it('doctor finds a sound folder sound', async () => {
    const report = await test.call('system.doctor', {});
    expect(report.ok).toBe(true);
    expect(report.checks.map(({ name }) => name)).toEqual([
      'integrity',
      'references',
      'contents',
      'replies',
      'boundaries',
      'moments',
      'rollups',
      'money',
      'search',
    ]);
  });

  it('backup writes a file once and never over one', async () => {
    const path = join(test.dataDir, 'copy.db');
    const { bytes } = await test.call('system.backup', { path });
    expect(readFileSync(path)).toHaveLength(bytes);
    expect(await test.owner.call('system.backup', { path })).toMatchObject({ error: { code: 'CONFLICT' } });
    const nowhere = join(test.dataDir, 'none', 'copy.db');
    expect(await test.owner.call('system.backup', { path: nowhere })).toMatchObject({
      error: { code: 'VALIDATION_ERROR' },
    });
    expect(existsSync(nowhere)).toBe(false);
  });
});
