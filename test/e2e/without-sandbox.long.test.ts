/** The desktop app where Linux forbids the sandbox: no window, the browser instead, and a dialog that keeps it in sight. */
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect } from 'vitest';

import { type Desktop, launchDesktop } from '#support/launch-desktop.ts';
import { onLinux } from '#support/only-on.ts';

const mainBundle = path.resolve(import.meta.dirname, '../../out/main/main.js');
const linux = onLinux('a sandbox that the system can forbid');

const start = (dataDir: string, condition: object = {}): Promise<Desktop> => {
  const args = ['--no-sandbox', '--data-dir', dataDir, '--port', '0', '--no-sample'];
  return launchDesktop('stand-in', mainBundle, args, { STAND_IN: JSON.stringify(condition) });
};
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'sightline-without-sandbox-'));

describe('the desktop app without a sandbox', { timeout: 120_000 }, () => {
  linux.it('serves the same app to the browser, opens it again when asked, and quits', async () => {
    const dataDir = newFolder();
    const desktop = await start(dataDir);
    expect(await desktop.waitForReport('message-box')).toBe('Sightline is open in your browser');
    const [link] = desktop.reported('opened-external') as string[];
    const page = await fetch(link ?? '', { redirect: 'manual' });
    expect([page.status < 400, page.headers.get('set-cookie')]).toEqual([true, expect.stringContaining('sightline')]);
    desktop.answerDialog({ button: 0 });
    await expect.poll(() => desktop.reported('opened-external')).toHaveLength(2);
    const second = await start(dataDir);
    expect(await second.exited).toBe(0);
    await expect.poll(() => desktop.reported('opened-external')).toHaveLength(3);
    expect([desktop.reported('window-options'), desktop.reported('sandbox')]).toEqual([[], []]);
    desktop.answerDialog({ button: 1 });
    expect(await desktop.exited).toBe(0);
    expect(existsSync(path.join(dataDir, 'session.json'))).toBe(false);
  });

  linux.it('shows the link where no browser can be opened', async () => {
    const desktop = await start(newFolder(), { opener: 'fails' });
    expect(await desktop.waitForReport('message-detail')).toMatch(
      /Open this link yourself: http:\/\/127\.0\.0\.1:\d+\/\?token=/,
    );
    expect(await desktop.close()).toBe(0);
  });
});
