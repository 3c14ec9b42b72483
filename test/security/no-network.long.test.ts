/** Nothing of the page leaves this machine: whom it asks is written down, on every screen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { SCREENS, toScreenPath } from '../../src-renderer/app/screens.ts';

describe('the page', () => {
  let app: AppWindow;

  beforeAll(async () => {
    app = await startAppWindow({ hasSample: true });
  }, 240_000);
  afterAll(() => app?.close());

  it('asks its own service only, on every screen', { timeout: 90_000 }, async () => {
    const { page, offences, goTo } = await app.open('/');
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    page.on('websocket', (socket) => asked.add(socket.url()));
    const projectId = (await app.call('projects.list', {}))[0]?.id ?? '';
    const screens = SCREENS.map((entry) => toScreenPath(projectId, entry.path));
    for (const address of ['/welcome', '/settings', ...screens]) {
      await goTo(address);
      await page.waitForLoadState('load');
      await page.waitForTimeout(400);
    }
    expect(asked.size).toBeGreaterThan(0);
    expect(offences).toEqual([]);
    // Pictures of the page's own making have no origin.
    expect([...asked].filter((origin) => origin !== app.service.apiAddress && origin !== 'null')).toEqual([]);
  });
});
