/** The settings of the desktop app through every transport of its owner, with and without an app that runs the service. */
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startService } from '#main/service.ts';
import { DEFAULT_DESKTOP_SETTINGS, type DesktopApp, type DesktopIntent } from '#shared/contract/desktop.ts';
import type { AppEvent } from '#shared/contract/events.ts';
import { PAGE_ROOT, WORKER_ENTRY } from '#support/built.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { seedProject, seedPrompts } from '#support/seed-project.ts';
import { toServiceStorage } from '#support/service-storage.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await startTestService();
});
afterAll(() => test.close());

describe('desktop settings', () => {
  it('leave everything off but the icon and staying awake until it was asked for', async () => {
    expect(await test.call('desktop.get', {})).toEqual({ settings: DEFAULT_DESKTOP_SETTINGS, app: null });
    const { tray, stayAwake, appearance, language, noticeFault, ...others } = DEFAULT_DESKTOP_SETTINGS;
    expect([tray, stayAwake, appearance, language, noticeFault]).toEqual([true, true, 'auto', null, null]);
    expect(Object.values(others)).toEqual(Object.values(others).map(() => false));
  });

  it('change field by field, are told as an event, and outlive a restart', async () => {
    const events: AppEvent[] = [];
    const stop = test.service.subscribe((event) => events.push(event));
    await test.call('desktop.update', { notifyRuns: true, language: 'de' });
    const { settings } = await test.call('desktop.update', { notifyEngines: true });
    const wanted = { ...DEFAULT_DESKTOP_SETTINGS, notifyRuns: true, notifyEngines: true, language: 'de' };
    expect(settings).toEqual(wanted);
    const changed = { kind: 'changed', subjects: ['desktop'], projectId: null, operation: 'desktop.update' };
    expect(events).toEqual([changed, changed]);
    stop();
    await test.restart();
    expect((await test.call('desktop.get', {})).settings).toEqual(wanted);
  });

  it.each([{ tray: 'yes' }, { appearance: 'pink' }, { language: 'xx' }, { shell: true }])(
    'refuse %j',
    async (input) => {
      expect(await test.owner.call('desktop.update', input)).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    },
  );

  it('are nothing that an API key can reach', async () => {
    const api = await test.freshApi();
    for (const path of ['/desktop', '/desktop.get']) {
      expect((await api.get(path)).status).toBe(404);
    }
  });
});

describe('without a desktop app', () => {
  it('nothing comes from outside, and what only an app can do is CONFLICT', async () => {
    expect(await test.call('desktop.takeIntents', {})).toEqual([]);
    for (const operation of ['desktop.openDataFolder', 'desktop.checkForUpdates'] as const) {
      expect(await test.owner.call(operation, {})).toMatchObject({ error: { code: 'CONFLICT' } });
    }
  });
});

describe('a glance', () => {
  it('has the projects and the runs under way', async () => {
    const live = await seedProject(await test.freshApi({ environment: 'live' }));
    await seedPrompts(await test.freshApi({ environment: 'live' }), live.id, 2);
    const glance = async () => await test.call('desktop.glance', {});
    // Without a key it is over at once.
    await expect.poll(async () => (await glance()).runs.length).toBe(0);
    const db = new Database(`${test.dataDir}/sightline.db`);
    db.exec("UPDATE run SET state = 'paused', finished_at = NULL");
    db.close();
    const { projects, runs, nextRunAt } = await glance();
    expect(projects.map(({ id }) => id)).toContain(live.id);
    expect(runs[0]).toMatchObject({ projectId: live.id, state: 'paused' });
    expect(nextRunAt).toMatch(/^2026-03-/);
    expect((await glance()).isPaying).toBe(false);
  });
});

describe('with a desktop app', () => {
  it('the core says what that can do, hands on what came, and asks it for what only it can do', async () => {
    const dataDir = makeTempDir();
    putFreshDatabase(dataDir);
    const asked: string[] = [];
    const waiting: DesktopIntent[] = [{ kind: 'open-archive', path: '/a.sightline' }];
    const app: DesktopApp = {
      platform: 'linux',
      startsAtLogin: null,
      canNotify: true,
      hasUpdateFeed: true,
      update: null,
    };
    const service = await startService({
      dataDir,
      port: 0,
      createSample: false,
      workerEntry: WORKER_ENTRY,
      pageRoot: PAGE_ROOT,
      ...toServiceStorage({}, dataDir, Date.now),
      desktop: {
        describe: () => app,
        takeIntents: () => waiting.splice(0),
        setStartAtLogin: (isWanted) => void asked.push(`login ${isWanted}`),
        openDataFolder: async () => void asked.push('open'),
        checkForUpdates: async () => void asked.push('check'),
        resolveProxy: async () => 'DIRECT',
        showAlert: () => true,
        print: async () => ({ pdf: new Uint8Array(), missingScripts: [] }),
        chooseFile: async (purpose) => `/chosen/${purpose}`,
      },
    });
    expect(await service.dispatch('desktop.get', {})).toMatchObject({ data: { app } });
    expect(await service.dispatch('desktop.takeIntents', {})).toMatchObject({ data: [{ kind: 'open-archive' }] });
    expect(await service.dispatch('desktop.takeIntents', {})).toEqual({ data: [] });
    expect(await service.dispatch('desktop.openDataFolder', {})).toEqual({ data: { dataDir } });
    const chosen = await service.dispatch('desktop.chooseFile', { purpose: 'save-backup' });
    expect(chosen).toEqual({ data: { path: '/chosen/save-backup' } });
    await service.dispatch('desktop.checkForUpdates', {});
    await service.dispatch('desktop.update', { notifyRuns: true });
    await service.dispatch('desktop.update', { startAtLogin: true });
    app.hasUpdateFeed = false;
    expect(await service.dispatch('desktop.checkForUpdates', {})).toMatchObject({ error: { code: 'CONFLICT' } });
    expect(asked).toEqual(['open', 'check', 'login true']);
    await service.close();
    removeDir(dataDir);
  });
});
