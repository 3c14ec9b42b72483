/** The desktop app itself as `npm start` runs it: built bundles, real storage threads, real window, HTTP beside it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DesktopBridge } from '#shared/contract/wire.ts';
import { type Desktop, launchDesktop, listDesktops } from '#support/launch-desktop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const mainBundle = path.join(root, 'out/main/main.js');

/** What the page's bridge offers, as the test sees it from outside. */
type AppWindow = Window & { sightline: DesktopBridge; seen?: unknown[] };

async function callOperation(desktop: Desktop, operation: string, input: unknown) {
  const page = await desktop.openPage();
  const call = ([name, sent]: readonly [string, unknown]) =>
    (window as unknown as AppWindow).sightline.call(name, sent) as Promise<{ data: Record<string, unknown> }>;
  return page.evaluate(call, [operation, input] as const);
}

describe.each(listDesktops())('the desktop app on %s', { timeout: 120_000 }, (kind) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-desktop-'));
  const start = () => launchDesktop(kind, mainBundle, ['--data-dir', dataDir, '--port', '0', '--no-sample']);
  let desktop: Desktop;
  beforeAll(async () => {
    desktop = await start();
  });
  afterAll(async () => expect(await desktop.close()).toBe(0));

  it('creates a project over IPC, tells the window, and has it over HTTP', async () => {
    const page = await desktop.openPage();
    await page.evaluate(() => {
      const here = window as unknown as AppWindow;
      const seen: unknown[] = [];
      here.seen = seen;
      here.sightline.onEvent((event) => seen.push(event));
    });
    const created = await callOperation(desktop, 'projects.create', { name: 'Lumenfold', language: 'en' });
    expect(created).toMatchObject({ data: { name: 'Lumenfold' } });
    const seen = () => page.evaluate(() => (window as unknown as AppWindow).seen);
    await expect
      .poll(seen)
      .toContainEqual(
        expect.objectContaining({ kind: 'changed', operation: 'projects.create', subjects: ['projects'] }),
      );

    const { data: status } = await callOperation(desktop, 'system.status', {});
    expect(status).toMatchObject({ dataDir, projects: 1 });
    expect(await (await fetch(`${status.apiAddress}/health`)).json()).toMatchObject({ status: 'ok' });
  });

  it('draws its page under its own policy, without an error', async () => {
    const page = await desktop.openPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.reload();
    await page.waitForSelector('#app :is(h1, h2, nav, button)');
    expect(errors).toEqual([]);
  });

  it('refuses a bad input with the field that is wrong', async () => {
    const reply = await callOperation(desktop, 'projects.create', { name: 'Lumenfold', language: 'xx' });
    expect(reply).toMatchObject({ error: { code: 'VALIDATION_ERROR', details: { issues: [{ path: 'language' }] } } });
  });

  it('has what was created after a restart', { tags: 'long' }, async () => {
    const read = async () => (await callOperation(desktop, 'projects.list', {})).data;
    await callOperation(desktop, 'projects.create', { name: 'Kordiva', language: 'en' });
    const before = await read();
    expect(before).toContainEqual(expect.objectContaining({ name: 'Kordiva' }));
    expect(await desktop.close()).toBe(0);
    desktop = await start();
    expect(await read()).toEqual(before);
  });
});
