/** The built shell, whole: window, preload, IPC, protocol, guards. On the stand-in always, on real Electron where it is. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DesktopBridge } from '#shared/contract/wire.ts';
import { type Desktop, launchDesktop, listDesktops } from '#support/launch-desktop.ts';
import { buildShellApp } from '#support/shell-app/build-shell-app.ts';
import { ask } from '#support/shell-app/drive-shell.ts';

declare global {
  interface Window {
    sightline?: DesktopBridge;
    received: unknown[];
    stopListening: () => void;
    moduleRan?: boolean;
    inlineScriptRan?: boolean;
  }
}

/** Long enough for a page of this machine to have come, had it been let. */
const SETTLE_MS = 500;

let mainBundle = '';
let foreignSite: Server;
let foreignAddress = '';

beforeAll(async () => {
  mainBundle = await buildShellApp();
  foreignSite = createServer((_request, reply) => reply.setHeader('Content-Type', 'text/html').end('<p>Foreign</p>'));
  await new Promise<void>((resolve) => foreignSite.listen(0, '127.0.0.1', resolve));
  foreignAddress = `http://127.0.0.1:${(foreignSite.address() as AddressInfo).port}/`;
});

afterAll(() => {
  foreignSite?.close();
});

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'sightline-shell-'));

describe.each(listDesktops())('the desktop shell on %s', { timeout: 120_000 }, (kind) => {
  const dataDir = newFolder();
  let desktop: Desktop;
  const page = () => desktop.openPage();

  beforeAll(async () => {
    desktop = await launchDesktop(kind, mainBundle, ['--data-dir', dataDir]);
    await desktop.openPage();
  });

  afterAll(async () => {
    await desktop?.close();
  });

  it('gives the page exactly two functions and nothing of Electron or Node', async () => {
    const found = await (await page()).evaluate(() => ({
      bridge: Object.entries(window.sightline!).map(([name, value]) => `${name}: ${typeof value}`),
      leaks: ['require', 'process', 'module', 'ipcRenderer', '__standInInvoke'].filter((name) => name in window),
    }));
    expect(found).toEqual({ bridge: ['call: function', 'onEvent: function'], leaks: [] });
  });

  it('lets no page replace the bridge', async () => {
    const isKept = await (await page()).evaluate(() => {
      const before = window.sightline!.call;
      try {
        window.sightline!.call = async () => ({ data: null });
      } catch {
        // A frozen object may refuse loudly.
      }
      return window.sightline!.call === before;
    });
    expect(isKept).toBe(true);
  });

  it('carries a call to the host and its answer back, absent and nested values included', async () => {
    const input = { projectId: 'p1', nested: { list: [1, null, 'ä'] } };
    const reply = await (await page()).evaluate((sent) => window.sightline!.call('system.status', sent), input);
    expect(reply).toEqual({ data: { echo: input } });
  });

  it('gives the page an answer that came as JSON text as it gives any other', async () => {
    const input = { projectId: 'p1', nested: { list: [1, null, 'ä “𝄞”'] } };
    const reply = await (await page()).evaluate((sent) => window.sightline!.call('prompts.list', sent), input);
    expect(reply).toEqual({ data: { echo: input } });
  });

  it('keeps the code and the details of a refusal', async () => {
    const reply = await (await page()).evaluate(() => window.sightline!.call('projects.create', {}));
    const details = { reason: 'agency_limit', limit: 'projects' };
    expect(reply).toEqual({ error: { code: 'FORBIDDEN', message: 'No project slot is free.', details } });
  });

  it('tells nothing of the cause when the host faults', async () => {
    const reply = await (await page()).evaluate(() => window.sightline!.call('system.doctor', {}));
    expect(reply).toMatchObject({ error: { code: 'INTERNAL' } });
    expect(JSON.stringify(reply)).not.toContain('private');
  });

  it.each(['', 'no.such', '__proto__', 'constructor', 42, null, { name: 'system.status' }])(
    'refuses %j as an operation and never asks the host',
    async (operation) => {
      const before = desktop.reported('dispatched').length;
      const reply = await (await page()).evaluate((name) => window.sightline!.call(name as string, {}), operation);
      expect(reply).toMatchObject({ error: { code: 'NOT_FOUND' } });
      expect(desktop.reported('dispatched')).toHaveLength(before);
    },
  );

  it('delivers events to the page until it stops listening', async () => {
    const shown = await page();
    desktop.command('emit {"kind":"desktop-intent"}');
    await shown.waitForFunction(() => window.received.length === 1);
    expect(await shown.evaluate(() => window.received)).toEqual([{ kind: 'desktop-intent' }]);
    await shown.evaluate(() => window.stopListening());
    desktop.command('emit {"kind":"restore-progress","percent":45}');
    // A call travels the same way after the event: once it is back, the event would have arrived.
    await shown.evaluate(() => window.sightline!.call('system.status', {}));
    expect(await shown.evaluate(() => window.received.length)).toBe(1);
  });

  it('runs its own script files and no inline script', async () => {
    const ran = await (await page()).evaluate(() => [window.moduleRan, window.inlineScriptRan]);
    expect(ran).toEqual([true, undefined]);
  });

  it('sends a policy that allows its own scripts only', async () => {
    const policy = await (await page()).evaluate(async () => {
      const reply = await fetch('/');
      return reply.headers.get('content-security-policy');
    });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*|https?:/);
  });

  it('does not let the page reach another address', async () => {
    const attempt = (address: string) =>
      fetch(address).then(
        () => 'reached',
        () => 'blocked',
      );
    expect(await (await page()).evaluate(attempt, foreignAddress)).toBe('blocked');
  });

  it('gives no file from outside the folder of pages', async () => {
    const statuses = await (await page()).evaluate(
      (paths) => Promise.all(paths.map((each) => fetch(each).then((reply) => reply.status))),
      [
        '/%2e%2e/main/main.js',
        '/..%2fmain%2fmain.js',
        '/assets/%2e%2e%2f%2e%2e%2fpreload/preload.css',
        '/assets/absent.js',
      ],
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  it('stays where it is when a link or a script leads away', async () => {
    const shown = await page();
    const address = shown.url();
    await shown.evaluate((away) => document.querySelector('#leave')?.setAttribute('href', away), foreignAddress);
    await shown.click('#leave', { noWaitAfter: true });
    await shown.waitForTimeout(SETTLE_MS);
    await shown.evaluate((away) => window.location.assign(away), foreignAddress);
    await shown.waitForTimeout(SETTLE_MS);
    expect(shown.url()).toBe(address);
    expect(await shown.evaluate(() => window.moduleRan)).toBe(true);
  });

  it('opens no second window', async () => {
    const shown = await page();
    await shown.evaluate((away) => document.querySelector('#popup')?.setAttribute('href', away), foreignAddress);
    await shown.click('#popup');
    await shown.evaluate((away) => window.open(away), foreignAddress);
    await shown.waitForTimeout(SETTLE_MS);
    expect(desktop.pages()).toHaveLength(1);
  });

  it('refuses a page of another origin, in a window that is not its own', async () => {
    const before = desktop.reported('dispatched').length;
    desktop.command(`load-elsewhere ${foreignAddress}`);
    const foreign = await waitForPage(desktop, foreignAddress);
    const reply = await foreign.evaluate(() => window.sightline!.call('system.status', {}));
    expect(reply).toMatchObject({ error: { code: 'FORBIDDEN', details: { reason: 'foreign_sender' } } });
    expect(desktop.reported('dispatched')).toHaveLength(before);
    await foreign.close();
  });

  it('refuses its own window once another origin is in it, and sends that no events', async () => {
    const shown = await page();
    desktop.command(`load-here ${foreignAddress}`);
    await shown.waitForURL(foreignAddress);
    const reply = await shown.evaluate(() => {
      window.received = [];
      window.sightline!.onEvent((event) => window.received.push(event));
      return window.sightline!.call('system.status', {});
    });
    expect(reply).toMatchObject({ error: { details: { reason: 'foreign_sender' } } });
    desktop.command('emit {"kind":"desktop-intent"}');
    await shown.evaluate(() => window.sightline!.call('system.status', {}));
    expect(await shown.evaluate(() => window.received)).toEqual([]);
  });

  it('takes a second start on its folder to its window, and ends it', async () => {
    desktop.command('minimize');
    const second = await launchDesktop(kind, mainBundle, ['--data-dir', dataDir]);
    expect(await second.exited).toBe(0);
    expect(second.reported('gave-way')).toEqual([true]);
    await expect.poll(() => ask(desktop, 'state', 'state')).toMatchObject({ isMinimized: false });
  });

  it('closes the host before it ends', async () => {
    expect(await desktop.close()).toBe(0);
    expect(desktop.reported('host-closed')).toEqual([0]);
  });
});

describe.each(listDesktops())('apps of several starts on %s', { timeout: 120_000 }, (kind) => {
  it('runs beside an app with another data folder', { tags: 'long' }, async () => {
    const apps = await Promise.all(
      [newFolder(), newFolder()].map((dir) => launchDesktop(kind, mainBundle, ['--data-dir', dir])),
    );
    await Promise.all(apps.map((each) => each.openPage()));
    expect(await Promise.all(apps.map((each) => each.close()))).toEqual([0, 0]);
  });

  it('remembers the size of the window', { tags: 'long' }, async () => {
    const dataDir = newFolder();
    const first = await launchDesktop(kind, mainBundle, ['--data-dir', dataDir]);
    const shown = await first.openPage();
    first.command('resize {"x":40,"y":30,"width":1100,"height":700}');
    await shown.waitForFunction(() => window.outerWidth === 1100 || window.innerWidth === 1100);
    await first.close();
    const saved = JSON.parse(readFileSync(path.join(dataDir, 'window.json'), 'utf8'));
    expect(saved).toEqual({ x: 40, y: 30, width: 1100, height: 700, isMaximized: false });
  });
});

async function waitForPage(desktop: Desktop, address: string) {
  await expect.poll(() => desktop.pages().map((each) => each.url())).toContain(address);
  const found = desktop.pages().find((each) => each.url() === address)!;
  await found.waitForFunction(() => 'sightline' in window);
  return found;
}
