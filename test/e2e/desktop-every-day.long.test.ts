/** The desktop app itself, on the stand-in: finding in the page, keys in the keychain over a restart, and a quit while it starts. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { startFolderService } from '#support/folder-service.ts';
import { type Desktop, launchDesktop, onMachine } from '#support/launch-desktop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const mainBundle = path.join(root, 'out/main/main.js');
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'sightline-every-day-'));

function start(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Desktop> {
  return launchDesktop('stand-in', mainBundle, ['--data-dir', dataDir, '--port', '0', '--no-sample'], env);
}

async function call(desktop: Desktop, operation: string, input: object): Promise<unknown> {
  const page = await desktop.openPage();
  return page.evaluate(([name, sent]) => window.sightline?.call(name, sent), [operation, input] as const);
}

describe('find in page', { timeout: 180_000 }, () => {
  it('counts, marks and walks through what is shown, and leaves nothing behind', async () => {
    const desktop = await start(newFolder());
    for (const name of ['Lumenfold', 'Lumen & Söhne']) {
      await call(desktop, 'projects.create', { name, language: 'en' });
    }
    const page = await desktop.openPage();
    await page.evaluate(() => window.location.assign('#/settings/app'));
    await page.getByText('Start when I sign in').waitFor();
    desktop.command('press-menu Find in Page…');
    const field = page.getByRole('textbox', { name: 'Find in page' });
    await field.waitFor();
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
    const said = () => page.locator('search output').textContent();
    // The title of a card in this screen; words for screen readers alone and the field itself do not count.
    await field.fill('on this machine');
    await expect.poll(said).toBe('1 of 1');
    await field.fill('SWITCH');
    await expect.poll(said).toMatch(/^1 of \d+$/);
    const count = Number((await said())?.split(' ').at(-1));
    expect(count).toBeGreaterThan(1);
    const marks = () =>
      page.evaluate(() => [CSS.highlights.get('find-all')?.size ?? 0, CSS.highlights.get('find-current')?.size ?? 0]);
    expect(await marks()).toEqual([count, 1]);
    await field.press('Shift+Enter');
    await expect.poll(said).toBe(`${count} of ${count}`);
    await field.press('Enter');
    await expect.poll(said).toBe(`1 of ${count}`);
    await field.fill('no such words');
    await expect.poll(said).toBe('Not found');
    // The page changes: it is looked through again, and the field keeps the focus.
    await field.fill('Show');
    await expect.poll(said).toMatch(/^1 of /);
    const before = Number((await said())?.split(' ').at(-1));
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('p')));
    await page.evaluate(() => document.querySelector('main > p:last-child')?.append('Show', ' and show'));
    await expect.poll(said).toBe(`1 of ${before + 2}`);
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    // Asked for again it selects what is there; Escape closes it.
    desktop.command('press-menu Find in Page…');
    await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe('Show');
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await marks()).toEqual([0, 0]);
    expect(await desktop.close()).toBe(0);
  });
});

describe('keys of engines', { timeout: 180_000 }, () => {
  const KEY = { route: 'openai-responses', key: 'sk-proj-0123456789abcdefghijklmnop' };

  it('lie in the keychain of a desktop that has one, and are there after a restart', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    expect(await call(first, 'engines.setKey', KEY)).toMatchObject({ data: { box: 'keychain' } });
    expect(await first.close()).toBe(0);
    const second = await start(dataDir);
    const found = await call(second, 'engines.routes', {});
    expect(found).toMatchObject({ data: { keyPlace: { box: 'keychain' } } });
    expect(JSON.stringify(found)).toContain(KEY.key.slice(-4));
    expect(JSON.stringify(found)).not.toContain(KEY.key);
    expect(await second.close()).toBe(0);
  });

  it('lie elsewhere where it has only an imitation', async () => {
    const desktop = await start(newFolder(), onMachine({ keychain: 'imitation' }));
    const saved = (await call(desktop, 'engines.setKey', KEY)) as { data?: { box: string } };
    expect(saved.data?.box).not.toBe('keychain');
    expect(await desktop.close()).toBe(0);
  });
});

describe('a quit', { timeout: 180_000 }, () => {
  it('while the app starts is an ordinary end', async () => {
    const dataDir = newFolder();
    const desktop = await start(dataDir);
    const mark = path.join(dataDir, 'session.json');
    await expect.poll(() => existsSync(mark), { interval: 1, timeout: 60_000 }).toBe(true);
    expect(await desktop.close()).toBe(0);
    expect(existsSync(mark)).toBe(false);
    expect(desktop.reported('error-box')).toEqual([]);
  });
});

/** A native dialog: on real Electron nobody could answer it. */
describe('a start without usable data', { timeout: 180_000 }, () => {
  it('offers the newest good backup where the database is damaged, and starts with it', async () => {
    const folder = newFolder();
    const service = await startFolderService({ dataDir: folder });
    await service.call('projects.create', { name: 'Lumenfold', language: 'en' });
    await service.call('system.backup', { path: path.join(folder, 'copy.db') });
    await service.close();
    mkdirSync(path.join(folder, 'backups'), { recursive: true });
    renameSync(path.join(folder, 'copy.db'), path.join(folder, 'backups/automatic-2026-03-01T08-00-00-000Z.db'));
    writeFileSync(path.join(folder, 'sightline.db'), 'no database, but long enough to be looked at'.repeat(50));
    const desktop = await start(folder);
    desktop.answerDialog({ button: 0 });
    await desktop.openPage();
    expect(desktop.reported('message-box')).toEqual(['The data of Sightline is damaged']);
    expect(await call(desktop, 'projects.list', {})).toMatchObject({ data: [{ name: 'Lumenfold' }] });
    expect(readdirSync(folder).filter((name) => /^damaged-.*\.db$/.test(name))).toHaveLength(1);
    expect(await desktop.close()).toBe(0);
  });
});
