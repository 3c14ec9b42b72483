/** What only the stand-in can show: what the shell asks of the system, and an attack through a door that Electron lacks. */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Desktop, launchDesktop } from '#support/launch-desktop.ts';
import { buildShellApp } from '#support/shell-app/build-shell-app.ts';

describe('what the shell asks of the system', () => {
  let desktop: Desktop;

  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-shell-'));
    desktop = await launchDesktop('stand-in', await buildShellApp(), ['--data-dir', dataDir]);
    await desktop.openPage();
  });

  afterAll(async () => {
    await desktop?.close();
  });

  it('opens its window isolated, sandboxed, without Node, and hidden until it is drawn', async () => {
    const webPreferences = {
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    };
    expect(desktop.reported('window-options')[0]).toMatchObject({ show: false, webPreferences });
    expect(await desktop.waitForReport('shown')).toBe(true);
  });

  it('guards permission requests, permission checks and devices', () => {
    expect(desktop.reported('guarded')).toEqual(['permission requests', 'permission checks', 'devices']);
  });

  it('sets a menu', () => {
    expect(desktop.reported('menu')).toHaveLength(1);
  });

  it('hands web links to the system browser, with a new window asked for or not', async () => {
    const page = await desktop.openPage();
    await page.click('#leave', { noWaitAfter: true });
    await page.click('#popup');
    const wanted = ['https://example.com/leave', 'https://example.com/popup'];
    await expect.poll(() => desktop.reported('opened-external')).toEqual(wanted);
  });

  it('refuses a call from a sub frame of its own page', async () => {
    const page = await desktop.openPage();
    const reply = await page.evaluate(async () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const inner = frame.contentWindow as unknown as {
        __standInInvoke(channel: string, args: unknown[]): Promise<unknown>;
      };
      return inner.__standInInvoke('sightline:call', ['system.status', {}]);
    });
    expect(reply).toMatchObject({ value: { error: { code: 'FORBIDDEN', details: { reason: 'foreign_sender' } } } });
    expect(desktop.reported('dispatched')).toEqual([]);
  });

  it('prints a report in a window that nobody sees, from a session of its own that reaches nothing', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const page = `<!doctype html><title>Kordiva</title><img src="http://127.0.0.1:${port}/a.png"><p>Visibility 38.4% हिन्दी</p>`;
    desktop.command(`print ${page}`);
    const printed = (await desktop.waitForReport('printed-page')) as { pdf: string; missingScripts: string[] };
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(printed.pdf, 'base64'))));
    expect(text.join(' ')).toContain('Visibility 38.4%');
    expect(asked).toEqual([]);
    server.close();
    expect(desktop.reported('printed')).toEqual([
      { preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true, generateDocumentOutline: true },
    ]);
    const webPreferences = { session: 'own', contextIsolation: true, sandbox: true, nodeIntegration: false };
    const options = desktop.reported('window-options').at(-1);
    expect(options).toMatchObject({ show: false, webPreferences });
    expect(options).not.toHaveProperty('webPreferences.preload');
    desktop.command('state');
    expect(await desktop.waitForReport('state')).toMatchObject({ windows: 1 });
  });
});
