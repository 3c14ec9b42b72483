/** The manners of the desktop: menu, tray, messages, links, archives, crashes. The built shell on the stand-in, which tells what it was asked. */
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DesktopIntent } from '#shared/contract/desktop.ts';
import { type Desktop, launchDesktop } from '#support/launch-desktop.ts';
import { buildShellApp } from '#support/shell-app/build-shell-app.ts';
import { answer, ask, configure, soon } from '#support/shell-app/drive-shell.ts';

const ID = '0123456789abcdef01234567';
const LINK = `sightline://project/${ID}/answers?days=7`;
const JOBS = { total: 40, queued: 28, running: 0, waiting: 0, done: 10, failed: 2, cancelled: 0 };
const RUN = { id: 'run-1', projectId: ID, cause: 'manual', state: 'running', slot: 'm', problems: [], jobs: JOBS };

let mainBundle = '';
/** One app for all that needs no start of its own; the tests take it on in their order, and the last one ends it. */
let desktop: Desktop;
beforeAll(async () => {
  mainBundle = await buildShellApp();
  desktop = await start([LINK, '/somewhere/client.sightline']);
});
afterAll(() => desktop?.close());

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'sightline-manners-'));
async function start(args: string[] = [], dataDir = newFolder()): Promise<Desktop> {
  const desktop = await launchDesktop('stand-in', mainBundle, ['--data-dir', dataDir, ...args]);
  await desktop.openPage();
  return desktop;
}

/** What the page is given, as the page asks for it. */
async function takeIntents(desktop: Desktop): Promise<DesktopIntent[]> {
  const page = await desktop.openPage();
  const reply = await page.evaluate(() => window.sightline!.call('desktop.takeIntents', {}));
  return (reply as { data: DesktopIntent[] }).data;
}

/** Everything that was commanded before has happened. */
async function settled(desktop: Desktop): Promise<void> {
  const before = desktop.reported('state').length;
  desktop.command('state');
  await expect.poll(() => desktop.reported('state').length).toBe(before + 1);
}

const labels = (menu: unknown) => (menu as { label?: string }[]).map(({ label }) => label ?? '-');
const last = (desktop: Desktop, kind: string) => desktop.reported(kind).at(-1);

describe('links and archives', { timeout: 180_000 }, () => {
  it('of the start wait for the page, and are given once', async () => {
    expect(await takeIntents(desktop)).toEqual([
      { kind: 'open-path', path: `/projects/${ID}/answers?days=7` },
      { kind: 'open-archive', path: '/somewhere/client.sightline' },
    ]);
    expect(await takeIntents(desktop)).toEqual([]);
  });

  it('of a second start reach the first, whose window comes to the front and is told', { tags: 'long' }, async () => {
    const dataDir = newFolder();
    const desktop = await start([], dataDir);
    const page = await desktop.openPage();
    const second = await launchDesktop('stand-in', mainBundle, ['--data-dir', dataDir, LINK]);
    expect(await second.exited).toBe(0);
    await page.waitForFunction(() =>
      window.received.some((event) => (event as { kind: string }).kind === 'desktop-intent'),
    );
    expect(await takeIntents(desktop)).toEqual([{ kind: 'open-path', path: `/projects/${ID}/answers?days=7` }]);
    expect(desktop.reported('focused')).not.toEqual([]);
    await desktop.close();
  });

  it('come as events of macOS too, and a foreign one only as a notice', { tags: 'long' }, async () => {
    const desktop = await start();
    desktop.command(`open-url ${LINK}`);
    desktop.command('open-url sightline://project/../../etc');
    desktop.command('open-file /Users/me/client.sightline');
    desktop.command('open-file /Users/me/notes.txt');
    desktop.command('state');
    await desktop.waitForReport('state');
    expect(await takeIntents(desktop)).toEqual([
      { kind: 'open-path', path: `/projects/${ID}/answers?days=7` },
      { kind: 'notice', notice: 'link-refused', detail: null },
      { kind: 'open-archive', path: '/Users/me/client.sightline' },
    ]);
    await desktop.close();
  });
});

