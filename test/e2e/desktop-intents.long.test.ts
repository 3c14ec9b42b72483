/** What comes from outside reaches the page: a link, an archive, and the news that the last session ended badly. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { launchDesktop } from '#support/launch-desktop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const mainBundle = path.join(root, 'out/main/main.js');

describe('a start after a crash, with a link and an archive', { timeout: 120_000 }, () => {
  it('opens the screen, says that archives come later, and what was kept', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-intents-'));
    const start = (...more: string[]) =>
      launchDesktop('stand-in', mainBundle, ['--data-dir', dataDir, '--port', '0', '--no-sample', ...more]);
    const first = await start();
    const page = await first.openPage();
    const created = (await page.evaluate(() =>
      window.sightline?.call('projects.create', { name: 'Lumenfold', language: 'en' }),
    )) as { data: { id: string } };
    await first.kill();

    const second = await start(`sightline://project/${created.data.id}/tasks`, '/somewhere/client.sightline');
    const shown = await second.openPage();
    await shown.getByText('Sightline ended unexpectedly last time').waitFor();
    await shown.getByText(/Everything that was stored is here: 0 answers/).waitFor();
    await shown.getByText('This version cannot open archives yet').waitFor();
    await shown.getByText(/“client\.sightline” was left as it is/).waitFor();
    await expect.poll(() => new URL(shown.url()).hash).toBe(`#/projects/${created.data.id}/tasks`);
    // The window told the app what it speaks.
    const settings = await shown.evaluate(() => window.sightline?.call('desktop.get', {}));
    expect(settings).toMatchObject({ data: { settings: { language: 'en', appearance: 'auto' } } });
    expect(await second.close()).toBe(0);

    const third = await start();
    const calm = await third.openPage();
    await calm.getByText('Lumenfold').first().waitFor();
    expect(await calm.getByText('ended unexpectedly').count()).toBe(0);
    expect(await third.close()).toBe(0);
  });
});