describe('the menu', { timeout: 180_000 }, () => {
  it('asks the window for screens, opens chosen archives and the data folder', async () => {
    desktop.answerDialog({ files: ['/somewhere/b.sightline'] });
    for (const label of ['Sources', 'Settings…', 'Back', 'Open Archive…', 'Open Data Folder', 'Copy API Address']) {
      desktop.command(`press-menu ${label}`);
    }
    await expect.poll(() => desktop.reported('copied'), soon).toEqual(['http://127.0.0.1:4477']);
    expect(desktop.reported('opened-path')).toHaveLength(1);
    expect(await takeIntents(desktop)).toEqual([
      { kind: 'open-screen', screen: 'sources' },
      { kind: 'open-screen', screen: 'settings' },
      { kind: 'go', direction: 'back' },
      { kind: 'open-archive', path: '/somewhere/b.sightline' },
    ]);
  });

  it('starts a run of the project that the window shows, and says so where none is open', async () => {
    desktop.command('press-menu Run Now');
    await expect
      .poll(() => takeIntents(desktop), soon)
      .toEqual([{ kind: 'notice', notice: 'run-refused', detail: null }]);
    answer(desktop, 'runs.start', RUN);
    const page = await desktop.openPage();
    await page.evaluate((id) => window.location.assign(`#/projects/${id}/overview`), ID);
    // The main side hears of the page's new address a moment later.
    await expect
      .poll(() => ask(desktop, 'state', 'state'), soon)
      .toMatchObject({ address: expect.stringContaining(ID) });
    desktop.command('press-menu Run Now');
    await expect
      .poll(() => desktop.reported('called'), soon)
      .toEqual([{ operation: 'runs.start', input: { projectId: ID } }]);
  });

  it('and all words of the system follow the language of the window', async () => {
    await configure(desktop, { language: 'de', appearance: 'dark' });
    await expect.poll(() => labels(last(desktop, 'menu')), soon).toContain('&Datei');
    expect(last(desktop, 'theme')).toBe('dark');
  });
});

describe('the tray', { timeout: 180_000 }, () => {
  it('shows the next run and the one under way, pauses it, and goes when switched off', { tags: 'long' }, async () => {
    const desktop = await start();
    const glance = { nextRunAt: '2026-11-23T09:00:00.000Z', runs: [RUN], projects: [{ id: ID, name: 'A & B' }] };
    answer(desktop, 'desktop.glance', glance);
    answer(desktop, 'runs.control', { ...RUN, state: 'paused' });
    desktop.command(`emit ${JSON.stringify({ kind: 'run-progress', run: RUN })}`);
    await expect.poll(() => labels(last(desktop, 'tray-menu'))[0], soon).toBe('Asking: 12 of 40');
    expect(labels(last(desktop, 'tray-menu'))).toEqual([
      'Asking: 12 of 40',
      expect.stringMatching(/^Next run: Mon/),
      '-',
      'Run Now',
      'Pause',
      '-',
      'Open Sightline',
      'Quit',
    ]);
    desktop.command('press-tray Pause');
    const pause = { operation: 'runs.control', input: { runId: 'run-1', projectId: ID, action: 'pause' } };
    await expect.poll(() => desktop.reported('called'), soon).toContainEqual(pause);
    await configure(desktop, { tray: false });
    await expect.poll(() => desktop.reported('tray-hidden'), soon).toEqual([true]);
    await desktop.close();
  });

  it('keeps the app running without a window where that is wanted, and opens it again', { tags: 'long' }, async () => {
    const desktop = await start();
    await configure(desktop, { keepInTray: true });
    desktop.command('close');
    const windows = async () => {
      desktop.command('state');
      return (last(desktop, 'state') as { windows?: number } | undefined)?.windows;
    };
    await expect.poll(windows, soon).toBe(0);
    desktop.command('press-tray Open Sightline');
    await expect.poll(windows, soon).toBe(1);
    await desktop.openPage();
    desktop.command('press-tray Quit');
    expect(await desktop.exited).toBe(0);
  });
});

describe('messages of the system', { timeout: 180_000 }, () => {
  const finished = { ...RUN, state: 'finished', finishedAt: '2999-01-01T00:00:00.000Z' };
  const progress = (run: object) => `emit ${JSON.stringify({ kind: 'run-progress', run })}`;

  it('tell of a finished run once, lead to it, and come only where they are wanted', async () => {
    answer(desktop, 'projects.get', { id: ID, name: 'Lumenfold' });
    desktop.command(progress({ ...finished, id: 'before' }));
    await configure(desktop, { notifyRuns: true });
    desktop.command(progress({ ...finished, id: 'old', finishedAt: '2001-01-01T00:00:00.000Z' }));
    desktop.command(progress(RUN));
    desktop.command(progress(finished));
    desktop.command(progress(finished));
    const told = { title: 'Lumenfold: run finished', body: '10 answers, 2 questions failed' };
    await expect.poll(() => desktop.reported('notification'), soon).toEqual([told]);
    desktop.command('click-notification');
    await expect.poll(() => takeIntents(desktop), soon).toEqual([{ kind: 'open-path', path: `/projects/${ID}/costs` }]);
  });

  it('tell of an engine in trouble', async () => {
    const facts = {
      reason: 'auth',
      said: null,
      count: null,
      of: null,
      before: null,
      capUsd: null,
      engines: [],
      model: null,
      retiresOn: null,
      instead: null,
      signs: [],
      languages: [],
    };
    const trouble = {
      ...{ id: 'a', kind: 'refused_key', severity: 'error', engine: 'chatgpt', route: null, facts, projects: [] },
      ...{ message: 'Of the core.', advice: 'Of the core.', since: null, until: null },
    };
    answer(desktop, 'health.notices', [trouble, { ...trouble, id: 'b', severity: 'warning' }]);
    await configure(desktop, { notifyEngines: true });
    const told = { title: 'An engine needs you', body: 'ChatGPT refuses its key. Save another key for it.' };
    await expect.poll(() => last(desktop, 'notification'), soon).toEqual(told);
  });
});

describe('crashes', { timeout: 180_000 }, () => {
  it('of the page load it again with a notice, a few times, and then ask', async () => {
    const page = await desktop.openPage();
    for (const _ of [1, 2, 3]) {
      await page.evaluate(() => {
        document.title = 'The page that dies';
      });
      desktop.command('renderer-gone crashed');
      await page.waitForFunction(() => document.title === 'Shell' && window.moduleRan === true);
    }
    expect(desktop.reported('reloaded')).toHaveLength(3);
    const notice = { kind: 'notice', notice: 'window-reloaded', detail: null };
    expect(await takeIntents(desktop)).toEqual([notice, notice, notice]);
    desktop.command('renderer-gone clean-exit');
    desktop.command('renderer-gone oom');
    await expect.poll(() => desktop.reported('message-box'), soon).toEqual(['The window keeps stopping']);
  });

  it('that are none yet are left to the owner: wait, or load again', async () => {
    // The page before keeps its question until somebody answers.
    desktop.answerDialog({ button: 0 });
    desktop.command('unresponsive');
    await expect.poll(() => desktop.reported('message-box'), soon).toContain('Sightline does not react');
    // Answered once, it asks again the next time; a page that comes round takes its question back.
    const becomeStuck = async () => {
      const questions = desktop.reported('message-box').length;
      desktop.command('unresponsive');
      await expect.poll(() => desktop.reported('message-box').length, soon).toBe(questions + 1);
    };
    desktop.answerDialog({ button: 0 });
    await settled(desktop);
    await becomeStuck();
    desktop.command('responsive');
    await settled(desktop);
    await becomeStuck();
    const before = desktop.reported('reloaded').length;
    desktop.answerDialog({ button: 1 });
    await expect.poll(() => desktop.reported('reloaded').length, soon).toBe(before + 1);
  });
});

describe('the session', { timeout: 180_000 }, () => {
  it('starts no app that is not installed', async () => {
    desktop.command('start-at-login true');
    expect(await ask(desktop, 'describe', 'described')).toMatchObject({ startsAtLogin: null });
    expect(desktop.reported('login-item')).toEqual([]);
  });

  it('ends with the last window where the tray is not to keep the app', async () => {
    await configure(desktop, {});
    desktop.command('close');
    expect(await desktop.exited).toBe(0);
  });

  it('leaves no mark when it ends as it should', { tags: 'long' }, async () => {
    const dataDir = newFolder();
    writeFileSync(path.join(dataDir, 'session.json'), '{}');
    const desktop = await start([], dataDir);
    expect(await desktop.close()).toBe(0);
    expect(existsSync(path.join(dataDir, 'session.json'))).toBe(false);
  });
});
